// Coins that are held for orders, as the purse lists them.
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { orderCauses } from './order-coins.ts'

/** @param currency AC or LP; an order may hold both */
export async function heldOrders(db: Db, userId: string, currency: string) {
  const { rows } = await db.execute<{ title: string; amount: number; heldSince: string }>(sql`
    select 'オーダー：' || o.purpose as title, -sum(l.amount)::bigint as amount, min(h.created_at) as "heldSince"
    from scenario_order_hold h join scenario_order o on o.order_id = h.order_id
      join ledger_transfer t on t.cause_kind = ${orderCauses.hold} and t.cause_id = h.hold_id::text
      join ledger_entry l on l.transfer_id = t.id
      join ledger_account a on a.id = l.account_id and a.holder_kind = 'user' and a.currency = ${currency}
    where h.user_id = ${userId} and h.state = 'held'
    group by o.order_id, o.purpose order by min(h.created_at)`)
  return rows
}
