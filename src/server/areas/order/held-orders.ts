// Coins that are held for orders: as the screen of held coins shows them, and as the purse lists them.
import { sql } from 'drizzle-orm'
import { textOfOrder } from '#rules/order/states.ts'
import type { Db } from '../../db/client.ts'
import { type Absent, columnsOf, type RowOf } from '../../db/select.ts'
import { currencies } from '../../platform/ledger/balances.ts'
import { scenarioPhase } from '../scenario/tables/scenario.ts'
import { orderCauses } from './order-coins.ts'
import { scenarioOrder } from './tables/order.ts'

const ofOrder = columnsOf(scenarioOrder, 'o', ['orderId', 'worldId', 'purpose', 'state', 'lastDecision', 'dueAt'])
const ofPhase = columnsOf(scenarioPhase, 'p', { scenarioState: 'state' })
type Row = RowOf<typeof ofOrder> &
  Absent<RowOf<typeof ofPhase>> & { alpacaCoin: number; llamaPoint: number; heldSince: string }

/** Orders that hold coins of a user, in both currencies, those held longest first. */
export async function ordersThatHold(db: Db, userId: string) {
  const { alpacaCoin, llamaPoint } = currencies
  const { rows } = await db.execute<Row>(sql`
    select ${ofOrder}, ${ofPhase}, min(h.created_at) as "heldSince",
      coalesce(-sum(l.amount) filter (where a.currency = ${alpacaCoin}), 0)::bigint as "alpacaCoin",
      coalesce(-sum(l.amount) filter (where a.currency = ${llamaPoint}), 0)::bigint as "llamaPoint"
    from scenario_order_hold h join scenario_order o on o.order_id = h.order_id
      join ledger_transfer t on t.cause_kind = ${orderCauses.hold} and t.cause_id = h.hold_id::text
      join ledger_entry l on l.transfer_id = t.id
      join ledger_account a on a.id = l.account_id and a.holder_kind = 'user'
      left join scenario s on s.scenario_id = o.scenario_id
      left join scenario_phase p on p.scenario_id = s.scenario_id and p.phase = s.phase
    where h.user_id = ${userId} and h.state = 'held'
    group by o.order_id, p.state order by min(h.created_at), o.order_id`)
  return rows.map(({ state, lastDecision, scenarioState, ...row }) => ({
    ...row,
    status: textOfOrder({ state, lastDecision, scenarioState }),
  }))
}

/** @param currency AC or LP; an order may hold both */
export async function heldOrders(db: Db, userId: string, currency: string) {
  const orders = await ordersThatHold(db, userId)
  return orders
    .map(({ purpose, alpacaCoin, llamaPoint, heldSince }) => ({
      title: `オーダー：${purpose}`,
      amount: currency === currencies.alpacaCoin ? alpacaCoin : llamaPoint,
      heldSince,
    }))
    .filter(({ amount }) => amount > 0)
}
