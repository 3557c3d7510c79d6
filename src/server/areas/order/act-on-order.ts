// Acts that change an order's state, by the party that presses them; a master who takes an offered request.

import { eq, sql } from 'drizzle-orm'
import { cancelFee, ownerRest } from '#rules/order/prices.ts'
import type { OrderParty, OrderTransitionName } from '#rules/order/transitions.ts'
import type { Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { changeOrder, scenarioStateOf } from './change-order.ts'
import { judgeAct } from './join-order.ts'
import { heldOf, sumOf } from './order-coins.ts'
import { cancelTermsOf, factsOfOrder, findOrder, joined, lockOrder, standingMembers } from './order-row.ts'
import type { OwnOrder } from './own-order.ts'
import type { Standing } from './parties.ts'
import { scenarioOrder } from './tables/order.ts'
import { orderRequestSetting } from './tables/plan.ts'

/** Acts of the call for all parties; the others have calls of their own. */
const PLAIN_ACTS = [
  'invite',
  'closeInvitation',
  'passOn',
  'passOpen',
  'returnByDirector',
  'accept',
  'returnByMaster',
  'decline',
  'giveUp',
  'stop',
] as const satisfies readonly OrderTransitionName[]
export type PlainAct = (typeof PLAIN_ACTS)[number]

type Acting = { own: OwnOrder; orderId: number; userId: string; now: Date }

/**
 * Party as which a user acts. In acts of the office, a user of the office acts for it, whatever other part that user
 * has.
 */
const partyFor = (standing: Standing, act: PlainAct): OrderParty =>
  standing.isDirector && ['passOn', 'passOpen', 'returnByDirector', 'stop'].includes(act) ? 'director' : standing.party

/** @throws ORDER_STATE, REASON_NEEDED */
export async function actOnOrder(
  tx: Tx,
  { own: standing, orderId, userId, now, act, reason }: Acting & { act: PlainAct; reason?: string | null | undefined },
) {
  const order = await lockOrder(tx, orderId)
  const party = partyFor(standing, act)
  // The office neither decides on its own order nor on one in which it plays.
  if (party === 'director' && standing.party !== 'director' && act !== 'stop') throw refuse('ORDER_STATE')
  judgeAct(order, await standingMembers(tx, orderId), { ...standing, party }, act)
  await changeOrder(tx, order, { name: act, by: party, userId, reason: reason ?? null, now })
  return { state: (await findOrder(tx, orderId)).state }
}

/** @param ownerCoin share that the owner was shown; undefined: the present one @throws ORDER_STATE, ORDER_PRICE, COIN_SHORT */
export async function confirmOrder(
  tx: Tx,
  { own: standing, orderId, userId, now, ownerCoin }: Acting & { ownerCoin?: number | undefined },
) {
  const order = await lockOrder(tx, orderId)
  if (standing.party !== 'owner') throw refuse('ORDER_STATE')
  const members = joined(await standingMembers(tx, orderId))
  const rest = ownerRest(
    order.orderCoin,
    members.filter(({ isOwner }) => !isOwner).map(({ share }) => share),
  )
  if (ownerCoin !== undefined && ownerCoin !== rest) throw refuse('ORDER_PRICE')
  const name = factsOfOrder(order, members).isRequest ? 'confirm' : 'confirmPlan'
  await changeOrder(tx, order, { name, by: 'owner', userId, now })
  return { state: (await findOrder(tx, orderId)).state, ownerCoin: rest }
}

/** @param fee the fee that the owner was shown; undefined: the present one @throws ORDER_STATE, ORDER_PRICE */
export async function cancelOrder(
  tx: Tx,
  { own: standing, orderId, userId, now, fee }: Acting & { fee?: number | undefined },
) {
  const order = await lockOrder(tx, orderId)
  if (standing.party !== 'owner') throw refuse('ORDER_STATE')
  const name = order.state === 'Ordered' ? 'cancelLate' : 'cancel'
  const held = sumOf((await heldOf(tx, orderId)).filter(hold => hold.userId === userId))
  const isHandedIn = (await scenarioStateOf(tx, order)) === 'submitted'
  const due = name === 'cancel' ? 0 : cancelFee(cancelTermsOf(order), order.orderCoin, held, isHandedIn)
  if (fee !== undefined && fee !== due) throw refuse('ORDER_PRICE')
  await changeOrder(tx, order, { name, by: 'owner', userId, now })
  return { state: 'Cancel' as const, fee: due, returned: held - due }
}

/** Takes an offered request. The first master gets it. @throws ORDER_STATE, ORDER_MASTER_FULL */
export async function takeOrder(tx: Tx, { own: standing, orderId, userId, now }: Acting) {
  const order = await lockOrder(tx, orderId)
  if (standing.party !== 'candidate') throw refuse('ORDER_STATE')
  if (order.state !== 'OpenRequesting') throw refuse('ORDER_TAKEN')
  const terms = await termsForOneMore(tx, order.worldId, userId)
  await tx
    .update(scenarioOrder)
    .set({ masterId: userId, writingDays: terms.writingDays })
    .where(eq(scenarioOrder.orderId, orderId))
  await changeOrder(tx, await lockOrder(tx, orderId), { name: 'take', by: 'candidate', userId, now })
  return { state: (await findOrder(tx, orderId)).state }
}

const ofMaster = columnsOf(orderRequestSetting, 's', ['mostAtOnce', 'writingDays'])

/** The terms of a master who takes one more request. @throws ORDER_MASTER_CLOSED, ORDER_MASTER_FULL */
export async function termsForOneMore(tx: Tx, worldId: string, masterId: string) {
  // All requests of a master are counted one after the other.
  await tx.execute(sql`select 1 from app_user where user_id = ${masterId} for no key update`)
  const { rows } = await tx.execute<RowOf<typeof ofMaster> & { running: number }>(sql`
    select ${ofMaster}, (
      select count(*)::int from scenario_order o where o.master_id = s.master_id and o.type = 'RequestScenario'
        and o.state in ('CheckingByMaster', 'Ordered')) as running
    from ${orderRequestSetting} s where s.master_id = ${masterId} and s.world_id = ${worldId} and s.is_accepting`)
  const terms = rows[0]
  if (!terms) throw refuse('ORDER_MASTER_CLOSED')
  if (terms.running >= terms.mostAtOnce) throw refuse('ORDER_MASTER_FULL')
  return terms
}
