// Races and classes of a world, to choose from.
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { worldClass } from './tables.ts'
import { worldOrRefuse } from './world-row.ts'

const MOST_CLASSES = 500

const columns = columnsOf(worldClass, null, ['classId', 'classKind', 'className', 'description'])

/** @throws WORLD_NOT_FOUND */
export async function listClasses(db: Db, worldId: string) {
  await worldOrRefuse(db, worldId)
  const { rows: classList } = await db.execute<RowOf<typeof columns>>(sql`
    select ${columns} from world_class
    where world_id = ${worldId}
    order by class_kind collate "C", display_order, class_id collate "C" limit ${MOST_CLASSES}`)
  return { classList }
}
