// Mails: written with their cause, sent by a job to a real mail server, kept for histories without their links.
import { readdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPool, transact } from '#server/db/client.ts'
import { fixedClock } from '#server/platform/clock.ts'
import { keepJobsRunning } from '#server/platform/jobs/keep-running.ts'
import type { Job } from '#server/platform/jobs/run.ts'
import { type Letter, type Mailer, mailJobs, sendMail } from '#server/platform/mail/mail.ts'
import { fileMailer, readMails, smtpMailer } from '#server/platform/mail/mailers.ts'
import { mailOutbox, sentMail } from '#server/platform/tables.ts'
import { openDatabase } from '../../support/database.ts'
import { freshFolder } from '../../support/http-server.ts'
import { jobContext } from '../../support/job-context.ts'
import { secretIn, testMailer, waitingMails } from '../../support/mails.ts'

const database = await openDatabase('empty')
const { db } = database
const now = new Date('2026-11-24T12:00:00.000Z')
const letter: Letter = {
  ...{ kind: 'signUp', receiver: 'new@example.com', userId: 'u1', subject: 'つむぎへの登録', opensOnce: true, now },
  lines: ['はじめまして。<b>「つむぎ」</b>です。', { label: '登録を続ける', path: '/authOver?id=SECRET-1' }],
}

type Received = { to: string[]; data: string }
const received: Received[] = []
/** Number of the next letters that the mail server refuses for now. */
let refusing = 0
const smtp = new SMTPServer({
  ...{ disabledCommands: ['AUTH', 'STARTTLS'], logger: false },
  onData(stream, session, done) {
    const chunks: Buffer[] = []
    stream.on('data', chunk => chunks.push(chunk))
    stream.on('end', () => {
      if (refusing-- > 0) return done(Object.assign(new Error('later'), { responseCode: 451 }))
      received.push({
        to: session.envelope.rcptTo.map(({ address }) => address),
        data: Buffer.concat(chunks).toString('utf8'),
      })
      done()
    })
  },
})
await new Promise<void>(ready => smtp.listen(0, '127.0.0.1', ready))
const port = (smtp.server.address() as AddressInfo).port
const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 'つむぎ <no-reply@tsumugi.test>', testMailer.origin)
afterAll(() => {
  mailer.end()
  return new Promise<void>(ended => smtp.close(ended))
})

beforeEach(async () => {
  received.length = 0
  refusing = 0
  await db.delete(mailOutbox)
  await db.delete(sentMail)
})

function jobNamed(name: string): Job {
  const job = mailJobs.find(each => each.name === name)
  if (!job) throw new Error(`No job ${name}.`)
  return job
}
const sendJob = jobNamed('send-mail')
const runJob = async (mailId: number, by: Mailer | null = mailer, at = now) =>
  sendJob.run({ ...jobContext({ db, files: undefined as never, clock: fixedClock(at) }), mailer: by }, { mailId })

async function written(): Promise<number> {
  await transact(db, tx => sendMail(tx, testMailer, letter))
  const [mail] = await waitingMails(database)
  if (!mail) throw new Error('No mail was written.')
  return mail.mailId
}

describe('a mail', () => {
  test('is sent to a mail server, in plain text and HTML, once', async () => {
    const mailId = await written()
    await runJob(mailId)
    await runJob(mailId)
    expect(received).toHaveLength(1)
    expect(received[0]?.to).toEqual(['new@example.com'])
    const decoded = decode(received[0]?.data ?? '')
    expect(decoded).toContain('登録を続ける')
    expect(decoded).toContain('https://tsumugi.test/authOver?id=SECRET-1')
    expect(decoded).toContain('&lt;b&gt;「つむぎ」&lt;/b&gt;')
    expect(await waitingMails(database)).toEqual([])
  })

  test('that the server refuses for now stays and is sent later', async () => {
    refusing = 1
    const mailId = await written()
    await expect(runJob(mailId)).rejects.toThrow()
    expect(await waitingMails(database)).toHaveLength(1)
    await runJob(mailId)
    expect(received).toHaveLength(1)
  })

  test('of a cause that was rolled back is never sent', async () => {
    await transact(db, async tx => {
      await sendMail(tx, testMailer, letter)
      throw new Error('rolled back')
    }).catch(() => {})
    expect(await waitingMails(database)).toEqual([])
  })

  test('stands in the history of its user without the link that opens something once', async () => {
    const mailId = await written()
    expect(secretIn((await waitingMails(database))[0], '/authOver?id=')).toBe('SECRET-1')
    await runJob(mailId)
    const [kept] = await db.select().from(sentMail).where(eq(sentMail.userId, 'u1'))
    expect(kept?.plainText).toContain('はじめまして')
    expect(kept?.plainText).not.toContain('SECRET')
  })

  test('to an address without a record stands in no history', async () => {
    await transact(db, tx => sendMail(tx, testMailer, { ...letter, userId: null }))
    expect(await db.select().from(sentMail)).toEqual([])
  })
})

