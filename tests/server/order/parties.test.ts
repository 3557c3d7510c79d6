// Parties of an order beside the acts: who reads it on, who hears of it live, whose it is in lists, and where its coins are shown.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findOrder } from '#server/areas/order/order-row.ts'
import { partiesAmong, standingOf } from '#server/areas/order/parties.ts'
import { scenarioOrderLog, scenarioOrderMember } from '#server/areas/order/tables/order.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenGuest, givenOrder } from '../../support/orders.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { givenPlayer } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as, asUser, clock } = createCallers(database)
clock.set(PLAY_NOW)

type Player = Awaited<ReturnType<typeof givenPlayer>>
const ended = (memberId: number) =>
  db
    .update(scenarioOrderMember)
    .set({ state: 'ended', endedAt: PLAY_NOW })
    .where(eq(scenarioOrderMember.memberId, memberId))
const orders = ({ userId }: Player) => asUser(userId).scenarioOrder

/** An order that went back to its owner after it had come to its master. */
async function returned(master: Player, owner: Player) {
  const order = await givenOrder(db, { ownerId: owner.userId, characterId: owner.characterId, masterId: master.userId })
  await db.insert(scenarioOrderLog).values({
    ...{ orderId: order.orderId, act: 'passOn', from: 'CheckingByDirector', to: 'CheckingByMaster' },
    ...{ userId: users.admin, reason: null, createdAt: PLAY_NOW },
  })
  return order
}

test('who may read an order hears of it live, and nobody else', async () => {
  const [owner, master, joined, asked, left] = await Promise.all(Array.from({ length: 5 }, () => givenPlayer(db)))
  if (!owner || !master || !joined || !asked || !left) throw new Error('Nobody came.')
  const before = await givenOrder(db, {
    ownerId: owner.userId,
    characterId: owner.characterId,
    masterId: master.userId,
  })
  const after = await returned(master, owner)
  for (const { orderId } of [before, after]) {
    await givenGuest(db, orderId, joined)
    await ended((await givenGuest(db, orderId, { ...asked, state: 'asked' })).memberId)
    const gone = await givenGuest(db, orderId, left)
    await db.update(scenarioOrderMember).set({ state: 'left' }).where(eq(scenarioOrderMember.memberId, gone.memberId))
  }
  const everybody = [owner, master, joined, asked, left].map(({ userId }) => userId)
  for (const { orderId } of [before, after]) {
    const order = await findOrder(db, orderId)
    const readers = await Promise.all(everybody.map(async id => ((await standingOf(db, order, id)) ? id : null)))
    expect([...(await partiesAmong(db, orderId, everybody))].sort()).toEqual(readers.filter(id => id !== null).sort())
  }
  // The master of the order that came to them stays with it while it is being mended; the other knows of nothing yet.
  expect((await partiesAmong(db, after.orderId, everybody)).has(master.userId)).toBe(true)
  expect((await partiesAmong(db, before.orderId, everybody)).has(master.userId)).toBe(false)
})

test('who was asked stands in the list of invitations alone, and reads no message, also when the time is over', async () => {
  const [owner, joined, asked] = [await givenPlayer(db), await givenPlayer(db), await givenPlayer(db)]
  const wanted = { ownerId: owner.userId, characterId: owner.characterId, state: 'Inviting' as const }
  const { orderId } = await givenOrder(db, wanted)
  await givenGuest(db, orderId, joined)
  const { memberId } = await givenGuest(db, orderId, { ...asked, state: 'asked' })
  const sub = async (player: Player) =>
    (await orders(player).getSubOrderList({ worldId: 'harbor', page: 1, perPage: 20 })).count
  expect([await sub(joined), await sub(asked), await sub(owner)]).toEqual([1, 0, 0])
  const { orderList } = await orders(asked).getInvitingList({ characterId: asked.characterId })
  expect(orderList.map(order => order.orderId)).toEqual([orderId])
  await ended(memberId)
  expect(await sub(asked)).toBe(0)
  expect(await orders(asked).getOrderDetail({ orderId })).toMatchObject({
    party: 'guest',
    actList: [],
    messageCount: 0,
  })
  expect(await refusalOf(orders(asked).getMessages({ orderId, page: 1, perPage: 3 }))).toBe('ORDER_NOT_FOUND')
  expect(await refusalOf(orders(asked).writeMessage({ orderId, body: 'まだ読めますか。' }))).toBe('ORDER_STATE')
  expect((await orders(joined).getMessages({ orderId, page: 1, perPage: 3 })).count).toBe(0)
})

