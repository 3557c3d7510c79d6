// An order that changes while others look at it: shares of who is asked, the owner's part, the end of an invitation, what a link
// tells after its end, what a late cancellation has cost, a seat that the office ended.
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { invitationUntil } from '#rules/order/schedule.ts'
import { appUser, userClass } from '#server/areas/identity/tables.ts'
import { findOrder } from '#server/areas/order/order-row.ts'
import { newHash } from '#server/areas/order/place-order.ts'
import { scenarioOrder } from '#server/areas/order/tables/order.ts'
import { masterDesk, masterWorld } from '#server/areas/scenario-desk/tables.ts'
import { transact } from '#server/db/client.ts'
import { balancesOf } from '#server/platform/ledger/balances.ts'
import { post, systemAccounts } from '#server/platform/ledger/post.ts'
import { opening } from '../../calls/scenario-desk.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenStanding } from '../../support/friends.ts'
import { givenTerms } from '../../support/orders.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { givenPlayer } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db } = database
const { as, asUser, anonymous, clock } = createCallers(database)
const DAY = 86_400_000
const later = (days: number) => new Date(PLAY_NOW.getTime() + days * DAY)

type Player = Awaited<ReturnType<typeof givenPlayer>>
let owner: Player
let friend: Player
let master: Player & { masterId: string }

beforeEach(async () => {
  clock.set(PLAY_NOW)
  ;[owner, friend] = [await givenPlayer(db), await givenPlayer(db)]
  const player = await givenPlayer(db, { llamaPoint: 0, alpacaCoin: 0 })
  await db.insert(userClass).values({ userId: player.userId, classCode: 1 })
  await db.insert(masterWorld).values({ userId: player.userId, worldId: 'harbor', since: PLAY_NOW })
  await db.insert(masterDesk).values({ userId: player.userId, isNewMaster: false })
  await givenTerms(db, player.userId)
  const [row] = await db.select().from(appUser).where(eq(appUser.userId, player.userId))
  master = { ...player, masterId: row?.publicUserId ?? '' }
})

const orders = ({ userId }: Player) => asUser(userId).scenarioOrder
const words = {
  ...{ purpose: '三人で、終電を見送る', orderContent: '窓をあけておきます。', textType: 'Normal' as const },
  ...{ relatedScenarioId1: null, relatedScenarioId2: null },
}
const place = async (more: Record<string, unknown> = {}) => {
  const { orderId } = await asUser(owner.userId).scenarioRequest.order({
    ...{ masterId: master.masterId, characterId: owner.characterId, worldId: 'harbor', ...words, orderCoin: 1_300 },
    ...{ inviteFlg: true, seats: 3, inviteDays: 5, ...more },
  } as never)
  return orderId
}
const detail = (orderId: number, by: Player = owner) => orders(by).getOrderDetail({ orderId })
const hashOf = async (orderId: number) => (await findOrder(db, orderId)).hash
const join = async (orderId: number, by: Player, cost?: number) =>
  orders(by).participation({
    ...{ orderId, characterId: by.characterId, hash: await hashOf(orderId) },
    ...(cost === undefined ? {} : { cost }),
  })
const revise = async (orderId: number, more: Record<string, unknown> = {}) =>
  orders(owner).revise({
    ...{ orderId, baseVersion: (await detail(orderId)).version, ...words, orderCoin: 1_300, seats: 3 },
    ...{ inviteDays: 5, privateFlg: false, ...more },
  })
const purse = async ({ userId }: Player): Promise<number> => {
  const { AC = 0, LP = 0 } = await balancesOf(db, { kind: 'user', id: userId }, ['AC', 'LP'])
  return AC + LP
}
const askFriend = async (orderId: number): Promise<void> => {
  await givenStanding(db, owner.characterId, friend.characterId, 'friend')
  await orders(owner).askFriend({ orderId, characterId: friend.characterId })
}
/** Confirmed, passed on, taken. */
async function accepted(orderId: number): Promise<void> {
  await orders(owner).confirmOrder({ orderId })
  await as.admin.scenarioOrder.act({ orderId, act: 'passOn', reason: null })
  await orders(master).act({ orderId, act: 'accept', reason: null })
}
async function released(orderId: number): Promise<number> {
  await accepted(orderId)
  const handing = { orderId, scenarioInfo: opening, writingPeriod: 21, characterList: [] } as never
  const { scenarioId } = await orders(master).submitRequestScenario(handing)
  await as.admin.scenarioOffice.check({ worldId: 'harbor', scenarioId, status: 11 })
  return scenarioId
}

