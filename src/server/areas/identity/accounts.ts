// Accounts of the embedded provider that never became a user, and the lock between them and the making of a record.
import { eq } from 'drizzle-orm'
import { type Db, type Tx, transact } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { appUser, authUser } from './tables.ts'

/**
 * Locks an account, so that no record is made for it meanwhile (sign-up-record.ts takes the same lock), and tells whether
 * there is one already.
 */
async function hasRecord(tx: Tx, userId: string): Promise<boolean> {
  await tx.select({ id: authUser.id }).from(authUser).where(eq(authUser.id, userId)).for('update')
  const [row] = await tx.select({ userId: appUser.userId }).from(appUser).where(eq(appUser.userId, userId))
  return row !== undefined
}

/** Deletes the account of an address that never became a user. @throws MAIL_IN_USE when it did */
export const forgetUnfinished = (db: Db, mailaddress: string): Promise<void> =>
  transact(db, async tx => {
    const [account] = await tx.select({ id: authUser.id }).from(authUser).where(eq(authUser.email, mailaddress))
    if (!account) return
    if (await hasRecord(tx, account.id)) throw refuse('MAIL_IN_USE')
    await tx.delete(authUser).where(eq(authUser.id, account.id))
  })

/** Deletes an account that is no user, with its sessions. @throws ACCOUNT_HAS_RECORD */
export const deleteUnfinished = (db: Db, userId: string): Promise<void> =>
  transact(db, async tx => {
    if (await hasRecord(tx, userId)) throw refuse('ACCOUNT_HAS_RECORD')
    await tx.delete(authUser).where(eq(authUser.id, userId))
  })

/** Whether the embedded provider holds an account; it stays while the transaction lasts. */
export async function holdAccount(tx: Tx, userId: string): Promise<boolean> {
  const [row] = await tx.select({ id: authUser.id }).from(authUser).where(eq(authUser.id, userId)).for('share')
  return row !== undefined
}
