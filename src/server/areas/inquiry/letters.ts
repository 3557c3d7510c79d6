// Letters to the operators: sending one, and the list of one's own.
import { sql } from 'drizzle-orm'
import { INQUIRY_BODY_MAX, type InquirySubject } from '#rules/inquiries.ts'
import { maxDigits } from '#rules/validation/lengths.ts'
import { required } from '#rules/validation/standard.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { inquiry } from './tables.ts'

type Letter = { userId: string; subjectKind: InquirySubject; body: string; draftId: string | null; now: Date }

const inquiryColumn = columnsOf(inquiry, null, ['inquiryId'])

/** @throws INQUIRY_EMPTY, INQUIRY_TOO_LONG */
export async function sendLetter(tx: Tx, { userId, subjectKind, body, draftId, now }: Letter) {
  if (!required(body)) throw refuse('INQUIRY_EMPTY')
  if (!maxDigits(body, INQUIRY_BODY_MAX)) throw refuse('INQUIRY_TOO_LONG')
  const { rows } = await tx.execute<RowOf<typeof inquiryColumn>>(sql`
    insert into inquiry (user_id, subject_kind, body, received_at)
    values (${userId}, ${subjectKind}, ${body}, ${now.toISOString()}) returning ${inquiryColumn}`)
  const [sent] = rows
  if (!sent) throw new Error('The letter was not kept.')
  await submitDraft(tx, userId, draftId, now)
  return { inquiryId: sent.inquiryId, receivedAt: now }
}

const letter = columnsOf(inquiry, null, ['inquiryId', 'subjectKind', 'body', 'state', 'receivedAt'])

export async function listLetters(
  db: Db,
  { userId, offset, limit }: { userId: string; offset: number; limit: number },
) {
  const { rows } = await db.execute<RowOf<typeof letter>>(sql`
    select ${letter} from inquiry where user_id = ${userId} order by inquiry_id desc limit ${limit} offset ${offset}`)
  const count = await countOf(db, sql`inquiry where user_id = ${userId}`)
  return { inquiryList: rows, count }
}
