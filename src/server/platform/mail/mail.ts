// Mails of the service: written in the transaction of their cause, sent by a job, kept for their reader's history without
// their one-time links.
import { eq, inArray, lt, lte } from 'drizzle-orm'
import { type Tx, transact } from '../../db/client.ts'
import { escaped } from '../epub/xml.ts'
import { enqueue, type Job, type JobContext } from '../jobs/run.ts'
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
      lostAt: after(now, LOST_MS),
    })
    .returning({ mailId: mailOutbox.mailId })
  if (!written) throw new Error('A mail was not written.')
  if (userId !== null) {
    const kept = letter.opensOnce ? lines.filter(line => typeof line === 'string') : lines
    await tx
      .insert(sentMail)
      .values({ userId, kind, subject, plainText: plainTextOf(mailer.origin, kept), createdAt: now })
  }
  await queueMail(tx, written.mailId)
}

/** Queues the job of a mail, in place of one that waits or that a killed process keeps. */
const queueMail = (tx: Tx, mailId: number, runAt?: Date): Promise<void> =>
  enqueue(tx, { name: SEND, payload: { mailId }, key: `mail-${mailId}`, ...(runAt ? { runAt } : {}) })

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

/** Time after which a job that has not reported counts as lost, and the interval at which a job at work reports. */
const LOST_MS = 60_000
const WORD_MS = LOST_MS / 3
/** Longest time that the queue leaves between two tries, in which a mail that waits for the next one is not lost. */
const LONGEST_PAUSE_MS = 7 * 3_600_000

/** Most that are queued again at once; the next minute brings others. */
const MOST_LOST = 200

const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms)

/** Puts off the time from which the job of a mail counts as lost. @returns the mail; undefined when it is gone */
async function keep({ db, clock }: JobContext, mailId: number, ms: number) {
  const lostAt = after(clock.now(), ms)
  const [mail] = await db.update(mailOutbox).set({ lostAt }).where(eq(mailOutbox.mailId, mailId)).returning()
  return mail
}

/** Sends a mail; while that takes, the sweep is told that it is not lost. */
async function send(context: JobContext, mailer: Mailer, mailId: number): Promise<void> {
  const mail = await keep(context, mailId, LOST_MS)
  if (!mail) return
  // A failure, because the database is away, is ignored: the next turn tries again.
  const word = setInterval(() => keep(context, mailId, LOST_MS).catch(() => {}), WORD_MS)
  try {
    await mailer.send(mail)
  } catch (error) {
    await keep(context, mailId, LONGEST_PAUSE_MS)
    throw error
  } finally {
    clearInterval(word)
  }
  await context.db.delete(mailOutbox).where(eq(mailOutbox.mailId, mailId))
}

export const mailJobs: readonly Job[] = [
  {
    name: SEND,
    // Sending happens at least once: a mail that was sent just before the process died is sent again.
    run: async (context, payload) => {
      const { mailId } = payload as { mailId: number }
      if (context.mailer) await send(context, context.mailer, mailId)
    },
  },
  {
    // The sweep of lost mails is needed because the queue takes back the jobs of a killed process only after hours, when links have ended.
    name: 'sweep-mails',
    cron: '* * * * *',
    run: async ({ db, clock, mailer }) => {
      if (!mailer) return
      const now = clock.now()
      await transact(db, async tx => {
        const { mailId, createdAt, lostAt } = mailOutbox
        const longest = tx.select({ mailId }).from(mailOutbox).where(lte(lostAt, now)).orderBy(lostAt).limit(MOST_LOST)
        const lost = await tx
          .update(mailOutbox)
          .set({ lostAt: after(now, LOST_MS) })
          .where(inArray(mailId, longest))
          .returning({ mailId, createdAt })
        // The job is queued for the date of its mail, so that a mail which only waits in a long queue keeps its place there.
        for (const mail of lost) await queueMail(tx, mail.mailId, mail.createdAt)
      })
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
