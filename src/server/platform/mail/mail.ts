// Mails of the service: written in the transaction of their cause, sent by a job, kept for their reader's history without
// their one-time links.
import { lt, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { escaped } from '../epub/xml.ts'
import { enqueue, type Job } from '../jobs/run.ts'
import { mailOutbox, sentMail } from '../tables.ts'

/** A paragraph, or a link that stands on a line of its own. */
export type MailLine = string | { label: string; path: string }

export type Letter = {
  /** Kind of the mail, by which histories and settings know it. */
  kind: string
  receiver: string
  /** The user whose history shows it; null before a record exists. */
  userId: string | null
  subject: string
  lines: readonly MailLine[]
  /** Whether its links open something once; the history then shows none. */
  opensOnce?: boolean
  now: Date
}

/** Sender of mails, and the origin of all links: never the one of the request (Host is the caller's choice). */
export type Mailer = {
  origin: string
  send: (mail: OutgoingMail) => Promise<void>
  end: () => void
}
export type OutgoingMail = { mailId: number; receiver: string; subject: string; plainText: string; html: string }

const SEND = 'send-mail'
const FOOT = 'つむぎ　このメールには返信できません。お心あたりがない場合は、破棄してください。'

/** Writes a mail that a job sends. */
export async function sendMail(tx: Tx, mailer: Pick<Mailer, 'origin'>, letter: Letter): Promise<void> {
  const { receiver, subject, lines, userId, kind, now } = letter
  const [written] = await tx
    .insert(mailOutbox)
    .values({
      receiver,
      subject,
      plainText: plainTextOf(mailer.origin, lines),
      html: htmlOf(mailer.origin, subject, lines),
      createdAt: now,
    })
    .returning({ mailId: mailOutbox.mailId })
  if (!written) throw new Error('A mail was not written.')
  if (userId !== null) {
    const kept = letter.opensOnce ? lines.filter(line => typeof line === 'string') : lines
    await tx
      .insert(sentMail)
      .values({ userId, kind, subject, plainText: plainTextOf(mailer.origin, kept), createdAt: now })
  }
  await enqueue(tx, { name: SEND, payload: { mailId: written.mailId }, key: `mail-${written.mailId}` })
}

const linkOf = (origin: string, path: string): string => `${origin}${path}`

const plainTextOf = (origin: string, lines: readonly MailLine[]): string =>
  [...lines.map(line => (typeof line === 'string' ? line : `${line.label}\n${linkOf(origin, line.path)}`)), FOOT].join(
    '\n\n',
  )

function htmlOf(origin: string, subject: string, lines: readonly MailLine[]): string {
  const body = lines.map(line => {
    if (typeof line === 'string') return `<p>${escaped(line).replaceAll('\n', '<br>')}</p>`
    const href = escaped(linkOf(origin, line.path))
    return `<p><a href="${href}">${escaped(line.label)}</a><br><small>${href}</small></p>`
  })
  return `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body>${body.join('')}<hr><p><small>${FOOT}</small></p></body></html>`
}

/** Days after which a mail that could not be sent is given up: its links have ended long before. */
const GIVEN_UP_DAYS = 3

export const mailJobs: readonly Job[] = [
  {
    name: SEND,
    // At least once: a mail that was sent just before the process died is sent again.
    run: async ({ db, mailer }, payload) => {
      const { mailId } = payload as { mailId: number }
      const [mail] = await db.select().from(mailOutbox).where(sql`${mailOutbox.mailId} = ${mailId}`)
      if (!mail || !mailer) return
      await mailer.send(mail)
      await db.delete(mailOutbox).where(sql`${mailOutbox.mailId} = ${mailId}`)
    },
  },
  {
    name: 'give-up-mails',
    cron: '37 18 * * *',
    run: async ({ db, clock }) => {
      const before = new Date(clock.now().getTime() - GIVEN_UP_DAYS * 86_400_000)
      await db.delete(mailOutbox).where(lt(mailOutbox.createdAt, before))
    },
  },
]
