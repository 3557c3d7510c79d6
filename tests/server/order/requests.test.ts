// Requests: from the form to the consultation of the scenario, with friends, a swap, a leaving guest, returns by office and master,
// and coins that are right at every step.
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { appUser, userClass } from '#server/areas/identity/tables.ts'
import { passOrderTime, sweepOrders } from '#server/areas/order/order-clock.ts'
import { scenarioOrder, scenarioOrderLog } from '#server/areas/order/tables/order.ts'
import { tellOfOrder } from '#server/areas/order/tell-order.ts'
import { scenarioEntry } from '#server/areas/scenario/tables/entry.ts'
import { scenario } from '#server/areas/scenario/tables/scenario.ts'
import { masterDesk, masterWorld } from '#server/areas/scenario-desk/tables.ts'
import { balancesOf } from '#server/platform/ledger/balances.ts'
import { realtimeEvent } from '#server/platform/tables.ts'
import { opening } from '../../calls/scenario-desk.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenStanding } from '../../support/friends.ts'
import { givenTerms } from '../../support/orders.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { givenPlayer, givenScenario, phaseOf, publish } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db } = database
const { as, asUser, anonymous, clock } = createCallers(database)
const DAY = 86_400_000

type Player = Awaited<ReturnType<typeof givenPlayer>>

async function givenMaster(mostAtOnce = 20) {
  const player = await givenPlayer(db, { llamaPoint: 0, alpacaCoin: 0 })
  await db.insert(userClass).values({ userId: player.userId, classCode: 1 })
  await db.insert(masterWorld).values({ userId: player.userId, worldId: 'harbor', since: PLAY_NOW })
  await db.insert(masterDesk).values({ userId: player.userId, isNewMaster: false })
  await givenTerms(db, player.userId, mostAtOnce)
  const [row] = await db.select().from(appUser).where(eq(appUser.userId, player.userId))
  return { ...player, masterId: row?.publicUserId ?? '' }
}

const purse = async ({ userId }: Player) => {
  const balances = await balancesOf(db, { kind: 'user', id: userId }, ['AC', 'LP'])
  return [balances.LP ?? 0, balances.AC ?? 0]
}

let owner: Player
let friend: Player
let third: Player
let master: Awaited<ReturnType<typeof givenMaster>>
beforeEach(async () => {
  clock.set(PLAY_NOW)
  ;[owner, friend, third] = [await givenPlayer(db), await givenPlayer(db), await givenPlayer(db)]
  master = await givenMaster()
})

const place = (more: Record<string, unknown> = {}, by = owner) =>
  asUser(by.userId).scenarioRequest.order({
    ...{ masterId: master.masterId, characterId: by.characterId, worldId: 'harbor', purpose: '三人で、終電を見送る' },
    ...{ orderContent: '四両目の窓をあけておきます。', textType: 'Normal', orderCoin: 1_300 },
    ...{ relatedScenarioId1: null, relatedScenarioId2: null, inviteFlg: true, seats: 3, inviteDays: 5 },
    ...more,
  } as never)
const detail = (orderId: number, by: Player = owner) => asUser(by.userId).scenarioOrder.getOrderDetail({ orderId })
const hashOf = async (orderId: number) => (await detail(orderId)).invitation?.hash ?? ''
const join = async (orderId: number, by: Player, more: Record<string, unknown> = {}) =>
  asUser(by.userId).scenarioOrder.participation({
    ...{ orderId, characterId: by.characterId, hash: await hashOf(orderId), ...more },
  })
const act = (by: string, orderId: number, name: string, reason: string | null = null) =>
  asUser(by).scenarioOrder.act({ orderId, act: name as never, reason })
const office = (orderId: number, name: string, reason: string | null = null) =>
  as.admin.scenarioOrder.act({ orderId, act: name as never, reason })
const stateOf = async (orderId: number) =>
  (await db.select().from(scenarioOrder).where(eq(scenarioOrder.orderId, orderId)))[0]?.state

