// Changes of an order by its owner while it is put together: text, length, price, places; the link of the invitation.
import { and, eq } from 'drizzle-orm'
import { scenarioType, type TextType } from '#rules/codes/scenario.ts'
import { gatheringErrors, ORDER_MOST, requestErrors } from '#rules/order/order.ts'
import { changedShare, guestShare, ownerRest, ownerShare } from '#rules/order/prices.ts'
import { invitationUntil } from '#rules/order/schedule.ts'
import { lengthCount } from '#rules/text/count.ts'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { setDueAt, tellAct } from './change-order.ts'
import { judgeAct } from './join-order.ts'
import { holdUpTo } from './order-coins.ts'
import { joined, lockOrder, standingMembers } from './order-row.ts'
import type { OwnOrder } from './own-order.ts'
import { judgeRelated, newHash } from './place-order.ts'
import { scenarioOrder, scenarioOrderMember } from './tables/order.ts'

type Revising = {
  orderId: number
  userId: string
  now: Date
  baseVersion: number
  purpose: string
  orderContent: string
  textType: TextType
  orderCoin: number
  seats: number
  inviteDays: number
  privateFlg: boolean
  relatedScenarioId1: number | null
  relatedScenarioId2: number | null
  draftId?: string | null | undefined
}

/**
 * Situations and themes keep their title, length and price. A guest's part never grows; a smaller price makes it smaller.
 * @throws ORDER_STATE, ORDER_CHANGED, ORDER_FAULT, ORDER_FULL, ORDER_RELATED, COIN_SHORT
 */
export async function reviseOrder(tx: Tx, { own: standing, ...sent }: Revising & { own: OwnOrder }) {
  const { orderId, userId, now, seats, inviteDays } = sent
  const order = await lockOrder(tx, orderId)
  const members = await standingMembers(tx, orderId)
  judgeAct(order, members, standing, 'revise')
  if (order.version !== sent.baseVersion) throw refuse('ORDER_CHANGED')
  const isRequest = order.type === scenarioType.requestScenario
  const words = isRequest
    ? {
        purpose: sent.purpose.trim(),
        orderContent: sent.orderContent,
        textType: sent.textType,
        orderCoin: sent.orderCoin,
      }
    : { purpose: order.purpose, orderContent: sent.orderContent, textType: order.textType, orderCoin: order.orderCoin }
  const faults = isRequest
    ? requestErrors({ ...words, seats, inviteDays })
    : gatheringErrors({ seats, inviteDays }, Math.max(order.seats, 1))
  const isTooLong = !isRequest && lengthCount(sent.orderContent) > ORDER_MOST.wish
  if (Object.keys(faults).length > 0 || isTooLong) throw refuse('ORDER_FAULT')
  // The number of places cannot fall below that of guests who have joined or are asked.
  if (seats < members.length) throw refuse('ORDER_FULL')
  for (const scenarioId of [sent.relatedScenarioId1, sent.relatedScenarioId2])
    await judgeRelated(tx, order, scenarioId, userId)
  await tx
    .update(scenarioOrder)
    .set({
      ...{ ...words, seats, inviteDays, isPrivate: sent.privateFlg, version: order.version + 1 },
      relatedScenarioId1: sent.relatedScenarioId1,
      relatedScenarioId2: sent.relatedScenarioId2,
    })
    .where(eq(scenarioOrder.orderId, orderId))
  if (order.state === 'Inviting' && inviteDays !== order.inviteDays)
    await setDueAt(tx, orderId, invitationUntil(order.stateSince, inviteDays, now))
  const inIt = joined(members)
  const guests = inIt.filter(({ isOwner }) => !isOwner)
  const shares = guests.map(guest => changedShare(guest.share, words.orderCoin, seats))
  for (const [index, guest] of guests.entries()) await setShare(tx, now, guest, shares[index] ?? guest.share)
  // A guest who is asked and has not agreed yet is shown the share of the new price.
  await tx
    .update(scenarioOrderMember)
    .set({ share: guestShare(words.orderCoin, seats) })
    .where(and(eq(scenarioOrderMember.orderId, orderId), eq(scenarioOrderMember.state, 'asked')))
  const owner = members.find(({ isOwner }) => isOwner)
  // While places are free, the owner's share is the rest that full places would leave.
  const free = ownerShare(words.orderCoin, seats)
  if (owner) await setShare(tx, now, owner, inIt.length < seats ? free : ownerRest(words.orderCoin, shares))
  await submitDraft(tx, userId, sent.draftId ?? null, now)
  await tellAct(tx, { orderId, act: 'revised', userId, now })
  return { orderId, version: order.version + 1 }
}

async function setShare(tx: Tx, now: Date, member: Parameters<typeof holdUpTo>[2], share: number): Promise<void> {
  await holdUpTo(tx, now, member, share)
  await tx.update(scenarioOrderMember).set({ share }).where(eq(scenarioOrderMember.memberId, member.memberId))
}

/** Makes a new secret; the old link ends. @throws ORDER_STATE */
export async function renewLink(
  tx: Tx,
  { own: standing, orderId, userId, now }: { own: OwnOrder; orderId: number; userId: string; now: Date },
) {
  const order = await lockOrder(tx, orderId)
  judgeAct(order, await standingMembers(tx, orderId), standing, 'renewLink')
  const hash = newHash()
  await tx.update(scenarioOrder).set({ hash }).where(eq(scenarioOrder.orderId, orderId))
  await tellAct(tx, { orderId, act: 'renewLink', userId, now })
  return { hash }
}
