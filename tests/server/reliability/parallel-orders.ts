// Orders at the same moment: acts of owner, guests, masters and office. Each order comes to one end, the others are told that they came
// too late, and every coin is where that end says.
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { findOrder, standingMembers } from '#server/areas/order/order-row.ts'
import { opening } from '../../calls/scenario-desk.ts'
import type { RawAnswer } from '../../support/last-byte.ts'
import { size } from '../../support/size.ts'
import { characterOf, guest, seedGuests } from './guests.ts'
import {
  actOn,
  findWrongOrderBooks,
  findWrongOrders,
  ORDER_COIN,
  placedOrder,
  seedMasters,
  shareOf,
} from './order-books.ts'
import { type Book, type Press, passed, refusedBut, type Stage, times } from './parallel.ts'

const ROUNDS = size(3, 300)
const FEW_ROUNDS = size(2, 60)
const PLAYERS = 24
const MASTERS = ['guest-24', 'guest-25']
const [master = '', rival = ''] = MASTERS
const players = times(PLAYERS, guest)

let { db, users, random, fire } = {} as Stage

const ORDER = '/api/ScenarioOrder'
const joining = (orderId: number, hash: string, userId: string): Press => ({
  ...{ userId, path: `${ORDER}/participation` },
  body: { orderId, characterId: characterOf(userId), hash },
})
const swapping = (orderId: number, userId: string, from: string, to: string): Press => ({
  ...{ userId, method: 'PUT', path: `${ORDER}/participation` },
  body: { orderId, beforeCharacterId: from, afterCharacterId: to },
})
const confirming = (orderId: number, userId: string, ownerCoin?: number): Press => ({
  ...{ userId, method: 'PUT', path: `${ORDER}/confirmOrder` },
  body: { orderId, ...(ownerCoin === undefined ? {} : { ownerCoin }) },
})
const cancelling = (orderId: number, userId: string, fee: number): Press => ({
  ...{ userId, path: `${ORDER}/cancelOrder` },
  body: { orderId, fee },
})
const acting = (orderId: number, userId: string, act: string): Press => ({
  ...{ userId, path: `${ORDER}/act` },
  body: { orderId, act, reason: '確認のため' },
})
const taking = (orderId: number, userId: string): Press => ({ userId, path: `${ORDER}/take`, body: { orderId } })
const leaving = (orderId: number, userId: string, act: 'leave' | 'leaveLate'): Press => ({
  ...{ userId, path: `${ORDER}/leave` },
  body: { orderId, act },
})
const passes = (answers: readonly RawAnswer[]): number => passed(answers).length

/** Players of a round, none of whom has another order. */
const chosen = (count: number): string[] => random.shuffle([...players]).slice(0, count)
const stateOf = async (orderId: number) => (await findOrder(db, orderId)).state
const heldOf = async (orderId: number): Promise<number> => {
  const { rows } = await db.execute<{ held: number }>(sql`
    select coalesce(sum(amount), 0)::int as held from scenario_order_hold where order_id = ${orderId} and state = 'held'`)
  return rows[0]?.held ?? 0
}
/** Ends an order, because a player runs few at most and a master takes few. */
const end = async (orderId: number): Promise<void> => {
  const state = await stateOf(orderId)
  if (state !== 'Cancel' && state !== 'Released') await actOn(db, orderId, users.admin, 'stop')
}
async function expectBooks(): Promise<void> {
  expect(await findWrongOrderBooks(db)).toEqual([])
  expect(await findWrongOrders(db)).toEqual([])
}

async function fillLastPlaces(): Promise<void> {
  const seats = random.integer(2, 8)
  const [ownerId = '', ...guests] = players
  const { orderId, hash } = await placedOrder(db, { ownerId, seats, masterId: master })
  const answers = await fire(guests.map(userId => joining(orderId, hash, userId)))
  expect(passes(answers)).toBe(seats - 1)
  expect(refusedBut(answers, 'ORDER_FULL', 'ORDER_CLOSED')).toEqual([])
  expect(await stateOf(orderId)).toBe('Ordering')
  expect(await heldOf(orderId)).toBe(ORDER_COIN)
  await end(orderId)
}