/** An order of three that its owner has confirmed. */
async function confirmed() {
  const { orderId } = await place()
  await join(orderId, friend)
  await join(orderId, third)
  await asUser(owner.userId).scenarioOrder.confirmOrder({ orderId })
  return orderId
}
async function accepted() {
  const orderId = await confirmed()
  await office(orderId, 'passOn')
  await act(master.userId, orderId, 'accept')
  return orderId
}
const handing = (orderId: number) => ({ orderId, scenarioInfo: opening, writingPeriod: 21, characterList: [] }) as never

describe('a request of three friends', () => {
  test('becomes a scenario in consultation with its members seated, and its coins earned', async () => {
    const { orderId, share, state } = await place()
    expect([share, state]).toEqual([432, 'Inviting'])
    expect(await purse(owner)).toEqual([568, 1_000])
    await join(orderId, friend, { cost: 434 })
    expect(await stateOf(orderId)).toBe('Inviting')
    await join(orderId, third)
    expect(await stateOf(orderId)).toBe('Ordering')
    expect(await asUser(owner.userId).scenarioOrder.confirmOrder({ orderId, ownerCoin: 432 })).toMatchObject({
      state: 'CheckingByDirector',
    })
    await office(orderId, 'passOn')
    await act(master.userId, orderId, 'accept')
    const { scenarioId } = await asUser(master.userId).scenarioOrder.submitRequestScenario(handing(orderId))
    expect((await detail(orderId)).status).toBe('Submitting')
    await as.admin.scenarioOffice.check({ worldId: 'harbor', scenarioId, status: 11 })
    expect((await detail(orderId)).status).toBe('Released')
    expect((await phaseOf(db, { scenarioId, phase: 1 })).state).toBe('consultation')
    const entries = await db.select().from(scenarioEntry).where(eq(scenarioEntry.scenarioId, scenarioId))
    expect(entries.map(({ userId, state: of, coins, cost }) => [userId, of, coins, cost]).sort()).toEqual(
      [
        [owner.userId, 'seated', 'earned', 432],
        [friend.userId, 'seated', 'earned', 434],
        [third.userId, 'seated', 'earned', 434],
      ].sort(),
    )
  })

  test('a withdrawn scenario of an order gives every coin back in its kind', async () => {
    const orderId = await accepted()
    const { scenarioId } = await asUser(master.userId).scenarioOrder.submitRequestScenario(handing(orderId))
    await as.admin.scenarioOffice.check({ worldId: 'harbor', scenarioId, status: 11 })
    await asUser(master.userId).scenarioInfo.act({
      worldId: 'harbor',
      scenarioId,
      phase: 1,
      act: 'withdraw',
      reason: '急病のため',
    })
    for (const player of [owner, friend, third]) expect(await purse(player)).toEqual([1_000, 1_000])
  })

  test('follows on two stories of its world that its owner may read, and is found among what is under way', async () => {
    const published = async () => {
      const key = await givenScenario(db, master.userId)
      await publish(db, key, master.userId)
      return key.scenarioId
    }
    const [first, second, secret] = [await published(), await published(), await published()]
    const { scenarioId: draft } = await givenScenario(db, master.userId)
    await db.update(scenario).set({ type: 'RequestScenario', isPrivate: true }).where(eq(scenario.scenarioId, secret))
    for (const scenarioId of [draft, secret, 999_999]) {
      expect(await refusalOf(place({ relatedScenarioId1: scenarioId }))).toBe('ORDER_RELATED')
      expect(await refusalOf(place({ relatedScenarioId2: scenarioId }))).toBe('ORDER_RELATED')
    }
    expect(await purse(owner)).toEqual([1_000, 1_000])
    const { orderId } = await place({ relatedScenarioId1: first, relatedScenarioId2: second, inviteFlg: false })
    expect((await detail(orderId)).relatedList.map(({ scenarioId }) => scenarioId)).toEqual([first, second])
    const going = async () =>
      (await asUser(third.userId).scenarioOrder.getOnGoingRequestScenarioList({ worldId: 'harbor' })).orderList.find(
        order => order.orderId === orderId,
      )
    await asUser(owner.userId).scenarioOrder.confirmOrder({ orderId })
    expect(await going()).toBeUndefined()
    await office(orderId, 'passOn')
    expect(await going()).toMatchObject({
      status: 'CheckingByMaster',
      purpose: '三人で、終電を見送る',
      scenarioId: null,
    })
    await act(master.userId, orderId, 'accept')
    const { scenarioId } = await asUser(master.userId).scenarioOrder.submitRequestScenario(handing(orderId))
    expect(await going()).toMatchObject({ status: 'Submitting', scenarioId: null })
    await as.admin.scenarioOffice.check({ worldId: 'harbor', scenarioId, status: 11 })
    expect(await going()).toMatchObject({ status: 'Released', scenarioId })
  })

  test('a stale share, a wrong link, a second place and a full order are refused', async () => {
    const { orderId } = await place({ seats: 2 })
    expect(await refusalOf(join(orderId, friend, { cost: 434 }))).toBe('ORDER_PRICE')
    expect(await refusalOf(join(orderId, friend, { hash: 'AAAAAAAAAAAAAAAAAAAAAA' }))).toBe('ORDER_NOT_FOUND')
    await join(orderId, friend)
    expect(
      await refusalOf(
        asUser(friend.userId).scenarioOrder.participation({ orderId, characterId: friend.characterId, hash: null }),
      ),
    ).toBe('ORDER_NOT_FOUND')
    expect(await stateOf(orderId)).toBe('Ordering')
  })

  test('a guest of the link reads the invitation alone, and is counted once', async () => {
    const { orderId } = await place()
    const hash = await hashOf(orderId)
    const seen = await anonymous.scenarioOrder.getOrderDetail({ orderId, hash })
    expect(seen).toMatchObject({ isInvited: true, share: 434, actList: ['join', 'refuse'], logList: [], held: 0 })
    expect(seen.memberList.map(({ share }) => share)).toEqual([0])
    for (let time = 0; time < 2; time += 1) await asUser(friend.userId).scenarioOrder.visit({ orderId, hash })
    expect((await detail(orderId)).invitation?.visits).toBe(1)
    const renewed = await asUser(owner.userId).scenarioOrder.renewLink({ orderId })
    expect(await refusalOf(anonymous.scenarioOrder.getOrderDetail({ orderId, hash }))).toBe('ORDER_NOT_FOUND')
    expect((await anonymous.scenarioOrder.getOrderDetail({ orderId, hash: renewed.hash })).isInvited).toBe(true)
  })

  test('a friend asked by name finds the invitation and may decline it', async () => {
    const { orderId } = await place()
    await givenStanding(db, owner.characterId, friend.characterId, 'friend')
    await asUser(owner.userId).scenarioOrder.askFriend({ orderId, characterId: friend.characterId })
    const { orderList } = await asUser(friend.userId).scenarioOrder.getInvitingList({ characterId: friend.characterId })
    expect(orderList.map(order => [order.orderId, order.isMyTurn])).toEqual([[orderId, true]])
    expect(
      await refusalOf(asUser(owner.userId).scenarioOrder.askFriend({ orderId, characterId: third.characterId })),
    ).toBe('ORDER_GUEST')
    await asUser(friend.userId).scenarioOrder.leave({ orderId, act: 'refuse' })
    expect((await detail(orderId)).memberList).toHaveLength(1)
  })

  test('characters are swapped until the owner confirms', async () => {
    const { orderId } = await place()
    const other = await givenPlayer(db)
    await db.execute(sql`update character set user_id = ${owner.userId} where character_id = ${other.characterId}`)
    const swap = { orderId, beforeCharacterId: owner.characterId, afterCharacterId: other.characterId }
    await asUser(owner.userId).scenarioOrder.swap(swap)
    expect((await detail(orderId)).memberList[0]?.character.characterId).toBe(other.characterId)
    await db.execute(sql`update character set user_id = ${other.userId} where character_id = ${other.characterId}`)
  })
})

