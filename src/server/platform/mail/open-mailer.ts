// The way of mails of this installation, by its settings. Links need an address that is known without a request, whose Host is the caller's
// choice; without one no mail is sent.
import { isLoopback } from '../loopback.ts'
import type { Mailer } from './mail.ts'
import { fileMailer, mailsFolder, smtpMailer } from './mailers.ts'

type Settings = {
  HOST: string
  PORT: number
  NODE_ENV?: string | undefined
  PUBLIC_ORIGIN?: string | undefined
  SMTP_URL?: string | undefined
  MAIL_FROM?: string | undefined
  TRUSTED_PROXIES: number
  dataDir: string
}

const localOrigin = ({ HOST, PORT }: Settings): string | null => (isLoopback(HOST) ? `http://127.0.0.1:${PORT}` : null)

/** Whether nobody but this machine reaches the server: a proxy in front of it, or an address of the world, says otherwise. */
const isAlone = ({ HOST, PUBLIC_ORIGIN, TRUSTED_PROXIES }: Settings): boolean =>
  isLoopback(HOST) && TRUSTED_PROXIES === 0 && (!PUBLIC_ORIGIN || isLoopback(new URL(PUBLIC_ORIGIN).hostname))

/** @returns the mailer; null where none are sent. `mails`: the folder of written ones, where they may be looked at */
export function openMailer(settings: Settings): { mailer: Mailer | null; mails: string | null } {
  const origin = settings.PUBLIC_ORIGIN ? new URL(settings.PUBLIC_ORIGIN).origin : localOrigin(settings)
  if (origin === null) return { mailer: null, mails: null }
  const from = settings.MAIL_FROM ?? `no-reply@${new URL(origin).hostname}`
  if (settings.SMTP_URL) return { mailer: smtpMailer(settings.SMTP_URL, from, origin), mails: null }
  if (settings.NODE_ENV === 'production') return { mailer: null, mails: null }
  const folder = mailsFolder(settings.dataDir)
  return { mailer: fileMailer(folder, origin), mails: isAlone(settings) ? folder : null }
}
