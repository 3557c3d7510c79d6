// Job that lets time pass for a phase: one for each phase that waits for a date. It reads the row again when it runs, and goes
// on waiting when the date has moved.
import { nextByClock } from '#rules/scenario/life-cycle.ts'
import { type Db, type Tx, transact } from '../../../db/client.ts'
import type { Job } from '../../../platform/jobs/run.ts'
import { factsOf, lockPhase, type PhaseKey } from '../phase.ts'
import { changeState } from './change-state.ts'
import { CLOCK_JOB, dueDate, waitForClock } from './wait-for-clock.ts'

/** Makes the change whose date has passed. @returns whether there was one */
export const passTime = (db: Db, key: PhaseKey, now: Date): Promise<boolean> => passTimeOf(db, key, async () => now)

const passTimeOf = (db: Db, key: PhaseKey, timeOf: (tx: Tx) => Promise<Date>): Promise<boolean> =>
  transact(db, async tx => {
    const now = await timeOf(tx)
    return (await makeDueChange(tx, key, now, now)) !== null
  })

/**
 * Makes a change whose date has passed as of that date, for scenarios of the past. @returns the date; null: there was none
 */
export async function nextChange(tx: Tx, key: PhaseKey, now: Date): Promise<Date | null> {
  const due = dueDate(await lockPhase(tx, key))
  return due && due <= now ? makeDueChange(tx, key, now, due) : null
}

async function makeDueChange(tx: Tx, key: PhaseKey, now: Date, at: Date): Promise<Date | null> {
  const phase = await lockPhase(tx, key)
  const due = dueDate(phase)
  const next = nextByClock(phase.state, factsOf(phase))
  if (!due || !next) return null
  if (due > now) {
    await waitForClock(tx, key)
    return null
  }
  await changeState(tx, phase, { name: next.name, by: 'clock', userId: null, now: at })
  return at
}

export const clockJob: Job = {
  name: CLOCK_JOB,
  waitsForStory: true,
  run: async ({ db, story }, payload) => {
    const { scenarioId, phase } = payload as PhaseKey
    // Several dates may have passed while no server ran.
    while (await passTimeOf(db, { scenarioId, phase }, story.now)) {}
  },
}
