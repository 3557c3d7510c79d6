// Mails of tests: nothing is sent, and waiting mails are read from the outbox of the database.
import { asc } from 'drizzle-orm'
import type { Mailer } from '#server/platform/mail/mail.ts'
import { mailOutbox } from '#server/platform/tables.ts'
import type { TestDatabase } from './database.ts'

export const testMailer: Mailer = { origin: 'https://tsumugi.test', send: async () => {}, end: () => {} }

/** Mails that wait to be sent, the oldest first. */
export const waitingMails = ({ db }: Pick<TestDatabase, 'db'>) =>
  db.select().from(mailOutbox).orderBy(asc(mailOutbox.mailId))

/** Secret of the first link of a mail whose path begins so. */
export function secretIn(mail: { plainText: string } | undefined, path: string): string {
  const found = mail?.plainText.split(`${testMailer.origin}${path}`)[1]?.match(/^[\w-]+/)?.[0]
  if (!found) throw new Error(`The mail has no link to ${path}.`)
  return found
}
