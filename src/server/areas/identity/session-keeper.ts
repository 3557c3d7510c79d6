// Sessions of accounts that our own server holds.
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import type { SessionKeeper } from '../../platform/identity.ts'
import type { Standings } from './standing.ts'
import { authSession } from './tables.ts'

/** Most sessions of a list. */
export const MOST_SESSIONS = 100

/** Sessions of a user but one. */
export const othersOf = (userId: string, kept: string | null) =>
  and(eq(authSession.userId, userId), kept === null ? undefined : ne(authSession.id, kept))

export function createSessionKeeper(db: Db, standings: Standings): SessionKeeper {
  const end = async (where: ReturnType<typeof and>, userId: string): Promise<void> => {
    const ended = await db.delete(authSession).where(where).returning({ id: authSession.id })
    for (const { id } of ended) standings.end(userId, id)
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
    endSession: (userId, sessionId) => end(and(eq(authSession.userId, userId), eq(authSession.id, sessionId)), userId),
    endOthers: (userId, kept) => end(othersOf(userId, kept), userId),
  }
}
