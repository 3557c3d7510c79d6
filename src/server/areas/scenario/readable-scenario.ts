// The right to read of a scenario at all: everybody from its publication on, but for stories that were ordered for their
// participants alone.
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { isAdmin } from '../../platform/rights.ts'

type Asked = { worldId?: string; scenarioId: number; userId: string | null }

export async function isReadableScenario(db: Db | Tx, { worldId, scenarioId, userId }: Asked): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from scenario s where s.scenario_id = ${scenarioId}
      ${worldId === undefined ? sql`` : sql`and s.world_id = ${worldId}`}
      and exists (select 1 from scenario_phase p where p.scenario_id = s.scenario_id and p.published_at is not null)
      and (s.type = 'Normal' or not s.is_private or s.master_id = ${userId}
        or exists (select 1 from scenario_entry e where e.scenario_id = s.scenario_id and e.user_id = ${userId})
        or ${isAdmin(sql`${userId}`)})`)
  return rows.length > 0
}
