// News missions: reached by reading a public article, once per period, also when the article changes in between.
import { beforeEach, expect, test } from 'vitest'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenNews } from '../../support/letters.ts'
import { forgetMissions, givenMission } from '../../support/missions.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { db } = database
const { as, clock } = createCallers(database)
const reachedBy = async (caller = as.admin) =>
  (await caller.mission.getAchievedList({ worldId: 'all', kind: 0, offset: 0, limit: 50 })).totalCount

beforeEach(async () => {
  await forgetMissions(database)
  clock.set(PLAY_NOW)
  await givenMission(db, { title: 'お知らせを読む', worldId: null, type: 'News', category: 1 })
})

test('an admin’s look at an article reaches nothing and marks nothing as read', async () => {
  const postId = await givenNews(db, { status: 'released', publishedAt: PLAY_NOW })
  const { unreadCount } = await as.admin.news.getList({ page: 1, size: 1 })
  for (let nth = 0; nth < 3; nth++) await as.admin.adminNews.read({ postId })
  expect(await reachedBy()).toBe(0)
  expect((await as.admin.news.getList({ page: 1, size: 1 })).unreadCount).toBe(unreadCount)
})

test('reading an article reaches its missions once, before and after it was taken back and published again', async () => {
  const postId = await givenNews(db)
  expect(await refusalOf(as.admin.news.read({ postId }))).toBe('NEWS_NOT_FOUND')
  expect(await reachedBy()).toBe(0)
  await as.admin.adminNews.publish({ postId, baseVersion: 1, publishAt: null })
  await Promise.all(Array.from({ length: 5 }, () => as.admin.news.read({ postId })))
  await as.admin.adminNews.read({ postId })
  expect(await reachedBy()).toBe(1)
  await as.admin.adminNews.withdraw({ postId, baseVersion: 2 })
  expect(await refusalOf(as.admin.news.read({ postId }))).toBe('NEWS_NOT_FOUND')
  await as.admin.adminNews.publish({ postId, baseVersion: 3, publishAt: null })
  await as.admin.news.read({ postId })
  expect([await reachedBy(), await reachedBy(as.player)]).toEqual([1, 0])
  clock.set(new Date(PLAY_NOW.getTime() + 86_400_000))
  await as.admin.news.read({ postId })
  expect(await reachedBy()).toBe(2)
})
