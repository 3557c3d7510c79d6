// The beginning of an ordered scenario: the order's members get seats in it, and the coins that are held for them
// become those of the seats, in one transaction. Also the way of an opening back to its master.
import { and, eq } from 'drizzle-orm'
import { REPAIR_DAYS } from '#rules/order/schedule.ts'
import { eveningAfter } from '#rules/scenario/schedule.ts'
import type { Tx } from '../../db/client.ts'
import { changeState, countHeads } from '../scenario/clock/change-state.ts'
import { lockPhase, type PhaseRow } from '../scenario/phase.ts'
import { scenarioEntry } from '../scenario/tables/entry.ts'
import { changeOrder, setDueAt, tellAct } from './change-order.ts'
import { announceOrder } from './live.ts'
import { moveHolds } from './order-coins.ts'
import { joined, lockOrder, type OrderRow, standingMembers } from './order-row.ts'
import { scenarioOrder, scenarioOrderMember } from './tables/order.ts'

async function orderOf(tx: Tx, scenarioId: number): Promise<OrderRow> {
  const [found] = await tx
    .select({ orderId: scenarioOrder.orderId })
    .from(scenarioOrder)
    .where(eq(scenarioOrder.scenarioId, scenarioId))
  if (!found) throw new Error('An ordered scenario has no order.')
  return lockOrder(tx, found.orderId)
}

/**
 * Begins an ordered scenario whose opening the office has approved: its members are seated with the coins that were
 * held.
 */
export async function beginOrdered(
  tx: Tx,
  phase: PhaseRow,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const order = await orderOf(tx, phase.scenarioId)
  const members = joined(await standingMembers(tx, order.orderId))
  await changeOrder(tx, order, { name: 'release', by: 'director', userId, now })
  for (const [index, member] of members.entries()) {
    const { holdIds, amount } = await moveHolds(tx, now, member, phase.scenarioId)
    await tx.insert(scenarioEntry).values({
      ...{ scenarioId: phase.scenarioId, phase: phase.phase, worldId: phase.worldId },
      ...{ characterId: member.characterId, userId: member.userId, state: 'seated', isAlone: true },
      ...{ publicNumber: index + 1, coins: 'held', cost: amount, orderHoldIds: holdIds },
      ...{ createdAt: member.createdAt, seatedAt: now },
    })
  }
  await countHeads(tx, phase)
  await changeState(tx, await lockPhase(tx, phase), { name: 'begin', by: 'office', userId, now })
}

/** Ends the membership of a user whose seat in the ordered scenario has ended: given up, or ended by the office. */
export async function seatEnded(
  tx: Tx,
  scenarioId: number,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const { orderId } = await orderOf(tx, scenarioId)
  await tx
    .update(scenarioOrderMember)
    .set({ state: 'left', endedAt: now })
    .where(
      and(
        eq(scenarioOrderMember.orderId, orderId),
        eq(scenarioOrderMember.userId, userId),
        eq(scenarioOrderMember.state, 'joined'),
      ),
    )
  await announceOrder(tx, orderId)
}

/**
 * Sets a date for handing the opening in again, after it went back to its master: returned by the office, or taken
 * back.
 */
export async function openingWentBack(
  tx: Tx,
  scenarioId: number,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const { orderId } = await orderOf(tx, scenarioId)
  await setDueAt(tx, orderId, eveningAfter(now, REPAIR_DAYS))
  await tellAct(tx, { orderId, act: 'openingReturned', userId, now })
}
