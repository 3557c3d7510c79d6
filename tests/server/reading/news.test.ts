import { beforeEach, describe, expect, test } from 'vitest'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { as, anonymous, clock } = createCallers(database)
const everything = { page: 1, size: 10 }
const ids = (answer: { newsList: { postId: number }[] }): number[] => answer.newsList.map(({ postId }) => postId)

beforeEach(async () => {
  await database.asOwner(client => client.query('truncate news_read, news_read_until'))
  clock.set(PLAY_NOW)
})

describe('the list', () => {
  test('holds what is published, the newest first', async () => {
    const answer = await as.player.news.getList(everything)
    expect(ids(answer)).toEqual([3, 2, 1])
    expect(answer.count).toBe(3)
    expect(answer.newsList[1]).toEqual({
      postId: 2,
      category: 'event',
      title: '港の灯祭り',
      worldId: 'harbor',
      worldName: '霧の港',
      picture: null,
      publishedAt: new Date(PLAY_NOW.getTime() - 48 * 3_600_000).toISOString(),
      read: false,
    })
  })

  test('gets an article at the moment it is published, not before', async () => {
    clock.set('2026-11-21T12:59:59.999+09:00')
    expect(ids(await anonymous.news.getList(everything))).toEqual([3, 2, 1])
    clock.set('2026-11-21T13:00:00+09:00')
    expect(ids(await anonymous.news.getList(everything))).toEqual([4, 3, 2, 1])
  })

  test.each([
    ['important', [3]],
    ['event', [2]],
    ['update', []],
    ['guide', [1]],
  ] as const)('of the category %s holds %o', async (category, expected) => {
    const answer = await as.player.news.getList({ ...everything, category })
    expect(ids(answer)).toEqual(expected)
    expect(answer.count).toBe(expected.length)
    expect(answer.unreadCount).toBe(3)
  })

  test('is cut into pages', async () => {
    const page = async (number: number) => ids(await anonymous.news.getList({ page: number, size: 2 }))
    expect([await page(1), await page(2), await page(3)]).toEqual([[3, 2], [1], []])
  })

  test('shows a guest nothing as unread', async () => {
    const answer = await anonymous.news.getList(everything)
    expect(answer.unreadCount).toBe(0)
    expect(answer.newsList.every(({ read }) => read)).toBe(true)
  })
})

describe('an article', () => {
  test('comes with its text and its neighbours', async () => {
    expect(await anonymous.news.getDetail({ postId: 2 })).toMatchObject({
      postId: 2,
      body: '本文二。',
      previous: { postId: 1, title: '最古のお知らせ' },
      next: { postId: 3, title: '重要なお知らせ' },
    })
  })

  test('at either end has a neighbour on one side, and none that is not published', async () => {
    expect(await anonymous.news.getDetail({ postId: 1 })).toMatchObject({ previous: null, next: { postId: 2 } })
    expect(await anonymous.news.getDetail({ postId: 3 })).toMatchObject({ previous: { postId: 2 }, next: null })
  })

  test.each([4, 5, 2_147_483_647])('%i that is not published or does not exist is not found', async postId => {
    expect(await refusalOf(anonymous.news.getDetail({ postId }))).toBe('NEWS_NOT_FOUND')
    expect(await refusalOf(as.player.news.read({ postId }))).toBe('NEWS_NOT_FOUND')
  })
})

describe('read marks', () => {
  const readOf = async (caller = as.player) =>
    (await caller.news.getList(everything)).newsList.map(({ postId, read }) => [postId, read])

  test('belong to the caller, and opening alone sets none', async () => {
    await as.player.news.getDetail({ postId: 3 })
    expect(await as.player.news.read({ postId: 2 })).toEqual({ unreadCount: 2 })
    expect(await readOf()).toEqual([
      [3, false],
      [2, true],
      [1, false],
    ])
    expect((await as.other.news.getList(everything)).unreadCount).toBe(3)
    expect((await as.player.news.getDetail({ postId: 2 })).read).toBe(true)
  })

  test('set twice are set once', async () => {
    await as.player.news.read({ postId: 2 })
    expect(await as.player.news.read({ postId: 2 })).toEqual({ unreadCount: 2 })
  })

  test('set ten times at once are set once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => as.player.news.read({ postId: 1 })))
    expect(answers.every(({ unreadCount }) => unreadCount === 2)).toBe(true)
  })

  test('of everything hold for what was published until then', async () => {
    expect(await as.player.news.readAll({})).toEqual({ unreadCount: 0 })
    clock.set('2026-11-21T13:00:00+09:00')
    expect(await readOf()).toEqual([
      [4, false],
      [3, true],
      [2, true],
      [1, true],
    ])
  })

  test('of everything never go back in time', async () => {
    clock.set('2026-11-21T14:00:00+09:00')
    await as.player.news.readAll({})
    clock.set(PLAY_NOW)
    await as.player.news.readAll({})
    clock.set('2026-11-21T14:00:00+09:00')
    expect((await as.player.news.getList(everything)).unreadCount).toBe(0)
  })

  test('are for those who are signed in', async () => {
    expect(await refusalOf(anonymous.news.read({ postId: 1 }))).toBe('UNAUTHORIZED')
    expect(await refusalOf(anonymous.news.readAll({}))).toBe('UNAUTHORIZED')
  })
})
