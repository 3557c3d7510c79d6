// Guests of an order: asked by name or by the link, joining with a character, changing it, declining, leaving.

import { and, eq, sql } from 'drizzle-orm'
import { type OrderAct, orderActs } from '#rules/order/acts.ts'
import { guestShare } from '#rules/order/prices.ts'
import type { Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { lockCharacter, type OwnCharacter, ownCharacter } from '../../platform/own-character.ts'
import { refuse } from '../../platform/refuse.ts'
import { isBetween } from '../block/between.ts'
import { character } from '../character/tables.ts'
import { changeOrder, tellAct } from './change-order.ts'
import { giveBack, heldOf, holdUpTo } from './order-coins.ts'
import {
  factsOfOrder,
  findOrder,
  joined,
  lockOrder,
  type MemberRow,
  type OrderRow,
  standingMembers,
} from './order-row.ts'
import type { OwnOrder } from './own-order.ts'
import { type Standing, standingOf } from './parties.ts'
import { scenarioOrder, scenarioOrderMember, scenarioOrderVisit } from './tables/order.ts'

/** @throws ORDER_STATE when the party may not press it now */
export function judgeAct(order: OrderRow, members: readonly MemberRow[], standing: Standing, act: OrderAct): void {
  const facts = factsOfOrder(order, members)
  const acts = orderActs({
    state: order.state,
    party: standing.party,
    guest: standing.guest,
    facts,
    hasScenario: order.scenarioId !== null,
  })
  if (!acts.includes(act)) throw refuse('ORDER_STATE')
}

type Joining = {
  orderId: number
  userId: string
  own: OwnCharacter
  /** Secret of the link; a guest who was asked by name needs none. */
  hash?: string | null | undefined
  /** Share that the guest was shown; undefined: the present one. */
  cost?: number | undefined
  now: Date
}

/** @throws ORDER_NOT_FOUND, ORDER_CLOSED, ORDER_FULL, ORDER_TWICE, ORDER_PRICE, ORDER_WORLD, COIN_SHORT */
export async function joinOrder(tx: Tx, { orderId, userId, own, hash, cost, now }: Joining) {
  const order = await lockOrder(tx, orderId)
  const members = await standingMembers(tx, orderId)
  const asked = members.find(member => member.userId === userId && member.state === 'asked')
  if (!asked && order.hash !== hash) throw refuse('ORDER_NOT_FOUND')
  if (await isBetween(tx, order.ownerId, userId)) throw refuse('ORDER_NOT_FOUND')
  if (members.some(member => member.userId === userId && member.state === 'joined')) throw refuse('ORDER_TWICE')
  if (order.masterId === userId) throw refuse('ORDER_SELF')
  if (order.state !== 'Inviting') throw refuse('ORDER_CLOSED')
  if (joined(members).length >= order.seats) throw refuse('ORDER_FULL')
  if (own.worldId !== order.worldId) throw refuse('ORDER_WORLD')
  const share = guestShare(order.orderCoin, order.seats)
  if (cost !== undefined && cost !== share) throw refuse('ORDER_PRICE')
  await lockCharacter(tx, own)
  const set = { characterId: own.characterId, state: 'joined', share, joinedAt: now } as const
  const [member] = asked
    ? await tx.update(scenarioOrderMember).set(set).where(eq(scenarioOrderMember.memberId, asked.memberId)).returning()
    : await tx
        .insert(scenarioOrderMember)
        .values({ ...set, orderId, userId, isOwner: false, createdAt: now })
        .returning()
  if (!member) throw new Error('A guest was not written.')
  await holdUpTo(tx, now, member, share)
  await countVersion(tx, orderId)
  await tellAct(tx, { orderId, act: 'joined', userId, now })
  if (joined(members).length + 1 >= order.seats) {
    await changeOrder(tx, await lockOrder(tx, orderId), { name: 'fillUp', by: 'guest', userId, now })
  }
  return { orderId, state: (await findOrder(tx, orderId)).state, share }
}

const countVersion = (tx: Tx, orderId: number) =>
  tx.update(scenarioOrder).set({ version: sql`version + 1` }).where(eq(scenarioOrder.orderId, orderId))

type Acting = { orderId: number; userId: string; now: Date }

/** Ends the place of a guest, with all coins. @throws ORDER_STATE */
export async function leaveOrder(
  tx: Tx,
  { own: standing, orderId, userId, now, act }: Acting & { own: OwnOrder; act: 'leave' | 'leaveLate' | 'refuse' },
) {
  const order = await lockOrder(tx, orderId)
  const members = await standingMembers(tx, orderId)
  judgeAct(order, members, standing, act)
  const member = members.find(one => one.userId === userId && !one.isOwner)
  if (!member) throw refuse('ORDER_STATE')
  await tx
    .update(scenarioOrderMember)
    .set({ state: act === 'refuse' ? 'refused' : 'left', endedAt: now })
    .where(eq(scenarioOrderMember.memberId, member.memberId))
  const returned = await giveBack(tx, now, await heldOf(tx, orderId, member.memberId))
  await countVersion(tx, orderId)
  if (act === 'leaveLate')
    await changeOrder(tx, await lockOrder(tx, orderId), { name: 'leaveLate', by: 'guest', userId, now })
  else await tellAct(tx, { orderId, act: act === 'refuse' ? 'refused' : 'left', userId, now })
  return { state: (await findOrder(tx, orderId)).state, returned }
}

/** Puts another character of the caller's in the place of one (C079). @throws ORDER_STATE, ORDER_WORLD */
export async function swapCharacter(
  tx: Tx,
  {
    orderId,
    userId,
    now,
    beforeCharacterId,
    afterCharacterId,
  }: Acting & { beforeCharacterId: string; afterCharacterId: string },
) {
  const order = await lockOrder(tx, orderId)
  const standing = await standingOf(tx, order, userId)
  if (!standing) throw refuse('ORDER_NOT_FOUND')
  const members = await standingMembers(tx, orderId)
  judgeAct(order, members, standing, 'swap')
  const own = await ownCharacter(tx, userId, afterCharacterId)
  if (own.worldId !== order.worldId) throw refuse('ORDER_WORLD')
  const member = members.find(
    one => one.userId === userId && one.characterId === beforeCharacterId && one.state === 'joined',
  )
  if (!member) throw refuse('ORDER_STATE')
  await tx
    .update(scenarioOrderMember)
    .set({ characterId: own.characterId })
    .where(eq(scenarioOrderMember.memberId, member.memberId))
  await countVersion(tx, orderId)
  await tellAct(tx, { orderId, act: 'swap', userId, now })
  return { orderId, characterId: own.characterId as string }
}

const userColumn = columnsOf(character, 'c', ['userId'])

/** Asks a character's player by name. @throws ORDER_STATE, ORDER_TWICE, ORDER_WORLD, ORDER_GUEST */
export async function askFriend(
  tx: Tx,
  { own: standing, orderId, userId, now, characterId }: Acting & { own: OwnOrder; characterId: string },
) {
  const order = await lockOrder(tx, orderId)
  const members = await standingMembers(tx, orderId)
  judgeAct(order, members, standing, 'askFriend')
  const { rows } = await tx.execute<RowOf<typeof userColumn>>(sql`
    select ${userColumn} from character c
    where c.character_id = ${characterId} and c.world_id = ${order.worldId} and not c.is_npc and c.user_id is not null
      and exists (select 1 from character_friend f join character own on own.character_id = f.character_id
        where own.user_id = ${userId} and f.other_id = c.character_id and f.state = 'friend')`)
  const guest = rows[0]
  if (!guest) throw refuse('ORDER_GUEST')
  if (guest.userId === order.masterId) throw refuse('ORDER_GUEST')
  if (members.some(one => one.userId === guest.userId)) throw refuse('ORDER_TWICE')
  const share = guestShare(order.orderCoin, order.seats)
  await tx
    .insert(scenarioOrderMember)
    .values({ orderId, userId: guest.userId, characterId, isOwner: false, state: 'asked', share, createdAt: now })
  await tellAct(tx, { orderId, act: 'asked', userId, reason: guest.userId, now })
  return { orderId, characterId }
}

/** Counts a user who opened the link, once. A wrong secret changes nothing, and is answered alike. */
export async function visitOrder(tx: Tx, { orderId, userId, hash, now }: Acting & { hash: string }) {
  const [order] = await tx
    .select({ ownerId: scenarioOrder.ownerId })
    .from(scenarioOrder)
    .where(and(eq(scenarioOrder.orderId, orderId), eq(scenarioOrder.hash, hash)))
  if (order && order.ownerId !== userId)
    await tx.insert(scenarioOrderVisit).values({ orderId, userId, visitedAt: now }).onConflictDoNothing()
  return {}
}