describe('coins', () => {
  test('who leaves gets everything back, and the owner bears the place at the confirmation', async () => {
    const { orderId } = await place()
    await join(orderId, friend)
    await join(orderId, third)
    await asUser(third.userId).scenarioOrder.leave({ orderId, act: 'leave' })
    expect(await purse(third)).toEqual([1_000, 1_000])
    expect((await detail(orderId)).ownerRest).toBe(866)
    expect(await refusalOf(asUser(owner.userId).scenarioOrder.confirmOrder({ orderId, ownerCoin: 432 }))).toBe(
      'ORDER_PRICE',
    )
    await asUser(owner.userId).scenarioOrder.confirmOrder({ orderId, ownerCoin: 866 })
    expect(await purse(owner)).toEqual([134, 1_000])
  })

  test('who leaves after the confirmation sends it back to its owner', async () => {
    const orderId = await confirmed()
    await asUser(friend.userId).scenarioOrder.leave({ orderId, act: 'leaveLate' })
    expect(await stateOf(orderId)).toBe('Ordering')
    expect(await purse(friend)).toEqual([1_000, 1_000])
  })

  test('a lower price makes the parts of guests smaller, a higher one never greater', async () => {
    const { orderId } = await place({ orderCoin: 1_600 })
    await join(orderId, friend)
    const revise = async (orderCoin: number) =>
      asUser(owner.userId).scenarioOrder.revise({
        ...{
          orderId,
          baseVersion: (await detail(orderId)).version,
          purpose: '終電',
          orderContent: '窓。',
          textType: 'Normal',
        },
        ...{
          orderCoin,
          relatedScenarioId1: null,
          relatedScenarioId2: null,
          seats: 3,
          inviteDays: 5,
          privateFlg: false,
        },
      })
    await revise(2_000)
    expect((await detail(orderId, friend)).share).toBe(534)
    await revise(1_300)
    expect((await detail(orderId, friend)).share).toBe(434)
    expect(await purse(friend)).toEqual([566, 1_000])
  })

  test('cancelling is free until a master took it, and costs what was shown afterwards', async () => {
    const free = await confirmed()
    await asUser(owner.userId).scenarioOrder.cancelOrder({ orderId: free, fee: 0 })
    expect(await purse(owner)).toEqual([1_000, 1_000])
    const late = await accepted()
    expect((await detail(late)).cancelFee).toBe(390)
    expect(await refusalOf(asUser(owner.userId).scenarioOrder.cancelOrder({ orderId: late, fee: 0 }))).toBe(
      'ORDER_PRICE',
    )
    await asUser(owner.userId).scenarioOrder.cancelOrder({ orderId: late, fee: 390 })
    expect(await purse(owner)).toEqual([610, 1_000])
    expect(await purse(friend)).toEqual([1_000, 1_000])
  })

  test('the office sets what a late cancellation costs; an order keeps the terms it was placed under', async () => {
    const before = await accepted()
    const terms = await as.admin.scenarioOrder.getCancelTerms({})
    expect(terms).toEqual({ preparing: 30, handedIn: 50, version: 0 })
    const set = { preparing: 10, handedIn: 20, version: 0 }
    expect(await refusalOf(as.admin.scenarioOrder.saveCancelTerms({ ...set, handedIn: 9 }))).toBe('ORDER_TERMS_FAULT')
    expect(await refusalOf(as.admin.scenarioOrder.saveCancelTerms({ ...set, version: 4 }))).toBe('ORDER_TERMS')
    // Two of the office at once: one sets them, the other is shown that they changed.
    const both = await Promise.allSettled([
      as.admin.scenarioOrder.saveCancelTerms(set),
      as.admin.scenarioOrder.saveCancelTerms({ ...set, preparing: 15 }),
    ])
    expect(both.flatMap(end => (end.status === 'rejected' ? [end.reason.code] : []))).toEqual(['ORDER_TERMS'])
    const now = await as.admin.scenarioOrder.getCancelTerms({})
    expect(now).toMatchObject({ handedIn: 20, version: 1 })
    await as.admin.scenarioOrder.saveCancelTerms({ ...set, version: 1 })
    expect((await as.admin.office.getHome({})).actList[0]).toMatchObject({ thing: 'cancelTerms', act: 'save' })

    expect(await detail(before)).toMatchObject({ cancelTerms: { preparing: 30, handedIn: 50 }, cancelFee: 390 })
    ;[owner, friend, third] = [await givenPlayer(db), await givenPlayer(db), await givenPlayer(db)]
    expect(await refusalOf(place({ termsVersion: 1 }))).toBe('ORDER_TERMS')
    expect((await detail((await place({ termsVersion: 2 })).orderId)).cancelTerms).toEqual({
      preparing: 10,
      handedIn: 20,
    })
    ;[owner, friend, third] = [await givenPlayer(db), await givenPlayer(db), await givenPlayer(db)]
    const after = await accepted()
    await as.admin.scenarioOrder.saveCancelTerms({ preparing: 90, handedIn: 100, version: 2 })
    expect((await detail(after)).cancelFee).toBe(130)
    await asUser(owner.userId).scenarioOrder.cancelOrder({ orderId: after, fee: 130 })
    expect(await purse(owner)).toEqual([870, 1_000])
  })

  test('every state that waits too long ends with all coins back', async () => {
    for (const [prepare, end] of [
      [async () => (await place()).orderId, 'Ordering'],
      [async () => (await place({ inviteFlg: false })).orderId, 'Cancel'],
      [confirmed, 'Cancel'],
      [accepted, 'Cancel'],
    ] as const) {
      clock.set(PLAY_NOW)
      ;[owner, friend, third] = [await givenPlayer(db), await givenPlayer(db), await givenPlayer(db)]
      const orderId = await prepare()
      clock.set(new Date(PLAY_NOW.getTime() + 15 * DAY))
      await passOrderTime(db, orderId, clock.now())
      await passOrderTime(db, orderId, clock.now())
      if (end === 'Ordering') {
        expect(['Ordering', 'Cancel']).toContain(await stateOf(orderId))
        continue
      }
      expect(await stateOf(orderId)).toBe(end)
      for (const player of [owner, friend, third]) expect(await purse(player)).toEqual([1_000, 1_000])
    }
  })

  test('whose turn it is is reminded a day before', async () => {
    const orderId = await confirmed()
    const { dueAt } = await detail(orderId)
    clock.set(new Date(new Date(dueAt ?? 0).getTime() - 20 * 3_600_000))
    await sweepOrders(db, clock.now())
    await passOrderTime(db, orderId, clock.now())
    const lines = await db.select().from(scenarioOrderLog).where(eq(scenarioOrderLog.orderId, orderId))
    expect(lines.filter(({ act: name }) => name === 'remind')).toHaveLength(1)
  })
})

