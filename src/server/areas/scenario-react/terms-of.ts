// Terms of one master for one situation, while the master takes it.

import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { scenarioReactSetting } from '../order/tables/plan.ts'
import { accepting } from './react-cards.ts'

const columns = columnsOf(scenarioReactSetting, 's', ['orderCoin', 'seats', 'writingDays'])
type Terms = RowOf<typeof columns>

/** @returns null when the master does not take it */
export async function termsOf(db: Db | Tx, templateId: number, masterId: string): Promise<Terms | null> {
  const { rows } = await db.execute<Terms>(sql`
    select ${columns} from scenario_react p cross join lateral (select s.* from ${accepting}
      where s.template_id = p.template_id and s.is_accepting) s
    where p.template_id = ${templateId} and s.master_id = ${masterId}`)
  return rows[0] ?? null
}
