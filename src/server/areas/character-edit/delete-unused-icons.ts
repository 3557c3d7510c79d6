// Job that deletes uploaded icons: those shown by no character for thirty days; incomplete uploads, and files without a row,
// after a day.

import { sql } from 'drizzle-orm'
import { UNUSED_ICON_KEPT_DAYS } from '#rules/icons.ts'
import { imageKey } from '#rules/images.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { filesIn, UNFINISHED } from '../../platform/files.ts'
import type { Job } from '../../platform/jobs/run.ts'
import { deleteIcon } from './icon-files.ts'
import { characterIcon } from './tables.ts'

const idColumn = columnsOf(characterIcon, null, ['iconId'])
const BATCH = 100
const DAY = 86_400_000
const FOLDER = imageKey('', 'character', 0).replace(/\/[^/]*$/, '')
/** Id in the key of an upload. Drawn portraits have no row, because all characters of a name share one. */
const uploadOf = (key: string): string | undefined => /\/(icon-[0-9a-f]+)\.\d+\.webp$/.exec(key)?.[1]

export const iconJobs: readonly Job[] = [
  {
    name: 'delete-unused-icons',
    cron: '52 18 * * *',
    run: async ({ db, files, clock }) => {
      const before = new Date(clock.now().getTime() - UNUSED_ICON_KEPT_DAYS * DAY).toISOString()
      const cutBefore = new Date(clock.now().getTime() - DAY).toISOString()
      for (;;) {
        // In this order: the icon cannot be chosen any more, its files are deleted, then its row. After an interruption the
        // next run finds the rest.
        const { rows } = await db.execute<RowOf<typeof idColumn>>(sql`
          update character_icon set stored_at = null where character_id is null and icon_id = any(array(
            select icon_id from character_icon i where character_id is null
              and not exists (select 1 from master_room r where r.icon = i.icon_id)
              and unused_since < ${cutBefore} and (unused_since < ${before} or stored_at is null)
            order by unused_since, icon_id limit ${BATCH})) returning ${idColumn}`)
        for (const { iconId } of rows) {
          await deleteIcon(files, iconId)
          await db.execute(sql`
            delete from character_icon where icon_id = ${iconId} and character_id is null and stored_at is null`)
        }
        if (rows.length < BATCH) return
      }
    },
  },
  {
    name: 'delete-orphaned-files',
    cron: '12 19 * * *',
    run: async ({ db, files, clock }) => {
      const before = clock.now().getTime() - DAY
      const areOld = ({ changedAt }: { changedAt: Date }) => changedAt.getTime() < before
      for (const { key } of (await filesIn(files, UNFINISHED)).filter(areOld)) await files.delete(key)
      const old = (await filesIn(files, FOLDER)).filter(areOld)
      const iconIds = [...new Set(old.flatMap(({ key }) => uploadOf(key) ?? []))]
      for (let from = 0; from < iconIds.length; from += BATCH) {
        const some = iconIds.slice(from, from + BATCH)
        const { rows } = await db.execute<RowOf<typeof idColumn>>(sql`
          select ${idColumn} from character_icon where icon_id in ${some}`)
        const known = new Set(rows.map(({ iconId }) => iconId))
        for (const iconId of some) if (!known.has(iconId)) await deleteIcon(files, iconId)
      }
    },
  },
]
