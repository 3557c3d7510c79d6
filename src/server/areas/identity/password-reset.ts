// A forgotten password: a mail with a link, and the new password that it sets (doc1 §2.1, §8).
import { eq } from 'drizzle-orm'
import { email } from '#rules/validation/standard.ts'
import { type Db, transact } from '../../db/client.ts'
import type { CallContext } from '../../platform/context.ts'
import type { Exchange, SessionProvider } from '../../platform/identity.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import { refuse } from '../../platform/refuse.ts'
import { endOneTimeLinks, makeOneTimeLink, readOneTimeLink, spendOneTimeLink } from './one-time-links.ts'
import { checkPassword } from './password-rule.ts'
import { plainMail } from './sign-up-mail.ts'
import { OPEN_ACCOUNT } from './standing.ts'
import { appUser, authUser } from './tables.ts'

/** @throws RESET_FORMAT, RESET_UNKNOWN, RESET_OTHER for a closed account, MAIL_CLOSED */
export async function requestReset(
  db: Db,
  given: { mailaddress: string; now: Date },
  { mailer }: CallContext,
): Promise<{ sent: true }> {
  const { now } = given
  const mailaddress = plainMail(given.mailaddress)
  if (!email(mailaddress)) throw refuse('RESET_FORMAT')
  if (!mailer) throw refuse('MAIL_CLOSED')
  const [user] = await db
    .select({ userId: appUser.userId, accountStatus: appUser.accountStatus })
    .from(authUser)
    .innerJoin(appUser, eq(appUser.userId, authUser.id))
    .where(eq(authUser.email, mailaddress))
  if (!user) throw refuse('RESET_UNKNOWN')
  const { userId, accountStatus } = user
  if (accountStatus !== OPEN_ACCOUNT) throw refuse('RESET_OTHER')
  await transact(db, async tx => {
    const id = await makeOneTimeLink(tx, { kind: 'passwordReset', mailaddress, userId, now })
    await sendMail(tx, mailer, {
      ...{ kind: 'passwordReset', receiver: mailaddress, userId, opensOnce: true, now },
      subject: 'つむぎ　パスワードの再設定',
      lines: [
        'パスワードを再設定するためのリンクです。\n次のリンクから、新しいパスワードを決めてください。',
        { label: 'パスワードを再設定する', path: `/passwordReset?id=${id}` },
        'リンクは2時間使えます。再設定を終えると使えなくなります。\nお心あたりがない場合は、このメールを破棄してください。パスワードは変わりません。',
      ],
    })
  })
  return { sent: true }
}

/** Address of the account whose password a link sets; empty for a link that opens nothing. */
export async function readReset(db: Db, { id, now }: { id: string; now: Date }): Promise<{ mailaddress: string }> {
  return { mailaddress: (await readOneTimeLink(db, 'passwordReset', id, now))?.mailaddress ?? '' }
}

/** @throws RESET_ENDED, PASSWORD_WRONG, TooBusy */
export async function resetPassword(
  { db, mailer }: Pick<CallContext, 'db' | 'mailer'>,
  { id, password, now }: { id: string; password: string; now: Date },
  [sessions, exchange]: [SessionProvider, Exchange],
): Promise<{ mailaddress: string }> {
  checkPassword(password)
  const link = await readOneTimeLink(db, 'passwordReset', id, now)
  const userId = link?.userId
  if (!link || !userId) throw refuse('RESET_ENDED')
  const { mailaddress } = link
  await sessions.setPassword(exchange, userId, password, async tx => {
    if (!(await spendOneTimeLink(tx, 'passwordReset', id, now))) throw refuse('RESET_ENDED')
    await endOneTimeLinks(tx, 'passwordReset', mailaddress, now)
    if (!mailer) return
    await sendMail(tx, mailer, {
      ...{ kind: 'passwordChanged', receiver: mailaddress, userId, now },
      subject: 'つむぎ　パスワードを変更しました',
      lines: [
        'パスワードが再設定されました。すべての端末でログアウトしています。',
        'お心あたりがない場合は、すぐにパスワードを再設定してください。',
        { label: 'パスワードを再設定する', path: '/login?mode=passwordReset' },
      ],
    })
  })
  return { mailaddress }
}
