// Movements of a user's coin, newest first, with the balance after each.
import { sql } from 'drizzle-orm'
import { coinType } from '#rules/codes/world.ts'
import type { Db } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { currencies } from '../../platform/ledger/balances.ts'
import { ledgerTransfer } from '../../platform/ledger/tables.ts'
import { tellCauses } from './cause-words.ts'
import { heldCoins } from './held.ts'

type Page = { userId: string; coinType: number; page: number; size: number }

type Account = { id: number | null; balance: number; paid: number }

const transfer = columnsOf(ledgerTransfer, 't', { ledgerId: 'id', causeKind: 'causeKind', causeId: 'causeId' })
type Movement = RowOf<typeof transfer> & {
  amount: number
  balance: number
  createdAt: string
}

export async function readLedger(db: Db, { userId, coinType: type, page, size }: Page) {
  const currency = type === coinType.lp ? currencies.llamaPoint : currencies.alpacaCoin
  const account = await accountOf(db, userId, currency)
  const movements = account.id === null ? [] : await movementsOf(db, account.id, { page, size })
  const told = await tellCauses(db, movements)
  return {
    balance: account.balance,
    paidBalance: account.paid,
    freeBalance: account.balance - account.paid,
    expiringList: await expiring(db, account.id),
    heldList: await heldCoins(db, userId, currency),
    ledgerList: told.map(({ causeKind: _, causeId: __, ...row }) => row),
    count: await countMovements(db, account.id),
  }
}

async function accountOf(db: Db, userId: string, currency: string): Promise<Account> {
  const { rows } = await db.execute<Account>(sql`
    select a.id, a.balance,
      coalesce((select sum(l.remaining) from ledger_lot l where l.account_id = a.id and l.remaining > 0 and l.paid), 0)::bigint
        as paid
    from ledger_account a where a.holder_kind = 'user' and a.holder_id = ${userId} and a.currency = ${currency}`)
  return rows[0] ?? { id: null, balance: 0, paid: 0 }
}

/**
 * Movements with the balance after each. One movement may take from several lots, so its entries are summed. The balance
 * after a row is the current one minus all newer amounts.
 */
async function movementsOf(
  db: Db,
  accountId: number,
  { page, size }: { page: number; size: number },
): Promise<Movement[]> {
  const { rows } = await db.execute<Movement>(sql`
    with moved as (
      select e.transfer_id, sum(e.amount)::bigint as amount, max(e.id) as last_id, max(e.created_at) as created_at
      from ledger_entry e where e.account_id = ${accountId}
      group by e.transfer_id order by max(e.id) desc limit ${page * size}),
    standing as (
      select moved.*, ((select balance from ledger_account where id = ${accountId}) - coalesce(sum(amount) over (
        order by last_id desc rows between unbounded preceding and 1 preceding), 0))::bigint as balance
      from moved),
    page as (select * from standing order by last_id desc limit ${size} offset ${(page - 1) * size})
    select ${transfer}, p.amount, p.balance,
      p.created_at as "createdAt"
    from page p join ledger_transfer t on t.id = p.transfer_id order by p.last_id desc`)
  return rows
}

async function countMovements(db: Db, accountId: number | null): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(distinct transfer_id) as count from ledger_entry where account_id = ${accountId}`)
  return rows[0]?.count ?? 0
}

async function expiring(db: Db, accountId: number | null): Promise<{ amount: number; expiresAt: string }[]> {
  const { rows } = await db.execute<{ amount: number; expiresAt: string }>(sql`
    select sum(remaining)::bigint as amount, expires_at as "expiresAt" from ledger_lot
    where account_id = ${accountId} and remaining > 0 and expires_at is not null
    group by expires_at order by expires_at limit 5`)
  return rows
}
