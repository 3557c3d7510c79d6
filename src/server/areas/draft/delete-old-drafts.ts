// Job that deletes drafts removed or sent 30 days ago, with their versions.
import { sql } from 'drizzle-orm'
import { DRAFT_KEPT_DAYS } from '#rules/drafts.ts'
import type { Job } from '../../platform/jobs/run.ts'

const BATCH = 200
const DAY = 86_400_000

export const draftJobs: readonly Job[] = [
  {
    name: 'delete-old-drafts',
    cron: '37 18 * * *',
    run: async ({ db, clock }) => {
      const before = new Date(clock.now().getTime() - DRAFT_KEPT_DAYS * DAY).toISOString()
      // A draft that was brought back meanwhile stays, because the condition is checked again on the current row.
      const ended = sql`(removed_at is not null or submitted_at is not null) and greatest(removed_at, submitted_at) < ${before}`
      for (;;) {
        const { rowCount } = await db.execute(sql`
          delete from draft where ctid = any(array(select ctid from draft where ${ended} limit ${BATCH})) and ${ended}`)
        if (!rowCount || rowCount < BATCH) return
      }
    },
  },
]
