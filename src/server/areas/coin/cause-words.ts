// Reasons of coin movements in words: a title for each kind of cause, and the names of the things it was about.
import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'

type CauseWords = {
  title: string
  /** Query for rows of `id` and `note` for causes of this kind; null when the title says everything. */
  notes: ((ids: readonly number[]) => SQL) | null
}

/** Row that a cause names: its whole id, or what stands before a colon (`12:userId`). */
const rowOf = (causeId: string): string | null => /^([1-9]\d{0,8})(?::|$)/.exec(causeId)?.[1] ?? null

const titlesOfEntries = (ids: readonly number[]): SQL => sql`
  select e.entry_id::text as id, s.title as note from scenario_entry e join scenario s on s.scenario_id = e.scenario_id
  where e.entry_id in ${[...ids]}`

const titlesOfHolds = (ids: readonly number[]): SQL => sql`
  select h.hold_id::text as id, o.purpose as note from scenario_order_hold h
    join scenario_order o on o.order_id = h.order_id where h.hold_id in ${[...ids]}`

const titlesOfCommissions = (ids: readonly number[]): SQL => sql`
  select c.commission_id::text as id, c.title as note from commission c where c.commission_id in ${[...ids]}`

/** Words by the kind of the cause in the ledger. */
const words: Record<string, CauseWords> = {
  mission: {
    title: 'ミッションの報酬',
    notes: ids => sql`
      select um.id::text as id, m.archive_title as note
      from user_mission um join mission_master m on m.id = um.mission_id where um.id in ${[...ids]}`,
  },
  itemSynth: {
    title: 'アイテム交換',
    notes: ids => sql`
      select h.item_synth_history_id::text as id,
        case when h.item_num > 1 then h.item_name || ' ×' || h.item_num else h.item_name end as note
      from item_synth_history h where h.item_synth_history_id in ${[...ids]}`,
  },
  shop: {
    title: 'ショップでの購入',
    notes: ids => sql`
      select p.shop_purchase_id::text as id, case when p.count > 1 then p.name || ' ×' || p.count else p.name end as note
      from shop_purchase p where p.shop_purchase_id in ${[...ids]}`,
  },
  application: {
    title: '申請の料金',
    notes: ids => sql`select a.application_id::text as id, a.name as note from application a
      where a.application_id in ${[...ids]}`,
  },
  applicationRefund: {
    title: '申請の返金',
    notes: ids => sql`select a.application_id::text as id, a.name as note from application a
      where a.application_id in ${[...ids]}`,
  },
  scenarioHold: { title: 'シナリオの参加費', notes: titlesOfEntries },
  scenarioReturn: { title: 'シナリオの返金', notes: titlesOfEntries },
  orderHold: { title: 'オーダーのお預かり', notes: titlesOfHolds },
  orderReturn: { title: 'オーダーの返金', notes: titlesOfHolds },
  orderFee: {
    title: 'オーダーの取消料',
    notes: ids =>
      sql`select o.order_id::text as id, o.purpose as note from scenario_order o where o.order_id in ${[...ids]}`,
  },
  commissionHold: { title: '発注のお預かり', notes: titlesOfCommissions },
  commissionReturn: { title: '発注の返金', notes: titlesOfCommissions },
  commissionPay: { title: '作品の報酬', notes: titlesOfCommissions },
  extra: {
    title: '幕間の購入',
    notes: ids =>
      sql`select x.extra_id::text as id, x.title as note from scenario_extra x where x.extra_id in ${[...ids]}`,
  },
  distribution: { title: '配布の受け取り', notes: null },
  itemLevelUp: { title: 'アイテムのレベルアップ', notes: null },
  letterGift: { title: '手紙の贈りもの', notes: null },
  letterGiftEnd: { title: '手紙の贈りもの', notes: null },
  playingItemReturned: { title: 'プレイングで使う品の返却', notes: null },
  skill: { title: 'スキルの習得', notes: null },
  demo: { title: 'はじまりの贈りもの', notes: null },
}

const unknown: CauseWords = { title: 'そのほか', notes: null }

export type Cause = { causeKind: string; causeId: string }

/** Adds the words to rows that name their cause, with one query for each occurring kind. */
export async function tellCauses<Row extends Cause>(
  db: Db | Tx,
  rows: readonly Row[],
): Promise<(Row & { title: string; note: string })[]> {
  const notes = new Map<string, string>()
  for (const kind of new Set(rows.map(({ causeKind }) => causeKind))) {
    const find = words[kind]?.notes
    if (!find) continue
    const ids = rows.flatMap(({ causeKind, causeId }) => (causeKind === kind ? (rowOf(causeId) ?? []) : [])).map(Number)
    if (ids.length === 0) continue
    const { rows: found } = await db.execute<{ id: string; note: string }>(find(ids))
    for (const { id, note } of found) notes.set(`${kind}:${id}`, note)
  }
  return rows.map(row => ({
    ...row,
    title: (words[row.causeKind] ?? unknown).title,
    note: notes.get(`${row.causeKind}:${rowOf(row.causeId)}`) ?? '',
  }))
}
