// Mails that were sent to a user, as they are kept without their one-time links.
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { sentMail } from '../../platform/tables.ts'

const mail = columnsOf(sentMail, null, ['mailId', 'subject', 'plainText', 'createdAt'])

export async function mailHistory(
  db: Db,
  { userId, offset, limit }: { userId: string; offset: number; limit: number },
) {
  const { rows } = await db.execute<RowOf<typeof mail>>(sql`
    select ${mail} from sent_mail where user_id = ${userId} order by mail_id desc limit ${limit} offset ${offset}`)
  const count = await countOf(db, sql`sent_mail where user_id = ${userId}`)
  return { mailList: rows.map(row => ({ ...row, mailId: Number(row.mailId) })), count }
}

export async function latestMail(db: Db, { userId }: { userId: string }) {
  const { rows } = await db.execute<{ sentAt: string | null }>(sql`
    select max(created_at) as "sentAt" from sent_mail where user_id = ${userId}`)
  return { sentAt: rows[0]?.sentAt ?? null }
}
