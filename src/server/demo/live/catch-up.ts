// Catching up of the demo with story time: phases of scenarios that were due go on in the order of their dates, residents act as they
// would have done meanwhile, and a world without anything ahead gets its next opening.
import type { PhaseKey } from '../../areas/scenario/phase.ts'
import type { JobContext } from '../../platform/jobs/run.ts'
import { livePhase } from './live-phase.ts'
import { openNext } from './open-next.ts'
import { isLivedIn, type Waiting, waitingPhases } from './waiting-phases.ts'

type Needs = Pick<JobContext, 'db' | 'story' | 'log'>

/** @param stopping signal; once it is aborted, catching up ends after the step that is under way */
export async function catchUp({ db, story, log }: Needs, stopping: AbortSignal): Promise<void> {
  if (stopping.aborted) return
  const until = await story.now(db)
  /** Lives through one phase of a scenario. A phase that fails is logged, and the others go on. */
  const live = async ({ scenarioId, phase }: PhaseKey, at: Date): Promise<void> => {
    try {
      if (!stopping.aborted) await livePhase(db, { scenarioId, phase }, at, stopping)
    } catch (error) {
      log.error({ scenarioId, phase, reason: (error as Error).message }, 'a scenario of the demo could not go on')
    }
  }
  const lived = new Set<string>()
  const stamp = ({ scenarioId, phase, at }: Waiting): string => `${scenarioId} ${phase} ${at.getTime()}`
  const nextDue = async () => (await waitingPhases(db)).find(one => one.at <= until && !lived.has(stamp(one)))
  for (let due = await nextDue(); due && !stopping.aborted; due = await nextDue()) {
    lived.add(stamp(due))
    await live(due, due.at)
  }
  for (const one of (await waitingPhases(db)).filter(isLivedIn)) await live(one, until)
  if (!stopping.aborted) await openNext(db, until)
}
