// B2 for orders: acts of owner, guests, masters and office at the same moment, on two servers. Each order comes to one end, the others
// are told that they came too late, and every coin is where that end says.
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { findOrder, standingMembers } from '#server/areas/order/order-row.ts'
import { opening } from '../../calls/scenario-desk.ts'
import { openDatabase } from '../../support/database.ts'
import type { RawAnswer } from '../../support/last-byte.ts'
import { randomOf, report } from '../../support/random.ts'
import { limitSeconds, size } from '../../support/size.ts'
import { installTestKey } from '../../support/tokens.ts'
import { takeTurn } from '../../support/turn.ts'
import { openTwoServers } from '../../support/two-servers.ts'
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

const ROUNDS = size(3, 300)
const FEW_ROUNDS = size(2, 60)
const AT_ONCE = 24
const MASTERS = ['guest-24', 'guest-25']

takeTurn()
const random = randomOf('B2 parallel orders')
const database = await openDatabase('play')
const { db, users } = database
const { salvo } = await openTwoServers(database)
const players = Array.from({ length: AT_ONCE }, (_, nth) => guest(nth))
const [master = '', rival = ''] = MASTERS
let tokenOf: (userId: string) => string

beforeAll(async () => {
  tokenOf = await database.asOwner(installTestKey)
  await seedGuests(db, AT_ONCE + MASTERS.length)
  await seedMasters(db, MASTERS)
})

type Act = { userId: string; method?: 'PUT'; path: string; body: object; key?: string }
const ORDER = '/api/ScenarioOrder'
const joining = (orderId: number, hash: string, userId: string): Act => ({
  ...{ userId, path: `${ORDER}/participation` },
  body: { orderId, characterId: characterOf(userId), hash },
})
const swapping = (orderId: number, userId: string, from: string, to: string): Act => ({
  ...{ userId, method: 'PUT', path: `${ORDER}/participation` },
  body: { orderId, beforeCharacterId: from, afterCharacterId: to },
})
const confirming = (orderId: number, userId: string, ownerCoin?: number): Act => ({
  ...{ userId, method: 'PUT', path: `${ORDER}/confirmOrder` },
  body: { orderId, ...(ownerCoin === undefined ? {} : { ownerCoin }) },
})
const cancelling = (orderId: number, userId: string, fee: number): Act => ({
  ...{ userId, path: `${ORDER}/cancelOrder` },
  body: { orderId, fee },
})
const acting = (orderId: number, userId: string, act: string): Act => ({
  ...{ userId, path: `${ORDER}/act` },
  body: { orderId, act, reason: '確認のため' },
})
const taking = (orderId: number, userId: string): Act => ({ userId, path: `${ORDER}/take`, body: { orderId } })
const leaving = (orderId: number, userId: string, act: 'leave' | 'leaveLate'): Act => ({
  ...{ userId, path: `${ORDER}/leave` },
  body: { orderId, act },
})
const times = <Value>(many: number, of: (nth: number) => Value) => Array.from({ length: many }, (_, nth) => of(nth))
const codeOf = ({ body }: RawAnswer): string => (JSON.parse(body) as { code: string }).code

/**
 * Sends the acts at the same moment; those that a server was too busy for are sent again with their keys, as clients do.
 * @returns the answer of each act: null where it passed, else its code
 */
async function fire(acts: readonly Act[]): Promise<(string | null)[]> {
  const told: (string | null | undefined)[] = acts.map(() => undefined)
  const requests = acts.map(({ userId, method = 'POST' as const, path, body, key = random.uuid() }, at) => ({
    ...{ at, method, path, body: JSON.stringify(body) },
    headers: { authorization: `Bearer ${tokenOf(userId)}`, 'idempotency-key': key },
  }))
  while (told.includes(undefined)) {
    const waiting = requests.filter(({ at }) => told[at] === undefined)
    const answers = await salvo.fire(waiting)
    for (const [index, answer] of answers.entries()) {
      const code = answer.status === 200 ? null : codeOf(answer)
      if (code !== 'BUSY') told[waiting[index]?.at ?? 0] = code
    }
  }
  return told as (string | null)[]
}
const passed = (answers: readonly (string | null)[]): number => answers.filter(code => code === null).length
const refusedBut = (answers: readonly (string | null)[], ...known: string[]): (string | null)[] =>
  answers.filter(code => code !== null && !known.includes(code))

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

test(`${ROUNDS} rounds of the last places: as many join as there are places`, {
  timeout: limitSeconds(120),
}, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const seats = random.integer(2, 8)
    const [ownerId = '', ...guests] = players
    const { orderId, hash } = await placedOrder(db, { ownerId, seats, masterId: master })
    const answers = await fire(guests.map(userId => joining(orderId, hash, userId)))
    expect(passed(answers)).toBe(seats - 1)
    expect(refusedBut(answers, 'ORDER_FULL', 'ORDER_CLOSED')).toEqual([])
    expect(await stateOf(orderId)).toBe('Ordering')
    expect(await heldOf(orderId)).toBe(ORDER_COIN)
    await end(orderId)
  }
  await expectBooks()
  report(`B2 last places of orders: ${ROUNDS} rounds passed, 0 failed`)
})

