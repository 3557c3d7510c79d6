// How often a caller may call. Reads and writes are counted per process; sign-in and money in the database, so that the
// limit holds over all processes (issue: rate limits per class of call).
import { sql } from 'drizzle-orm'
import type { LimitClass } from '#contract/call.ts'
import type { Db } from '../db/client.ts'
import type { Clock } from './clock.ts'
import { refuse } from './refuse.ts'

type Limit = { perWindow: number; windowMs: number; shared: boolean }

/** What is asked for besides calls: pages, parts of the app and pictures; the description of the calls; health. */
export type FileClass = 'file' | 'description' | 'health'

/** An honest outbox of 200 items must drain within two minutes (reliability.md B28). */
export const limits: Record<LimitClass | FileClass, Limit> = {
  read: { perWindow: 600, windowMs: 60_000, shared: false },
  write: { perWindow: 240, windowMs: 60_000, shared: false },
  money: { perWindow: 150, windowMs: 60_000, shared: true },
  // A page full of links shows a few dozen.
  preview: { perWindow: 120, windowMs: 60_000, shared: false },
  // Each is read by a person; an outbox may bring a few at once.
  letter: { perWindow: 20, windowMs: 3_600_000, shared: true },
  // A book is made anew each time it is asked for.
  book: { perWindow: 30, windowMs: 60_000, shared: false },
  'sign-in': { perWindow: 20, windowMs: 300_000, shared: true },
  // A first visit fetches about 200, and a school or a carrier comes from one address.
  file: { perWindow: 12_000, windowMs: 60_000, shared: false },
  description: { perWindow: 60, windowMs: 60_000, shared: false },
  // A balancer asks once in a second or two, from each of its machines.
  health: { perWindow: 600, windowMs: 60_000, shared: false },
}

export type RateLimits = {
  /** Counts one call. @throws TOO_MANY with the seconds to wait. */
  take: (limitClass: LimitClass | FileClass, caller: string) => Promise<void>
}

export const noLimits: RateLimits = { take: async () => {} }

export function createRateLimits(db: Db, clock: Clock): RateLimits {
  const local = createLocalCounter()
  return {
    take: async (limitClass, caller) => {
      const limit = limits[limitClass]
      const now = clock.now().getTime()
      const windowStart = now - (now % limit.windowMs)
      const bucket = `${limitClass}:${caller}`
      const hits = limit.shared ? await countInDatabase(db, bucket, new Date(windowStart)) : local(bucket, windowStart)
      if (hits > limit.perWindow) {
        throw refuse('TOO_MANY', {
          retryAfterSeconds: Math.max(1, Math.ceil((windowStart + limit.windowMs - now) / 1000)),
        })
      }
    },
  }
}

async function countInDatabase(db: Db, bucket: string, windowStart: Date): Promise<number> {
  const { rows } = await db.execute<{ hits: number }>(sql`
    insert into rate_counter as counter (bucket, window_start, hits) values (${bucket}, ${windowStart.toISOString()}, 1)
    on conflict (bucket) do update set
      hits = case when counter.window_start = excluded.window_start then counter.hits + 1 else 1 end,
      window_start = excluded.window_start
    returning hits`)
  return rows[0]?.hits ?? 1
}

/** Counters of this process; those of past windows are dropped when there are many. */
function createLocalCounter(): (bucket: string, windowStart: number) => number {
  const MOST = 50_000
  const counters = new Map<string, { windowStart: number; hits: number }>()
  return (bucket, windowStart) => {
    const counter = counters.get(bucket)
    if (counter?.windowStart === windowStart) return ++counter.hits
    if (counters.size >= MOST) {
      for (const [name, { windowStart: start }] of counters) if (start < windowStart) counters.delete(name)
    }
    counters.set(bucket, { windowStart, hits: 1 })
    return 1
  }
}
