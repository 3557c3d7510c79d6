// The mail channel: a notice as a letter with its link and the way to the settings.
import { sendMail } from '../../platform/mail/mail.ts'
import type { SendNotice } from './deliver.ts'

/** Addresses of the demo's residents, which lead nowhere and get no mail. */
const NOWHERE = /\.invalid$/

const SETTINGS = { label: '通知の設定を変える', path: '/myPage/account/notifications' }

export const mailNotice: SendNotice = async (tx, { mailer }, { notice, definition, words, receiver, now }) => {
  const { userId, userName, mailaddress } = receiver
  if (!mailer || NOWHERE.test(mailaddress)) return false
  const own = definition.letter?.(notice.facts as never)
  const { over, title, trailing, href } = words
  const lines = own?.lines ?? [
    [over, trailing ? `${title}（${trailing}）` : title].filter(Boolean).join('\n'),
    { label: 'つむぎで開く', path: href },
  ]
  await sendMail(tx, mailer, {
    kind: notice.event,
    receiver: mailaddress,
    userId,
    subject: `【つむぎ】${own?.subject ?? title}`,
    lines: [`${userName} さん`, ...lines, SETTINGS],
    now,
  })
  return true
}
