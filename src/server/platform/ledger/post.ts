// Posting to the ledger, the only code that moves coins, tokens and items.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { columnsOf, type Present, type RowOf } from '../../db/select.ts'
import { type Account, openAccounts } from './accounts.ts'
import { InsufficientBalance } from './insufficient-balance.ts'
import { consumeLots, issueLot } from './lots.ts'
import { ledgerAccount, ledgerTransfer } from './tables.ts'

const balanceColumn = columnsOf(ledgerAccount, null, ['balance'])

export type Holder = { kind: 'user' | 'character'; id: string }

/** Accounts on the side of a transfer that has no holder. */
export const systemAccounts = {
  issue: 'issue',
  sink: 'sink',
  fee: 'fee',
  /** Coins that a scenario holds for its seats, and those that became its revenue. */
  heldBy: (scenarioId: number) => `held:${scenarioId}` as const,
  earnedBy: (scenarioId: number) => `earned:${scenarioId}` as const,
  /** Coins that an order holds for its members. */
  heldByOrder: (orderId: number) => `order:${orderId}` as const,
  /** Coins that a commission holds, and those of all received ones. */
  heldByCommission: (commissionId: number) => `commission:${commissionId}` as const,
  commissions: 'commissions',
  /** Gifts in letters that wait for their receivers. */
  gifts: 'gifts',
} as const
type SystemAccount =
  | 'issue'
  | 'sink'
  | 'fee'
  | 'gifts'
  | 'commissions'
  | `held:${number}`
  | `earned:${number}`
  | `order:${number}`
  | `commission:${number}`

export type Side = Holder | SystemAccount

export type Transfer = {
  /** Cause of the movement. The same cause moves value once: a second posting violates a unique constraint. */
  cause: { kind: string; id: string }
  currency: string
  /** A whole number above 0. */
  amount: number
  from: Side
  to: Side
  /** Whether the coins were bought with money; they are kept apart from free ones. */
  paid?: boolean
  expiresAt?: Date
}

/** AC, LP and CP come in lots with dates; tokens and items do not. */
const hasLots = (currency: string): boolean => currency === 'AC' || currency === 'LP' || currency === 'CP'

export type Posted = { holder: Holder; currency: string; before: number; after: number }

/**
 * Posts transfers in the caller's transaction: balances by conditional update in the order of account ids (so that parallel
 * postings cannot deadlock), lots, transfers and entries.
 * @returns the balance before and after for every affected holder and currency
 * @throws InsufficientBalance when a holder has too little; nothing is posted then, the transaction must be rolled back
 */
export async function post(tx: Tx, now: Date, transfers: readonly Transfer[]): Promise<Posted[]> {
  if (transfers.length === 0) return []
  const accounts = await openAccounts(tx, transfers)
  const posted = await changeBalances(tx, transfers, accounts)
  const transferIds = await insertTransfers(tx, now, transfers)
  const entries = await buildEntries(tx, now, transfers, accounts, transferIds)
  await tx.execute(sql`
    insert into ledger_entry (transfer_id, account_id, lot_id, amount, created_at)
    select transfer_id, account_id, lot_id, amount, ${now.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(entries)}::json)
      as row (transfer_id bigint, account_id bigint, lot_id bigint, amount bigint)`)
  return posted
}

async function changeBalances(tx: Tx, transfers: readonly Transfer[], accounts: AccountLookup): Promise<Posted[]> {
  const changes = new Map<number, { account: Account; change: number }>()
  const add = (account: Account, amount: number) => {
    if (account.holder === null) return
    const known = changes.get(account.id)
    if (known) known.change += amount
    else changes.set(account.id, { account, change: amount })
  }
  for (const transfer of transfers) {
    if (!Number.isSafeInteger(transfer.amount) || transfer.amount <= 0) throw new RangeError('amount')
    add(accounts(transfer.from, transfer.currency), -transfer.amount)
    add(accounts(transfer.to, transfer.currency), transfer.amount)
  }
  const posted: Posted[] = []
  for (const { account, change } of [...changes.values()].sort((a, b) => a.account.id - b.account.id)) {
    const { rows } = await tx.execute<Present<RowOf<typeof balanceColumn>, 'balance'>>(sql`
      update ledger_account set balance = balance + ${change}
      where id = ${account.id} and balance + ${change} >= 0 returning ${balanceColumn}`)
    const row = rows[0]
    if (!row) throw new InsufficientBalance(account.currency)
    if (account.holder) {
      posted.push({
        holder: account.holder,
        currency: account.currency,
        before: row.balance - change,
        after: row.balance,
      })
    }
  }
  return posted
}

const ofTransfer = columnsOf(ledgerTransfer, null, ['id', 'causeKind', 'causeId'])

async function insertTransfers(tx: Tx, now: Date, transfers: readonly Transfer[]): Promise<Map<string, number>> {
  const causes = new Map(transfers.map(({ cause }) => [`${cause.kind}:${cause.id}`, cause]))
  const { rows } = await tx.execute<RowOf<typeof ofTransfer>>(sql`
    insert into ledger_transfer (cause_kind, cause_id, created_at)
    select kind, id, ${now.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify([...causes.values()])}::json) as row (kind text, id text)
    returning ${ofTransfer}`)
  return new Map(rows.map(row => [`${row.causeKind}:${row.causeId}`, row.id]))
}

type AccountLookup = (side: Side, currency: string) => Account
type Entry = { transfer_id: number; account_id: number; lot_id: number | null; amount: number }

async function buildEntries(
  tx: Tx,
  now: Date,
  transfers: readonly Transfer[],
  accounts: AccountLookup,
  transferIds: Map<string, number>,
): Promise<Entry[]> {
  const entries: Entry[] = []
  const lots = new Map<string, number>()
  for (const transfer of transfers) {
    const transferId = transferIds.get(`${transfer.cause.kind}:${transfer.cause.id}`)
    if (transferId === undefined) throw new Error('A transfer was not inserted.')
    const from = accounts(transfer.from, transfer.currency)
    const to = accounts(transfer.to, transfer.currency)
    const side = (account: Account, amount: number, lotId: number | null) =>
      entries.push({ transfer_id: transferId, account_id: account.id, lot_id: lotId, amount })

    if (from.holder && hasLots(transfer.currency)) {
      for (const part of await consumeLots(tx, now, from, transfer.amount)) side(from, -part.amount, part.lotId)
    } else side(from, -transfer.amount, null)

    if (to.holder && hasLots(transfer.currency)) {
      // Coins of one posting under the same terms become one lot.
      const terms = `${to.id}:${transfer.paid ?? false}:${transfer.expiresAt?.toISOString() ?? ''}`
      const lotId = await issueLot(tx, now, to.id, transfer, lots.get(terms))
      lots.set(terms, lotId)
      side(to, transfer.amount, lotId)
    } else side(to, transfer.amount, null)
  }
  return entries
}
