// Placing an order, in one function for requests, situations and themes. The owner's part is held at once.
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { TextType } from '#rules/codes/scenario.ts'
import { RUNNING_ORDERS_MOST } from '#rules/order/order.ts'
import { ownerShare } from '#rules/order/prices.ts'
import { orderDueAt } from '#rules/order/schedule.ts'
import type { OrderState } from '#rules/order/states.ts'
import type { Tx } from '../../db/client.ts'
import { countOf } from '../../db/select.ts'
import { lockCharacter, type OwnCharacter } from '../../platform/own-character.ts'
import { refuse } from '../../platform/refuse.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { isReadableScenario } from '../scenario/readable-scenario.ts'
import { getCancelTerms } from './cancel-terms.ts'
import { logOrder } from './change-order.ts'
import { announceOrder } from './live.ts'
import { holdUpTo } from './order-coins.ts'
import type { OrderRow } from './order-row.ts'
import { scenarioOrder, scenarioOrderMember } from './tables/order.ts'
import { waitForOrder } from './wait-for-order.ts'

/** An invitation's secret: 128 bits, in letters of an address. */
export const newHash = (): string => randomBytes(16).toString('base64url')

export type Placing = Pick<
  OrderRow,
  'type' | 'masterId' | 'purpose' | 'orderContent' | 'orderCoin' | 'seats' | 'inviteDays'
> & {
  textType: TextType
  isPrivate: boolean
  writingDays: number
  relatedScenarioId1?: number | null
  relatedScenarioId2?: number | null
  templateId?: number | null
  omnibusId?: number | null
  /** Whether friends are invited before it is confirmed. */
  invites: boolean
  userId: string
  own: OwnCharacter
  /** Part of the owner that was shown; undefined where the price was not shown in parts. */
  cost?: number | undefined
  /** Version of the terms of cancellation that was shown. */
  termsVersion?: number | undefined
  draftId?: string | null | undefined
  now: Date
}

/** Choices of a player who orders a situation, or under a theme. */
export type PlanOrdering = Pick<Placing, 'userId' | 'own' | 'cost' | 'termsVersion' | 'draftId' | 'now'> & {
  worldId: string
  inviteFlg: boolean
  seats?: number | undefined
  inviteDays?: number | undefined
  privateFlg?: boolean | undefined
  orderContent?: string | undefined
}

/** @throws ORDER_SELF, ORDER_TOO_MANY, ORDER_PRICE, ORDER_TERMS, ORDER_RELATED, COIN_SHORT */
export async function placeOrder(tx: Tx, placing: Placing) {
  const { userId, own, now, invites, cost, termsVersion, draftId, ...order } = placing
  // All orders of a player are counted one after the other.
  await tx.execute(sql`select 1 from app_user where user_id = ${userId} for no key update`)
  await lockCharacter(tx, own)
  if (order.masterId === userId) throw refuse('ORDER_SELF')
  await judgeRunning(tx, userId)
  for (const scenarioId of [order.relatedScenarioId1, order.relatedScenarioId2])
    await judgeRelated(tx, own, scenarioId, userId)
  const seats = invites ? order.seats : 1
  const share = ownerShare(order.orderCoin, seats)
  if (cost !== undefined && cost !== share) throw refuse('ORDER_PRICE')
  const terms = await getCancelTerms(tx)
  if (termsVersion !== undefined && termsVersion !== terms.version) throw refuse('ORDER_TERMS')
  const state: OrderState = invites && seats > 1 ? 'Inviting' : 'PreOrder'
  const [made] = await tx
    .insert(scenarioOrder)
    .values({
      ...order,
      ...{ seats, state, stateSince: now, ownerId: userId, worldId: own.worldId, hash: newHash(), createdAt: now },
      isOpen: order.masterId === null,
      ...{ cancelPreparing: terms.preparing, cancelHandedIn: terms.handedIn },
      dueAt: orderDueAt(state, now, order.inviteDays),
    })
    .returning({ orderId: scenarioOrder.orderId })
  if (!made) throw new Error('An order was not written.')
  const { orderId } = made
  const [member] = await tx
    .insert(scenarioOrderMember)
    .values({
      ...{ orderId, userId, characterId: own.characterId, isOwner: true, state: 'joined', share },
      ...{ createdAt: now, joinedAt: now },
    })
    .returning()
  if (!member) throw new Error('The owner of an order was not written.')
  await holdUpTo(tx, now, member, share)
  await logOrder(tx, { orderId, act: 'place', from: null, to: state, userId, now })
  await waitForOrder(tx, orderId)
  await submitDraft(tx, userId, draftId ?? null, now)
  await announceOrder(tx, orderId)
  return { orderId, state, share }
}

async function judgeRunning(tx: Tx, userId: string): Promise<void> {
  const running = await countOf(
    tx,
    sql`scenario_order where owner_id = ${userId} and state not in ('Released', 'Cancel')`,
  )
  if (running >= RUNNING_ORDERS_MOST) throw refuse('ORDER_TOO_MANY')
}

/** Checks that a story to follow on is one of the world that the owner may read. @throws ORDER_RELATED */
export async function judgeRelated(
  tx: Tx,
  { worldId }: Pick<OwnCharacter, 'worldId'>,
  scenarioId: number | null | undefined,
  userId: string,
): Promise<void> {
  if (scenarioId === null || scenarioId === undefined) return
  if (!(await isReadableScenario(tx, { worldId, scenarioId, userId }))) throw refuse('ORDER_RELATED')
}