describe('decisions', () => {
  test('the office returns with a reason, its owner repairs and confirms again', async () => {
    const orderId = await confirmed()
    expect(await refusalOf(office(orderId, 'returnByDirector'))).toBe('REASON_NEEDED')
    await office(orderId, 'returnByDirector', '題名を直してください。')
    expect(await detail(orderId)).toMatchObject({ status: 'ReturnedByDirector', reason: '題名を直してください。' })
    await asUser(owner.userId).scenarioOrder.confirmOrder({ orderId })
    expect((await detail(orderId)).status).toBe('CheckingByDirector')
  })

  test('the asked master returns or declines; nobody else decides', async () => {
    const orderId = await confirmed()
    await office(orderId, 'passOn')
    expect(await refusalOf(act(owner.userId, orderId, 'accept'))).toBe('ORDER_STATE')
    expect(await refusalOf(act((await givenPlayer(db)).userId, orderId, 'accept'))).toBe('ORDER_NOT_FOUND')
    await act(master.userId, orderId, 'returnByMaster', 'ふたりの話にしませんか。')
    expect((await detail(orderId)).status).toBe('ReturnedByMaster')
    await asUser(owner.userId).scenarioOrder.confirmOrder({ orderId })
    await office(orderId, 'passOn')
    await act(master.userId, orderId, 'decline', 'いまは書けません。')
    expect(await purse(friend)).toEqual([1_000, 1_000])
  })

  test('an open request is offered to every accepting master, and taken by the first', async () => {
    const { orderId } = await place({ masterId: null, inviteFlg: false })
    await asUser(owner.userId).scenarioOrder.confirmOrder({ orderId })
    expect(await refusalOf(office(orderId, 'passOn'))).toBe('ORDER_STATE')
    await office(orderId, 'passOpen')
    const second = await givenMaster()
    const { orderList } = await asUser(second.userId).scenarioOrder.getOrderList({
      page: 1,
      perPage: 20,
      party: 'candidate',
    })
    expect(orderList.map(order => order.orderId)).toContain(orderId)
    const takes = await Promise.allSettled([
      asUser(master.userId).scenarioOrder.take({ orderId }),
      asUser(second.userId).scenarioOrder.take({ orderId }),
    ])
    expect(takes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await stateOf(orderId)).toBe('Ordered')
  })

  test('a master with as many requests as they take at once is closed', async () => {
    master = await givenMaster(1)
    const orderId = await confirmed()
    await office(orderId, 'passOn')
    expect(await refusalOf(place({}, await givenPlayer(db)))).toBe('ORDER_MASTER_FULL')
  })

  test('a returned opening has a new date; a master who gives up returns everything', async () => {
    const orderId = await accepted()
    const { scenarioId } = await asUser(master.userId).scenarioOrder.submitRequestScenario(handing(orderId))
    await as.admin.scenarioOffice.check({ worldId: 'harbor', scenarioId, status: 10, reason: '短いです。' })
    expect((await detail(orderId)).status).toBe('Returned')
    await asUser(master.userId).scenarioOrder.updateRequestScenario(handing(orderId))
    expect((await detail(orderId)).status).toBe('Submitting')
    await act(master.userId, orderId, 'giveUp', '急病のため')
    expect((await phaseOf(db, { scenarioId, phase: 1 })).state).toBe('withdrawn')
    for (const player of [owner, friend, third]) expect(await purse(player)).toEqual([1_000, 1_000])
  })

  test('parties are told once, whoever acted is not', async () => {
    const orderId = await confirmed()
    const lines = await db.select().from(scenarioOrderLog).where(eq(scenarioOrderLog.orderId, orderId))
    for (const { logId } of lines) for (let time = 0; time < 2; time += 1) await tellOfOrder(db, logId, PLAY_NOW)
    const told = await db
      .select()
      .from(realtimeEvent)
      .where(sql`kind = 'order' and payload->>'orderId' = ${String(orderId)}`)
    const acts = (userId: string) =>
      told.filter(event => event.userId === userId).map(({ payload }) => (payload as { act: string }).act)
    expect(acts(owner.userId).sort()).toEqual(['fillUp', 'joined', 'joined'])
    expect(acts(friend.userId)).toEqual(['confirm'])
  })
})

