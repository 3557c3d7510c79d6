import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Achievement, achieve } from '#server/areas/mission/achieve.ts'
import { createDb, createPool, transact } from '#server/db/client.ts'
import { openDatabase } from '../../support/database.ts'
import { forgetMissions, givenMission } from '../../support/missions.ts'

const database = await openDatabase('play')
const { db, users } = database
const noon = '2026-11-21T12:00:00+09:00'

const raise = (what: Partial<Achievement> = {}, at = noon): Promise<number> =>
  transact(db, tx => achieve(tx, { userId: users.player, type: 'Read', value: null, ...what, now: new Date(at) }))

type Reached = { missionId: number; period: string; status: number }
async function reachedRows(): Promise<Reached[]> {
  const { rows } = await db.execute<Reached>(sql`
    select mission_id as "missionId", period, status from user_mission order by id`)
  return rows
}
const countEvents = async (): Promise<number> =>
  (await db.execute<{ count: number }>(sql`select count(*) as count from realtime_event`)).rows[0]?.count ?? -1

beforeEach(() => forgetMissions(database))

test('one occasion reaches every mission that waits for it, with an event for each', async () => {
  const first = await givenMission(db, { type: 'Read', title: '港で読む' })
  const second = await givenMission(db, { type: 'Read', worldId: null, title: 'どこかで読む' })
  await givenMission(db, { type: 'Write' })
  expect(await raise()).toBe(2)
  expect(await reachedRows()).toEqual([
    { missionId: first, period: 'once', status: 1 },
    { missionId: second, period: 'once', status: 1 },
  ])
  const { rows } = await db.execute(sql`select user_id, kind, payload from realtime_event order by id`)
  expect(rows).toMatchObject([
    {
      user_id: users.player,
      kind: 'mission',
      payload: { worldName: '霧の港', missionTitle: '港で読む', rewardText: 'LP 10' },
    },
    {
      user_id: users.player,
      kind: 'mission',
      payload: { worldName: '', missionTitle: 'どこかで読む', rewardText: 'LP 10' },
    },
  ])
})

test('a mission is reached once, however often its occasion comes', async () => {
  await givenMission(db, { type: 'Read' })
  expect([await raise(), await raise(), await raise()]).toEqual([1, 0, 0])
  expect(await reachedRows()).toHaveLength(1)
  expect(await countEvents()).toBe(1)
})

test('30 occasions at once give one row and one event', async () => {
  await givenMission(db, { type: 'Read', category: 1 })
  await givenMission(db, { type: 'Read', category: 2 })
  // Separate connections, so that they truly run in parallel.
  const pool = createPool({ url: database.url, max: 30, role: null, name: 'tsumugi-test-many' })
  const many = createDb(pool)
  await Promise.all(Array.from({ length: 30 }, () => many.execute(sql`select pg_sleep(0.01)`)))
  const counts = await Promise.all(
    Array.from({ length: 30 }, () =>
      transact(many, tx => achieve(tx, { userId: users.player, type: 'Read', value: 'x', now: new Date(noon) })),
    ),
  )
  await pool.end()
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2)
  expect(await reachedRows()).toHaveLength(2)
  expect(await countEvents()).toBe(2)
})

test('what happens to one user reaches nothing for another', async () => {
  await givenMission(db, { type: 'Read' })
  await raise({ userId: users.other })
  const { rows } = await db.execute(sql`select user_id from user_mission`)
  expect(rows).toEqual([{ user_id: users.other }])
})

describe('the value', () => {
  test.each([
    ['7', '7', 1],
    ['7', '8', 0],
    ['7', null, 0],
    [null, '7', 1],
    [null, null, 1],
  ])('of a mission %o and of an occasion %o: %i reached', async (value, happened, reached) => {
    await givenMission(db, { type: 'News', value })
    expect(await raise({ type: 'News', value: happened })).toBe(reached)
  })
})

describe('the world', () => {
  beforeEach(async () => {
    await givenMission(db, { type: 'Read', worldId: 'harbor' })
    await givenMission(db, { type: 'Read', worldId: 'station' })
    await givenMission(db, { type: 'Read', worldId: null })
  })
  test('given, only its missions are reached', async () => expect(await raise({ worldId: 'station' })).toBe(1))
  test('not given, those of all are', async () => expect(await raise()).toBe(3))
})

