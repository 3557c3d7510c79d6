// Keeps the job queue running: when it gives up (its database was away for too long), it is started again.
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { type Job, type JobContext, startJobs } from './run.ts'

export type JobQueue = { state: () => 'ok' | 'stopped'; stop: () => Promise<void> }

const RESTART_MS = 1_000

export async function keepJobsRunning(pool: pg.Pool, context: JobContext, jobs: readonly Job[]): Promise<JobQueue> {
  let stopping = false
  let state: 'ok' | 'stopped' = 'ok'
  let runner = await startJobs(pool, context, jobs)
  const watch = async (): Promise<void> => {
    while (!stopping) {
      await runner.promise.catch(error =>
        context.log.warn({ reason: (error as Error).message }, 'the job queue stopped'),
      )
      if (stopping) return
      state = 'stopped'
      await sleep(RESTART_MS)
      await startJobs(pool, context, jobs).then(
        started => {
          runner = started
          state = 'ok'
        },
        () => {},
      )
    }
  }
  const watching = watch()
  return {
    state: () => state,
    stop: async () => {
      stopping = true
      await runner.stop().catch(() => {})
      await watching
    },
  }
}
