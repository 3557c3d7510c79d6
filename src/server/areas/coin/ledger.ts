// Movements of a user's coin, newest first, with the balance after each.
import { sql } from 'drizzle-orm'
import { coinType } from '#rules/codes/world.ts'
import type { Db } from '../../db/client.ts'
import { columnsOf, countOf, type Present, type RowOf } from '../../db/select.ts'
import { currencies } from '../../platform/ledger/balances.ts'
import { ledgerAccount, ledgerEntry, ledgerLot, ledgerTransfer } from '../../platform/ledger/tables.ts'
import { tellCauses } from './cause-words.ts'
import { heldCoins } from './held.ts'

type Page = { userId: string; coinType: number; page: number; size: number }

const ofAccount = columnsOf(ledgerAccount, 'a', ['id', 'balance'])
type Account = Present<RowOf<typeof ofAccount>, 'balance'> & { paid: number }

const transfer = columnsOf(ledgerTransfer, 't', { ledgerId: 'id', causeKind: 'causeKind', causeId: 'causeId' })
/** Entry of the account that is newest of a movement. */
const newest = columnsOf(ledgerEntry, 'p', ['createdAt'])
type Movement = RowOf<typeof transfer> & RowOf<typeof newest> & { amount: number; balance: number }

export async function readLedger(db: Db, { userId, coinType: type, page, size }: Page) {
  const currency = type === coinType.lp ? currencies.llamaPoint : currencies.alpacaCoin
  const account = await accountOf(db, userId, currency)
  const { balance, paid } = account ?? { balance: 0, paid: 0 }
  const told = await tellCauses(db, account ? await movementsOf(db, account.id, { page, size }) : [])
  return {
    balance,
    paidBalance: paid,
    freeBalance: balance - paid,
    expiringList: account ? await expiring(db, account.id) : [],
    heldList: await heldCoins(db, userId, currency),
    ledgerList: told.map(({ causeKind: _, causeId: __, ...row }) => row),
    count: account ? await countMovements(db, account.id) : 0,
  }
}

async function accountOf(db: Db, userId: string, currency: string): Promise<Account | null> {
  const { rows } = await db.execute<Account>(sql`
    select ${ofAccount},
      coalesce((select sum(l.remaining) from ledger_lot l where l.account_id = a.id and l.remaining > 0 and l.paid), 0)::bigint
        as paid
    from ledger_account a where a.holder_kind = 'user' and a.holder_id = ${userId} and a.currency = ${currency}`)
  return rows[0] ?? null
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
    select ${transfer}, ${newest}, p.amount, p.balance
    from page p join ledger_transfer t on t.id = p.transfer_id order by p.last_id desc`)
  return rows
}

const countMovements = (db: Db, accountId: number): Promise<number> =>
  countOf(db, sql`(select distinct transfer_id from ledger_entry where account_id = ${accountId}) movements`)

const endColumn = columnsOf(ledgerLot, null, ['expiresAt'])
type Expiring = Present<RowOf<typeof endColumn>, 'expiresAt'> & { amount: number }

async function expiring(db: Db, accountId: number): Promise<Expiring[]> {
  const { rows } = await db.execute<Expiring>(sql`
    select sum(remaining)::bigint as amount, ${endColumn} from ledger_lot
    where account_id = ${accountId} and remaining > 0 and expires_at is not null
    group by expires_at order by expires_at limit 5`)
  return rows
}