async function confirmAmongSwaps(): Promise<void> {
  const [ownerId = '', friend = '', third = '', other = ''] = chosen(4)
  const { orderId } = await placedOrder(db, { ownerId, guests: [friend, third], seats: 3, masterId: master })
  // A second character of the friend's for this round.
  await db.execute(sql`update character set user_id = ${friend} where character_id = ${characterOf(other)}`)
  const ownerCoin = ORDER_COIN - 2 * shareOf(3)
  const acts = [
    ...times(6, () => confirming(orderId, ownerId, ownerCoin)),
    ...times(6, () => swapping(orderId, friend, characterOf(friend), characterOf(other))),
    ...times(3, () => leaving(orderId, third, 'leave')),
  ]
  const answers = await fire(acts)
  const [confirmed, swapped, left] = [answers.slice(0, 6), answers.slice(6, 12), answers.slice(12)].map(passes)
  expect(swapped).toBeLessThanOrEqual(1)
  // Who left first made the shown part stale; who confirmed first closed the way out without a word to the owner.
  expect([confirmed, left]).toEqual(confirmed === 1 ? [1, 0] : [0, 1])
  expect(refusedBut(answers.slice(0, 12), 'ORDER_STATE', 'ORDER_PRICE')).toEqual([])
  // To who has left, the order is no more there than to a stranger.
  expect(refusedBut(answers.slice(12), 'ORDER_STATE', ...(left ? ['ORDER_NOT_FOUND'] : []))).toEqual([])
  const members = await standingMembers(db, orderId)
  expect(members.find(({ userId }) => userId === friend)?.characterId).toBe(characterOf(swapped ? other : friend))
  expect(await stateOf(orderId)).toBe(confirmed ? 'CheckingByDirector' : 'Ordering')
  expect(await heldOf(orderId)).toBe(confirmed ? ORDER_COIN : ORDER_COIN - shareOf(3))
  await end(orderId)
  await db.execute(sql`update character set user_id = ${other} where character_id = ${characterOf(other)}`)
}

async function cancelOrAccept(): Promise<void> {
  const [ownerId = '', friend = ''] = chosen(2)
  const { orderId } = await placedOrder(db, { ownerId, guests: [friend], seats: 2, masterId: master })
  await actOn(db, orderId, ownerId, 'confirm')
  await actOn(db, orderId, users.admin, 'passOn')
  const rivals = ['accept', 'returnByMaster', 'decline'] as const
  const answers = await fire([
    ...times(6, () => cancelling(orderId, ownerId, 0)),
    ...rivals.flatMap(act => times(3, () => acting(orderId, master, act))),
    ...times(2, () => leaving(orderId, friend, 'leaveLate')),
  ])
  expect(refusedBut(answers, 'ORDER_STATE', 'ORDER_PRICE', 'ORDER_NOT_FOUND')).toEqual([])
  const state = await stateOf(orderId)
  const [cancelled, accepted, returned, declined] = [0, 6, 9, 12].map((from, nth) =>
    passes(answers.slice(from, from + (nth === 0 ? 6 : 3))),
  )
  // The owner may cancel what came back; nothing else follows on anything else.
  expect((cancelled ?? 0) <= 1 && (accepted ?? 0) + (returned ?? 0) + (declined ?? 0) <= 1).toBe(true)
  expect(state === 'Cancel').toBe((cancelled ?? 0) + (declined ?? 0) > 0)
  if (accepted) expect(state).toBe('Ordered')
  if (state === 'Cancel') expect(await heldOf(orderId)).toBe(0)
  await end(orderId)
}

async function takeByTwo(round: number): Promise<void> {
  const [ownerId = ''] = chosen(1)
  const { orderId } = await placedOrder(db, { ownerId, seats: 1, masterId: null })
  await actOn(db, orderId, ownerId, 'confirm')
  await actOn(db, orderId, users.admin, 'passOpen')
  const answers = await fire([
    ...times(12, nth => taking(orderId, MASTERS[nth % 2] ?? '')),
    ...(round % 2 ? [cancelling(orderId, ownerId, 0)] : []),
  ])
  const taken = passes(answers.slice(0, 12))
  expect(taken + passes(answers.slice(12))).toBe(1)
  expect(refusedBut(answers, 'ORDER_TAKEN', 'ORDER_STATE', 'ORDER_PRICE', 'ORDER_NOT_FOUND')).toEqual([])
  const { state, masterId } = await findOrder(db, orderId)
  expect([state, MASTERS.includes(masterId ?? '')]).toEqual(taken ? ['Ordered', true] : ['Cancel', false])
  const winner = answers.findIndex(({ status }) => status === 200)
  if (taken) expect(masterId).toBe(MASTERS[winner % 2])
  await end(orderId)
}

