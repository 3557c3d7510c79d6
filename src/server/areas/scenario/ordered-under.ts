// The theme (オムニバス) under which an ordered scenario is an episode, as players see it.
import { sql } from 'drizzle-orm'
import { scenarioType } from '#rules/codes/scenario.ts'
import type { Db } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { scenarioOmnibus } from '../order/tables/plan.ts'
import type { CardRow } from './list/card.ts'

const idColumn = columnsOf(scenarioOmnibus, 't', ['omnibusId'])

export async function themeOf(db: Db, { scenarioId, scenarioType: type }: CardRow) {
  if (type !== scenarioType.omnibus) return {}
  const { rows } = await db.execute<RowOf<typeof idColumn> & { title: string }>(sql`
    select ${idColumn}, t.approved::json->>'title' as title
    from scenario_order o join scenario_omnibus t on t.omnibus_id = o.omnibus_id
    where o.scenario_id = ${scenarioId} and t.approved is not null`)
  return rows[0] ? { omnibus: rows[0] } : {}
}
