// Dates of an order: each state in which somebody has to act reminds them a day before, and ends by itself with everything back.
import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { OPENING_CHECK_DAYS, ORDER_WAIT_DAYS, orderDueAt, REPAIR_DAYS } from '#rules/order/schedule.ts'
import type { OrderState } from '#rules/order/states.ts'
import { eveningAfter } from '#rules/scenario/schedule.ts'
import { userClass } from '#server/areas/identity/tables.ts'
import { passOrderTime } from '#server/areas/order/order-clock.ts'
import { holdUpTo } from '#server/areas/order/order-coins.ts'
import { findOrder } from '#server/areas/order/order-row.ts'
import { scenarioOrder, scenarioOrderLog } from '#server/areas/order/tables/order.ts'
import { tellOfOrder } from '#server/areas/order/tell-order.ts'
import { masterDesk, masterWorld } from '#server/areas/scenario-desk/tables.ts'
import { transact } from '#server/db/client.ts'
import { balancesOf } from '#server/platform/ledger/balances.ts'
import { realtimeEvent } from '#server/platform/tables.ts'
import { opening } from '../../calls/scenario-desk.ts'
import { createCallers } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenGuest, givenOrder, givenTerms } from '../../support/orders.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { givenPlayer, phaseOf } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as, asUser, clock } = createCallers(database)
const HOUR = 3_600_000
const PURSE = 2_000

type Player = Awaited<ReturnType<typeof givenPlayer>>
let owner: Player
let guest: Player
let asked: Player
let master: Player
let names: Map<string, string>

beforeEach(async () => {
  clock.set(PLAY_NOW)
  ;[owner, guest, asked, master] = [
    ...[await givenPlayer(db), await givenPlayer(db), await givenPlayer(db)],
    await givenPlayer(db, { llamaPoint: 0, alpacaCoin: 0 }),
  ] as [Player, Player, Player, Player]
  await db.insert(userClass).values({ userId: master.userId, classCode: 1 })
  await db.insert(masterWorld).values({ userId: master.userId, worldId: 'harbor', since: PLAY_NOW })
  await db.insert(masterDesk).values({ userId: master.userId, isNewMaster: false })
  // One accepting master alone: nobody else hears of offered requests.
  await db.execute(sql`update order_request_setting set is_accepting = false`)
  await givenTerms(db, master.userId)
  names = new Map([
    [owner.userId, 'owner'],
    [guest.userId, 'guest'],
    [asked.userId, 'asked'],
    [master.userId, 'master'],
    [users.admin, 'office'],
  ])
})

/** An order of three with its owner's coins, a guest, and who is asked while it invites. */
async function given(state: OrderState) {
  const isOpen = state === 'OpenRequesting'
  const order = await givenOrder(db, {
    ...{ ownerId: owner.userId, characterId: owner.characterId, state, isOpen },
    masterId: isOpen ? null : master.userId,
  })
  const { orderId } = order
  await givenGuest(db, orderId, guest)
  if (state === 'Inviting') await givenGuest(db, orderId, { ...asked, state: 'asked' })
  await transact(db, tx => holdUpTo(tx, PLAY_NOW, order.owner, 1_300))
  const dueAt = orderDueAt(state, PLAY_NOW, order.inviteDays)
  await db.update(scenarioOrder).set({ dueAt }).where(eq(scenarioOrder.orderId, orderId))
  return orderId
}

/** Lets the moment come, and tells what it did. @returns the sides that heard of an act, with their sentence's act */
async function at(orderId: number, moment: Date): Promise<Record<string, string[]>> {
  clock.set(moment)
  while (await passOrderTime(db, orderId, moment)) {}
  const lines = await db
    .select()
    .from(scenarioOrderLog)
    .where(and(eq(scenarioOrderLog.orderId, orderId), sql`told_at is null`))
  for (const { logId } of lines) await tellOfOrder(db, logId, moment)
  const told = await db
    .select()
    .from(realtimeEvent)
    .where(sql`kind = 'order' and payload->>'orderId' = ${String(orderId)} and created_at = ${moment.toISOString()}`)
  const heard: Record<string, string[]> = {}
  for (const { userId, payload } of told) {
    const { act } = payload as { act: string }
    heard[act] = [...(heard[act] ?? []), names.get(userId) ?? userId].sort()
  }
  return heard
}
const dueOf = async (orderId: number): Promise<Date> => {
  const { dueAt } = await findOrder(db, orderId)
  if (!dueAt) throw new Error('It waits for no date.')
  return dueAt
}
const purse = async ({ userId }: Player): Promise<number> => {
  const { AC = 0, LP = 0 } = await balancesOf(db, { kind: 'user', id: userId }, ['AC', 'LP'])
  return AC + LP
}