test('coins of an order are among what is held, with its date, and then among what came back', async () => {
  const [owner, friend] = [
    await givenPlayer(db, { llamaPoint: 250, alpacaCoin: 1_500 }),
    await givenPlayer(db, { llamaPoint: 1_000, alpacaCoin: 0 }),
  ]
  const { orderId } = await asUser(owner.userId).scenarioRequest.order({
    ...{ masterId: null, characterId: owner.characterId, worldId: 'harbor', purpose: '三人で、終電を見送る' },
    ...{ orderContent: '窓をあけておきます。', textType: 'Normal', orderCoin: 1_600 },
    ...{ relatedScenarioId1: null, relatedScenarioId2: null, inviteFlg: true, seats: 3, inviteDays: 5 },
  } as never)
  const { invitation, dueAt } = await orders(owner).getOrderDetail({ orderId })
  await orders(friend).participation({ orderId, characterId: friend.characterId, hash: invitation?.hash ?? '' })
  const held = async ({ userId }: Player) => (await asUser(userId).coin.getHeld({})).orderList
  const what = { orderId, worldId: 'harbor', purpose: '三人で、終電を見送る', status: 'Inviting', dueAt }
  expect(await held(owner)).toMatchObject([{ ...what, llamaPoint: 250, alpacaCoin: 282 }])
  expect(await held(friend)).toMatchObject([{ ...what, llamaPoint: 534, alpacaCoin: 0 }])
  expect(await as.other.coin.getHeld({})).toMatchObject({ orderList: [] })

  // A smaller part is no return of its own.
  const later = (hours: number) => clock.set(new Date(PLAY_NOW.getTime() + hours * 3_600_000))
  later(1)
  const { version } = await orders(owner).getOrderDetail({ orderId })
  await orders(owner).revise({
    ...{ orderId, baseVersion: version, purpose: '三人で、終電を見送る', orderContent: '窓。', textType: 'Normal' },
    ...{
      orderCoin: 1_300,
      relatedScenarioId1: null,
      relatedScenarioId2: null,
      seats: 3,
      inviteDays: 5,
      privateFlg: false,
    },
  })
  expect(await held(friend)).toMatchObject([{ llamaPoint: 434, alpacaCoin: 0 }])
  const returns = async ({ userId }: Player) =>
    (await asUser(userId).coin.getHeld({})).returnedList.map(({ title, reason, alpacaCoin, llamaPoint }) => [
      ...[title, reason],
      ...[llamaPoint, alpacaCoin],
    ])
  expect(await returns(friend)).toEqual([])
  later(2)
  await orders(friend).leave({ orderId, act: 'leave' })
  expect(await returns(friend)).toEqual([['三人で、終電を見送る', 'orderLeft', 434, 0]])
  // The owner's part is filled up at the confirmation: two holds, one return.
  await orders(owner).confirmOrder({ orderId })
  expect(await held(owner)).toMatchObject([{ status: 'CheckingByDirector', llamaPoint: 250, alpacaCoin: 1_050 }])
  later(3)
  await orders(owner).cancelOrder({ orderId, fee: 0 })
  expect(await held(owner)).toEqual([])
  expect(await returns(owner)).toEqual([['三人で、終電を見送る', 'orderEnded', 250, 1_050]])
})