describe('what is private', () => {
  test('a story ordered for its participants alone is in no list and opens for nobody else', async () => {
    const { orderId } = await place({ privateFlg: true, inviteFlg: false })
    await asUser(owner.userId).scenarioOrder.confirmOrder({ orderId })
    await office(orderId, 'passOn')
    await act(master.userId, orderId, 'accept')
    const { scenarioId } = await asUser(master.userId).scenarioOrder.submitRequestScenario(handing(orderId))
    await as.admin.scenarioOffice.check({ worldId: 'harbor', scenarioId, status: 11 })
    const asked = { worldId: 'harbor', scenarioId, phase: 1 }
    expect((await asUser(owner.userId).scenario.getScenarioDetail(asked)).scenarioType).toBe('RequestScenario')
    expect(await refusalOf(asUser(friend.userId).scenario.getScenarioDetail(asked))).toBe('SCENARIO_NOT_FOUND')
    expect(await refusalOf(anonymous.scenario.getScenarioDetail(asked))).toBe('SCENARIO_NOT_FOUND')
    const { scenarioList } = await anonymous.scenario.getOpeningList({ worldId: 'harbor', pageStart: 1, perPage: 50 })
    expect(scenarioList.map(one => one.scenarioId)).not.toContain(scenarioId)
    const { orderList } = await asUser(friend.userId).scenarioOrder.getOnGoingRequestScenarioList({ worldId: 'harbor' })
    expect(orderList.map(one => one.orderId)).not.toContain(orderId)
  })
})
