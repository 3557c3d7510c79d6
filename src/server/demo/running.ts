// The running demo: it catches up every minute, before the sweep of scenarios looks for missed dates, and at once when the office has
// moved story time. Its modules are loaded when that first happens.
import { sweepJob } from '../areas/scenario/clock/sweep.ts'
import type { RunningDemo } from '../platform/context.ts'
import type { Job, JobContext } from '../platform/jobs/run.ts'

type Demo = RunningDemo & {
  /** Jobs that replace those of the same names. */
  jobs: readonly Job[]
  /** Ends after the step that is under way; later calls do nothing. */
  stop: () => Promise<void>
}

export function runDemo(context: Pick<JobContext, 'db' | 'story' | 'log'>): Demo {
  const stopping = new AbortController()
  let last: Promise<void> = Promise.resolve()
  /** Catches up, one run after the other: a call during a run waits for a run of its own, so that its own moment is reached. */
  const catchUp = (): Promise<void> => {
    last = last
      .catch(() => {})
      .then(async () => {
        const { catchUp: live } = await import('./live/catch-up.ts')
        await live(context, stopping.signal)
      })
    return last
  }
  const liveAndSweep: Job['run'] = async (jobContext, payload) => {
    await catchUp()
    await sweepJob.run(jobContext, payload)
  }
  const stop = async (): Promise<void> => {
    stopping.abort()
    await last.catch(() => {})
  }
  return { catchUp, stop, jobs: [{ ...sweepJob, run: liveAndSweep }] }
}
