// Row of a world, or the refusal that it does not exist; every call of a world begins with it.
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { world } from './tables.ts'

export type WorldFlags = { isScenarioV2: boolean; scenarioSupportFlg: 0 | 1 }

const flags = columnsOf(world, null, ['isScenarioV2', 'scenarioSupportFlg'])

/** @throws WORLD_NOT_FOUND */
export async function worldOrRefuse(db: Db | Tx, worldId: string): Promise<WorldFlags> {
  const { rows } = await db.execute<RowOf<typeof flags>>(sql`
    select ${flags} from world where world_id = ${worldId}`)
  const found = rows[0]
  if (!found) throw refuse('WORLD_NOT_FOUND')
  return { isScenarioV2: found.isScenarioV2, scenarioSupportFlg: flagOf(found.scenarioSupportFlg) }
}

export const flagOf = (flag: number): 0 | 1 => (flag === 1 ? 1 : 0)
