// Coins of a commission: taken when it is ordered, given back in the kinds in which they came, or kept as income, of which the creator
// gets points.
import { sql } from 'drizzle-orm'
import { creatorEarns } from '#rules/tailor.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { currencies } from '../../platform/ledger/balances.ts'
import { post, systemAccounts, type Transfer } from '../../platform/ledger/post.ts'
import { coinTransfers, postOrRefuse, refund, takenBy } from '../coin/charge.ts'
import { RETURNED_COINS_LIVE_MS } from '../scenario/entry/coins.ts'
import { commission } from './tables.ts'

export const commissionCauses = { hold: 'commissionHold', giveBack: 'commissionReturn', pay: 'commissionPay' } as const

const causeOf = (kind: string, commissionId: number) => ({ kind, id: String(commissionId) })

type Of = Pick<typeof commission.$inferSelect, 'commissionId' | 'clientId' | 'creatorUserId' | 'price'>

/** @throws COIN_SHORT */
export async function holdPrice(tx: Tx, now: Date, { commissionId, clientId, price }: Of): Promise<void> {
  const cause = causeOf(commissionCauses.hold, commissionId)
  const to = systemAccounts.heldByCommission(commissionId)
  await postOrRefuse(tx, now, await coinTransfers(tx, { userId: clientId, amount: price, cause, policy: 'both', to }))
}

export async function givePriceBack(tx: Tx, now: Date, { commissionId }: Of): Promise<void> {
  await refund(tx, now, {
    of: causeOf(commissionCauses.hold, commissionId),
    cause: causeOf(commissionCauses.giveBack, commissionId),
    from: systemAccounts.heldByCommission(commissionId),
    atLeastUntil: new Date(now.getTime() + RETURNED_COINS_LIVE_MS),
  })
}

/** Makes the price the service's income and gives the creator the points for it. */
export async function payCreator(tx: Tx, now: Date, { commissionId, creatorUserId, price }: Of): Promise<void> {
  const cause = causeOf(commissionCauses.pay, commissionId)
  const amounts = new Map<string, number>()
  for (const { currency, amount } of await takenBy(tx, causeOf(commissionCauses.hold, commissionId)))
    amounts.set(currency, (amounts.get(currency) ?? 0) + amount)
  const income = [...amounts].map(
    ([currency, amount]): Transfer => ({
      ...{ cause, currency, amount, from: systemAccounts.heldByCommission(commissionId) },
      to: systemAccounts.commissions,
    }),
  )
  const earned = creatorEarns(price)
  const points: Transfer[] =
    earned === 0
      ? []
      : [
          {
            ...{ cause, currency: currencies.creatorPoint, amount: earned, from: systemAccounts.issue },
            to: { kind: 'user', id: creatorUserId },
          },
        ]
  await post(tx, now, [...income, ...points])
}

const held = columnsOf(commission, 'c', { title: 'title', heldSince: 'createdAt' })

/** Coins that commissions hold of a user. @param currency AC or LP; a commission may hold both */
export async function heldCommissions(db: Db, userId: string, currency: string) {
  const { rows } = await db.execute<RowOf<typeof held> & { amount: number }>(sql`
    select ${held}, -sum(l.amount)::bigint as amount
    from commission c
      join ledger_transfer t on t.cause_kind = ${commissionCauses.hold} and t.cause_id = c.commission_id::text
      join ledger_entry l on l.transfer_id = t.id
      join ledger_account a on a.id = l.account_id and a.holder_kind = 'user' and a.currency = ${currency}
    where c.client_id = ${userId} and c.state in ('placed', 'working', 'checking', 'fixing', 'shown')
    group by c.commission_id order by c.created_at, c.commission_id`)
  return rows.map(({ title, amount, heldSince }) => ({ title: `発注：${title}`, amount, heldSince }))
}