describe('a price that changes', () => {
  test.each([
    ['rises', 1_600, 534],
    ['falls', 1_300, 434],
  ])('and %s is shown to who is asked, who joins with what was shown', async (_, orderCoin, share) => {
    const orderId = await place({ orderCoin: 1_500 })
    await askFriend(orderId)
    expect((await detail(orderId, friend)).share).toBe(500)
    await revise(orderId, { orderCoin })
    const seen = await detail(orderId, friend)
    expect([seen.share, seen.memberList.find(({ isMine }) => isMine)?.share]).toEqual([share, share])
    const joining = { orderId, characterId: friend.characterId, hash: null }
    expect(await refusalOf(orders(friend).participation({ ...joining, cost: 500 }))).toBe('ORDER_PRICE')
    expect(await orders(friend).participation({ ...joining, cost: share })).toMatchObject({ share })
    expect(await purse(friend)).toBe(2_000 - share)
  })

  test('holds of its owner what the shares of free places leave, also when all of them are asked for', async () => {
    const orderId = await place({ seats: 2 })
    await askFriend(orderId)
    await revise(orderId, { seats: 2 })
    expect(await purse(owner)).toBe(2_000 - 650)
    await orders(friend).participation({ orderId, characterId: friend.characterId, hash: null, cost: 650 })
    expect((await detail(orderId)).held).toBe(1_300)
  })

  test('and fewer places leave the agreed share of a guest as it is', async () => {
    const orderId = await place({ seats: 4 })
    await join(orderId, friend, 325)
    await revise(orderId, { seats: 2 })
    expect((await detail(orderId, friend)).share).toBe(325)
    expect((await detail(orderId)).ownerRest).toBe(975)
    await orders(owner).confirmOrder({ orderId, ownerCoin: 975 })
    expect([await purse(owner), await purse(friend)]).toEqual([1_025, 1_675])
  })
})

describe('the days of an open invitation', () => {
  test('move its end, counted from its beginning', async () => {
    const orderId = await place()
    const before = (await findOrder(db, orderId)).dueAt
    clock.set(later(3))
    await revise(orderId, { inviteDays: 10 })
    const { dueAt, stateSince } = await findOrder(db, orderId)
    expect(dueAt).toEqual(invitationUntil(stateSince, 10, later(3)))
    expect((dueAt?.getTime() ?? 0) - (before?.getTime() ?? 0)).toBe(5 * DAY)
    // Text alone moves nothing.
    await revise(orderId, { inviteDays: 10, orderContent: '窓と、荷物棚。' })
    expect((await findOrder(db, orderId)).dueAt).toEqual(dueAt)
  })

  test('that have passed already leave it open until the evening', async () => {
    const orderId = await place()
    clock.set(later(3))
    await revise(orderId, { inviteDays: 1 })
    const { dueAt } = await findOrder(db, orderId)
    expect(dueAt && dueAt > later(3) && dueAt <= later(4)).toBe(true)
    expect(await join(orderId, friend)).toMatchObject({ state: 'Inviting' })
  })
})

describe('a link', () => {
  test('has a secret of 128 bits, another one each time', () => {
    const secrets = Array.from({ length: 1_000 }, newHash)
    for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(16)
    expect(new Set(secrets).size).toBe(1_000)
  })

  test.each([
    ['closed', (orderId: number) => orders(owner).act({ orderId, act: 'closeInvitation', reason: null })],
    ['cancelled', (orderId: number) => orders(owner).cancelOrder({ orderId, fee: 0 })],
  ])('of an order that was %s says that it has ended, and nothing of what it was', async (_, end) => {
    const orderId = await place()
    const hash = await hashOf(orderId)
    await join(orderId, friend)
    expect(await anonymous.scenarioOrder.getOrderDetail({ orderId, hash })).toMatchObject({
      ...{ orderContent: words.orderContent, isInvited: true },
    })
    await end(orderId)
    const over = await anonymous.scenarioOrder.getOrderDetail({ orderId, hash })
    expect(over).toMatchObject({ orderContent: '', memberList: [], relatedList: [], logList: [], actList: [], held: 0 })
    // Its parties read on.
    expect((await detail(orderId, friend)).orderContent).toBe(words.orderContent)
  })
})

test('a late cancellation says afterwards what it has cost, an early one nothing', async () => {
  const [early, late] = [await place({ inviteFlg: false }), await place({ seats: 2 })]
  await join(late, friend)
  await orders(owner).cancelOrder({ orderId: early, fee: 0 })
  await accepted(late)
  await orders(owner).cancelOrder({ orderId: late, fee: 390 })
  expect((await detail(early)).cancelFee).toBe(0)
  expect((await detail(late)).cancelFee).toBe(390)
  expect((await detail(late, friend)).cancelFee).toBe(390)
  expect([await purse(owner), await purse(friend)]).toEqual([1_610, 2_000])
})

