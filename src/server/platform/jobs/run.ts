// Background jobs: run at least once, from the same database, enqueued in the transaction of the change that needs them.
// Handlers are idempotent and check the row again (reliability rule 22).
import { sql } from 'drizzle-orm'
import { type Runner, run, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import type { Tx } from '../../db/client.ts'
import type { Services } from '../context.ts'
import { jobLogger } from './logger.ts'

export type JobContext = Pick<Services, 'db' | 'clock' | 'log' | 'files'>

/** A kind of job. `cron` (in UTC) runs it by itself as well. */
export type Job = {
  name: string
  cron?: string
  run: (context: JobContext, payload: unknown) => Promise<void>
}

/** Queues a job in the transaction of its cause. The same `key` replaces a job that still waits. */
export async function enqueue(
  tx: Tx,
  job: { name: string; payload: Record<string, unknown>; key?: string; runAt?: Date },
): Promise<void> {
  await tx.execute(sql`
    select enqueue_job(${job.name}, ${JSON.stringify(job.payload)}::json, ${job.key ?? null}, ${job.runAt?.toISOString() ?? null})`)
}

export async function startJobs(pool: pg.Pool, context: JobContext, jobs: readonly Job[]): Promise<Runner> {
  const taskList: TaskList = Object.fromEntries(
    jobs.map(job => [job.name, (payload: unknown) => job.run(context, payload)]),
  )
  return run({
    pgPool: pool,
    concurrency: 4,
    noHandleSignals: true,
    pollInterval: 5_000,
    taskList,
    crontab: jobs.flatMap(job => (job.cron ? [`${job.cron} ${job.name}`] : [])).join('\n'),
    logger: jobLogger(context.log),
  })
}
