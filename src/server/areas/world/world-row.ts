// Whether a world is there: what every call of a world asks first.
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'

export type WorldFlags = { isScenarioV2: boolean; scenarioSupportFlg: 0 | 1 }

/** @throws WORLD_NOT_FOUND */
export async function worldOrRefuse(db: Db | Tx, worldId: string): Promise<WorldFlags> {
  const { rows } = await db.execute<{ isScenarioV2: boolean; scenarioSupportFlg: number }>(sql`
    select is_scenario_v2 as "isScenarioV2", scenario_support_flg as "scenarioSupportFlg"
    from world where world_id = ${worldId}`)
  const world = rows[0]
  if (!world) throw refuse('WORLD_NOT_FOUND')
  return { isScenarioV2: world.isScenarioV2, scenarioSupportFlg: flagOf(world.scenarioSupportFlg) }
}

export const flagOf = (flag: number): 0 | 1 => (flag === 1 ? 1 : 0)
