// The support's search of mails by a whole address: what waits in the outbox, and what was sent to the user who has it. Their texts
// stay unread, because they name what somebody did.
import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { mailOutbox, sentMail } from '../../platform/tables.ts'
import { appUser } from '../identity/tables.ts'

const MOST_WAITING = 20

type Wanted = { mailaddress: string; pageStart: number; perPage: number }

export async function searchMails(db: Db, { mailaddress, pageStart, perPage }: Wanted) {
  const address = mailaddress.trim().toLowerCase()
  const [user] = await db
    .select({ userId: appUser.userId, userName: appUser.userName })
    .from(appUser)
    .where(eq(sql`lower(${appUser.mailaddress})`, address))
  const waitingList = await db
    .select({ mailId: mailOutbox.mailId, subject: mailOutbox.subject, createdAt: mailOutbox.createdAt })
    .from(mailOutbox)
    .where(eq(sql`lower(${mailOutbox.receiver})`, address))
    .orderBy(desc(mailOutbox.mailId))
    .limit(MOST_WAITING)
  if (!user) return { userName: null, waitingList, mailList: [], count: 0 }
  const ofUser = eq(sentMail.userId, user.userId)
  const mailList = await db
    .select({ mailId: sentMail.mailId, subject: sentMail.subject, createdAt: sentMail.createdAt })
    .from(sentMail)
    .where(ofUser)
    .orderBy(desc(sentMail.mailId))
    .limit(perPage)
    .offset((pageStart - 1) * perPage)
  return { userName: user.userName, waitingList, mailList, count: await db.$count(sentMail, ofUser) }
}
