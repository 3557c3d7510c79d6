// Stories that were ordered of a situation or under a theme and that everybody may read.

import { and, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { character } from '../character/tables.ts'
import { phaseCards, toCard } from '../scenario/list/card.ts'
import { scenario, scenarioPhase } from '../scenario/tables/scenario.ts'
import { scenarioOrder } from './tables/order.ts'

const STORIES_SHOWN = 50
const ofOrder = columnsOf(scenarioOrder, 'o', ['scenarioId'])
const ofOwner = columnsOf(character, 'c', { ownerName: 'characterFullName', icon: 'icon' })

/** @param where condition on order `o` */
export async function storiesOf(db: Db, where: SQL) {
  const { rows: orders } = await db.execute<RowOf<typeof ofOrder> & RowOf<typeof ofOwner>>(sql`
    select ${ofOrder}, ${ofOwner}
    from scenario_order o join scenario_order_member m on m.order_id = o.order_id and m.is_owner
      join character c on c.character_id = m.character_id
    where ${where} and o.state = 'Released' and not o.is_private
    order by o.order_id desc limit ${STORIES_SHOWN}`)
  if (orders.length === 0) return []
  const owners = new Map(orders.map(({ scenarioId, ownerName, icon }) => [Number(scenarioId), { ownerName, icon }]))
  const rows = await phaseCards(
    db,
    and(
      inArray(scenarioPhase.scenarioId, [...owners.keys()]),
      eq(scenarioPhase.phase, scenario.phase),
      isNotNull(scenarioPhase.publishedAt),
      sql`(not ${scenario.isPrivate} and ${scenarioPhase.state} <> 'withdrawn')`,
    ),
  ).orderBy(desc(scenarioPhase.publishedAt), desc(scenarioPhase.scenarioId))
  return rows.flatMap(row => {
    const owner = owners.get(row.scenarioId)
    return owner ? [{ card: toCard(row), ...owner }] : []
  })
}
