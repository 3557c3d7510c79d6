// A number all of a world look at together.
import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'

type Row = {
  worldCounterId: number
  worldId: string
  title: string
  description: string
  unit: string
  count: number
  goal: number | null
  updatedAt: string
}

const columns: SQL = sql`
  world_counter_id as "worldCounterId", world_id as "worldId", title, description, unit, count, goal,
  updated_at as "updatedAt"`

/** @throws COUNTER_NOT_FOUND, also when it is another world's */
export async function readCounter(db: Db, { worldId, worldCounterId }: { worldId: string; worldCounterId: number }) {
  const { rows } = await db.execute<Row>(sql`
    select ${columns} from world_counter where world_counter_id = ${worldCounterId} and world_id = ${worldId}`)
  if (!rows[0]) throw refuse('COUNTER_NOT_FOUND')
  return rows[0]
}

/** What is stored is changed, not what was read, so that two changes at once both count. @throws COUNTER_NOT_FOUND */
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
