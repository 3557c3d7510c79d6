// Sessions of accounts that another service holds. A token of Firebase names the second of its sign-in, which stays the same
// however often the token is renewed: with the user it names the session. Its row begins at whoAmI, and without an open row
// no token is good.
import { and, desc, eq, gt, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import type { Account, SessionKeeper } from '../../platform/identity.ts'
import type { Job } from '../../platform/jobs/run.ts'
import { MOST_SESSIONS } from './session-keeper.ts'
import type { OpenSession, Standings } from './standing.ts'
import { providerSession } from './tables.ts'

const SECOND = 1_000
const DAY = 86_400 * SECOND
/** Time after a sign-in in which its session may begin: a sign-up takes a day at most. */
const BEGIN_MS = 2 * DAY
/** Time without use after which a session is over, as with accounts of our own. */
const UNUSED_DAYS = 180
/** Time for which an ended session is remembered; longer than one may begin. */
const REMEMBERED_MS = 3 * DAY
/** Time for which a session is not asked about again at its provider. */
const ASKED_MS = 50 * SECOND
const LONGEST_USER_AGENT = 200

/**
 * Word of the provider about an account: the time before which its sign-ins are over (a changed password or address), null
 * without one; `ended` when it refuses the token; `unknown` when it cannot be asked now.
 */
export type ProviderWord = { validSince: Date | null } | 'ended' | 'unknown'
export type AskProvider = (token: string) => Promise<ProviderWord>

export type ProviderSessions = SessionKeeper & {
  begin: (account: Account, token: string, userAgent: string | undefined) => Promise<void>
  /** Whether a session had begun and is over. */
  isOver: (account: Account) => Promise<boolean>
}

export const sessionIdOf = ({ signedInAt }: Account): string | null =>
  signedInAt ? String(Math.floor(signedInAt.getTime() / SECOND)) : null

const sinceUnused = () => new Date(Date.now() - UNUSED_DAYS * DAY)

export const openProviderSession: OpenSession = (userId, sessionId) => sql`(
  select p.ended_at is null and p.last_seen_at > now() - make_interval(days => ${UNUSED_DAYS})
  from provider_session p where p.user_id = ${userId} and p.session_id = ${sessionId})`

const isSession = (userId: string, sessionId: string) =>
  and(eq(providerSession.userId, userId), eq(providerSession.sessionId, sessionId))

export function createProviderSessions(db: Db, standings: Standings, ask: AskProvider): ProviderSessions {
  const end = async (userId: string, which: SQL | undefined): Promise<void> => {
    const ended = await db
      .update(providerSession)
      .set({ endedAt: new Date() })
      .where(and(eq(providerSession.userId, userId), isNull(providerSession.endedAt), which))
      .returning({ id: providerSession.sessionId })
    for (const { id } of ended) standings.end(userId, id)
  }
  const endSession = (userId: string, sessionId: string) => end(userId, eq(providerSession.sessionId, sessionId))

  return {
    begin: async (account, token, userAgent) => {
      const { userId, signedInAt } = account
      const sessionId = sessionIdOf(account)
      if (sessionId === null || !signedInAt || (await standings.now(userId)) !== 'good') return
      const [row] = await db.select().from(providerSession).where(isSession(userId, sessionId))
      const now = new Date()
      if (row && (row.endedAt !== null || now.getTime() - row.lastSeenAt.getTime() < ASKED_MS)) return
      if (!row && now.getTime() - signedInAt.getTime() > BEGIN_MS) return
      const word = await ask(token)
      if (word === 'ended') return endSession(userId, sessionId)
      if (word !== 'unknown' && word.validSince)
        await end(
          userId,
          and(lt(providerSession.signedInAt, word.validSince), ne(providerSession.sessionId, sessionId)),
        )
      await db
        .insert(providerSession)
        .values({
          ...{ userId, sessionId, signedInAt, createdAt: now, lastSeenAt: now },
          userAgent: userAgent?.slice(0, LONGEST_USER_AGENT) ?? null,
        })
        .onConflictDoUpdate({
          target: [providerSession.userId, providerSession.sessionId],
          set: { lastSeenAt: now },
          setWhere: isNull(providerSession.endedAt),
        })
    },
    isOver: async account => {
      const [row] = await db
        .select({ endedAt: providerSession.endedAt })
        .from(providerSession)
        .where(isSession(account.userId, sessionIdOf(account) ?? ''))
      return row !== undefined && row.endedAt !== null
    },
    listSessions: userId =>
      db
        .select({
          sessionId: providerSession.sessionId,
          userAgent: providerSession.userAgent,
          createdAt: providerSession.createdAt,
          lastSeenAt: providerSession.lastSeenAt,
        })
        .from(providerSession)
        .where(
          and(
            eq(providerSession.userId, userId),
            isNull(providerSession.endedAt),
            gt(providerSession.lastSeenAt, sinceUnused()),
          ),
        )
        .orderBy(desc(providerSession.lastSeenAt), desc(providerSession.sessionId))
        .limit(MOST_SESSIONS),
    endSession,
    endOthers: async (userId, kept) => {
      await end(userId, kept === null ? undefined : ne(providerSession.sessionId, kept))
      // The closing of an account has ended them already.
      if (kept === null) standings.forget(userId)
    },
  }
}

export const providerSessionJobs: readonly Job[] = [
  {
    name: 'forget-ended-sessions',
    cron: '53 18 * * *',
    run: async ({ db }) => {
      const remembered = new Date(Date.now() - REMEMBERED_MS)
      await db
        .delete(providerSession)
        .where(or(lt(providerSession.endedAt, remembered), lt(providerSession.lastSeenAt, sinceUnused())))
    },
  },
]