/** Changes how many requests the second master takes at a time. */
async function giveRoomFor(most: number): Promise<void> {
  await db.execute(sql`update order_request_setting set most_at_once = ${most} where master_id = ${rival}`)
}

async function takeWithRoomForOne(): Promise<void> {
  const orders: number[] = []
  for (const ownerId of chosen(4)) {
    const { orderId } = await placedOrder(db, { ownerId, seats: 1, masterId: null })
    await actOn(db, orderId, ownerId, 'confirm')
    await actOn(db, orderId, users.admin, 'passOpen')
    orders.push(orderId)
  }
  const answers = await fire(times(16, nth => taking(orders[nth % 4] ?? 0, rival)))
  expect(passes(answers)).toBe(1)
  expect(refusedBut(answers, 'ORDER_MASTER_FULL', 'ORDER_TAKEN', 'ORDER_STATE', 'ORDER_NOT_FOUND')).toEqual([])
  for (const orderId of orders) await end(orderId)
}

async function approveOrEnd(): Promise<void> {
  const [ownerId = '', friend = ''] = chosen(2)
  const { orderId } = await placedOrder(db, { ownerId, guests: [friend], seats: 2, masterId: master })
  await actOn(db, orderId, ownerId, 'confirm')
  await actOn(db, orderId, users.admin, 'passOn')
  await actOn(db, orderId, master, 'accept')
  const handing = {
    orderId,
    scenarioInfo: { ...opening, relatedCharacterList: [] },
    writingPeriod: 21,
    characterList: [],
  }
  expect(refusedBut(await fire([{ userId: master, path: `${ORDER}/submitRequestScenario`, body: handing }]))).toEqual(
    [],
  )
  const { scenarioId } = await findOrder(db, orderId)
  const approving = (): Press => ({
    ...{ userId: users.admin, path: '/api/ScenarioInfo/admin/check' },
    body: { worldId: 'harbor', scenarioId, status: 11, openDateTime: null, reason: null },
  })
  const answers = await fire([
    ...times(4, approving),
    ...times(4, () => cancelling(orderId, ownerId, ORDER_COIN / 2)),
    ...times(4, () => acting(orderId, master, 'giveUp')),
  ])
  const [approved, cancelled, givenUp] = [0, 4, 8].map(from => passes(answers.slice(from, from + 4)))
  expect((approved ?? 0) + (cancelled ?? 0) + (givenUp ?? 0)).toBe(1)
  expect(await stateOf(orderId)).toBe(approved ? 'Released' : 'Cancel')
  expect(await heldOf(orderId)).toBe(0)
}

export const orders: Book = {
  name: 'orders',
  mayBeBusy: true,
  open: async stage => {
    ;({ db, users, random, fire } = stage)
    await seedGuests(db, PLAYERS + MASTERS.length)
    await seedMasters(db, MASTERS)
  },
  expectBooks,
  races: [
    { title: 'the last places: as many join as there are places', rounds: ROUNDS, round: fillLastPlaces },
    {
      title: 'a confirmation among swaps and leaving guests: what is confirmed is what was shown',
      rounds: ROUNDS,
      round: confirmAmongSwaps,
    },
    {
      title: 'a cancellation against acceptance, return and silence: one of them',
      rounds: ROUNDS,
      round: cancelOrAccept,
    },
    { title: 'two masters taking one open request: the first has it', rounds: ROUNDS, round: takeByTwo },
    {
      title: 'a master with room for one: one of many requests',
      rounds: FEW_ROUNDS,
      seconds: 60,
      begin: () => giveRoomFor(1),
      round: takeWithRoomForOne,
      end: () => giveRoomFor(20),
    },
    {
      title: "an approval against the owner's and the master's end: one of them",
      rounds: FEW_ROUNDS,
      round: approveOrEnd,
    },
  ],
}
