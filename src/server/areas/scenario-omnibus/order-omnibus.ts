// Ordering an episode of one's own under a theme (C103), at the price that its master asks at that moment.
import { eq } from 'drizzle-orm'
import { scenarioType } from '#rules/codes/scenario.ts'
import { isOrderableOmnibus } from '#rules/order/omnibus.ts'
import { gatheringErrors, ORDER_MOST } from '#rules/order/order.ts'
import { INVITE_DAYS } from '#rules/order/schedule.ts'
import { lengthCount } from '#rules/text/count.ts'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { isBetween } from '../block/between.ts'
import { type PlanOrdering, placeOrder } from '../order/place-order.ts'
import { scenarioOmnibus } from '../order/tables/plan.ts'
import { approvedVersion } from './omnibus-row.ts'
import { templateOf } from './templates.ts'

type Ordering = PlanOrdering & {
  omnibusId: number
}

/** @throws OMNIBUS_NOT_FOUND also across a block, OMNIBUS_CLOSED, ORDER_FAULT and those of `placeOrder` */
export async function orderOmnibus(tx: Tx, { worldId, omnibusId, inviteFlg, privateFlg = false, ...sent }: Ordering) {
  const { orderContent = '', inviteDays = INVITE_DAYS.usual, userId, own, cost, termsVersion, draftId, now } = sent
  // The row is locked, so that the terms and the state of the theme stand until the order is placed.
  const [theme] = await tx.select().from(scenarioOmnibus).where(eq(scenarioOmnibus.omnibusId, omnibusId)).for('share')
  const approved = theme && approvedVersion(theme)
  if (!theme || !approved || theme.worldId !== worldId) throw refuse('OMNIBUS_NOT_FOUND')
  if (await isBetween(tx, userId, theme.masterId)) throw refuse('OMNIBUS_NOT_FOUND')
  if (!isOrderableOmnibus(theme)) throw refuse('OMNIBUS_CLOSED')
  const seats = inviteFlg ? (sent.seats ?? theme.seats) : 1
  const faults = gatheringErrors({ seats, inviteDays }, theme.seats)
  if (Object.keys(faults).length > 0 || lengthCount(orderContent) > ORDER_MOST.wish) throw refuse('ORDER_FAULT')
  const { textType } = await templateOf(tx, theme.templateId)
  return placeOrder(tx, {
    ...{ userId, own, cost, termsVersion, draftId, now, orderContent, seats, inviteDays, textType, omnibusId },
    type: scenarioType.omnibus,
    masterId: theme.masterId,
    purpose: approved.title,
    orderCoin: theme.orderCoin,
    isPrivate: privateFlg,
    writingDays: theme.writingDays,
    invites: inviteFlg,
  })
}
