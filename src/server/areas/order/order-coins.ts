// Coins of an order: taken from each member for its part, given back in the kinds in which they came, or handed on to the
// seats of the scenario that the order became.
import { and, asc, eq, sql } from 'drizzle-orm'
import { cancelFee } from '#rules/order/prices.ts'
import type { Db, Tx } from '../../db/client.ts'
import { post, systemAccounts } from '../../platform/ledger/post.ts'
import { coinTransfers, postOrRefuse, refund, takenBy } from '../coin/charge.ts'
import { ORDER_HOLD, RETURNED_COINS_LIVE_MS } from '../scenario/entry/coins.ts'
import { cancelTermsOf, type MemberRow, type OrderRow } from './order-row.ts'
import { scenarioOrderHold } from './tables/order.ts'

export const orderCauses = { hold: ORDER_HOLD, giveBack: 'orderReturn', move: 'orderMove', fee: 'orderFee' } as const

const causeOf = (kind: string, id: number) => ({ kind, id: String(id) })
type Hold = typeof scenarioOrderHold.$inferSelect

export const heldOf = (tx: Tx, orderId: number, memberId?: number): Promise<Hold[]> =>
  tx
    .select()
    .from(scenarioOrderHold)
    .where(
      and(
        eq(scenarioOrderHold.orderId, orderId),
        eq(scenarioOrderHold.state, 'held'),
        memberId === undefined ? undefined : eq(scenarioOrderHold.memberId, memberId),
      ),
    )
    .orderBy(asc(scenarioOrderHold.holdId))

export const sumOf = (holds: readonly Pick<Hold, 'amount'>[]): number =>
  holds.reduce((sum, { amount }) => sum + amount, 0)

/** Brings the coins that are held for a member to the wanted number; nothing moves where they are so many. @throws COIN_SHORT */
export async function holdUpTo(tx: Tx, now: Date, member: Holder, wanted: number): Promise<void> {
  const holds = await heldOf(tx, member.orderId, member.memberId)
  const held = sumOf(holds)
  if (held === wanted) return
  if (held > wanted) await giveBack(tx, now, holds)
  const missing = held > wanted ? wanted : wanted - held
  if (missing > 0) await hold(tx, now, member, missing)
}
type Holder = Pick<MemberRow, 'orderId' | 'memberId' | 'userId'>

async function hold(tx: Tx, now: Date, { orderId, memberId, userId }: Holder, amount: number): Promise<void> {
  const [made] = await tx
    .insert(scenarioOrderHold)
    .values({ orderId, memberId, userId, amount, state: 'held', createdAt: now })
    .returning({ holdId: scenarioOrderHold.holdId })
  if (!made) throw new Error('A hold was not written.')
  const cause = causeOf(orderCauses.hold, made.holdId)
  const to = systemAccounts.heldByOrder(orderId)
  await postOrRefuse(tx, now, await coinTransfers(tx, { userId, amount, cause, policy: 'both', to }))
}

/** Gives holds back; those that ended already stay as they are. @returns the number of coins */
export async function giveBack(tx: Tx, now: Date, holds: readonly Hold[]): Promise<number> {
  let returned = 0
  for (const { holdId, orderId } of holds) {
    if (!(await endHold(tx, now, holdId, 'returned'))) continue
    const [of, cause] = [causeOf(orderCauses.hold, holdId), causeOf(orderCauses.giveBack, holdId)]
    const atLeastUntil = new Date(now.getTime() + RETURNED_COINS_LIVE_MS)
    returned += await refund(tx, now, { of, cause, from: systemAccounts.heldByOrder(orderId), atLeastUntil })
  }
  return returned
}

async function endHold(tx: Tx, now: Date, holdId: number, state: Hold['state']): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update scenario_order_hold set state = ${state}, ended_at = ${now.toISOString()}
    where hold_id = ${holdId} and state = 'held'`)
  return (rowCount ?? 0) > 0
}

/** Gives everything back but the owner's fee of a late cancellation. @returns the fee */
export async function giveBackLessFee(tx: Tx, now: Date, order: OrderRow, isHandedIn: boolean): Promise<number> {
  const holds = await heldOf(tx, order.orderId)
  const owners = sumOf(holds.filter(({ userId }) => userId === order.ownerId))
  const fee = cancelFee(cancelTermsOf(order), order.orderCoin, owners, isHandedIn)
  await giveBack(tx, now, holds)
  const cause = causeOf(orderCauses.fee, order.orderId)
  const payment = { userId: order.ownerId, amount: fee, cause, policy: 'both', to: systemAccounts.fee } as const
  await postOrRefuse(tx, now, await coinTransfers(tx, payment))
  return fee
}

/** Fee that a cancelled order has cost its owner. */
export async function feeTaken(db: Db | Tx, orderId: number): Promise<number> {
  const taken = await takenBy(db, causeOf(orderCauses.fee, orderId))
  return sumOf(taken)
}

/** Makes the holds of a member those of a scenario. @returns their ids, by which the seat finds its coins, and their sum */
export async function moveHolds(tx: Tx, now: Date, member: Holder, scenarioId: number) {
  const holds = await heldOf(tx, member.orderId, member.memberId)
  for (const { holdId, orderId } of holds) {
    await endHold(tx, now, holdId, 'moved')
    const amounts = new Map<string, number>()
    for (const { currency, amount } of await takenBy(tx, causeOf(orderCauses.hold, holdId)))
      amounts.set(currency, (amounts.get(currency) ?? 0) + amount)
    const sides = { from: systemAccounts.heldByOrder(orderId), to: systemAccounts.heldBy(scenarioId) }
    const cause = causeOf(orderCauses.move, holdId)
    await post(
      tx,
      now,
      [...amounts].map(([currency, amount]) => ({ cause, currency, amount, ...sides })),
    )
  }
  return { holdIds: holds.map(({ holdId }) => holdId), amount: sumOf(holds) }
}
