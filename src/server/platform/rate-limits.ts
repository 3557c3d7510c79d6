// Limits of calls per caller and minute. Reads and writes are counted per process; sign-in and money in the database, so
// that the limit holds over all processes.
import { sql } from 'drizzle-orm'
import type { LimitClass } from '#contract/call.ts'
import { NEWCOMER_ACTS, type NewcomerAct, newcomersPerMinute } from '#rules/newcomers.ts'
import type { RefusalCode } from '#rules/refusals/index.ts'
import type { Db } from '../db/client.ts'
import { columnsOf, type RowOf } from '../db/select.ts'
import type { Clock } from './clock.ts'
import { refuse } from './refuse.ts'
import { rateCounter } from './tables.ts'

/** @property refusal code of the refusal; TOO_MANY without it */
type Limit = { perWindow: number; windowMs: number; shared: boolean; refusal?: RefusalCode }

/** Requests other than calls: pages, parts of the app and pictures; the description of the calls; health; calendars. */
export type FileClass = 'file' | 'description' | 'health' | 'calendar'

/** Classes of acts of new accounts, counted beside those of their calls. */
export type NewcomerClass = `new-${NewcomerAct}`
type AnyClass = LimitClass | FileClass | NewcomerClass

const ofNewcomers = Object.fromEntries(
  NEWCOMER_ACTS.map(act => [
    `new-${act}`,
    { perWindow: newcomersPerMinute[act], windowMs: 60_000, shared: true, refusal: 'NEWCOMER_TOO_MANY' },
  ]),
) as Record<NewcomerClass, Limit>

/** Limits by class. An honest outbox of 200 items must drain within two minutes (B28). */
export const limits: Record<AnyClass, Limit> = {
  ...ofNewcomers,
  read: { perWindow: 600, windowMs: 60_000, shared: false },
  write: { perWindow: 240, windowMs: 60_000, shared: false },
  money: { perWindow: 150, windowMs: 60_000, shared: true },
  // A page full of links shows a few dozen previews.
  preview: { perWindow: 120, windowMs: 60_000, shared: false },
  // A person reads each letter; an outbox may bring a few at once.
  letter: { perWindow: 20, windowMs: 3_600_000, shared: true },
  // A book is made anew for each request.
  book: { perWindow: 30, windowMs: 60_000, shared: false },
  // Each archive reads everything that its user has played.
  archive: { perWindow: 20, windowMs: 600_000, shared: true },
  'sign-in': { perWindow: 20, windowMs: 300_000, shared: true },
  // Mails go out, and addresses are looked up: a school signs up from one address, a list of addresses does not.
  enrol: { perWindow: 120, windowMs: 600_000, shared: true },
  // A first visit fetches about 200 files, and a school or a carrier comes from one address.
  file: { perWindow: 12_000, windowMs: 60_000, shared: false },
  description: { perWindow: 60, windowMs: 60_000, shared: false },
  // A balancer asks once in a second or two, from each of its machines.
  health: { perWindow: 600, windowMs: 60_000, shared: false },
  // Calendar services ask for many users from a few addresses, every few hours for each.
  calendar: { perWindow: 300, windowMs: 60_000, shared: false },
}

/**
 * Limit on guesses at one secret, from all callers together: the first ones are free, after each further one the wait
 * doubles. They are forgotten after a day without a guess.
 */
export const guesses = { free: 10, longestMs: 900_000, forgottenMs: 86_400_000 }

/** One guess, counted before it is checked, so that many at once are not all checked against the same count. */
export type Guess = {
  /** Which guess in a row it is. */
  number: number
  /** Reports a right guess, which clears the earlier ones. */
  wasRight: () => Promise<void>
  /** Reports a guess that was not checked, which does not count. */
  wasNotJudged: () => Promise<void>
}

export type RateLimits = {
  /** Counts one call. @throws TOO_MANY, or the refusal of the class, with the seconds to wait */
  take: (limitClass: AnyClass, caller: string) => Promise<void>
  /** Counts one guess at a secret, over all processes. @throws TOO_MANY with the seconds to wait, without counting */
  guess: (secret: string) => Promise<Guess>
}

