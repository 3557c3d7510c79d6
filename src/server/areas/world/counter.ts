// Counters of a world, which all its players see.
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { worldCounter } from './tables.ts'

const columns = columnsOf(worldCounter, null, [
  'worldCounterId',
  'worldId',
  'title',
  'description',
  'unit',
  'count',
  'goal',
  'updatedAt',
])
type Row = RowOf<typeof columns>

/** @throws COUNTER_NOT_FOUND, also for a counter of another world */
export async function readCounter(db: Db, { worldId, worldCounterId }: { worldId: string; worldCounterId: number }) {
  const { rows } = await db.execute<Row>(sql`
    select ${columns} from world_counter where world_counter_id = ${worldCounterId} and world_id = ${worldId}`)
  if (!rows[0]) throw refuse('COUNTER_NOT_FOUND')
  return rows[0]
}

/** Changes the stored number in the statement itself, so that two changes at once both count. @throws COUNTER_NOT_FOUND */
export async function moveCounter(
  tx: Tx,
  { worldCounterId, change, now }: { worldCounterId: number; change: number; now: Date },
) {
  const { rows } = await tx.execute<Row>(sql`
    update world_counter set count = greatest(0, count + ${change}::bigint), updated_at = ${now.toISOString()}
    where world_counter_id = ${worldCounterId} returning ${columns}`)
  if (!rows[0]) throw refuse('COUNTER_NOT_FOUND')
  return rows[0]
}
