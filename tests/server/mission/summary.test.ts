import { drizzle } from 'drizzle-orm/node-postgres'
import { beforeEach, expect, test } from 'vitest'
import { achieve } from '#server/areas/mission/achieve.ts'
import { summarize } from '#server/areas/mission/summary.ts'
import { transact } from '#server/db/client.ts'
import * as schema from '#server/db/schema.ts'
import { createCallers } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { forgetMissions, givenMission, givenReached, reach } from '../../support/missions.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as, clock } = createCallers(database)

beforeEach(() => forgetMissions(database))
const titles = (list: { archiveTitle: string }[]): string[] => list.map(mission => mission.archiveTitle)

test('counts the rewards that wait for the caller', async () => {
  await givenReached(db, users.player, { rewards: [{ kind: 'LP', amount: 15 }] })
  await givenReached(db, users.player, { worldId: null, rewards: [{ kind: 'LP', amount: 5 }] })
  await givenReached(db, users.player, { rewards: [{ kind: 'AC', amount: 1 }] })
  await givenReached(db, users.other, { rewards: [{ kind: 'LP', amount: 100 }] })
  expect(await as.player.mission.getSummary({})).toMatchObject({ rewardCount: 3, lpRewardCount: 2, lpRewardTotal: 20 })
  await as.player.mission.receiveAllLpReward({})
  expect(await as.player.mission.getSummary({})).toMatchObject({ rewardCount: 1, lpRewardCount: 0, lpRewardTotal: 0 })
})

test('shows the daily missions of today, those still open first, four at most', async () => {
  const reached = await givenMission(db, { title: '済み', category: 1 })
  await reach(db, users.player, reached, { category: 1 })
  for (const nth of [1, 2]) await givenMission(db, { title: `まだ${nth}`, category: 1 })
  await givenMission(db, { title: '毎週', category: 2 })
  expect(titles((await as.player.mission.getSummary({})).dailyList)).toEqual(['まだ1', 'まだ2', '済み'])
  for (const nth of [3, 4, 5]) await givenMission(db, { title: `まだ${nth}`, category: 1 })
  expect(titles((await as.player.mission.getSummary({})).dailyList)).toEqual(['まだ1', 'まだ2', 'まだ3', 'まだ4'])
})

test('shows what ends soonest of what is open, four at most, and nothing without an end', async () => {
  await givenMission(db, { title: 'いつでも' })
  for (const day of [28, 25, 26, 24, 27]) {
    await givenMission(db, { title: `${day}日`, achieveTo: new Date(`2026-11-${day}T00:00:00+09:00`) })
  }
  const { endingList } = await as.player.mission.getSummary({})
  expect(titles(endingList)).toEqual(['24日', '25日', '26日', '27日'])
})

test('follows the clock over midnight', async () => {
  const daily = await givenMission(db, { title: '毎日', category: 1 })
  await reach(db, users.player, daily, { category: 1 })
  expect((await as.player.mission.getSummary({})).dailyList[0]?.status).toBe(1)
  clock.set('2026-11-22T00:00:00+09:00')
  expect((await as.player.mission.getSummary({})).dailyList[0]?.status).toBe(0)
})

test('is one statement, however much there is', async () => {
  clock.set('2026-11-21T12:00:00+09:00')
  const statements: string[] = []
  const counted = drizzle(database.pool, { schema, logger: { logQuery: statement => statements.push(statement) } })
  for (const category of [0, 1, 2, 3] as const) {
    await givenMission(db, { title: `未達成${category}`, category, requiredCount: 2 })
    await reach(db, users.player, await givenMission(db, { title: `達成${category}`, category }), { category })
  }
  expect((await summarize(counted, users.player, clock.now())).endingList).toHaveLength(3)
  expect(statements).toHaveLength(1)
})

test('is in the order of the unachieved tab, and says as much of each mission', async () => {
  clock.set('2026-11-21T12:00:00+09:00')
  for (const nth of [1, 2, 3]) {
    await givenMission(db, { title: `毎日${nth}`, category: 1, type: `Kind${nth}`, value: null, requiredCount: 4 })
  }
  await givenMission(db, { title: '夜まで', worldId: null, achieveTo: new Date('2026-11-21T20:00:00+09:00') })
  await givenMission(db, { title: '毎週', category: 2, achieveTo: new Date('2026-12-24T00:00:00+09:00') })
  for (const value of ['one', 'two']) {
    await transact(db, tx => achieve(tx, { userId: users.player, type: 'Kind3', value, now: clock.now() }))
  }
  const { dailyList, endingList } = await as.player.mission.getSummary({})
  const open = await as.player.mission.getNotAchievedList({ worldId: 'all', offset: 0, limit: 10 })
  expect(endingList).toEqual(open.achievementDtoList.slice(0, 4))
  expect(titles(endingList)).toEqual(['夜まで', '毎日3', '毎日1', '毎日2'])
  expect(dailyList).toEqual(open.achievementDtoList.filter(({ achieveCategory }) => achieveCategory === 1))
})
