// Changes of an order's state, all made here: a row of the table of transitions is applied to a locked order, with its effects
// on coins, members and dates; a job of the same transaction tells the parties.
import { and, eq, inArray, sql } from 'drizzle-orm'
import { ownerRest } from '#rules/order/prices.ts'
import { orderDueAt } from '#rules/order/schedule.ts'
import {
  type OrderMover,
  type OrderTransitionName,
  orderTransition,
  orderTransitionsFrom,
} from '#rules/order/transitions.ts'
import type { ScenarioState } from '#rules/scenario/states.ts'
import type { Tx } from '../../db/client.ts'
import { enqueue } from '../../platform/jobs/run.ts'
import { refuse } from '../../platform/refuse.ts'
import { changeState } from '../scenario/clock/change-state.ts'
import { currentPhase } from '../scenario/entry/own-entry.ts'
import { lockPhase } from '../scenario/phase.ts'
import { announceOrder } from './live.ts'
import { giveBack, giveBackLessFee, heldOf, holdUpTo } from './order-coins.ts'
import { factsOfOrder, joined, type OrderRow, standingMembers } from './order-row.ts'
import { scenarioOrder, scenarioOrderLog, scenarioOrderMember } from './tables/order.ts'
import { waitForOrder } from './wait-for-order.ts'

export const TELL_ORDER_JOB = 'tell-of-order'

type Change = {
  name: OrderTransitionName
  by: OrderMover
  /** Null for the clock. */
  userId: string | null
  reason?: string | null
  now: Date
}

/**
 * @param order as `lockOrder` read it in this transaction
 * @returns the fee of a late cancellation, else 0
 * @throws ORDER_STATE when the order is in another state, REASON_NEEDED, COIN_SHORT
 */
export async function changeOrder(tx: Tx, order: OrderRow, change: Change): Promise<{ fee: number }> {
  const { name, by, userId, now, reason = null } = change
  const row = orderTransition(name)
  const facts = by === 'clock' ? await clockFacts(tx, order) : await factsNow(tx, order)
  const allowed = orderTransitionsFrom(order.state, by, facts)
  if (!allowed.some(one => one.name === name)) throw refuse('ORDER_STATE')
  if (row.needsReason && !reason?.trim()) throw refuse('REASON_NEEDED')
  const { orderId } = order
  const isReturned = name === 'returnByDirector' || name === 'returnByMaster'
  const { rowCount } = await tx
    .update(scenarioOrder)
    .set({
      state: row.to,
      stateSince: now,
      dueAt: orderDueAt(row.to, now, order.inviteDays),
      remindedAt: null,
      version: order.version + 1,
      ...(row.needsReason ? { reason: reason?.trim() ?? null } : {}),
      ...(isReturned ? { lastDecision: name } : row.coins === 'fill' ? { lastDecision: null, reason: null } : {}),
    })
    .where(and(eq(scenarioOrder.orderId, orderId), inArray(scenarioOrder.state, [...row.from])))
  if (!rowCount) throw refuse('ORDER_STATE')
  const logId = await logOrder(tx, { orderId, act: name, from: order.state, to: row.to, userId, reason, now })
  // Invitations by name that were not answered end, once the places are settled.
  if (row.to !== 'Inviting') await endAsked(tx, orderId, now)
  const fee = await moveCoinsOf(tx, order, row, now)
  if (row.to === 'Cancel') await endEverything(tx, order, change)
  await waitForOrder(tx, orderId)
  if (row.tells.length > 0) await enqueue(tx, { name: TELL_ORDER_JOB, payload: { logId } })
  await announceOrder(tx, orderId)
  return { fee }
}

const factsNow = async (tx: Tx, order: OrderRow) => factsOfOrder(order, await standingMembers(tx, order.orderId))

/** Facts by which the clock chooses its change, among them with whom an opening lies. */
export const clockFacts = async (tx: Tx, order: OrderRow) => ({
  ...(await factsNow(tx, order)),
  isHandedIn: (await scenarioStateOf(tx, order)) === 'submitted',
})

type Logged = Omit<typeof scenarioOrderLog.$inferInsert, 'createdAt'> & { now: Date }

export async function logOrder(tx: Tx, { now, ...line }: Logged): Promise<number> {
  const [logged] = await tx
    .insert(scenarioOrderLog)
    .values({ ...line, createdAt: now })
    .returning({ logId: scenarioOrderLog.logId })
  if (!logged) throw new Error('A change of an order was not logged.')
  return logged.logId
}

/** Logs an act that changes no state, tells its parties, and shows it on open screens. */
export async function tellAct(tx: Tx, line: Logged): Promise<void> {
  const logId = await logOrder(tx, line)
  await enqueue(tx, { name: TELL_ORDER_JOB, payload: { logId } })
  await announceOrder(tx, line.orderId)
}

const endAsked = (tx: Tx, orderId: number, now: Date) =>
  tx
    .update(scenarioOrderMember)
    .set({ state: 'ended', endedAt: now })
    .where(and(eq(scenarioOrderMember.orderId, orderId), eq(scenarioOrderMember.state, 'asked')))

async function moveCoinsOf(
  tx: Tx,
  order: OrderRow,
  row: ReturnType<typeof orderTransition>,
  now: Date,
): Promise<number> {
  const { orderId } = order
  if (row.coins === 'fill') {
    const members = joined(await standingMembers(tx, orderId))
    const owner = members.find(({ isOwner }) => isOwner)
    if (!owner) throw new Error('An order has no owner.')
    const rest = ownerRest(
      order.orderCoin,
      members.filter(({ isOwner }) => !isOwner).map(({ share }) => share),
    )
    await holdUpTo(tx, now, owner, rest)
    await tx.update(scenarioOrderMember).set({ share: rest }).where(eq(scenarioOrderMember.memberId, owner.memberId))
  }
  if (row.coins === 'returnAll') await giveBack(tx, now, await heldOf(tx, orderId))
  return row.coins === 'returnLessFee'
    ? giveBackLessFee(tx, now, order, (await scenarioStateOf(tx, order)) === 'submitted')
    : 0
}

/** State of the scenario that was made of an order; null before. */
export async function scenarioStateOf(tx: Tx, { scenarioId }: OrderRow): Promise<ScenarioState | null> {
  if (scenarioId === null) return null
  return (await lockPhase(tx, await currentPhase(tx, scenarioId))).state
}

/** Ends the places of members, and the opening that lies with master or office. */
async function endEverything(tx: Tx, { orderId, scenarioId }: OrderRow, { by, userId, now }: Change): Promise<void> {
  await tx
    .update(scenarioOrderMember)
    .set({ state: 'ended', endedAt: now })
    .where(and(eq(scenarioOrderMember.orderId, orderId), eq(scenarioOrderMember.state, 'joined')))
  if (scenarioId === null) return
  const phase = await lockPhase(tx, await currentPhase(tx, scenarioId))
  const mover = by === 'master' ? 'master' : by === 'clock' ? 'clock' : 'office'
  await changeState(tx, phase, { name: 'endOrder', by: mover, userId, now })
}

/** Sets the date that an order waits for. */
export async function setDueAt(tx: Tx, orderId: number, dueAt: Date | null): Promise<void> {
  await tx.execute(sql`
    update scenario_order set due_at = ${dueAt?.toISOString() ?? null}::timestamptz, reminded_at = null
    where order_id = ${orderId}`)
  await waitForOrder(tx, orderId)
}
