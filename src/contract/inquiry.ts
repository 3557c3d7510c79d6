// Letters to the operators (お問い合わせ). Calls of our own.
import * as z from 'zod'
import { inquiryStates, inquirySubjects } from '#rules/inquiries.ts'
import { read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { clientId, closed, instant, integerInPath, rowId, text } from './shapes.ts'

const subjectKind = z.enum(inquirySubjects)

export const inquiryContract = treatingBlocks('none')({
  send: write('signed-in', '/api/Inquiry/send', 'letter')
    .errors(refuses('INQUIRY_EMPTY', 'INQUIRY_TOO_LONG'))
    // A wider limit than the form's own, which counts differently, so that the refusal can name the fault.
    .input(closed({ subjectKind, body: text(40_000), draftId: clientId.nullable() }))
    .output(closed({ inquiryId: rowId, receivedAt: instant })),

  /** The caller's own letters, the newest first. */
  list: read('signed-in', '/api/Inquiry/list')
    .input(closed({ offset: integerInPath(0, 100_000), limit: integerInPath(1, 50) }))
    .output(
      closed({
        inquiryList: z.array(
          closed({
            inquiryId: rowId,
            subjectKind,
            body: z.string(),
            state: z.enum(inquiryStates),
            receivedAt: instant,
          }),
        ),
        count: z.number().int(),
      }),
    ),
})
export type InquiryContract = typeof inquiryContract
