// Whether the user of a good token may still act: a token says who it was made for, not what happened since. Sessions that
// ended and accounts that were closed are out within a minute (B27), without a question to the database at
// every call: an answer counts for RECHECK_MS, and streams that stay open ask again as often, which makes twice that.
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'

export const RECHECK_MS = 25_000
const MOST_KNOWN = 20_000
/** Any other status of an account closes it (accountStatus of codes.tsv knows this one alone). */
const OPEN_ACCOUNT = 0

/** `unknown`: an account without a user of ours. `ended`: its account is closed, or its session is over. */
export type Standing = 'good' | 'unknown' | 'ended'

export type Standings = {
  /** Of a user and, where the token names one, of its session. */
  of: (userId: string, sessionId: string | null) => Promise<Standing>
  /** A session that ended here is over at once in this process. */
  end: (userId: string, sessionId: string) => void
}

export function createStandings(db: Db, recheckMs: number): Standings {
  const known = new Map<string, { until: number; standing: Promise<Standing> }>()
  const keep = (key: string, standing: Promise<Standing>) => {
    if (known.size >= MOST_KNOWN) makeRoom(known)
    const entry = { until: Date.now() + recheckMs, standing }
    known.delete(key)
    known.set(key, entry)
    // Who becomes a user may call at once; and what could not be read says nothing.
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
    // A look that began before takes its answer along: what is kept is this.
    end: (userId, sessionId) => void keep(keyOf(userId, sessionId), Promise.resolve('ended')),
  }
}

const keyOf = (userId: string, sessionId: string | null): string => `${userId} ${sessionId ?? ''}`

/** What ran out goes, or else what was read longest ago. */
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
  return row.status === OPEN_ACCOUNT && row.open ? 'good' : 'ended'
}
