// The audit of every suite that moved money (B3): the server's own audit, and the same questions answered once more here by
// adding up every entry by hand, so that a mistake in one shows in the other.
import { sql } from 'drizzle-orm'
import { createDb, createPool, type Db } from '#server/db/client.ts'
import { auditLedger, balanceAsOf } from '#server/platform/ledger/balances.ts'
import type { Holder } from '#server/platform/ledger/post.ts'
import { createRandom, type Random } from './random.ts'

/** Audit of a database that openDatabase, which audits by itself, did not open. @throws the faults of its ledger */
export async function auditAt(url: string): Promise<void> {
  const random = createRandom(Math.floor(Math.random() * 0xffffffff))
  const pool = createPool({ url, max: 1, role: null, name: 'tsumugi-test-audit' })
  try {
    const faults = await findLedgerFaults(createDb(pool), random)
    if (faults.length > 0)
      throw new Error(`The ledger is wrong (seed ${random.seed}): ${faults.slice(0, 20).join('; ')}`)
  } finally {
    await pool.end()
  }
}

type Entry = { id: number; transferId: number; accountId: number; lotId: number | null; amount: number; at: number }
type Account = { id: number; kind: string; holder: string; currency: string; balance: number | null }
type Lot = { id: number; accountId: number; paid: boolean; remaining: number }
export type Books = { entries: Entry[]; accounts: Map<number, Account>; lots: Map<number, Lot> }

/** All faults of a ledger; empty when it is sound. */
export async function findLedgerFaults(db: Db, random: Random): Promise<string[]> {
  const books = await readBooks(db)
  return [...(await auditLedger(db)), ...foldByHand(books), ...(await compareAsOf(db, books, random))]
}

export async function readBooks(db: Db): Promise<Books> {
  const { rows: entries } = await db.execute<Omit<Entry, 'at'> & { at: string }>(sql`
    select id, transfer_id as "transferId", account_id as "accountId", lot_id as "lotId", amount, created_at as at
    from ledger_entry order by id`)
  const { rows: accounts } = await db.execute<Account>(sql`
    select id, holder_kind as kind, holder_id as holder, currency, balance from ledger_account`)
  const { rows: lots } = await db.execute<Lot>(sql`
    select id, account_id as "accountId", paid, remaining from ledger_lot`)
  return {
    entries: entries.map(entry => ({ ...entry, at: new Date(entry.at).getTime() })),
    accounts: new Map(accounts.map(account => [account.id, account])),
    lots: new Map(lots.map(lot => [lot.id, lot])),
  }
}

const add = <Key>(sums: Map<Key, number>, key: Key, amount: number): void => {
  sums.set(key, (sums.get(key) ?? 0) + amount)
}

const hasLots = (currency: string): boolean => ['AC', 'LP', 'CP'].includes(currency)

function foldByHand({ entries, accounts, lots }: Books): string[] {
  const faults: string[] = []
  const perAccount = new Map<number, number>()
  const perLot = new Map<number, number>()
  const perTransfer = new Map<string, number>()
  for (const { id, transferId, accountId, lotId, amount } of entries) {
    const account = accounts.get(accountId)
    if (!account) return [`entry ${id} has no account`]
    add(perAccount, accountId, amount)
    add(perTransfer, `${transferId} in ${account.currency}`, amount)
    if (lotId !== null) add(perLot, lotId, amount)
    // A holder's coins always belong to a lot of the same account; no other entry does.
    const inLot = account.kind !== 'system' && hasLots(account.currency)
    if (inLot !== (lotId !== null)) faults.push(`entry ${id} of ${account.currency} has lot ${lotId}`)
    if (lotId !== null && lots.get(lotId)?.accountId !== accountId) faults.push(`entry ${id} is in a foreign lot`)
    if ((perAccount.get(accountId) ?? 0) < 0 && account.kind !== 'system') faults.push(`entry ${id} goes below 0`)
  }
  for (const [transfer, sum] of perTransfer) if (sum !== 0) faults.push(`transfer ${transfer} sums to ${sum}`)
  for (const { id, balance } of accounts.values()) {
    if (balance !== null && balance !== (perAccount.get(id) ?? 0)) faults.push(`account ${id}: ${balance} by balance`)
  }
  for (const { id, remaining } of lots.values()) {
    if (remaining !== (perLot.get(id) ?? 0)) faults.push(`lot ${id}: ${remaining} left`)
  }
  return faults
}

/** Faults in balances at random moments, the server's query against adding up by hand, paid and free apart. */
async function compareAsOf(db: Db, books: Books, random: Random, dates = 100): Promise<string[]> {
  const holders = [...books.accounts.values()].filter(({ kind }) => kind !== 'system')
  const times = books.entries.map(({ at }) => at)
  if (holders.length === 0 || times.length === 0) return []
  const first = times.reduce((a, b) => Math.min(a, b))
  const last = times.reduce((a, b) => Math.max(a, b))
  const faults: string[] = []
  for (let round = 0; round < dates; round++) {
    const account = random.pick(holders)
    // The moment is often exactly that of an entry, where a wrong boundary would show.
    const at = random.chance(0.5) ? random.pick(times) : random.integer(first - 1000, last + 1000)
    const holder = { kind: account.kind, id: account.holder } as Holder
    const told = await balanceAsOf(db, holder, account.currency, new Date(at))
    const known = balanceByHand(books, account.id, at)
    if (told.paid !== known.paid || told.free !== known.free) {
      faults.push(`${account.currency} of ${account.holder} at ${new Date(at).toISOString()}: ${JSON.stringify(told)}`)
    }
  }
  return faults
}

export function balanceByHand({ entries, lots }: Books, accountId: number, at: number): { paid: number; free: number } {
  const sums = { paid: 0, free: 0 }
  for (const entry of entries) {
    if (entry.accountId !== accountId || entry.at > at) continue
    const paid = entry.lotId !== null && lots.get(entry.lotId)?.paid === true
    sums[paid ? 'paid' : 'free'] += entry.amount
  }
  return sums
}
