// The opening of an ordered scenario, handed in by its master (C082, C083).
import { eq } from 'drizzle-orm'
import { scenarioKind } from '#rules/codes/scenario.ts'
import { guestShare } from '#rules/order/prices.ts'
import { OPENING_CHECK_DAYS } from '#rules/order/schedule.ts'
import { eveningAfter } from '#rules/scenario/schedule.ts'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { changeState } from '../scenario/clock/change-state.ts'
import { lockPhase } from '../scenario/phase.ts'
import { scenario } from '../scenario/tables/scenario.ts'
import { judgeFinished } from '../scenario-desk/acts.ts'
import { ownDesk } from '../scenario-desk/own-desk.ts'
import { createOpening, type InfoFields, updateOpening } from '../scenario-desk/save-info.ts'
import { setDueAt, tellAct } from './change-order.ts'
import { joined, lockOrder, type OrderRow, standingMembers } from './order-row.ts'
import { scenarioOrder } from './tables/order.ts'

type Handing = {
  orderId: number
  userId: string
  scenarioInfo: InfoFields
  writingPeriod: number
  characterList: readonly string[]
  draftId?: string | null | undefined
  now: Date
}

/** Numbers and facts of the opening that the order has decided. */
const decided = (
  order: OrderRow,
  seats: number,
  { scenarioInfo, writingPeriod, characterList }: Handing,
): InfoFields => ({
  ...scenarioInfo,
  scenarioKind: scenarioInfo.scenarioKind === scenarioKind.event ? scenarioKind.short : scenarioInfo.scenarioKind,
  textType: order.textType,
  privateReplayFlg: order.isPrivate,
  openDateTime: null,
  characterConditionList: [],
  relatedCharacterList: [...characterList],
  settings: {
    ...scenarioInfo.settings,
    ...{
      seats,
      minimum: 1,
      cost: guestShare(order.orderCoin, order.seats),
      reservingCost: 0,
      writingDays: writingPeriod,
    },
    allowsSeveral: false,
  },
})

/**
 * Hands the opening in, the first time or again after a return.
 * @throws ORDER_NOT_FOUND, ORDER_STATE, OPENING_FAULT, RELATED_UNKNOWN
 */
export async function submitOrder(tx: Tx, handing: Handing & { baseVersion?: number | undefined }) {
  const { orderId, userId, now, draftId } = handing
  const order = await lockOrder(tx, orderId)
  if (order.masterId !== userId) throw refuse('ORDER_NOT_FOUND')
  if (order.state !== 'Ordered') throw refuse('ORDER_STATE')
  const seats = joined(await standingMembers(tx, orderId)).length
  const sent = { ...decided(order, seats, handing), userId, draftId, now }
  const made =
    order.scenarioId === null
      ? await createOpening(tx, order.worldId, false, sent)
      : await change(tx, order, order.scenarioId, { ...sent, baseVersion: handing.baseVersion })
  const { scenarioId } = made
  await tx
    .update(scenario)
    .set({ type: order.type, isPrivate: order.isPrivate })
    .where(eq(scenario.scenarioId, scenarioId))
  await tx
    .update(scenarioOrder)
    .set({ scenarioId, writingDays: handing.writingPeriod })
    .where(eq(scenarioOrder.orderId, orderId))
  const own = await ownDesk(tx, { worldId: order.worldId, scenarioId, phase: made.phase, userId })
  await judgeFinished(tx, own)
  await changeState(tx, await lockPhase(tx, own), { name: 'submit', by: 'master', userId, now })
  await setDueAt(tx, orderId, eveningAfter(now, OPENING_CHECK_DAYS))
  await tellAct(tx, { orderId, act: 'handedIn', userId, now })
  return { orderId, scenarioId, phase: made.phase, version: made.version }
}

type Changing = Parameters<typeof createOpening>[3] & { baseVersion?: number | undefined }

async function change(tx: Tx, order: OrderRow, scenarioId: number, { baseVersion, ...sent }: Changing) {
  const own = await ownDesk(tx, { worldId: order.worldId, scenarioId, phase: 1, userId: sent.userId })
  const { version } = await lockPhase(tx, own)
  return updateOpening(tx, own, 'master', { ...sent, baseVersion: baseVersion ?? version })
}
