// Background jobs: run at least once, from the same database, queued in the transaction of the change that needs them.
// Handlers are idempotent and check the row again (reliability rule 22).
import { sql } from 'drizzle-orm'
import { type Runner, run, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import type { Tx } from '../../db/client.ts'
import type { Services } from '../context.ts'
import { jobLogger } from './logger.ts'
import { patientPool } from './patient-pool.ts'

export type JobContext = Pick<Services, 'db' | 'clock' | 'story' | 'log' | 'files' | 'mailer' | 'push' | 'identity'>

/** A kind of job. With `cron` (in UTC) it also runs by itself. */
export type Job = {
  name: string
  cron?: string
  /** Marks a job that waits for dates of stories: where the demo moves story time forward, its runs come nearer (story-time.ts). */
  waitsForStory?: true
  run: (context: JobContext, payload: unknown) => Promise<void>
}

type Queued = {
  name: string
  payload: Record<string, unknown>
  key?: string
  /** Time of the run by the system's clock, or by that of stories. */
  runAt?: Date
  storyAt?: Date
}

/** Queues a job in the transaction of its cause. It replaces a waiting job with the same `key`. */
export async function enqueue(tx: Tx, { name, payload, key, runAt, storyAt }: Queued): Promise<void> {
  const at = storyAt
    ? sql`${storyAt.toISOString()}::timestamptz - (select ahead_ms from story_time) * interval '1 millisecond'`
    : sql`${runAt?.toISOString() ?? null}::timestamptz`
  await tx.execute(sql`select enqueue_job(${name}, ${JSON.stringify(payload)}::json, ${key ?? null}, ${at})`)
}

export async function startJobs(pool: pg.Pool, context: JobContext, jobs: readonly Job[]): Promise<Runner> {
  const taskList: TaskList = Object.fromEntries(
    jobs.map(job => [job.name, (payload: unknown) => job.run(context, payload)]),
  )
  return run({
    pgPool: patientPool(pool),
    concurrency: 4,
    noHandleSignals: true,
    pollInterval: 5_000,
    taskList,
    crontab: jobs.flatMap(job => (job.cron ? [`${job.cron} ${job.name}`] : [])).join('\n'),
    logger: jobLogger(context.log),
  })
}