describe('a mail whose job nobody brings to its end', () => {
  /** Locks the job of every mail, as for a worker; one that was killed never gives it back. */
  const lockJobs = () =>
    database.asOwner(client =>
      client.query(
        `update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now() where key like 'mail-%'`,
      ),
    )
  const sweep = async (seconds: number) => {
    const clock = fixedClock(new Date(now.getTime() + seconds * 1_000))
    await jobNamed('sweep-mails').run({ ...jobContext({ db, files: undefined as never, clock }), mailer }, {})
  }
  /** Runs the queue while something is looked at. */
  async function withQueue(look: () => Promise<void>, by: Mailer = mailer): Promise<void> {
    const pool = createPool({ url: database.url, max: 4, role: null, name: 'tsumugi-test-mails' })
    const context = { ...jobContext({ db, files: undefined as never, clock: fixedClock(now) }), mailer: by }
    const queue = await keepJobsRunning(pool, context, [jobNamed('send-mail')])
    try {
      await look()
    } finally {
      await queue.stop()
      await pool.end()
    }
  }
  const waitingJobs = async () => {
    const { rows } = await database.asOwner(client =>
      client.query(
        `select attempts, run_at > now() as later from graphile_worker._private_jobs where locked_by is null`,
      ),
    )
    return rows
  }
  beforeEach(() => database.asOwner(client => client.query('delete from graphile_worker._private_jobs')))

  test('is sent within two minutes', async () => {
    await written()
    await lockJobs()
    await sweep(30)
    expect(await waitingJobs()).toEqual([])
    await sweep(90)
    await withQueue(() => expect.poll(() => received).toHaveLength(1))
    await sweep(180)
    expect(await waitingJobs()).toEqual([])
  })

  test('is sent, where its process was killed while it was sending', async () => {
    const mailId = await written()
    await lockJobs()
    const killed: Mailer = { ...mailer, send: () => new Promise(() => {}) }
    void runJob(mailId, killed, new Date(now.getTime() + 50_000))
    await expect.poll(async () => (await waitingMails(database))[0]?.lostAt).toEqual(new Date(now.getTime() + 110_000))
    await sweep(109)
    expect(await waitingJobs()).toEqual([])
    await sweep(111)
    await sweep(112)
    await withQueue(() => expect.poll(() => received).toHaveLength(1))
  })

  test('is left to who is still sending it, however long that takes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const mailId = await written()
      await lockJobs()
      const { promise: sent, resolve: end } = Promise.withResolvers<void>()
      const clock = fixedClock(now)
      const slow = sendJob.run(
        { ...jobContext({ db, files: undefined as never, clock }), mailer: { ...mailer, send: () => sent } },
        { mailId },
      )
      for (let seconds = 20; seconds <= 180; seconds += 20) {
        await expect.poll(() => vi.getTimerCount()).toBe(1)
        clock.set(new Date(now.getTime() + seconds * 1_000))
        vi.advanceTimersByTime(20_000)
        await expect
          .poll(async () => (await waitingMails(database))[0]?.lostAt)
          .toEqual(new Date(now.getTime() + seconds * 1_000 + 60_000))
      }
      await sweep(181)
      expect(await waitingJobs()).toEqual([])
      end()
      await slow
      expect(await waitingMails(database)).toEqual([])
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  test('waits for its next try, where the mail server refused it', async () => {
    refusing = 1
    await written()
    await withQueue(() => expect.poll(waitingJobs).toEqual([{ attempts: 1, later: true }]))
    await sweep(3_600)
    expect(await waitingJobs()).toMatchObject([{ attempts: 1 }])
  })
})

test('a machine without a mail server writes mails into its folder, whole', async () => {
  const folder = freshFolder('mails')
  const mailId = await written()
  await runJob(mailId, fileMailer(folder, testMailer.origin))
  expect(readdirSync(folder)).toHaveLength(1)
  expect(await readMails(folder, 10)).toMatchObject([{ receiver: 'new@example.com', subject: 'つむぎへの登録' }])
})

/** Parts of a mail as text, whichever way they were encoded. */
function decode(mail: string): string {
  return mail
    .split(/\r\n--/)
    .map(part => {
      const [head = '', ...body] = part.split('\r\n\r\n')
      const text = body.join('\r\n\r\n')
      if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString('utf8')
      if (/quoted-printable/i.test(head))
        return Buffer.from(
          text
            .replace(/=\r\n/g, '')
            .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        ).toString('utf8')
      return text
    })
    .join('\n')
}