describe('several occasions', () => {
  test('are counted, and the same one counts once', async () => {
    await givenMission(db, { type: 'News', category: 2, requiredCount: 3 })
    expect(await raise({ type: 'News', value: '1' })).toBe(0)
    expect(await raise({ type: 'News', value: '1' })).toBe(0)
    expect(await raise({ type: 'News', value: '2' })).toBe(0)
    expect(await raise({ type: 'News', value: '2' })).toBe(0)
    expect(await reachedRows()).toEqual([])
    expect(await raise({ type: 'News', value: '3' })).toBe(1)
    expect(await raise({ type: 'News', value: '4' })).toBe(0)
    expect(await countEvents()).toBe(1)
  })

  test('may be told apart by something else than the value', async () => {
    await givenMission(db, { type: 'Login', category: 3, requiredCount: 2 })
    expect(await raise({ type: 'Login', occasion: '2026-11-20' })).toBe(0)
    expect(await raise({ type: 'Login', occasion: '2026-11-20' })).toBe(0)
    expect(await raise({ type: 'Login', occasion: '2026-11-21' })).toBe(1)
  })

  test('of a past period count for nothing in the next', async () => {
    await givenMission(db, { type: 'News', category: 2, requiredCount: 2 })
    await raise({ type: 'News', value: '1' }, '2026-11-22T23:59:59+09:00')
    expect(await raise({ type: 'News', value: '2' }, '2026-11-23T00:00:00+09:00')).toBe(0)
    expect(await raise({ type: 'News', value: '1' }, '2026-11-23T00:00:01+09:00')).toBe(1)
    expect(await reachedRows()).toMatchObject([{ period: 'w2026-11-23' }])
  })

  test('raised all at once are all counted', async () => {
    await givenMission(db, { type: 'News', requiredCount: 8 })
    const counts = await Promise.all(Array.from({ length: 8 }, (_, nth) => raise({ type: 'News', value: `${nth}` })))
    expect(counts.filter(count => count === 1)).toHaveLength(1)
    expect(await reachedRows()).toHaveLength(1)
  })
})

describe('periods', () => {
  test.each([
    [0, '2026-11-21T23:59:59+09:00', '2030-01-01T00:00:00+09:00', 0],
    [1, '2026-11-21T23:59:59.999+09:00', '2026-11-22T00:00:00+09:00', 1],
    [1, '2026-11-21T00:00:00+09:00', '2026-11-21T23:59:59+09:00', 0],
    [2, '2026-11-22T23:59:59.999+09:00', '2026-11-23T00:00:00+09:00', 1],
    [2, '2026-11-16T00:00:00+09:00', '2026-11-22T23:59:59+09:00', 0],
    [3, '2026-11-30T23:59:59.999+09:00', '2026-12-01T00:00:00+09:00', 1],
    [3, '2026-11-01T00:00:00+09:00', '2026-11-30T23:59:59+09:00', 0],
  ] as const)('category %i reached at %s is reached again at %s: %i', async (category, first, second, again) => {
    await givenMission(db, { type: 'Read', category })
    expect(await raise({}, first)).toBe(1)
    expect(await raise({}, second)).toBe(again)
  })
})

describe('being in force', () => {
  const startsAt = new Date('2026-11-20T00:00:00+09:00')
  const achieveTo = new Date('2026-11-22T00:00:00+09:00')
  test.each([
    ['2026-11-19T23:59:59.999+09:00', 0],
    ['2026-11-20T00:00:00+09:00', 1],
    ['2026-11-21T23:59:59.999+09:00', 1],
    ['2026-11-22T00:00:00+09:00', 0],
  ])('at %s: %i reached', async (at, reached) => {
    await givenMission(db, { type: 'Read', startsAt, achieveTo })
    expect(await raise({}, at)).toBe(reached)
  })
})

test('what was rolled back was not reached', async () => {
  await givenMission(db, { type: 'Read' })
  const work = transact(db, async tx => {
    await achieve(tx, { userId: users.player, type: 'Read', value: null, now: new Date(noon) })
    throw new Error('changed my mind')
  })
  await expect(work).rejects.toThrow('changed my mind')
  expect(await reachedRows()).toEqual([])
  expect(await countEvents()).toBe(0)
})

test('a reached mission goes forward and never back, whoever writes it', async () => {
  await givenMission(db, { type: 'Read' })
  await raise()
  await db.execute(sql`update user_mission set status = 2, received_at = now()`)
  const back = db.execute(sql`update user_mission set status = 1, received_at = null`)
  await expect(back).rejects.toMatchObject({ cause: { message: 'a received reward stays received' } })
  const moved = db.execute(sql`update user_mission set user_id = ${users.other}`)
  await expect(moved).rejects.toMatchObject({ cause: { message: 'a received reward stays received' } })
})
