import { beforeAll, describe, expect, test } from 'vitest'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenMission, givenReached, reach } from '../../support/missions.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as } = createCallers(database)
const HOUR = 3_600_000
const hoursAgo = (hours: number): Date => new Date(PLAY_NOW.getTime() - hours * HOUR)
const page = { offset: 0, limit: 10 }
const titles = (answer: { achievementDtoList: { archiveTitle: string }[] }): string[] =>
  answer.achievementDtoList.map(mission => mission.archiveTitle)

describe('the achieved and the received tab', () => {
  beforeAll(async () => {
    const token = { rewards: [{ kind: 'token', tokenNo: 1, amount: 5 }] } as const
    await givenReached(db, users.player, { title: '港の朝' }, hoursAgo(5))
    await givenReached(db, users.player, { title: '港の夜', ...token }, hoursAgo(1))
    await givenReached(db, users.player, { title: '駅の昼', worldId: 'station' }, hoursAgo(3))
    await givenReached(db, users.player, { title: '共通の糸', worldId: null }, hoursAgo(2))
    await givenReached(db, users.other, { title: '他人の港' }, hoursAgo(1))
    const first = await givenReached(db, users.player, { title: '先に受け取る' }, hoursAgo(9))
    const second = await givenReached(db, users.player, { title: '後で受け取る', worldId: 'station' }, hoursAgo(8))
    const callers = createCallers(database, { now: hoursAgo(0.5) })
    await callers.as.player.mission.receiveReward({ id: second, characterId: null })
    callers.clock.set(PLAY_NOW)
    await callers.as.player.mission.receiveReward({ id: first, characterId: null })
  })

  test('show what is achieved, the newest first, of the caller alone', async () => {
    const answer = await as.player.mission.getAchievedList({ worldId: 'all', kind: 0, ...page })
    expect(titles(answer)).toEqual(['港の夜', '共通の糸', '駅の昼', '港の朝'])
    expect(answer.totalCount).toBe(4)
    expect(answer.achievementDtoList.every(({ status, receivedAt }) => status === 1 && receivedAt === null)).toBe(true)
  })

  test('show what is received, the newest receipt first', async () => {
    const answer = await as.player.mission.getAchievedList({ worldId: 'all', kind: 1, ...page })
    expect(titles(answer)).toEqual(['先に受け取る', '後で受け取る'])
    expect(answer.achievementDtoList[0]).toMatchObject({ status: 2, receivedAt: PLAY_NOW.toISOString() })
  })

  test.each([
    ['harbor', 0, ['港の夜', '港の朝']],
    ['station', 0, ['駅の昼']],
    ['garden', 0, []],
    ['user', 0, ['共通の糸']],
    ['station', 1, ['後で受け取る']],
    ['user', 1, []],
  ])('of the world %s and kind %i hold %o (G38)', async (worldId, kind, expected) => {
    const answer = await as.player.mission.getAchievedList({ worldId, kind, ...page })
    expect(titles(answer)).toEqual(expected)
    expect(answer.totalCount).toBe(expected.length)
  })

  test('name the worlds in the order of the menu, and a user mission by its entry', async () => {
    const answer = await as.player.mission.getAchievedList({ worldId: 'user', kind: 0, ...page })
    expect(answer.worldNameDtoList).toEqual([
      { worldId: 'harbor', worldName: '霧の港' },
      { worldId: 'station', worldName: '夜の駅' },
      { worldId: 'garden', worldName: '空の庭' },
    ])
    expect(answer.achievementDtoList[0]).toMatchObject({ worldId: 'user', worldName: 'ユーザーミッション' })
  })

  test('count the LP rewards over all worlds, whatever the page', async () => {
    for (const worldId of ['all', 'garden', 'user']) {
      const achieved = await as.player.mission.getAchievedList({ worldId, kind: 0, ...page })
      const open = await as.player.mission.getNotAchievedList({ worldId, ...page })
      expect([achieved.lpRewardCount, open.lpRewardCount]).toEqual([3, 3])
    }
  })

  test('carry every field of the specification', async () => {
    const { achievementDtoList } = await as.player.mission.getAchievedList({ worldId: 'harbor', kind: 0, ...page })
    expect(achievementDtoList[0]).toEqual({
      id: expect.any(Number),
      worldId: 'harbor',
      worldName: '霧の港',
      achieveCategory: 0,
      archiveTitle: '港の夜',
      description: '港の夜の説明。',
      rewardText: 'token 5',
      notLpOnly: 1,
      achievementType: 'Test',
      achievementValue: null,
      achieveTo: null,
      createdAt: hoursAgo(1).toISOString(),
      receivedAt: null,
      status: 1,
      progressCount: 1,
      requiredCount: 1,
    })
  })

  test.each(['nowhere', 'any', 'ALL'])('know no world %s', async worldId => {
    expect(await refusalOf(as.player.mission.getAchievedList({ worldId, kind: 0, ...page }))).toBe('WORLD_NOT_FOUND')
    expect(await refusalOf(as.player.mission.getNotAchievedList({ worldId, ...page }))).toBe('WORLD_NOT_FOUND')
  })
})

describe('pages', () => {
  beforeAll(async () => {
    const mission = await givenMission(db, { title: '毎日', category: 1 })
    for (let day = 0; day < 23; day++) {
      await reach(db, users.idle, mission, { category: 1 }, hoursAgo(24 * (day + 1)))
    }
  })

  test('follow each other without gaps and repeats', async () => {
    const ids: number[] = []
    for (const offset of [0, 10, 20, 30]) {
      const answer = await as.idle.mission.getAchievedList({ worldId: 'all', kind: 0, offset, limit: 10 })
      expect(answer.totalCount).toBe(23)
      ids.push(...answer.achievementDtoList.map(({ id }) => id))
    }
    expect(ids).toHaveLength(23)
    expect(new Set(ids).size).toBe(23)
  })

  test('keep a firm order where times are equal', async () => {
    const same = await givenMission(db, { title: '同時', category: 2 })
    for (let week = 0; week < 6; week++) await reach(db, users.admin, same, { category: 2 }, PLAY_NOW, `w-${week}`)
    const list = async (offset: number, limit: number) =>
      (await as.admin.mission.getAchievedList({ worldId: 'all', kind: 0, offset, limit })).achievementDtoList
    const whole = (await list(0, 10)).map(({ id }) => id)
    const parts = [...(await list(0, 3)), ...(await list(3, 3))].map(({ id }) => id)
    expect(parts).toEqual(whole)
    expect(whole).toEqual([...whole].sort((a, b) => b - a))
  })
})

test('a user of whom nothing is known has empty lists', async () => {
  const newcomer = createCallers(database).asUser('nobody-yet')
  const empty = { achievementDtoList: [], totalCount: 0, lpRewardCount: 0 }
  expect(await newcomer.mission.getAchievedList({ worldId: 'all', kind: 0, ...page })).toMatchObject(empty)
  expect(await newcomer.mission.getAchievedList({ worldId: 'all', kind: 1, ...page })).toMatchObject(empty)
  expect(await newcomer.coin.getCoins({})).toEqual({ alpacaCoin: 0, llamaPoint: 0 })
})
