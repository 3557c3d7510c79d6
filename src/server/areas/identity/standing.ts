// State of the user of a valid token: the token only proves for whom it was made. Ended sessions and closed accounts are
// refused within a minute (B27), without a query at every call: a state is kept for RECHECK_MS, and open streams ask again
// at the same interval, so the delay is at most twice that.
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { makeRoom } from './make-room.ts'
import { appUser } from './tables.ts'

export const RECHECK_MS = 25_000
/** Time for which a sign-in proves who asks. */
export const FRESH_MS = 5 * 60_000
const MOST_KNOWN = 20_000
/** The only status of an open account; any other closes it (accountStatus of codes.tsv names this one alone). */
export const OPEN_ACCOUNT = 0

/** Status of an account whose user asked to leave and may still take it back. */
export const LEAVING_ACCOUNT = 3
/** Status of the row that stands for a deleted user. */
export const LEFT_ACCOUNT = 2

/**
 * `unknown`: an account without a user of the service. `leaving`: its user asked to leave. `ended`: the account is closed, or the
 * session is over. `unbegun`: the session has no row yet.
 */
export type Standing = 'good' | 'unknown' | 'leaving' | 'ended' | 'unbegun'

/** SQL that tells whether a session of a user is open; null where it may yet begin. */
export type OpenSession = (userId: string | AnyColumn, sessionId: string | AnyColumn) => SQL

export type Standings = {
  /** State of a user and, if the token names one, of its session. */
  of: (userId: string, sessionId: string | null) => Promise<Standing>
  /** Marks a session that ended in this process as over at once. */
  end: (userId: string, sessionId: string) => void
  /** Drops what is known of a user in this process, so that a change counts at once. */
  forget: (userId: string) => void
  /** State of a user at this moment, for signing in. */
  now: (userId: string) => Promise<Standing>
}

/** @param openSession state of a session where it is kept */
export function createStandings(db: Db, recheckMs: number, openSession: OpenSession): Standings {
  const known = new Map<string, { until: number; standing: Promise<Standing> }>()
  const keep = (key: string, standing: Promise<Standing>) => {
    makeRoom(known, MOST_KNOWN)
    const entry = { until: Date.now() + recheckMs, standing }
    known.delete(key)
    known.set(key, entry)
    // An unknown account may become a user at any time, a session may begin, a request to leave be taken back, and a failed reading
    // says nothing: none is kept.
    const forget = () => known.get(key) === entry && known.delete(key)
    standing.then(found => found !== 'good' && found !== 'ended' && forget(), forget)
    return standing
  }
  return {
    of: (userId, sessionId) => {
      const key = keyOf(userId, sessionId)
      const entry = known.get(key)
      if (entry && entry.until > Date.now()) return entry.standing
      return keep(key, readStanding(db, userId, sessionId, openSession))
    },
    now: userId => readStanding(db, userId, null, openSession),
    forget: userId => {
      for (const key of known.keys()) if (key.startsWith(`${userId} `)) known.delete(key)
    },
    // Replaces also the entry of a reading that is under way.
    end: (userId, sessionId) => void keep(keyOf(userId, sessionId), Promise.resolve('ended')),
  }
}

const keyOf = (userId: string, sessionId: string | null): string => `${userId} ${sessionId ?? ''}`

const statusColumn = columnsOf(appUser, null, { status: 'accountStatus' })

async function readStanding(
  db: Db,
  userId: string,
  sessionId: string | null,
  openSession: OpenSession,
): Promise<Standing> {
  const { rows } = await db.execute<RowOf<typeof statusColumn> & { open: boolean | null }>(sql`
    select ${statusColumn}, ${sessionId === null ? sql`true` : openSession(userId, sessionId)} as open
    from app_user where user_id = ${userId}`)
  const row = rows[0]
  if (!row) return 'unknown'
  if (row.open === false) return 'ended'
  if (row.status === LEAVING_ACCOUNT) return 'leaving'
  if (row.status !== OPEN_ACCOUNT) return 'ended'
  return row.open === null ? 'unbegun' : 'good'
}
