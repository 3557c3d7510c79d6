// Job that deletes expired previews that nobody has asked for since, with their pictures.
import { sql } from 'drizzle-orm'
import type { Job } from '../../platform/jobs/run.ts'
import { forgetPicture } from './preview.ts'

const BATCH = 500
const LEEWAY_MS = 7 * 86_400_000

export const previewJobs: readonly Job[] = [
  {
    name: 'forget-previews',
    cron: '47 18 * * *',
    run: async ({ db, clock, files }) => {
      const before = new Date(clock.now().getTime() - LEEWAY_MS).toISOString()
      for (;;) {
        const { rows } = await db.execute<{ imagePath: string | null }>(sql`
          delete from url_preview where ctid = any(array(
            select ctid from url_preview where expires_at < ${before} limit ${BATCH}))
          returning image_path as "imagePath"`)
        for (const { imagePath } of rows) await forgetPicture(files, imagePath)
        if (rows.length < BATCH) return
      }
    },
  },
]
