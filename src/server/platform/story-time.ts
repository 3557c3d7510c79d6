// Story time of the demo: how far it is ahead of the system's clock stands in the database, for every process, and only grows.
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/client.ts'
import { columnsOf, type RowOf } from '../db/select.ts'
import type { Clock, StoryClock } from './clock.ts'
import { storyTime } from './tables.ts'

/** Time for which due jobs that wait for a story date are left to the process that moves story time, which runs them in order. */
const LEFT_TO_MOVER = '1 minute'

const lead = columnsOf(storyTime, null, ['aheadMs'])

/** Milliseconds by which story time is ahead of the system's clock. */
export async function storyAhead(db: Db | Tx): Promise<number> {
  const { rows } = await db.execute<RowOf<typeof lead>>(sql`select ${lead} from story_time`)
  return rows[0]?.aheadMs ?? 0
}

/** Story time as the database has it. */
export const movableStory = (clock: Clock): StoryClock => ({
  now: async db => new Date(clock.now().getTime() + (await storyAhead(db))),
})

/**
 * Moves story time forward, with every job of these names that waits for a story date.
 * @param now the system's time
 * @returns how far it is ahead now
 */
export async function moveStory(
  tx: Tx,
  { milliseconds, jobNames, now }: { milliseconds: number; jobNames: readonly string[]; now: Date },
): Promise<number> {
  const { rows } = await tx.execute<RowOf<typeof lead>>(sql`
    update story_time set ahead_ms = ahead_ms + ${milliseconds} returning ${lead}`)
  await tx.execute(sql`
    select move_story_jobs(${sql.param([...jobNames])}::text[], ${milliseconds} * interval '1 millisecond',
      ${now.toISOString()}::timestamptz + ${LEFT_TO_MOVER}::interval)`)
  return rows[0]?.aheadMs ?? 0
}
