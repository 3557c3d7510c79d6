// Goods of the caller, proven by their row.
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { markOwn, type Own } from '../../platform/own.ts'
import { refuse } from '../../platform/refuse.ts'
import { type Shouhin, shouhinColumns, shouhinTables } from './goods.ts'

export type OwnGoods = Own<Shouhin>

/** @throws SHOUHIN_NOT_FOUND, also for goods of somebody else */
export async function ownGoods(
  db: Db | Tx,
  { userId, shouhinId }: { userId: string; shouhinId: string },
): Promise<OwnGoods> {
  const { rows } = await db.execute<Shouhin>(sql`
    select ${shouhinColumns} from ${shouhinTables} where g.shouhin_id = ${shouhinId} and g.owner_user_id = ${userId}`)
  const row = rows[0]
  if (!row) throw refuse('SHOUHIN_NOT_FOUND')
  return markOwn(row)
}
