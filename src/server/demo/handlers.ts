// The calls of the demo: story time, read and moved by the office. They answer NOT_FOUND where no demo runs.
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { DEMO_AHEAD_YEARS, DEMO_MOVE_HOURS } from '#rules/demo.ts'
import { jobs } from '../areas/index.ts'
import { scenario } from '../areas/scenario/tables/scenario.ts'
import type { Db, Tx } from '../db/client.ts'
import { writeOnce } from '../platform/calls.ts'
import type { Services } from '../platform/context.ts'
import { handlersOf } from '../platform/handlers.ts'
import { refuse } from '../platform/refuse.ts'
import { moveStory, storyAhead } from '../platform/story-time.ts'
import { waitingPhases } from './live/waiting-phases.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Longest wait before the answer: apps give up on a later one and would only ask again. */
const LONGEST_WAIT_MS = 8_000

type Needs = Pick<Services, 'clock' | 'demo'>

/** @throws NOT_FOUND where no demo runs */
async function readClock(db: Db | Tx, { clock, demo }: Needs) {
  if (!demo) throw refuse('NOT_FOUND')
  const ahead = await storyAhead(db)
  const [next] = await waitingPhases(db)
  return {
    serverTime: new Date(clock.now().getTime() + ahead),
    aheadMinutes: Math.floor(ahead / MINUTE),
    next: next ? await named(db, next) : null,
  }
}

async function named(db: Db | Tx, { state: _, ...next }: Awaited<ReturnType<typeof waitingPhases>>[number]) {
  const [of] = await db.select({ title: scenario.title }).from(scenario).where(eq(scenario.scenarioId, next.scenarioId))
  return { ...next, scenarioTitle: of?.title ?? '' }
}

type Wanted = { hours?: number | undefined; until?: string | undefined }

/** @throws STORY_TIME */
async function moveClock(tx: Tx, { hours, until }: Wanted, now: Date): Promise<void> {
  const ahead = await storyAhead(tx)
  const milliseconds = until === undefined ? (hours ?? 0) * HOUR : Date.parse(until) - now.getTime() - ahead
  const isPossible = milliseconds > 0 && milliseconds <= DEMO_MOVE_HOURS * HOUR
  if (!isPossible || ahead + milliseconds > DEMO_AHEAD_YEARS * 365 * 24 * HOUR) throw refuse('STORY_TIME')
  const jobNames = jobs.filter(({ waitsForStory }) => waitsForStory).map(({ name }) => name)
  await moveStory(tx, { milliseconds, jobNames, now })
}

export const demoHandlers = handlersOf('demo', {
  getClock: (db, _, context) => readClock(db, context),
  moveClock: {
    byHand: async ({ input, context }) => {
      const { db, demo, log } = context
      if (!demo) throw refuse('NOT_FOUND')
      const moved = await writeOnce(context, input, async (tx, { now }) => {
        await moveClock(tx, input, now)
        return {}
      })
      // A failure is only logged: each step has a transaction of its own, and the demo's job does the rest within a minute.
      const failed = (error: Error) => log.error({ reason: error.message }, 'the demo could not catch up')
      await Promise.race([demo.catchUp().catch(failed), sleep(LONGEST_WAIT_MS, undefined, { ref: false })])
      return { ...moved, ...(await readClock(db, context)) }
    },
  },
})
