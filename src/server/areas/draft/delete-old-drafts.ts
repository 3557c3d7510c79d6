// Drafts that were removed or sent 30 days ago go, with the texts before them.
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
      // One brought back meanwhile stays: the condition is judged again on the row as it is then.
      const ended = sql`(removed_at is not null or submitted_at is not null) and greatest(removed_at, submitted_at) < ${before}`
      for (;;) {
        const { rowCount } = await db.execute(sql`
          delete from draft where ctid = any(array(select ctid from draft where ${ended} limit ${BATCH})) and ${ended}`)
        if (!rowCount || rowCount < BATCH) return
      }
    },
  },
]
