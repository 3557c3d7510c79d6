// Accounts of the ledger, opened at their first posting.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import type { Holder, Side, Transfer } from './post.ts'
import { ledgerAccount } from './tables.ts'

export type Account = { id: number; currency: string /** Holder; null for system accounts. */; holder: Holder | null }

const columns = columnsOf(ledgerAccount, 'account', ['id', 'holderKind', 'holderId', 'currency'])
type Row = RowOf<typeof columns>

const keyOf = (kind: string, id: string, currency: string): string => `${kind} ${id} ${currency}`
const sideKey = (side: Side, currency: string): string =>
  typeof side === 'string' ? keyOf('system', side, currency) : keyOf(side.kind, side.id, currency)

/** Look-up of the accounts that transfers touch; missing ones are opened with a balance of 0. */
export async function openAccounts(
  tx: Tx,
  transfers: readonly Transfer[],
): Promise<(side: Side, currency: string) => Account> {
  const wanted = new Map<string, { kind: string; id: string; currency: string }>()
  for (const { from, to, currency } of transfers) {
    for (const side of [from, to]) {
      const holder = typeof side === 'string' ? { kind: 'system', id: side } : side
      wanted.set(sideKey(side, currency), { kind: holder.kind, id: holder.id, currency })
    }
  }
  const rows = await findAccounts(tx, [...wanted.values()])
  const found = new Map(rows.map(row => [keyOf(row.holderKind, row.holderId, row.currency), toAccount(row)]))
  const missing = [...wanted].filter(([key]) => !found.has(key)).map(([, account]) => account)
  if (missing.length > 0) {
    await tx.execute(sql`
      insert into ledger_account (holder_kind, holder_id, currency, balance)
      select kind, id, currency, case when kind = 'system' then null else 0 end
      from json_to_recordset(${JSON.stringify(missing)}::json) as row (kind text, id text, currency text)
      order by kind, id, currency
      on conflict do nothing`)
    for (const row of await findAccounts(tx, missing)) {
      found.set(keyOf(row.holderKind, row.holderId, row.currency), toAccount(row))
    }
  }
  return (side, currency) => {
    const account = found.get(sideKey(side, currency))
    if (!account) throw new Error(`No account of ${sideKey(side, currency)}.`)
    return account
  }
}

const toAccount = ({ id, holderKind, holderId, currency }: Row): Account => ({
  id,
  currency,
  holder: holderKind === 'system' ? null : { kind: holderKind, id: holderId },
})

async function findAccounts(tx: Tx, wanted: { kind: string; id: string; currency: string }[]): Promise<Row[]> {
  const { rows } = await tx.execute<Row>(sql`
    select ${columns}
    from json_to_recordset(${JSON.stringify(wanted)}::json) as row (kind text, id text, currency text)
    join ledger_account as account
      on account.holder_kind = row.kind and account.holder_id = row.id and account.currency = row.currency`)
  return rows
}
