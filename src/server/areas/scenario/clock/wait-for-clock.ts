// The date that a phase waits for, and the job that is queued for it.
import { awaitedDate } from '#rules/scenario/life-cycle.ts'
import type { Tx } from '../../../db/client.ts'
import { enqueue } from '../../../platform/jobs/run.ts'
import { lockPhase, type PhaseKey, type PhaseRow } from '../phase.ts'

export const CLOCK_JOB = 'scenario-clock'

export const dueDate = (phase: PhaseRow): Date | null => {
  const awaited = awaitedDate(phase.state)
  return awaited && phase[awaited]
}

/** Queues the job of a phase for the date it waits for now; a job that waited for another date is moved. */
export async function waitForClock(tx: Tx, { scenarioId, phase }: PhaseKey): Promise<void> {
  const storyAt = dueDate(await lockPhase(tx, { scenarioId, phase }))
  if (!storyAt) return
  const key = `${CLOCK_JOB}:${scenarioId}:${phase}`
  await enqueue(tx, { name: CLOCK_JOB, payload: { scenarioId, phase }, key, storyAt })
}
