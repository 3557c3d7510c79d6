// State of the user of a valid token: the token only proves for whom it was made. Ended sessions and closed accounts are
// refused within a minute (B27), without a query at every call: a state is kept for RECHECK_MS, and open streams ask again
// at the same interval, so the delay is at most twice that.
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'

export const RECHECK_MS = 25_000
const MOST_KNOWN = 20_000
/** The only status of an open account; any other closes it (accountStatus of codes.tsv names this one alone). */
export const OPEN_ACCOUNT = 0

/** Status of an account whose user asked to leave and may still take it back. */
export const LEAVING_ACCOUNT = 3
/** Status of the row that stands for a deleted user. */
export const LEFT_ACCOUNT = 2

/**
 * `unknown`: an account without a user of the service. `leaving`: its user asked to leave. `ended`: the account is closed, or the
 * session is over.
 */
export type Standing = 'good' | 'unknown' | 'leaving' | 'ended'

export type Standings = {
  /** State of a user and, if the token names one, of its session. */
  of: (userId: string, sessionId: string | null) => Promise<Standing>
  /** Marks a session that ended in this process as over at once. */
  end: (userId: string, sessionId: string) => void
  /** State of a user at this moment, for signing in. */
  now: (userId: string) => Promise<Standing>
}

export function createStandings(db: Db, recheckMs: number): Standings {
  const known = new Map<string, { until: number; standing: Promise<Standing> }>()
  const keep = (key: string, standing: Promise<Standing>) => {
    if (known.size >= MOST_KNOWN) makeRoom(known)
    const entry = { until: Date.now() + recheckMs, standing }
    known.delete(key)
    known.set(key, entry)
    // An unknown account may become a user at any time, and a failed reading says nothing, so neither is kept.
    const forget = () => known.get(key) === entry && known.delete(key)
    standing.then(found => found === 'unknown' && forget(), forget)
    return standing
  }
  return {
    of: (userId, sessionId) => {
      const key = keyOf(userId, sessionId)
      const entry = known.get(key)
      if (entry && entry.until > Date.now()) return entry.standing
      return keep(key, readStanding(db, userId, sessionId))
    },
    now: userId => readStanding(db, userId, null),
    // Replaces also the entry of a reading that is under way.
    end: (userId, sessionId) => void keep(keyOf(userId, sessionId), Promise.resolve('ended')),
  }
}

const keyOf = (userId: string, sessionId: string | null): string => `${userId} ${sessionId ?? ''}`

/** Removes expired entries, or else the oldest. */
function makeRoom(known: Map<string, { until: number }>): void {
  const now = Date.now()
  for (const [key, { until }] of known) if (until <= now) known.delete(key)
  for (const key of known.keys()) {
    if (known.size < MOST_KNOWN) return
    known.delete(key)
  }
}

async function readStanding(db: Db, userId: string, sessionId: string | null): Promise<Standing> {
  const { rows } = await db.execute<{ status: number; open: boolean }>(sql`
    select account_status as status, ${sessionId}::text is null or exists (
      select 1 from auth_session where id = ${sessionId} and user_id = ${userId} and expires_at > now()) as open
    from app_user where user_id = ${userId}`)
  const row = rows[0]
  if (!row) return 'unknown'
  if (!row.open) return 'ended'
  return row.status === OPEN_ACCOUNT ? 'good' : row.status === LEAVING_ACCOUNT ? 'leaving' : 'ended'
}
