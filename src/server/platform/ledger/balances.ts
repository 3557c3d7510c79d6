// Reading the ledger: current and past balances, and the audit that adds up every entry.
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import type { Holder } from './post.ts'
import { ledgerAccount } from './tables.ts'

export const currencies = {
  alpacaCoin: 'AC',
  llamaPoint: 'LP',
  creatorPoint: 'CP',
  /** A world's token, 1 to 4. */
  token: (worldId: string, tokenNo: number): string => `token:${worldId}:${tokenNo}`,
  /** Points that raise a character's chance in the lotteries of its world. */
  fatePower: (worldId: string): string => `fate:${worldId}`,
  /** Experience of a character in its world, from which its level follows. */
  experience: (worldId: string): string => `exp:${worldId}`,
  /** An item: the plain one or a variant of it (level-ups, originalized ones), which is held and counted separately. */
  item: (worldId: string, itemCode: string, variant?: ItemVariant): string =>
    `item:${worldId}:${itemCode}${variantSuffix(variant)}`,
}

/** @property originalizeId row of the name that the player gave */
export type ItemVariant = { level?: number; originalizeId?: number | null }

const variantSuffix = ({ level = 1, originalizeId = null }: ItemVariant = {}): string =>
  `${level > 1 ? `:L${level}` : ''}${originalizeId === null ? '' : `:O${originalizeId}`}`

export type HeldItem = { worldId: string; itemCode: string; level: number; originalizeId: number | null }

/** Item of a currency; null for a currency that is no item. */
export function itemOfCurrency(currency: string): HeldItem | null {
  const found = /^item:([^:]+):([^:]+)(?::L(\d+))?(?::O(\d+))?$/.exec(currency)
  if (!found?.[1] || !found[2]) return null
  return {
    worldId: found[1],
    itemCode: found[2],
    level: found[3] ? Number(found[3]) : 1,
    originalizeId: found[4] ? Number(found[4]) : null,
  }
}

const ofAccount = columnsOf(ledgerAccount, null, ['currency', 'balance'])

/** Balances of a holder in the given currencies; 0 without an account. */
export async function balancesOf(
  tx: Db | Tx,
  holder: Holder,
  wanted: readonly string[],
): Promise<Record<string, number>> {
  const { rows } = await tx.execute<RowOf<typeof ofAccount>>(sql`
    select ${ofAccount} from ledger_account
    where holder_kind = ${holder.kind} and holder_id = ${holder.id} and currency in ${[...wanted]}`)
  return Object.fromEntries(
    wanted.map(currency => [currency, rows.find(row => row.currency === currency)?.balance ?? 0]),
  )
}

/** Balance of a holder at an instant, added up from the entries, paid and free separately. */
export async function balanceAsOf(
  tx: Db | Tx,
  holder: Holder,
  currency: string,
  at: Date,
): Promise<{ paid: number; free: number }> {
  const { rows } = await tx.execute<{ paid: number; free: number }>(sql`
    select coalesce(sum(entry.amount) filter (where lot.paid), 0)::bigint as paid,
      coalesce(sum(entry.amount) filter (where lot.paid is not true), 0)::bigint as free
    from ledger_account as account
    join ledger_entry as entry on entry.account_id = account.id
    left join ledger_lot as lot on lot.id = entry.lot_id
    where account.holder_kind = ${holder.kind} and account.holder_id = ${holder.id} and account.currency = ${currency}
      and entry.created_at <= ${at.toISOString()}`)
  return rows[0] ?? { paid: 0, free: 0 }
}

/** Faults found by an audit; empty when the ledger is sound (B3). */
export async function auditLedger(tx: Db | Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ finding: string }>(sql`
    select 'the entries of ' || account.currency || ' sum to ' || sum(entry.amount) as finding
    from ledger_entry as entry join ledger_account as account on account.id = entry.account_id
    group by account.currency having sum(entry.amount) <> 0
    union all
    select 'account ' || account.id || ' has ' || account.balance || ' but its entries sum to ' || coalesce(sum(entry.amount), 0)
    from ledger_account as account left join ledger_entry as entry on entry.account_id = account.id
    where account.balance is not null
    group by account.id having account.balance <> coalesce(sum(entry.amount), 0)
    union all
    select 'lot ' || lot.id || ' has ' || lot.remaining || ' left but its entries sum to ' || coalesce(sum(entry.amount), 0)
    from ledger_lot as lot left join ledger_entry as entry on entry.lot_id = lot.id
    group by lot.id having lot.remaining <> coalesce(sum(entry.amount), 0)
    union all
    select 'transfer ' || transfer.id || ' has no entries' as finding
    from ledger_transfer as transfer
    where not exists (select 1 from ledger_entry as entry where entry.transfer_id = transfer.id)
    limit 100`)
  return rows.map(row => row.finding)
}
