// Job that deletes notes and books which their writers removed 30 days ago, with what belongs to them.
import { sql } from 'drizzle-orm'
import { NOTE_KEPT_DAYS } from '#rules/notes.ts'
import type { Job } from '../../platform/jobs/run.ts'

const BATCH = 200
const DAY = 86_400_000
const tables = [sql`note`, sql`note_book`]

export const noteJobs: readonly Job[] = [
  {
    name: 'delete-removed-notes',
    cron: '43 18 * * *',
    run: async ({ db, story }) => {
      const before = new Date((await story.now(db)).getTime() - NOTE_KEPT_DAYS * DAY).toISOString()
      for (const table of tables) {
        for (;;) {
          // One that was brought back meanwhile stays, because the condition is checked again on the current row.
          const { rowCount } = await db.execute(sql`
            delete from ${table} where ctid = any(array(
              select ctid from ${table} where deleted_at < ${before} limit ${BATCH})) and deleted_at < ${before}`)
          if (!rowCount || rowCount < BATCH) break
        }
      }
    },
  },
]
