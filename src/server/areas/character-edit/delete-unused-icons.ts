// Uploaded pictures that nobody has shown for thirty days go, and with them those whose upload was cut off.
import { sql } from 'drizzle-orm'
import { UNUSED_ICON_KEPT_DAYS } from '#rules/icons.ts'
import type { Job } from '../../platform/jobs/run.ts'
import { deleteIcon } from './icon-files.ts'

const BATCH = 100
const DAY = 86_400_000

export const iconJobs: readonly Job[] = [
  {
    name: 'delete-unused-icons',
    cron: '52 18 * * *',
    run: async ({ db, files, clock }) => {
      const before = new Date(clock.now().getTime() - UNUSED_ICON_KEPT_DAYS * DAY).toISOString()
      for (;;) {
        // First nobody can choose it any more, then its files go, and its row last: whatever ends in between is found again.
        const { rows } = await db.execute<{ iconId: string }>(sql`
          update character_icon set stored_at = null where character_id is null and icon_id = any(array(
            select icon_id from character_icon where character_id is null and unused_since < ${before}
            order by unused_since, icon_id limit ${BATCH})) returning icon_id as "iconId"`)
        for (const { iconId } of rows) {
          await deleteIcon(files, iconId)
          await db.execute(sql`
            delete from character_icon where icon_id = ${iconId} and character_id is null and stored_at is null`)
        }
        if (rows.length < BATCH) return
      }
    },
  },
]
