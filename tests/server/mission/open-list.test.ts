import { beforeEach, describe, expect, test } from 'vitest'
import { achieve } from '#server/areas/mission/achieve.ts'
import { transact } from '#server/db/client.ts'
import { createCallers } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { forgetMissions, givenMission, givenReached } from '../../support/missions.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as, clock } = createCallers(database)
const page = { worldId: 'all', offset: 0, limit: 10 }

beforeEach(async () => {
  await forgetMissions(database)
  clock.set('2026-11-21T12:00:00+09:00')
})
const open = async (query = page) => await as.player.mission.getNotAchievedList(query)
const titles = async (query = page) => (await open(query)).achievementDtoList.map(mission => mission.archiveTitle)
const due = (time: string): Date => new Date(`${time}+09:00`)

test('shows what ends first before the rest, then what is nearest to being done', async () => {
  await givenMission(db, { title: '期限なし' })
  await givenMission(db, { title: '月末まで', category: 3 })
  await givenMission(db, { title: '今日まで', category: 1 })
  await givenMission(db, { title: '今週まで', category: 2 })
  await givenMission(db, { title: '夜まで', achieveTo: due('2026-11-21T20:00:00') })
  await givenMission(db, { title: '半分', type: 'Half', requiredCount: 2 })
  await transact(db, tx => achieve(tx, { userId: users.player, type: 'Half', value: 'one', now: clock.now() }))
  expect(await titles()).toEqual(['夜まで', '今日まで', '今週まで', '月末まで', '半分', '期限なし'])
})

test('names the due date: the earlier of the mission and the turn of its period (G53)', async () => {
  await givenMission(db, { title: '毎日', category: 1 })
  await givenMission(db, { title: '毎週', category: 2, achieveTo: due('2026-11-22T08:00:00') })
  await givenMission(db, { title: '毎月', category: 3, achieveTo: due('2026-12-24T00:00:00') })
  await givenMission(db, { title: '一度', achieveTo: due('2027-01-01T00:00:00') })
  await givenMission(db, { title: 'いつでも' })
  const list = (await open()).achievementDtoList
  expect(Object.fromEntries(list.map(({ archiveTitle, achieveTo }) => [archiveTitle, achieveTo]))).toEqual({
    毎日: due('2026-11-22T00:00:00').toISOString(),
    毎週: due('2026-11-22T08:00:00').toISOString(),
    毎月: due('2026-12-01T00:00:00').toISOString(),
    一度: due('2027-01-01T00:00:00').toISOString(),
    いつでも: null,
  })
})

test('holds only missions in force', async () => {
  await givenMission(db, { title: '始まった', startsAt: due('2026-11-21T12:00:00') })
  await givenMission(db, { title: 'まだ', startsAt: due('2026-11-21T12:00:00.001') })
  await givenMission(db, { title: '終わった', achieveTo: due('2026-11-21T12:00:00') })
  await givenMission(db, { title: '間に合う', achieveTo: due('2026-11-21T12:00:00.001') })
  expect(await titles()).toEqual(['間に合う', '始まった'])
})

test('carries the id of the mission, and nothing reached', async () => {
  const id = await givenMission(db, { title: '港', type: 'News', value: '3' })
  const [mission] = (await open()).achievementDtoList
  expect(mission).toMatchObject({ id, status: 0, createdAt: null, receivedAt: null, achievementValue: '3' })
  expect(mission).toMatchObject({ progressCount: 0, requiredCount: 1 })
})

describe('worlds', () => {
  test.each([
    ['all', ['港', '駅', '共通']],
    ['harbor', ['港']],
    ['station', ['駅']],
    ['garden', []],
    ['user', ['共通']],
  ])('%s holds %o', async (worldId, expected) => {
    await givenMission(db, { title: '港' })
    await givenMission(db, { title: '駅', worldId: 'station' })
    await givenMission(db, { title: '共通', worldId: null })
    expect(await titles({ ...page, worldId })).toEqual(expected)
    expect((await open({ ...page, worldId })).totalCount).toBe(expected.length)
  })
})

test('is cut into pages with the count of all', async () => {
  for (let nth = 1; nth <= 12; nth++) await givenMission(db, { title: `第${nth}` })
  const second = await open({ ...page, offset: 10 })
  expect(second.achievementDtoList.map(({ archiveTitle }) => archiveTitle)).toEqual(['第11', '第12'])
  expect(second.totalCount).toBe(12)
  expect((await open({ ...page, offset: 20 })).achievementDtoList).toEqual([])
})

test('no longer holds what is reached, and holds it again in the next period', async () => {
  await givenReached(db, users.player, { title: '毎日', category: 1 }, clock.now())
  await givenReached(db, users.player, { title: '一度' }, clock.now())
  expect(await titles()).toEqual([])
  clock.set('2026-11-22T00:00:00+09:00')
  expect(await titles()).toEqual(['毎日'])
})

test('shows progress of the current period alone', async () => {
  await givenMission(db, { title: '三通', type: 'News', category: 2, requiredCount: 3 })
  const raise = (value: string) =>
    transact(db, tx => achieve(tx, { userId: users.player, type: 'News', value, now: clock.now() }))
  await raise('1')
  await raise('2')
  expect((await open()).achievementDtoList[0]).toMatchObject({ progressCount: 2, requiredCount: 3 })
  clock.set('2026-11-23T00:00:00+09:00')
  expect((await open()).achievementDtoList[0]).toMatchObject({ progressCount: 0, requiredCount: 3 })
})
