// Charging and refunding coins (G16): one coin for the whole amount, or LP first and the rest in AC.
import { sql } from 'drizzle-orm'
import { type CoinPolicy, coinsTaken } from '#rules/exchange.ts'
import type { Db, Tx } from '../../db/client.ts'
import { type Absent, columnsOf, type RowOf } from '../../db/select.ts'
import { balancesOf, currencies } from '../../platform/ledger/balances.ts'
import { InsufficientBalance } from '../../platform/ledger/insufficient-balance.ts'
import { post, type Side, systemAccounts, type Transfer } from '../../platform/ledger/post.ts'
import { ledgerAccount, ledgerLot } from '../../platform/ledger/tables.ts'
import { refuse } from '../../platform/refuse.ts'

export type ChargedCoin = 'llamaPoint' | 'alpacaCoin'
type Cause = { kind: string; id: string }

/**
 * Transfers that pay an amount of coins, to be posted with the rest of the act; none for 0.
 * @param policy `either` one coin covers it all (the exchange, shops, applications), `both` are taken together (scenarios,
 * orders)
 * @throws COIN_SHORT when the coins do not cover it
 */
export async function coinTransfers(
  tx: Tx,
  { userId, amount, cause, policy, to = systemAccounts.sink }: CoinPayment,
): Promise<Transfer[]> {
  if (amount === 0) return []
  // Payments of a user are made one after the other, so the balance read here can only grow until it is posted.
  await tx.execute(sql`select 1 from app_user where user_id = ${userId} for no key update`)
  const from = { kind: 'user', id: userId } as const
  const balances = await balancesOf(tx, from, [currencies.llamaPoint, currencies.alpacaCoin])
  const purse = {
    llamaPoint: balances[currencies.llamaPoint] ?? 0,
    alpacaCoin: balances[currencies.alpacaCoin] ?? 0,
  }
  const taken = coinsTaken(amount, purse, policy)
  if (!taken) throw refuse('COIN_SHORT')
  return (['llamaPoint', 'alpacaCoin'] as const).flatMap(coin =>
    taken[coin] === 0 ? [] : [{ cause, currency: currencies[coin], amount: taken[coin], from, to }],
  )
}

type CoinPayment = { userId: string; amount: number; cause: Cause; policy: CoinPolicy; to?: Side }

/** Transfer of an amount that one coin covers; null for 0. @throws COIN_SHORT when neither does */
export async function coinTransfer(
  tx: Tx,
  payment: { userId: string; amount: number; cause: Cause },
): Promise<{ coin: ChargedCoin; transfer: Transfer } | null> {
  const [transfer] = await coinTransfers(tx, { ...payment, policy: 'either' })
  return transfer ? { coin: transfer.currency === currencies.llamaPoint ? 'llamaPoint' : 'alpacaCoin', transfer } : null
}

/**
 * Posts transfers, with a refusal when a balance has become too low meanwhile. @throws COIN_SHORT, TOKEN_SHORT, ITEM_SHORT
 */
export async function postOrRefuse(tx: Tx, now: Date, transfers: readonly Transfer[]) {
  try {
    return await post(tx, now, transfers)
  } catch (error) {
    if (!(error instanceof InsufficientBalance)) throw error
    if (error.currency.startsWith('item:')) throw refuse('ITEM_SHORT')
    throw refuse(error.currency.startsWith('token:') ? 'TOKEN_SHORT' : 'COIN_SHORT')
  }
}

/**
 * Gives back the coins that a cause took from a user, in the same kinds; once, because the refund's cause is unique. Paid
 * coins come back as paid ones; coins with an end date keep it, but live until `atLeastUntil` if it is given.
 * @returns the number of returned coins
 */
export async function refund(
  tx: Tx,
  now: Date,
  { of, cause, from = systemAccounts.sink, atLeastUntil }: Refund,
): Promise<number> {
  const taken = await takenBy(tx, of)
  await post(
    tx,
    now,
    taken.map(({ userId, currency, amount, paid, expiresAt }) => ({
      cause,
      currency,
      amount,
      from,
      to: { kind: 'user', id: userId },
      paid: paid ?? false,
      ...(expiresAt ? { expiresAt: later(new Date(expiresAt), atLeastUntil) } : {}),
    })),
  )
  return taken.reduce((sum, { amount }) => sum + amount, 0)
}

type Refund = { of: Cause | readonly Cause[]; cause: Cause; from?: Side; atLeastUntil?: Date }

const later = (a: Date, b: Date | undefined): Date => (b && b > a ? b : a)

const ofAccount = columnsOf(ledgerAccount, 'account', { userId: 'holderId', currency: 'currency' })
const ofLot = columnsOf(ledgerLot, 'lot', ['paid', 'expiresAt'])

/** Coins that one or several causes took from users, by kind and end date. */
export async function takenBy(tx: Db | Tx, of: Cause | readonly Cause[]): Promise<Taken[]> {
  const causes = JSON.stringify([of].flat())
  const { rows } = await tx.execute<Taken>(sql`
    select ${ofAccount}, ${ofLot}, -sum(entry.amount)::bigint as amount
    from ledger_transfer transfer
    join ledger_entry entry on entry.transfer_id = transfer.id
    join ledger_account account on account.id = entry.account_id
    left join ledger_lot lot on lot.id = entry.lot_id
    where (transfer.cause_kind, transfer.cause_id) in (
        select kind, id from json_to_recordset(${causes}::json) as row (kind text, id text))
      and account.holder_kind = 'user'
      and entry.amount < 0
    group by account.holder_id, account.currency, lot.paid, lot.expires_at`)
  return rows
}

type Taken = RowOf<typeof ofAccount> & Absent<RowOf<typeof ofLot>> & { amount: number }
