// Held coins that came back to their owner, newest first, with the reason.
import { sql } from 'drizzle-orm'
import { applicationCauses } from '#rules/applications.ts'
import { applicationReturnReason, entryReturnReason, RETURNS_SHOWN, type ReturnReason } from '#rules/returned-coins.ts'
import type { ScenarioState } from '#rules/scenario/states.ts'
import type { Db } from '../../db/client.ts'
import { type Absent, columnsOf, type RowOf } from '../../db/select.ts'
import { currencies } from '../../platform/ledger/balances.ts'
import { ledgerTransfer } from '../../platform/ledger/tables.ts'
import { application as applicationTable } from '../application/tables.ts'
import { orderCauses } from '../order/order-coins.ts'
import { scenarioOrderMember } from '../order/tables/order.ts'
import { entryCauses } from '../scenario/entry/coins.ts'
import { scenarioEntry } from '../scenario/tables/entry.ts'

/** State of the entry; null for a fee or an order. */
const ofEntry = columnsOf(scenarioEntry, 'e', { entry: 'state' })
/** State of the application; null for a seat or an order. */
const ofApplication = columnsOf(applicationTable, 'f', { application: 'status' })
/** Way in which the place in an order ended; null for a seat or a fee. */
const ofMember = columnsOf(scenarioOrderMember, 'om', { member: 'state' })
const ofTransfer = columnsOf(ledgerTransfer, 'm', { ledgerId: 'id', returnedAt: 'createdAt' })

type Row = RowOf<typeof ofTransfer> &
  Absent<RowOf<typeof ofEntry> & RowOf<typeof ofApplication> & RowOf<typeof ofMember>> & {
    title: string
    alpacaCoin: number
    llamaPoint: number
    /** State of its phase, if that was its state when the coins came back. */
    phase: ScenarioState | null
  }

export async function returnedCoins(db: Db, userId: string) {
  const { alpacaCoin, llamaPoint } = currencies
  // Holds of an order that ended with their member's place come back together; others made room for a smaller part.
  const { rows } = await db.execute<Row>(sql`
    with moved as (
      select min(t.id) as id, t.cause_kind, coalesce(h.member_id, t.cause_id::bigint) as cause, t.created_at, max(l.id) as last,
        coalesce(sum(l.amount) filter (where a.currency = ${alpacaCoin}), 0)::bigint as alpaca,
        coalesce(sum(l.amount) filter (where a.currency = ${llamaPoint}), 0)::bigint as llama
      from ledger_account a join ledger_entry l on l.account_id = a.id join ledger_transfer t on t.id = l.transfer_id
      left join scenario_order_hold h on h.hold_id = case when t.cause_kind = ${orderCauses.giveBack} then t.cause_id::bigint end
      where a.holder_kind = 'user' and a.holder_id = ${userId} and a.currency in (${alpacaCoin}, ${llamaPoint})
        and (t.cause_kind in (${entryCauses.giveBack}, ${applicationCauses.refund})
          or exists (select 1 from scenario_order_member m where m.member_id = h.member_id and m.ended_at = t.created_at))
      group by t.cause_kind, coalesce(h.member_id, t.cause_id::bigint), t.created_at order by last desc limit ${RETURNS_SHOWN})
    select ${ofTransfer}, ${ofEntry}, ${ofApplication}, ${ofMember}, coalesce(s.title, f.name, o.purpose, '') as title,
      m.alpaca as "alpacaCoin", m.llama as "llamaPoint", case when m.created_at >= p.state_since then p.state end as phase
    from moved m
    left join scenario_entry e on m.cause_kind = ${entryCauses.giveBack} and e.entry_id = m.cause
    left join scenario s on s.scenario_id = e.scenario_id
    left join scenario_phase p on p.scenario_id = e.scenario_id and p.phase = e.phase
    left join application f on m.cause_kind = ${applicationCauses.refund} and f.application_id = m.cause
    left join scenario_order_member om on m.cause_kind = ${orderCauses.giveBack} and om.member_id = m.cause
    left join scenario_order o on o.order_id = om.order_id
    order by m.last desc`)
  return rows.map(({ entry, phase, application, member, ...row }) => ({
    ...row,
    reason: reasonOf({ entry, phase, application, member }),
  }))
}

function reasonOf({
  entry,
  phase,
  application,
  member,
}: Pick<Row, 'entry' | 'phase' | 'application' | 'member'>): ReturnReason {
  if (entry) return entryReturnReason(entry, phase)
  if (member) return member === 'left' ? 'orderLeft' : 'orderEnded'
  return applicationReturnReason(application ?? 0)
}
