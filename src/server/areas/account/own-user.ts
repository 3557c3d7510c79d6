// Changes of the caller's own record: name, mail, the display of texts.
import { and, eq, ne } from 'drizzle-orm'
import { playerNameMax } from '#rules/constants/account.ts'
import { maxDigits } from '#rules/validation/lengths.ts'
import { visibleName } from '#rules/validation/sign-up.ts'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { appUser } from '../identity/tables.ts'

/** @throws USER_NAME */
export async function updateUserName(tx: Tx, { userId, userName }: { userId: string; userName: string }) {
  const name = userName.trim()
  if (!visibleName(name) || /[\r\n]/.test(name) || !maxDigits(name, playerNameMax)) throw refuse('USER_NAME')
  await tx.update(appUser).set({ userName: name }).where(eq(appUser.userId, userId))
  return { userName: name }
}

/**
 * Takes over the address that the provider holds of the account.
 * @throws MAIL_UNKNOWN, MAIL_TAKEN
 */
export async function syncMailaddress(tx: Tx, { userId, accountMail }: { userId: string; accountMail: string | null }) {
  if (accountMail === null) throw refuse('MAIL_UNKNOWN')
  const mailaddress = accountMail.toLowerCase()
  const [other] = await tx
    .select({ userId: appUser.userId })
    .from(appUser)
    .where(and(eq(appUser.mailaddress, mailaddress), ne(appUser.userId, userId)))
  if (other) throw refuse('MAIL_TAKEN')
  const changed = await tx
    .update(appUser)
    .set({ mailaddress })
    .where(and(eq(appUser.userId, userId), ne(appUser.mailaddress, mailaddress)))
    .returning({ userId: appUser.userId })
  return { mailaddress, isChanged: changed.length > 0 }
}

type Display = { baseTextUrlCardDisplayFlg: boolean }

export async function getDisplay(db: Db, { userId }: { userId: string }): Promise<Display> {
  const [user] = await db
    .select({ baseTextUrlCardDisplayFlg: appUser.baseTextUrlCardDisplayFlg })
    .from(appUser)
    .where(eq(appUser.userId, userId))
  if (!user) throw refuse('LOGIN_UNKNOWN')
  return user
}

export async function saveDisplay(
  tx: Tx,
  { userId, baseTextUrlCardDisplayFlg }: Display & { userId: string },
): Promise<Display> {
  await tx.update(appUser).set({ baseTextUrlCardDisplayFlg }).where(eq(appUser.userId, userId))
  return { baseTextUrlCardDisplayFlg }
}
