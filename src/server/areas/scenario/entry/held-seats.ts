// Coins that are held for seats in scenarios, as the purse lists them.
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { columnsOf, type RowOf } from '../../../db/select.ts'
import { scenarioEntry } from '../tables/entry.ts'
import { entryCauses } from './coins.ts'

const since = columnsOf(scenarioEntry, 'e', { heldSince: 'createdAt' })

/** @param currency AC or LP; an entry may hold both */
export async function heldSeats(db: Db, userId: string, currency: string) {
  const { rows } = await db.execute<RowOf<typeof since> & { title: string; amount: number }>(sql`
    select '予約：' || s.title as title, -sum(l.amount)::bigint as amount, ${since}
    from scenario_entry e join scenario s on s.scenario_id = e.scenario_id
      join ledger_transfer t on t.cause_kind = ${entryCauses.hold} and t.cause_id = e.entry_id::text
      join ledger_entry l on l.transfer_id = t.id
      join ledger_account a on a.id = l.account_id and a.holder_kind = 'user' and a.currency = ${currency}
    where e.user_id = ${userId} and e.coins = 'held'
    group by e.entry_id, s.title order by e.created_at`)
  return rows
}