test(`${ROUNDS} rounds of a confirmation among swaps and leaving guests: what is confirmed is what was shown`, {
  timeout: limitSeconds(120),
}, async () => {
  for (let round = 0; round < ROUNDS; round++) {
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
    const [confirmed, swapped, left] = [answers.slice(0, 6), answers.slice(6, 12), answers.slice(12)].map(passed)
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
  await expectBooks()
  report(`B2 confirming against swaps and leaving: ${ROUNDS} rounds passed, 0 failed`)
})

test(`${ROUNDS} rounds of a cancellation against acceptance, return and silence: one of them`, {
  timeout: limitSeconds(120),
}, async () => {
  for (let round = 0; round < ROUNDS; round++) {
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
      passed(answers.slice(from, from + (nth === 0 ? 6 : 3))),
    )
    // The owner may cancel what came back; nothing else follows on anything else.
    expect((cancelled ?? 0) <= 1 && (accepted ?? 0) + (returned ?? 0) + (declined ?? 0) <= 1).toBe(true)
    expect(state === 'Cancel').toBe((cancelled ?? 0) + (declined ?? 0) > 0)
    if (accepted) expect(state).toBe('Ordered')
    if (state === 'Cancel') expect(await heldOf(orderId)).toBe(0)
    await end(orderId)
  }
  await expectBooks()
  report(`B2 cancelling against accepting: ${ROUNDS} rounds passed, 0 failed`)
})

test(`${ROUNDS} rounds of two masters taking one open request: the first has it`, {
  timeout: limitSeconds(120),
}, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const [ownerId = ''] = chosen(1)
    const { orderId } = await placedOrder(db, { ownerId, seats: 1, masterId: null })
    await actOn(db, orderId, ownerId, 'confirm')
    await actOn(db, orderId, users.admin, 'passOpen')
    const answers = await fire([
      ...times(12, nth => taking(orderId, MASTERS[nth % 2] ?? '')),
      ...(round % 2 ? [cancelling(orderId, ownerId, 0)] : []),
    ])
    const taken = passed(answers.slice(0, 12))
    expect(taken + passed(answers.slice(12))).toBe(1)
    expect(refusedBut(answers, 'ORDER_TAKEN', 'ORDER_STATE', 'ORDER_PRICE', 'ORDER_NOT_FOUND')).toEqual([])
    const { state, masterId } = await findOrder(db, orderId)
    expect([state, MASTERS.includes(masterId ?? '')]).toEqual(taken ? ['Ordered', true] : ['Cancel', false])
    const winner = answers.slice(0, 12).indexOf(null)
    if (taken) expect(masterId).toBe(MASTERS[winner % 2])
    await end(orderId)
  }
  await expectBooks()
  report(`B2 two masters and one request: ${ROUNDS} rounds passed, 0 failed`)
})

test(`${FEW_ROUNDS} rounds of a master with room for one: one of many requests`, {
  timeout: limitSeconds(60),
}, async () => {
  await db.execute(sql`update order_request_setting set most_at_once = 1 where master_id = ${rival}`)
  for (let round = 0; round < FEW_ROUNDS; round++) {
    const orders: number[] = []
    for (const ownerId of chosen(4)) {
      const { orderId } = await placedOrder(db, { ownerId, seats: 1, masterId: null })
      await actOn(db, orderId, ownerId, 'confirm')
      await actOn(db, orderId, users.admin, 'passOpen')
      orders.push(orderId)
    }
    const answers = await fire(times(16, nth => taking(orders[nth % 4] ?? 0, rival)))
    expect(passed(answers)).toBe(1)
    expect(refusedBut(answers, 'ORDER_MASTER_FULL', 'ORDER_TAKEN', 'ORDER_STATE', 'ORDER_NOT_FOUND')).toEqual([])
    for (const orderId of orders) await end(orderId)
  }
  await db.execute(sql`update order_request_setting set most_at_once = 20 where master_id = ${rival}`)
  await expectBooks()
  report(`B2 room for one request: ${FEW_ROUNDS} rounds passed, 0 failed`)
})

test(`${FEW_ROUNDS} rounds of an approval against the owner's and the master's end: one of them`, {
  timeout: limitSeconds(120),
}, async () => {
  for (let round = 0; round < FEW_ROUNDS; round++) {
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
    expect(await fire([{ userId: master, path: `${ORDER}/submitRequestScenario`, body: handing }])).toEqual([null])
    const { scenarioId } = await findOrder(db, orderId)
    const approving = (): Act => ({
      ...{ userId: users.admin, path: '/api/ScenarioInfo/admin/check' },
      body: { worldId: 'harbor', scenarioId, status: 11, openDateTime: null, reason: null },
    })
    const answers = await fire([
      ...times(4, approving),
      ...times(4, () => cancelling(orderId, ownerId, ORDER_COIN / 2)),
      ...times(4, () => acting(orderId, master, 'giveUp')),
    ])
    const [approved, cancelled, givenUp] = [0, 4, 8].map(from => passed(answers.slice(from, from + 4)))
    expect((approved ?? 0) + (cancelled ?? 0) + (givenUp ?? 0)).toBe(1)
    expect(await stateOf(orderId)).toBe(approved ? 'Released' : 'Cancel')
    expect(await heldOf(orderId)).toBe(0)
  }
  await expectBooks()
  report(`B2 approving against ending: ${FEW_ROUNDS} rounds passed, 0 failed`)
})
