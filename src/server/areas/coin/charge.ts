// Charging coins: LP where it covers the whole amount, else AC, never both (G16); and giving them back.
import { sql } from 'drizzle-orm'
import { chargedCoin } from '#rules/exchange.ts'
import type { Tx } from '../../db/client.ts'
import { balancesOf, currencies } from '../../platform/ledger/balances.ts'
import { InsufficientBalance } from '../../platform/ledger/insufficient-balance.ts'
import { post, systemAccounts, type Transfer } from '../../platform/ledger/post.ts'
import { refuse } from '../../platform/refuse.ts'

export type ChargedCoin = 'llamaPoint' | 'alpacaCoin'
type Cause = { kind: string; id: string }

/**
 * The transfer that pays an amount of coins, to be posted with the rest of the act; null for 0.
 * @throws COIN_SHORT when neither coin covers it
 */
export async function coinTransfer(
  tx: Tx,
  { userId, amount, cause }: { userId: string; amount: number; cause: Cause },
): Promise<{ coin: ChargedCoin; transfer: Transfer } | null> {
  if (amount === 0) return null
  // One spend of a user after the other: what is read here can only grow until it is posted.
  await tx.execute(sql`select 1 from app_user where user_id = ${userId} for no key update`)
  const from = { kind: 'user', id: userId } as const
  const balances = await balancesOf(tx, from, [currencies.llamaPoint, currencies.alpacaCoin])
  const coin = chargedCoin(amount, {
    llamaPoint: balances[currencies.llamaPoint] ?? 0,
    alpacaCoin: balances[currencies.alpacaCoin] ?? 0,
  })
  if (!coin) throw refuse('COIN_SHORT')
  return { coin, transfer: { cause, currency: currencies[coin], amount, from, to: systemAccounts.sink } }
}

/** Posts; what somebody else spent in between is refused in words. @throws COIN_SHORT, TOKEN_SHORT, ITEM_SHORT */
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
 * Gives back what a cause took from a user, to the same kinds of coin; once, because the refund's cause is unique.
 * Paid coins come back as paid ones; what had an end date keeps it.
 */
export async function refund(tx: Tx, now: Date, { of, cause }: { of: Cause; cause: Cause }): Promise<number> {
  const { rows } = await tx.execute<{
    userId: string
    currency: string
    amount: number
    paid: boolean | null
    expiresAt: string | null
  }>(sql`
    select account.holder_id as "userId", account.currency, -sum(entry.amount)::bigint as amount, lot.paid,
      lot.expires_at as "expiresAt"
    from ledger_transfer transfer
    join ledger_entry entry on entry.transfer_id = transfer.id
    join ledger_account account on account.id = entry.account_id
    left join ledger_lot lot on lot.id = entry.lot_id
    where transfer.cause_kind = ${of.kind} and transfer.cause_id = ${of.id} and account.holder_kind = 'user'
      and entry.amount < 0
    group by account.holder_id, account.currency, lot.paid, lot.expires_at`)
  await post(
    tx,
    now,
    rows.map(row => ({
      cause,
      currency: row.currency,
      amount: Number(row.amount),
      from: systemAccounts.sink,
      to: { kind: 'user', id: row.userId },
      paid: row.paid ?? false,
      ...(row.expiresAt ? { expiresAt: new Date(row.expiresAt) } : {}),
    })),
  )
  return rows.reduce((sum, row) => sum + Number(row.amount), 0)
}
