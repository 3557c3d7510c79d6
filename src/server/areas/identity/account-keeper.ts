// Sessions, password and address of an account that the embedded provider holds, as its user changes them.
import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { type Db, sqlState, type Tx, transact } from '../../db/client.ts'
import type { AccountKeeper } from '../../platform/identity.ts'
import { refuse } from '../../platform/refuse.ts'
import type { KnownDevices } from './known-device.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import type { Standings } from './standing.ts'
import { appUser, authAccount, authSession, authUser } from './tables.ts'

/** Name of accounts with a password at better-auth. */
export const BY_PASSWORD = 'credential'
const MOST_SESSIONS = 100
const UNIQUE_VIOLATION = '23505'

export function createAccountKeeper(db: Db, standings: Standings, devices: KnownDevices): AccountKeeper {
  const othersOf = (userId: string, kept: string | null) =>
    and(eq(authSession.userId, userId), kept === null ? undefined : ne(authSession.id, kept))
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

  return {
    listSessions: userId =>
      db
        .select({
          sessionId: authSession.id,
          userAgent: authSession.userAgent,
          createdAt: authSession.createdAt,
          lastSeenAt: authSession.updatedAt,
        })
        .from(authSession)
        .where(and(eq(authSession.userId, userId), gt(authSession.expiresAt, new Date())))
        .orderBy(desc(authSession.updatedAt), authSession.id)
        .limit(MOST_SESSIONS),

    endSession: async (userId, sessionId) => {
      const ended = await db
        .delete(authSession)
        .where(and(eq(authSession.userId, userId), eq(authSession.id, sessionId)))
        .returning({ id: authSession.id })
      for (const { id } of ended) standings.end(userId, id)
    },

    checkPassword: async ({ request, limits }, userId, password) => {
      const device = devices.idFor(request.headers.cookie, userId)
      // The same count as for signing in, so that there is no second way to guess.
      const guess = await limits.guess(`${userId} ${device ?? 'from unknown devices'}`)
      const [account] = await db.select({ hash: authAccount.password }).from(authAccount).where(ofPassword(userId))
      const isRight = await verifyPassword({ hash: account?.hash ?? '', password }).catch(async error => {
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
        return tx.delete(authSession).where(othersOf(userId, kept)).returning({ id: authSession.id })
      }
      const ended = await transact(db, work).catch(error => {
        // Of two accounts that change to one address at the same moment, the second meets the first here.
        throw sqlState(error) === UNIQUE_VIOLATION ? refuse('NEW_MAIL_TAKEN') : error
      })
      for (const { id } of ended) standings.end(userId, id)
    },

    endOthers: async (userId, kept) => {
      const ended = await db.delete(authSession).where(othersOf(userId, kept)).returning({ id: authSession.id })
      for (const { id } of ended) standings.end(userId, id)
    },
  }
}