describe('a state that waits', () => {
  test.each([
    ['PreOrder', ['owner'], 'Cancel', 'lapse', ['guest', 'owner']],
    ['Ordering', ['owner'], 'Cancel', 'lapse', ['guest', 'owner']],
    ['Inviting', ['asked', 'owner'], 'Ordering', 'endInvitation', ['asked', 'guest', 'owner']],
    ['CheckingByDirector', ['office'], 'Cancel', 'directorSilent', ['guest', 'office', 'owner']],
    ['CheckingByMaster', ['master'], 'Cancel', 'masterSilent', ['guest', 'master', 'owner']],
    ['OpenRequesting', ['master', 'owner'], 'Cancel', 'nobodyTakes', ['guest', 'owner']],
    ['Ordered', ['master'], 'Cancel', 'openingMissing', ['guest', 'master', 'office', 'owner']],
  ] as const)('%s reminds %j, ends as %s and tells it', async (state, reminded, end, act, hearing) => {
    const orderId = await given(state)
    const due = await dueOf(orderId)
    if (state !== 'Inviting') expect(due).toEqual(eveningAfter(PLAY_NOW, ORDER_WAIT_DAYS[state] ?? 0))
    expect(await at(orderId, new Date(due.getTime() - 25 * HOUR))).toEqual({})
    const { remind = [] } = await at(orderId, new Date(due.getTime() - 23 * HOUR))
    // Who has joined an invitation hears with those who are asked.
    expect(remind.filter(side => state !== 'Inviting' || side !== 'guest')).toEqual(reminded)
    expect(await at(orderId, new Date(due.getTime() - 22 * HOUR))).toEqual({})
    expect(await at(orderId, due)).toEqual({ [act]: hearing })
    expect((await findOrder(db, orderId)).state).toBe(end)
    expect(await purse(owner)).toBe(end === 'Cancel' ? PURSE : PURSE - 1_300)
  })
})

describe('an opening', () => {
  const handing = (orderId: number) =>
    ({ orderId, scenarioInfo: opening, writingPeriod: 21, characterList: [] }) as never
  const handedIn = async () => {
    const orderId = await given('Ordered')
    const { scenarioId } = await asUser(master.userId).scenarioOrder.submitRequestScenario(handing(orderId))
    return { orderId, scenarioId }
  }

  test('that nobody looks at reminds the office, and is given up with every coin back', async () => {
    const { orderId, scenarioId } = await handedIn()
    const due = await dueOf(orderId)
    expect(due).toEqual(eveningAfter(PLAY_NOW, OPENING_CHECK_DAYS))
    await at(orderId, PLAY_NOW)
    expect(await at(orderId, new Date(due.getTime() - 23 * HOUR))).toEqual({ remind: ['office'] })
    expect(await at(orderId, due)).toEqual({ openingUnseen: ['guest', 'master', 'office', 'owner'] })
    expect((await findOrder(db, orderId)).state).toBe('Cancel')
    expect((await phaseOf(db, { scenarioId, phase: 1 })).state).toBe('withdrawn')
    expect(await purse(owner)).toBe(PURSE)
  })

  test('that was sent back has days of its own, and ends when it does not come again', async () => {
    const { orderId, scenarioId } = await handedIn()
    await as.admin.scenarioOffice.check({ worldId: 'harbor', scenarioId, status: 10, reason: '短いです。' })
    const due = await dueOf(orderId)
    expect(due).toEqual(eveningAfter(PLAY_NOW, REPAIR_DAYS))
    await at(orderId, PLAY_NOW)
    expect(await at(orderId, new Date(due.getTime() - 23 * HOUR))).toEqual({ remind: ['master'] })
    expect(await at(orderId, due)).toEqual({ openingMissing: ['guest', 'master', 'office', 'owner'] })
    expect(await purse(owner)).toBe(PURSE)
  })

  test('that was approved waits for nobody in its order', async () => {
    const { orderId, scenarioId } = await handedIn()
    await as.admin.scenarioOffice.check({ worldId: 'harbor', scenarioId, status: 11 })
    expect(await findOrder(db, orderId)).toMatchObject({ state: 'Released', dueAt: null })
  })
})
