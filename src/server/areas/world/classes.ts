// Races and classes of a world, as they are chosen from.
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { worldOrRefuse } from './world-row.ts'

const MOST_CLASSES = 500

type Row = { classId: string; classKind: 'A' | 'B' | 'C'; className: string; description: string }

/** @throws WORLD_NOT_FOUND */
export async function listClasses(db: Db, worldId: string) {
  await worldOrRefuse(db, worldId)
  const { rows: classList } = await db.execute<Row>(sql`
    select class_id as "classId", class_kind as "classKind", class_name as "className", description from world_class
    where world_id = ${worldId}
    order by class_kind collate "C", display_order, class_id collate "C" limit ${MOST_CLASSES}`)
  return { classList }
}
