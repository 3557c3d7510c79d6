// Password and address of an account that the embedded provider holds, as its user changes them.
import { randomBytes } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import { type Db, sqlState, type Tx, transact } from '../../db/client.ts'
import type { AccountKeeper } from '../../platform/identity.ts'
import { refuse } from '../../platform/refuse.ts'
import type { KnownDevices } from './known-device.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { othersOf } from './session-keeper.ts'
import { FRESH_MS, type Standings } from './standing.ts'
import { appUser, authAccount, authSession, authUser } from './tables.ts'

/** Name of accounts with a password at better-auth. */
export const BY_PASSWORD = 'credential'
const UNIQUE_VIOLATION = '23505'

export function createAccountKeeper(db: Db, standings: Standings, devices: KnownDevices): AccountKeeper {
  const ofPassword = (userId: string) => and(eq(authAccount.userId, userId), eq(authAccount.providerId, BY_PASSWORD))

  /** Sets a password, also the first one of an account that a service alone has opened. */
  const setHash = async (tx: Tx, userId: string, hash: string, at: Date): Promise<void> => {
    const set = await tx
      .update(authAccount)
      .set({ password: hash, updatedAt: at })
      .where(ofPassword(userId))
      .returning({ id: authAccount.id })
    if (set.length > 0) return
    const account = { userId, accountId: userId, providerId: BY_PASSWORD, password: hash }
    await tx
      .insert(authAccount)
      .values({ ...account, id: randomBytes(16).toString('hex'), createdAt: at, updatedAt: at })
  }

  /** Checks that the session is new, which proves who asks where the account has no password. @throws SIGN_IN_AGAIN */
  const checkFresh = async (sessionId: string | undefined): Promise<void> => {
    const [held] = await db
      .select({ at: authSession.createdAt })
      .from(authSession)
      .where(eq(authSession.id, sessionId ?? ''))
    if (!held || Date.now() - held.at.getTime() > FRESH_MS) throw refuse('SIGN_IN_AGAIN')
  }

  return {
    prove: async ({ request, limits, viewer }, userId, password) => {
      const [account] = await db.select({ hash: authAccount.password }).from(authAccount).where(ofPassword(userId))
      if (!account) return checkFresh(viewer?.userId === userId ? viewer.sessionId : undefined)
      const device = devices.idFor(request.headers.cookie, userId)
      // The same count as for signing in, so that there is no second way to guess.
      const guess = await limits.guess(`${userId} ${device ?? 'from unknown devices'}`)
      const isRight = await verifyPassword({ hash: account.hash ?? '', password }).catch(async error => {
        await guess.wasNotJudged()
        throw error
      })
      if (!isRight) throw refuse('PASSWORD_MISMATCH')
      await guess.wasRight()
    },

    change: async ({ userId, kept, password, mailaddress }, alongside) => {
      const hash = password === undefined ? null : await hashPassword(password)
      const work = async (tx: Tx) => {
        // Changes of one account come one after the other.
        await tx.select({ id: authUser.id }).from(authUser).where(eq(authUser.id, userId)).for('update')
        const address = mailaddress ?? null
        // Read before: a closed account has no session any more.
        const ending = await tx.select({ id: authSession.id }).from(authSession).where(othersOf(userId, kept))
        await alongside(tx)
        const updatedAt = new Date()
        if (hash !== null) await setHash(tx, userId, hash, updatedAt)
        if (address !== null) {
          const [other] = await tx
            .select({ id: authUser.id })
            .from(authUser)
            .where(and(eq(authUser.email, address), ne(authUser.id, userId)))
          const [user] = await tx
            .select({ id: appUser.userId })
            .from(appUser)
            .where(and(eq(appUser.mailaddress, address), ne(appUser.userId, userId)))
          if (other || user) throw refuse('NEW_MAIL_TAKEN')
          await tx
            .update(authUser)
            .set({ email: address, emailVerified: true, updatedAt })
            .where(eq(authUser.id, userId))
          await tx.update(appUser).set({ mailaddress: address }).where(eq(appUser.userId, userId))
        }
        await tx.delete(authSession).where(othersOf(userId, kept))
        return ending
      }
      const ended = await transact(db, work).catch(error => {
        // Of two accounts that change to one address at the same moment, the second meets the first here.
        throw sqlState(error) === UNIQUE_VIOLATION ? refuse('NEW_MAIL_TAKEN') : error
      })
      for (const { id } of ended) standings.end(userId, id)
    },
  }
}
