// Exactly once (reliability rules 1 and 2), on the calls that carry a key.
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { answerOf, hashOf, once, REFUSAL_STANDS_MS } from '#server/platform/idempotency/once.ts'
import { refuse } from '#server/platform/refuse.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenReached } from '../../support/missions.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as } = createCallers(database)

const claim = (id: number, key: string | null, caller = as.player) =>
  caller.mission.receiveReward({ id, characterId: null }, { context: { key } })
const reached = (userId = users.player) => givenReached(db, userId)
const points = async (caller = as.player) => (await caller.coin.getCoins({})).llamaPoint
describe('the same key again', () => {
  test('gets the same answer and has no further effect', async () => {
    const [id, key] = [await reached(), randomUUID()]
    const first = await claim(id, key)
    const before = await points()
    const second = await claim(id, key)
    expect(JSON.stringify(second)).toBe(JSON.stringify(first))
    expect(await points()).toBe(before)
  })

  test('in capitals is the same key', async () => {
    const [id, key] = [await reached(), randomUUID()]
    expect(await claim(id, key)).toEqual(await claim(id, key.toUpperCase()))
  })

  test('with another body is refused', async () => {
    const [id, other, key] = [await reached(), await reached(), randomUUID()]
    await claim(id, key)
    expect(await refusalOf(claim(other, key))).toBe('KEY_REUSED')
    const withCharacter = as.player.mission.receiveReward({ id, characterId: 'harbor-mina' }, { context: { key } })
    expect(await refusalOf(withCharacter)).toBe('KEY_REUSED')
    expect((await claim(other, randomUUID())).id).toBe(other)
  })

  test('for another call is refused', async () => {
    const [id, key] = [await reached(), randomUUID()]
    await claim(id, key)
    const all = as.player.mission.receiveAllLpReward({}, { context: { key } })
    expect(await refusalOf(all)).toBe('KEY_REUSED')
  })

  test('from another user is another key', async () => {
    const [mine, theirs, key] = [await reached(), await reached(users.other), randomUUID()]
    await claim(mine, key)
    expect((await claim(theirs, key, as.other)).id).toBe(theirs)
  })

  test('for claiming everything repeats the first answer, also when more has come since', async () => {
    const key = randomUUID()
    await reached(users.idle)
    const all = () => as.idle.mission.receiveAllLpReward({}, { context: { key } })
    const first = await all()
    expect(first.totalLp).toBe(10)
    await reached(users.idle)
    expect(await all()).toEqual(first)
    expect((await as.idle.mission.receiveAllLpReward({})).totalLp).toBe(10)
  })
})

test.each([
  ['none', null],
  ['an empty one', ''],
  ['no UUID', 'order-1'],
  ['a UUID with more behind it', `${randomUUID()}-1`],
  ['a UUID in braces', `{${randomUUID()}}`],
])('with %s as the key a call is refused', async (_, key) => {
  const id = await reached()
  expect(await refusalOf(claim(id, key))).toBe('KEY_MISSING')
})

describe('a refused call', () => {
  const needsCharacter = () => givenReached(db, users.player, { rewards: [{ kind: 'token', tokenNo: 1, amount: 1 }] })

  test('with another body is a new act: the same key works once what was wrong is changed', async () => {
    const [id, key] = [await needsCharacter(), randomUUID()]
    expect(await refusalOf(claim(id, key))).toBe('MISSION_NEEDS_CHARACTER')
    const answer = await as.player.mission.receiveReward({ id, characterId: 'harbor-mina' }, { context: { key } })
    expect(answer.id).toBe(id)
  })

  // B1: a user who was told that nothing was done must not be charged by a copy that comes late.
  test('stays refused for a copy that comes after the reason has gone, and is taken ten minutes later', async () => {
    let isRefused = true
    const call = { userId: users.player, key: randomUUID(), call: 'shop.buy', input: { count: 1 } }
    const send = (afterMs: number) =>
      once(db, { ...call, now: new Date(PLAY_NOW.getTime() + afterMs) }, async () => {
        if (isRefused) throw refuse('MISSION_NOT_FOUND')
        return 'taken'
      })
    expect(await refusalOf(send(0))).toBe('MISSION_NOT_FOUND')
    isRefused = false
    expect(await refusalOf(send(REFUSAL_STANDS_MS))).toBe('MISSION_NOT_FOUND')
    expect(await answerOf(db, { ...call, now: new Date(PLAY_NOW.getTime() + REFUSAL_STANDS_MS + 1) })).toBe(null)
    expect(await send(REFUSAL_STANDS_MS + 1)).toBe('taken')
    isRefused = true
    expect(await send(2 * REFUSAL_STANDS_MS)).toBe('taken')
  })

  test('is taken by its answer where a copy was taken before the refusal was kept', async () => {
    const call = { userId: users.player, key: randomUUID(), call: 'shop.buy', input: {}, now: PLAY_NOW }
    let copies = 0
    const send = () =>
      once(db, call, async () => {
        copies += 1
        if (copies === 1) throw refuse('MISSION_NOT_FOUND')
        return 'taken'
      })
    const results = await Promise.allSettled([send(), send()])
    const told = results.map(result => (result.status === 'fulfilled' ? result.value : result.reason.code))
    expect(new Set(told).size).toBe(1)
    expect(await answerOf(db, call).catch(error => error.code)).toBe(told[0])
  })

  test('is refused again as often as it comes', async () => {
    const [id, key] = [await reached(users.other), randomUUID()]
    expect(await refusalOf(claim(id, key))).toBe('MISSION_NOT_FOUND')
    expect(await refusalOf(claim(id, key))).toBe('MISSION_NOT_FOUND')
  })
})

describe('the same key at the same time', () => {
  test('has one effect and one answer for all', async () => {
    const [id, key] = [await reached(), randomUUID()]
    const before = await points()
    const answers = await Promise.all(Array.from({ length: 30 }, () => claim(id, key)))
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(await points()).toBe(before + 10)
  })

  test('with two bodies lets one through and refuses the other', async () => {
    const [one, two, key] = [await reached(), await reached(), randomUUID()]
    const results = await Promise.allSettled([claim(one, key), claim(two, key)])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = results.find(result => result.status === 'rejected')
    expect(refused?.reason.code).toBe('KEY_REUSED')
  })

  test('of a call that is refused, all are refused alike', async () => {
    const [id, key] = [await reached(users.other), randomUUID()]
    const codes = await Promise.all(Array.from({ length: 10 }, () => refusalOf(claim(id, key))))
    expect(new Set(codes)).toEqual(new Set(['MISSION_NOT_FOUND']))
  })
})

test('bodies are compared by what they say, not by the order of their fields', () => {
  expect(hashOf({ a: 1, b: [1, { c: null, d: 'x' }] })).toBe(hashOf({ b: [1, { d: 'x', c: null }], a: 1 }))
  expect(hashOf({ a: 1, b: undefined })).toBe(hashOf({ a: 1 }))
  const different = [{ a: 1 }, { a: '1' }, { a: [1] }, { a: null }, {}, [], null, { b: 1 }, { a: 1, b: 1 }, 'a', 1]
  expect(new Set(different.map(hashOf)).size).toBe(different.length)
})
