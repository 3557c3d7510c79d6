// Ways of sending: a mail server by settings, or a folder of the data folder whose page shows what would have been sent.
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mailer, OutgoingMail } from './mail.ts'

const SMTP_TIMEOUT_MS = 20_000

/** @param url address of the mail server: smtp://user:password@host:587 or smtps://… */
export function smtpMailer(url: string, from: string, origin: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
    // Letters are made of strings alone; a file or an address is never fetched for one.
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof createTransport>[0])
  return {
    origin,
    send: async ({ mailId, receiver, subject, plainText, html }) => {
      // The id of a mail stays the same when it is sent again, so that mail programs show it once.
      const messageId = `<${mailId}.tsumugi@${new URL(origin).hostname}>`
      await transport.sendMail({ from, to: { name: '', address: receiver }, subject, text: plainText, html, messageId })
    },
    end: () => transport.close(),
  }
}

export const mailsFolder = (dataDir: string): string => join(dataDir, 'mails')

/** Writes mails into a folder, whole or not at all; for machines without a mail server. */
export function fileMailer(folder: string, origin: string): Mailer {
  return {
    origin,
    send: async mail => {
      await mkdir(folder, { recursive: true })
      const unfinished = join(folder, `.${randomUUID()}`)
      await writeFile(unfinished, JSON.stringify({ ...mail, sentAt: new Date().toISOString() }))
      await rename(unfinished, join(folder, `${String(mail.mailId).padStart(10, '0')}.json`))
    },
    end: () => {},
  }
}

export type WrittenMail = OutgoingMail & { sentAt: string }

/** The newest mails of the folder, the newest first. */
export async function readMails(folder: string, most: number): Promise<WrittenMail[]> {
  const names = await readdir(folder).catch(() => [])
  const newest = names
    .filter(name => /^\d+\.json$/.test(name))
    .sort()
    .slice(-most)
  const mails = await Promise.all(
    newest.map(async name => JSON.parse(await readFile(join(folder, name), 'utf8')) as WrittenMail),
  )
  return mails.reverse()
}
