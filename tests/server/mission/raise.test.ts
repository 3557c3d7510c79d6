// Missions that calls of the app reach directly: opening a page, reading news.
import { beforeEach, describe, expect, test } from 'vitest'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { forgetMissions, givenMission } from '../../support/missions.ts'

const database = await openDatabase('play')
const { db } = database
const { as, clock } = createCallers(database)

beforeEach(async () => {
  await forgetMissions(database)
  await database.asOwner(client => client.query('truncate news_read, news_read_until'))
  clock.set('2026-11-21T12:00:00+09:00')
})
const open = (worldId = 'any') =>
  as.player.mission.achievePageViewMission({ worldId, achievementType: 'Login', achievementValue: null })
const achieved = async () =>
  (await as.player.mission.getAchievedList({ worldId: 'all', kind: 0, offset: 0, limit: 50 })).achievementDtoList.map(
    ({ archiveTitle }) => archiveTitle,
  )

describe('opening a page', () => {
  test('fulfils the login missions of the day, once a day', async () => {
    await givenMission(db, { title: '毎日', worldId: null, type: 'Login', category: 1 })
    await givenMission(db, { title: '港の毎日', type: 'Login', category: 1 })
    await givenMission(db, { title: '読む', worldId: null, type: 'News' })
    expect(await open()).toEqual({ achievedCount: 2 })
    expect(await open()).toEqual({ achievedCount: 0 })
    clock.set('2026-11-22T00:00:00+09:00')
    expect(await open()).toEqual({ achievedCount: 2 })
  })

  test('counts a day once, however many pages are opened', async () => {
    await givenMission(db, { title: '三日', worldId: null, type: 'Login', category: 3, requiredCount: 3 })
    const days = ['2026-11-21T12:00:00', '2026-11-21T23:59:59', '2026-11-22T00:00:00', '2026-11-22T09:00:00']
    for (const day of days) {
      clock.set(`${day}+09:00`)
      expect(await open()).toEqual({ achievedCount: 0 })
    }
    clock.set('2026-11-25T12:00:00+09:00')
    expect(await open()).toEqual({ achievedCount: 1 })
  })

  test('in a world fulfils the missions of that world alone', async () => {
    await givenMission(db, { title: '共通', worldId: null, type: 'Login' })
    await givenMission(db, { title: '港', type: 'Login' })
    await givenMission(db, { title: '駅', worldId: 'station', type: 'Login' })
    expect(await open('station')).toEqual({ achievedCount: 1 })
    expect(await achieved()).toEqual(['駅'])
  })

  test.each([
    ['all', 'BAD_INPUT'],
    ['user', 'BAD_INPUT'],
    ['nowhere', 'WORLD_NOT_FOUND'],
  ])('of the world %s is refused: %s', async (worldId, code) => {
    expect(await refusalOf(open(worldId))).toBe(code)
  })

  test('needs no key, and many at once fulfil once', async () => {
    await givenMission(db, { title: '毎日', worldId: null, type: 'Login', category: 1 })
    const opened = await Promise.all(
      Array.from({ length: 20 }, () =>
        as.player.mission.achievePageViewMission(
          { worldId: 'any', achievementType: 'Login', achievementValue: null },
          { context: { key: null } },
        ),
      ),
    )
    expect(opened.reduce((sum, { achievedCount }) => sum + achievedCount, 0)).toBe(1)
  })
})

describe('reading news', () => {
  test('fulfils the missions of that article and those of any', async () => {
    await givenMission(db, { title: '灯祭りを読む', type: 'News', value: '2' })
    await givenMission(db, { title: '何か読む', worldId: null, type: 'News' })
    await givenMission(db, { title: '重要を読む', worldId: null, type: 'News', value: '3' })
    await as.player.news.read({ postId: 2 })
    expect((await achieved()).sort()).toEqual(['何か読む', '灯祭りを読む'])
  })

  test('counts different articles', async () => {
    await givenMission(db, { title: '三通', worldId: null, type: 'News', category: 2, requiredCount: 3 })
    for (const postId of [1, 1, 2, 1]) await as.player.news.read({ postId })
    expect(await achieved()).toEqual([])
    await as.player.news.read({ postId: 3 })
    expect(await achieved()).toEqual(['三通'])
  })

  test('of an article that is not published yet fulfils nothing', async () => {
    await givenMission(db, { title: '何か読む', worldId: null, type: 'News' })
    expect(await refusalOf(as.player.news.read({ postId: 4 }))).toBe('NEWS_NOT_FOUND')
    expect(await achieved()).toEqual([])
    clock.set('2026-11-21T13:00:00+09:00')
    await as.player.news.read({ postId: 4 })
    expect(await achieved()).toEqual(['何か読む'])
  })

  test('marking everything as read fulfils nothing, and does not spoil a later reading', async () => {
    await givenMission(db, { title: '何か読む', worldId: null, type: 'News' })
    await as.player.news.readAll({})
    expect(await achieved()).toEqual([])
    await as.player.news.read({ postId: 1 })
    expect(await achieved()).toEqual(['何か読む'])
  })
})
