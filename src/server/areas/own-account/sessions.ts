// Sessions of the caller, and the password where our own server holds it.
import { eq } from 'drizzle-orm'
import { deviceWords } from '#rules/device-words.ts'
import { signInMessages } from '#rules/messages/sign-in.ts'
import type { Db, Tx } from '../../db/client.ts'
import type { CallContext } from '../../platform/context.ts'
import type { AccountKeeper } from '../../platform/identity.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import { refuse } from '../../platform/refuse.ts'
import { endOneTimeLinks, endUserLinks } from '../identity/one-time-links.ts'
import { checkPassword } from '../identity/password-rule.ts'
import { appUser } from '../identity/tables.ts'

type Known = { userId: string }

/** @throws NOT_FOUND where another service holds the accounts */
export function keeperOf({ identity }: CallContext): AccountKeeper {
  if (!identity.accounts) throw refuse('NOT_FOUND')
  return identity.accounts
}

/** The session of the caller, which stays when others end. */
export const ownSession = ({ viewer }: CallContext): string | null => viewer?.sessionId ?? null

export async function addressOf(db: Db | Tx, userId: string): Promise<string> {
  const [user] = await db.select({ mail: appUser.mailaddress }).from(appUser).where(eq(appUser.userId, userId))
  if (!user) throw refuse('NOT_FOUND')
  return user.mail
}

export async function sessions(_: Db, { userId }: Known, context: CallContext) {
  const own = ownSession(context)
  const held = await context.identity.keeper.listSessions(userId)
  return {
    sessionList: held.map(({ userAgent, ...facts }) => ({
      ...facts,
      device: deviceWords(userAgent),
      isThis: facts.sessionId === own,
    })),
  }
}

const done = { done: true } as const

export async function endSession(_: Db, { userId, sessionId }: Known & { sessionId: string }, context: CallContext) {
  // The own session is ended by signing out, which also takes the cookie away.
  if (sessionId !== ownSession(context)) await context.identity.keeper.endSession(userId, sessionId)
  return done
}

export async function endOtherSessions(_: Db, { userId }: Known, context: CallContext) {
  await context.identity.keeper.endOthers(userId, ownSession(context))
  return done
}

type NewPassword = Known & { password: string; newPassword: string; now: Date }

/** @throws PASSWORD_MISMATCH, SIGN_IN_AGAIN, PASSWORD_WRONG */
export async function changePassword(
  db: Db,
  { userId, password, newPassword, now }: NewPassword,
  context: CallContext,
) {
  const accounts = keeperOf(context)
  checkPassword(newPassword)
  await accounts.prove(context, userId, password)
  const receiver = await addressOf(db, userId)
  const { mailer } = context
  await accounts.change({ userId, kept: ownSession(context), password: newPassword }, async tx => {
    // Somebody else who knew the old password may have asked for these links.
    await endOneTimeLinks(tx, 'passwordReset', receiver, now)
    await endUserLinks(tx, userId, ['mailChange'], now)
    if (!mailer) return
    await sendMail(tx, mailer, {
      kind: 'passwordChanged',
      receiver,
      userId,
      subject: 'パスワードを変更しました',
      lines: [
        'つむぎのパスワードが変更されました。ほかの端末では、ログインし直しが必要です。',
        `お心あたりがない場合は、ログインの画面の「${signInMessages.forgotPassword}」から、すぐにパスワードを設定し直してください。`,
        { label: 'ログインの画面', path: '/login' },
      ],
      now,
    })
  })
  return done
}
