// Held coins that came back to their owner, newest first, with the reason.
import { sql } from 'drizzle-orm'
import { applicationCauses } from '#rules/applications.ts'
import { applicationReturnReason, entryReturnReason, RETURNS_SHOWN } from '#rules/returned-coins.ts'
import type { EntryState } from '#rules/scenario/entries.ts'
import type { ScenarioState } from '#rules/scenario/states.ts'
import type { Db } from '../../db/client.ts'
import { currencies } from '../../platform/ledger/balances.ts'
import { entryCauses } from '../scenario/coins.ts'

type Row = {
  ledgerId: number
  title: string
  alpacaCoin: number
  llamaPoint: number
  returnedAt: string
  /** State of the entry; null for a fee. */
  entry: EntryState | null
  /** State of its phase, if that was its state when the coins came back. */
  phase: ScenarioState | null
  /** State of the application; null for a seat. */
  application: number | null
}

export async function returnedCoins(db: Db, userId: string) {
  const { alpacaCoin, llamaPoint } = currencies
  const { rows } = await db.execute<Row>(sql`
    with moved as (
      select t.id, t.cause_kind, t.cause_id::bigint as cause, t.created_at, max(l.id) as last,
        coalesce(sum(l.amount) filter (where a.currency = ${alpacaCoin}), 0)::bigint as alpaca,
        coalesce(sum(l.amount) filter (where a.currency = ${llamaPoint}), 0)::bigint as llama
      from ledger_account a join ledger_entry l on l.account_id = a.id join ledger_transfer t on t.id = l.transfer_id
      where a.holder_kind = 'user' and a.holder_id = ${userId} and a.currency in (${alpacaCoin}, ${llamaPoint})
        and t.cause_kind in (${entryCauses.giveBack}, ${applicationCauses.refund})
      group by t.id order by last desc limit ${RETURNS_SHOWN})
    select m.id as "ledgerId", coalesce(s.title, f.name, '') as title, m.alpaca as "alpacaCoin", m.llama as "llamaPoint",
      m.created_at as "returnedAt", e.state as entry, case when m.created_at >= p.state_since then p.state end as phase, f.status as application
    from moved m
    left join scenario_entry e on m.cause_kind = ${entryCauses.giveBack} and e.entry_id = m.cause
    left join scenario s on s.scenario_id = e.scenario_id
    left join scenario_phase p on p.scenario_id = e.scenario_id and p.phase = e.phase
    left join application f on m.cause_kind = ${applicationCauses.refund} and f.application_id = m.cause
    order by m.last desc`)
  return rows.map(({ entry, phase, application, ...row }) => ({
    ...row,
    reason: entry ? entryReturnReason(entry, phase) : applicationReturnReason(application ?? 0),
  }))
}