test('coins that would have ended meanwhile come back for seven days more; others keep their date', async () => {
  const guest = await givenPlayer(db, { llamaPoint: 0, alpacaCoin: 0 })
  const dates = [later(2), later(200)]
  const to = { kind: 'user', id: guest.userId } as const
  await transact(db, tx =>
    post(
      tx,
      PLAY_NOW,
      dates.map((expiresAt, index) => ({
        ...{ currency: 'LP', amount: 300, from: systemAccounts.issue, to, expiresAt },
        cause: { kind: 'elsewhere', id: `${guest.userId}:${index}` },
      })),
    ),
  )
  const orderId = await place()
  await join(orderId, guest)
  clock.set(later(4))
  expect((await orders(guest).leave({ orderId, act: 'leave' })).returned).toBe(434)
  const { balance, expiringList } = await asUser(guest.userId).coin.getLedger({ coinType: 1, page: 1, size: 20 })
  expect(balance).toBe(600)
  expect(expiringList).toEqual([
    { amount: 300, expiresAt: later(11).toISOString() },
    { amount: 300, expiresAt: later(200).toISOString() },
  ])
})

describe('a seat that the office ended', () => {
  test('takes its member out of the order and its lists; the others stay', async () => {
    const third = await givenPlayer(db)
    const orderId = await place()
    await join(orderId, friend)
    await join(orderId, third)
    const scenarioId = await released(orderId)
    const sub = async (by: Player) =>
      (await orders(by).getSubOrderList({ worldId: 'harbor', page: 1, perPage: 20 })).orderList.map(one => one.orderId)
    expect([await sub(friend), await sub(third)]).toEqual([[orderId], [orderId]])
    const { entryList } = await as.admin.scenarioOffice.getRepair({ scenarioId })
    const entryId = entryList.find(({ character }) => character.characterId === friend.characterId)?.entryId ?? 0
    await as.admin.scenarioOffice.removeEntry({
      ...{ worldId: 'harbor', scenarioId, phase: 1, entryId, reason: '本人の申し出' },
    })
    expect([await sub(friend), await sub(third)]).toEqual([[], [orderId]])
    expect(await refusalOf(detail(orderId, friend))).toBe('ORDER_NOT_FOUND')
    const seen = await detail(orderId)
    expect(seen.memberList.map(({ character }) => character.characterId)).toEqual([
      owner.characterId,
      third.characterId,
    ])
    expect(seen.joinedCount).toBe(2)
  })
})

test('who leaves in the consultation is no member and has the order in no list; the coins that stay are still counted', async () => {
  const third = await givenPlayer(db)
  const orderId = await place()
  await join(orderId, friend)
  await join(orderId, third)
  const scenarioId = await released(orderId)
  const lists = async ({ userId }: Player) => {
    const mine = asUser(userId).scenarioOrder
    const place = { worldId: 'harbor', page: 1, perPage: 20 }
    const found = [await mine.getSubOrderList(place), await mine.getOrderList(place)]
    return found.map(({ orderList, count }) => [orderList.map(one => one.orderId), count])
  }
  const held = (await detail(orderId)).held
  expect(await lists(friend)).toEqual([
    [[orderId], 1],
    [[orderId], 1],
  ])
  const seat = { worldId: 'harbor', scenarioId, phase: 1, characterId: friend.characterId }
  expect(await asUser(friend.userId).scenario.cancel({ ...seat, act: 'leave' })).toMatchObject({ returned: 0 })
  expect(await lists(friend)).toEqual([
    [[], 0],
    [[], 0],
  ])
  expect(await refusalOf(detail(orderId, friend))).toBe('ORDER_NOT_FOUND')
  for (const by of [owner, third, master]) {
    const seen = await detail(orderId, by)
    expect(seen.memberList.map(({ character }) => character.characterId)).toEqual([
      owner.characterId,
      third.characterId,
    ])
    expect([seen.joinedCount, seen.held]).toEqual([2, held])
  }
  // The owner stays the one whose order it is, also without a seat.
  await asUser(owner.userId).scenario.cancel({ ...seat, characterId: owner.characterId, act: 'leave' })
  const own = await detail(orderId)
  expect(own.party).toBe('owner')
  expect(own.memberList.map(({ character }) => character.characterId)).toEqual([third.characterId])
})

test('the office that takes requests as a master, too, is offered none that it could not take', async () => {
  const orderId = await place({ masterId: null, inviteFlg: false })
  await orders(owner).confirmOrder({ orderId })
  await as.admin.scenarioOrder.act({ orderId, act: 'passOpen', reason: null })
  await givenTerms(db, database.users.admin)
  const { orderList } = await as.admin.scenarioOrder.getOrderList({ party: 'candidate', page: 1, perPage: 20 })
  expect(orderList).toEqual([])
  const [one] = await db.select().from(scenarioOrder).where(eq(scenarioOrder.orderId, orderId))
  expect(one?.state).toBe('OpenRequesting')
  expect(await refusalOf(as.admin.scenarioOrder.take({ orderId }))).toBe('ORDER_STATE')
})
