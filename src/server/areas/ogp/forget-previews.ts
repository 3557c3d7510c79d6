// Job that deletes expired previews that nobody has asked for since, with their pictures.

import { sql } from 'drizzle-orm'
import { columnsOf, type RowOf } from '../../db/select.ts'
import type { Job } from '../../platform/jobs/run.ts'
import { forgetPicture } from './preview.ts'
import { urlPreview } from './tables.ts'

const BATCH = 500
const LEEWAY_MS = 7 * 86_400_000

const imagePathColumn = columnsOf(urlPreview, null, ['imagePath'])

export const previewJobs: readonly Job[] = [
  {
    name: 'forget-previews',
    cron: '47 18 * * *',
    run: async ({ db, clock, files }) => {
      const before = new Date(clock.now().getTime() - LEEWAY_MS).toISOString()
      for (;;) {
        const { rows } = await db.execute<RowOf<typeof imagePathColumn>>(sql`
          delete from url_preview where ctid = any(array(
            select ctid from url_preview where expires_at < ${before} limit ${BATCH}))
          returning ${imagePathColumn}`)
        for (const { imagePath } of rows) await forgetPicture(files, imagePath)
        if (rows.length < BATCH) return
      }
    },
  },
]
