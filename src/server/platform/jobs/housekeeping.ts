// Jobs of the platform itself: expired rows are deleted in small batches.
import { sql } from 'drizzle-orm'
import { REFUSAL_STANDS_MS } from '../idempotency/once.ts'
import { COUNTS_FOR_MS } from '../rate-limits.ts'
import type { Job } from './run.ts'

/** Days for which keys are kept: longer than the 30 days for which an outbox may hold an act (reliability rule 2). */
const KEY_DAYS = 45
/** Days for which events are kept; a device that was away longer reads the lists anyway. */
export const EVENT_DAYS = 14
const BATCH = 5_000

const DAY = 86_400_000

export const housekeepingJobs: readonly Job[] = [
  {
    name: 'delete-old-keys',
    cron: '17 18 * * *',
    run: async ({ db, clock }) => {
      const before = new Date(clock.now().getTime() - KEY_DAYS * DAY).toISOString()
      await inBatches(() =>
        db.execute(sql`
          delete from idempotency_key where ctid = any(array(
            select ctid from idempotency_key where created_at < ${before} limit ${BATCH}))`),
      )
    },
  },
  {
    name: 'delete-old-refusals',
    cron: '22 18 * * *',
    run: async ({ db, clock }) => {
      const before = new Date(clock.now().getTime() - REFUSAL_STANDS_MS).toISOString()
      await inBatches(() =>
        db.execute(sql`
          delete from idempotency_key where ctid = any(array(
            select ctid from idempotency_key where refusal is not null and created_at < ${before} limit ${BATCH}))`),
      )
    },
  },
  {
    name: 'delete-old-events',
    cron: '27 18 * * *',
    run: async ({ db, clock }) => {
      const before = new Date(clock.now().getTime() - EVENT_DAYS * DAY).toISOString()
      await inBatches(() =>
        db.execute(sql`
          delete from realtime_event where ctid = any(array(
            select ctid from realtime_event where created_at < ${before} limit ${BATCH}))`),
      )
    },
  },
  {
    name: 'delete-old-counts',
    cron: '32 18 * * *',
    run: async ({ db, clock }) => {
      const before = new Date(clock.now().getTime() - COUNTS_FOR_MS).toISOString()
      await inBatches(() =>
        db.execute(sql`
          delete from rate_counter where ctid = any(array(
            select ctid from rate_counter where window_start < ${before} limit ${BATCH})) and window_start < ${before}`),
      )
    },
  },
]

async function inBatches(deleteSome: () => Promise<{ rowCount: number | null }>): Promise<void> {
  for (;;) {
    const { rowCount } = await deleteSome()
    if (!rowCount || rowCount < BATCH) return
  }
}