/** Age after which a row of the shared counters has no effect any more. */
export const COUNTS_FOR_MS = Math.max(guesses.forgottenMs, ...Object.values(limits).map(({ windowMs }) => windowMs))

const hitsColumn = columnsOf(rateCounter, null, ['hits'])
const windowColumns = columnsOf(rateCounter, null, ['hits', 'windowStart'])

const uncounted: Guess = { number: 1, wasRight: async () => {}, wasNotJudged: async () => {} }
export const noLimits: RateLimits = { take: async () => {}, guess: async () => uncounted }

export function createRateLimits(db: Db, clock: Clock): RateLimits {
  const local = createLocalCounter()
  return {
    take: async (limitClass, caller) => {
      const limit = limits[limitClass]
      const now = clock.now().getTime()
      const windowStart = now - (now % limit.windowMs)
      const bucket = `${limitClass}:${caller}`
      const here = local(bucket, windowStart)
      // A caller past the limit in this process alone causes no more work in the database.
      const asks = limit.shared && here <= limit.perWindow
      const hits = asks ? await countInDatabase(db, bucket, new Date(windowStart)) : here
      if (hits > limit.perWindow) {
        throw refuse(limit.refusal ?? 'TOO_MANY', {
          retryAfterSeconds: Math.max(1, Math.ceil((windowStart + limit.windowMs - now) / 1000)),
        })
      }
    },
    guess: secret => countGuess(db, `guess:${secret}`, clock.now().getTime()),
  }
}

/** Wait in milliseconds between this many guesses and the next. */
const waitAfter = (tries: number): number =>
  tries < guesses.free ? 0 : Math.min(guesses.longestMs, 1_000 * 2 ** (tries - guesses.free))

async function countGuess(db: Db, bucket: string, now: number): Promise<Guess> {
  const at = (ms: number): string => new Date(ms).toISOString()
  // A list for the statement, so that the database applies the same waits as `waitAfter`.
  const steps = Array.from({ length: 64 }, (_, tries) => waitAfter(tries))
  const { rows } = await db.execute<RowOf<typeof hitsColumn>>(sql`
    insert into rate_counter as counter (bucket, window_start, hits) values (${bucket}, ${at(now)}, 1)
    on conflict (bucket) do update set window_start = excluded.window_start,
      hits = case when counter.window_start <= ${at(now - guesses.forgottenMs)} then 1 else counter.hits + 1 end
    where counter.window_start + (${`{${steps.join()}}`}::int[])[least(counter.hits, 63) + 1] * interval '1 millisecond' <= ${at(now)}
    returning ${hitsColumn}`)
  if (rows.length === 0) throw refuse('TOO_MANY', { retryAfterSeconds: await secondsLeft(db, bucket, now) })
  return {
    number: Number(rows[0]?.hits ?? 1),
    wasRight: async () => void (await db.execute(sql`delete from rate_counter where bucket = ${bucket}`)),
    wasNotJudged: async () =>
      void (await db.execute(sql`update rate_counter set hits = greatest(hits - 1, 0) where bucket = ${bucket}`)),
  }
}

async function secondsLeft(db: Db, bucket: string, now: number): Promise<number> {
  const { rows } = await db.execute<RowOf<typeof windowColumns>>(sql`
    select ${windowColumns} from rate_counter where bucket = ${bucket}`)
  const [row] = rows
  const left = row ? new Date(row.windowStart).getTime() + waitAfter(row.hits) - now : 0
  return Math.max(1, Math.ceil(left / 1000))
}

async function countInDatabase(db: Db, bucket: string, windowStart: Date): Promise<number> {
  const { rows } = await db.execute<RowOf<typeof hitsColumn>>(sql`
    insert into rate_counter as counter (bucket, window_start, hits) values (${bucket}, ${windowStart.toISOString()}, 1)
    on conflict (bucket) do update set
      hits = case when counter.window_start = excluded.window_start then counter.hits + 1 else 1 end,
      window_start = excluded.window_start
    returning ${hitsColumn}`)
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
