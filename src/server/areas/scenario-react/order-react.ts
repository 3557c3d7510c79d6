// Ordering a situation of a master (C070), at the price that the master asks at that moment.
import { and, eq, isNull, lte } from 'drizzle-orm'
import { scenarioType } from '#rules/codes/scenario.ts'
import { planPeriod } from '#rules/order/plan.ts'
import { offeredSeats, planOrderFaults } from '#rules/order/react.ts'
import { INVITE_DAYS } from '#rules/order/schedule.ts'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { reachedMaster } from '../master-room/masters.ts'
import { type PlanOrdering, placeOrder } from '../order/place-order.ts'
import { scenarioReact } from '../order/tables/plan.ts'
import { termsOf } from './terms-of.ts'

type Ordering = PlanOrdering & {
  templateId: number
  /** Id of the master that others see. */
  masterId: string
}

/** @throws REACT_NOT_FOUND, REACT_OVER, MASTER_UNKNOWN, ORDER_SELF, ORDER_MASTER_CLOSED, ORDER_FAULT and those of `placeOrder` */
export async function orderReact(tx: Tx, { worldId, templateId, inviteFlg, privateFlg = false, ...sent }: Ordering) {
  const { orderContent = '', inviteDays = INVITE_DAYS.usual, userId, own, cost, termsVersion, draftId, now } = sent
  // The row is locked, so that the situation is neither changed nor deleted until the order is placed.
  const [react] = await tx
    .select()
    .from(scenarioReact)
    .where(
      and(
        eq(scenarioReact.templateId, templateId),
        eq(scenarioReact.worldId, worldId),
        isNull(scenarioReact.deletedAt),
        lte(scenarioReact.openFrom, now),
      ),
    )
    .for('share')
  if (!react) throw refuse('REACT_NOT_FOUND')
  if (planPeriod(react, now.getTime()) === 'past') throw refuse('REACT_OVER')
  const master = await reachedMaster(tx, sent.masterId, userId)
  if (master.userId === userId) throw refuse('ORDER_SELF')
  const terms = await termsOf(tx, templateId, master.userId)
  if (!terms) throw refuse('ORDER_MASTER_CLOSED')
  const most = offeredSeats(terms.seats, react.seatsMost)
  const seats = inviteFlg ? (sent.seats ?? most) : 1
  const faults = planOrderFaults({ orderContent, seats, inviteDays }, most)
  if (Object.keys(faults).length > 0) throw refuse('ORDER_FAULT')
  return placeOrder(tx, {
    ...{ userId, own, cost, termsVersion, draftId, now, orderContent, seats, inviteDays, templateId },
    type: scenarioType.react,
    masterId: master.userId,
    purpose: react.title,
    textType: react.textType,
    orderCoin: terms.orderCoin,
    isPrivate: privateFlg,
    writingDays: terms.writingDays,
    invites: inviteFlg,
  })
}
