// Mails: written with their cause, sent by a job to a real mail server, kept for histories without their links.
import { readdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { transact } from '#server/db/client.ts'
import { systemClock } from '#server/platform/clock.ts'
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

const sendJob = mailJobs.find(({ name }) => name === 'send-mail')
const runJob = async (mailId: number, by: Mailer | null = mailer) =>
  sendJob?.run({ ...jobContext({ db, files: undefined as never, clock: systemClock }), mailer: by }, { mailId })

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
