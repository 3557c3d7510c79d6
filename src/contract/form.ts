// Forms of the office as they are answered (R015, R126). Calls of our own.
import * as z from 'zod'
import { FILE_NAME_MAX, SENT_PICTURE_BASE64_MOST } from '#rules/form-files.ts'
import { read, session, treatingBlocks, write } from './call.ts'
import { Answers, FormFacts, Question, SentAnswer } from './form-shapes.ts'
import { refuses } from './refusals.ts'
import { clientId, closed, instant, rowId, rowIdInPath, text, wordId } from './shapes.ts'

const wrong = refuses('FORM_NOT_FOUND', 'FORM_CLOSED', 'FORM_OTHER', 'FORM_ANSWER_WRONG', 'FORM_NEEDS_LOGIN')

export const formContract = treatingBlocks('none')({
  /** A form that is or was open; its `worldId` says under which address it stands, null of the whole service. */
  get: read('public', '/api/Form/get/{formId}')
    .errors(refuses('FORM_NOT_FOUND'))
    .input(closed({ formId: rowIdInPath }))
    .output(
      closed({
        ...FormFacts.shape,
        body: z.string(),
        questions: z.array(Question),
        isOpen: z.boolean(),
        serverTime: instant,
      }),
    ),

  /** The caller's own answers to a form, the newest first. */
  getOwn: read('signed-in', '/api/Form/getOwn/{formId}')
    .errors(refuses('FORM_NOT_FOUND'))
    .input(closed({ formId: rowIdInPath }))
    .output(closed({ answerList: z.array(SentAnswer) })),

  /** Sends an answer, or changes an own one (`answerId`) until the form closes. */
  send: write('signed-in', '/api/Form/send')
    .errors({
      ...wrong,
      ...refuses(
        'FORM_ONCE',
        'FORM_ANSWERS_MOST',
        'FORM_NEEDS_CHARACTER',
        'NOT_YOUR_CHARACTER',
        'FORM_ANSWER_NOT_FOUND',
        'FORM_FILE_NOT_FOUND',
      ),
    })
    .input(
      closed({
        formId: rowId,
        answerId: rowId.nullable(),
        /** Character that answers, where the form asks for one. */
        characterId: wordId.nullable(),
        answers: Answers,
      }),
    )
    .output(SentAnswer),

  /** An answer of somebody who is not signed in. Sent again with its `sentId` it is the same answer, or changes it. */
  sendAsGuest: session('public', '/api/Form/sendAsGuest', 'enrol')
    .meta({ bot: 'form' })
    .errors({ ...wrong, ...refuses('BOT_CHECK') })
    .input(closed({ formId: rowId, sentId: clientId, answers: Answers }))
    .output(SentAnswer),

  /** Takes a picture in base64 for a question, decodes the whole of it and stores it as webP. */
  uploadFile: write('signed-in', '/api/Form/uploadFile')
    .errors(refuses('FORM_NOT_FOUND', 'FORM_CLOSED', 'FORM_FILE_UNREADABLE', 'FORM_FILES_MOST'))
    .input(
      closed({
        formId: rowId,
        name: text(FILE_NAME_MAX, 1),
        picture: z.base64().min(4).max(SENT_PICTURE_BASE64_MOST),
      }),
    )
    .output(closed({ fileId: wordId })),

  /** A picture of an answer, for its sender and the office alone. */
  file: read('signed-in', '/api/Form/file/{fileId}')
    .errors(refuses('FORM_FILE_NOT_FOUND'))
    .input(closed({ fileId: wordId }))
    .output(z.file().mime('image/webp')),
})
export type FormContract = typeof formContract
