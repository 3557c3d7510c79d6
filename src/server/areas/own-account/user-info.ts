// Facts that are stored of a user, as the user sees them.
import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import type { CallContext } from '../../platform/context.ts'
import { refuse } from '../../platform/refuse.ts'
import { appUser } from '../identity/tables.ts'

type Known = { userId: string }

export async function userInfo(db: Db, { userId }: Known, { identity }: CallContext) {
  const [user] = await db.select().from(appUser).where(eq(appUser.userId, userId))
  if (!user) throw refuse('LOGIN_UNKNOWN')
  const { userName, mailaddress, seibetsu, seinengappi, baseTextUrlCardDisplayFlg } = user
  const isHeldHere = identity.accounts !== null
  return { userName, mailaddress, seibetsu, seinengappi, baseTextUrlCardDisplayFlg, isHeldHere }
}

export async function setUrlCard(tx: Tx, { userId, isOn }: Known & { isOn: boolean }) {
  await tx.update(appUser).set({ baseTextUrlCardDisplayFlg: isOn }).where(eq(appUser.userId, userId))
  return { isOn }
}
