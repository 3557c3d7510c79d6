// Finding novels: published ones, by words, tags and world, page by page.
import { beforeEach, describe, expect, test } from 'vitest'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { openServer } from '../../support/http-server.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const server = await openServer(database, { clock: { now: () => PLAY_NOW } })
const { as, anonymous, clock } = createCallers(database)
const everything = { page: 1, size: 10 }
const ids = (answer: { novelList: { novelId: number }[] }): number[] => answer.novelList.map(({ novelId }) => novelId)
const found = async (keyword: string) => ids(await anonymous.novel.getList({ ...everything, keyword }))

beforeEach(() => clock.set(PLAY_NOW))

describe('the list', () => {
  test('holds what is published, the newest first, a series as one book, the same for everybody', async () => {
    const answer = await anonymous.novel.getList(everything)
    expect(ids(answer)).toEqual([4, 2])
    expect(answer.count).toBe(2)
    expect(await as.player.novel.getList(everything)).toEqual(answer)
    expect(await as.admin.novel.getList(everything)).toEqual(answer)
  })

  test('tells of each what a card shows', async () => {
    const { novelList } = await anonymous.novel.getList(everything)
    expect(novelList[1]).toMatchObject({
      novelId: 2,
      kind: 32,
      worldId: 'harbor',
      worldName: '霧の港',
      title: '灯を運ぶ人',
      chapterNumber: 2,
      series: { seriesId: 1, chapterCount: 2 },
      writerName: 'ソラノ',
      tags: ['ファンタジー', '連載'],
      cover: null,
      isRead: false,
      chapterList: [
        { novelId: 1, chapterNumber: 1, chapterTitle: '霧の朝', isRead: false },
        { novelId: 2, chapterNumber: 2, isRead: false },
      ],
    })
    expect(novelList[0]).toMatchObject({ chapterTitle: null, chapterNumber: null, series: null, chapterList: [] })
  })

  test('gets a chapter at the moment it is published, and a draft never', async () => {
    clock.set(new Date(PLAY_NOW.getTime() + 3_600_000 - 1))
    expect(ids(await anonymous.novel.getList(everything))).toEqual([4, 2])
    clock.set(new Date(PLAY_NOW.getTime() + 3_600_000))
    expect(ids(await anonymous.novel.getList(everything))).toEqual([3, 4])
    clock.set('2099-01-01T00:00:00Z')
    expect(ids(await anonymous.novel.getList(everything))).toEqual([3, 4])
  })

  test('marks what its reader has read to the end, and nobody else’s', async () => {
    await as.player.novel.readToEnd({ novelId: 1 })
    await as.player.novel.readToEnd({ novelId: 1 })
    await as.player.novel.readToEnd({ novelId: 4 })
    const marks = async (caller: typeof anonymous) =>
      (await caller.novel.getList(everything)).novelList.map(({ novelId, isRead, chapterList }) => ({
        [novelId]: isRead,
        chapters: chapterList.map(chapter => chapter.isRead),
      }))
    expect(await marks(as.player)).toEqual([
      { 4: true, chapters: [] },
      { 2: false, chapters: [true, false] },
    ])
    for (const caller of [anonymous, as.other]) {
      expect(await marks(caller)).toEqual([
        { 4: false, chapters: [] },
        { 2: false, chapters: [false, false] },
      ])
    }
  })

  test('is cut into pages', async () => {
    const page = async (number: number) => ids(await anonymous.novel.getList({ page: number, size: 1 }))
    expect([await page(1), await page(2), await page(3)]).toEqual([[4], [2], []])
  })

  test('of one world, and of a world that is not there', async () => {
    expect(ids(await anonymous.novel.getList({ ...everything, worldId: 'harbor' }))).toEqual([2])
    expect(await anonymous.novel.getList({ ...everything, worldId: 'nowhere' })).toEqual({ novelList: [], count: 0 })
  })
})

describe('the search', () => {
  test.each([
    ['灯を運ぶ', [2]],
    ['舟の夜', [2]],
    ['そらの', [2]],
    ['ｿﾗﾉ', [2]],
    ['ふぁんたじー', [2]],
    ['night', [4]],
    ['ＮＩＧＨＴ　ｔｒａｉｎ', [4]],
    ['電車は、１００％', [4]],
    ['港 霧', [1]],
    ['灯を運ぶ ミステリー', []],
    ['', [4, 2]],
    ['　 ', [4, 2]],
  ])('for %j finds %j', async (keyword, expected) => expect(await found(keyword)).toEqual(expected))

  test.each(['%', '_', '100_', '\\', "'", '秘密', '結末', '》'])(
    'for %j finds no more than is written',
    async keyword => expect(await found(keyword)).toEqual(keyword === '%' ? [4] : []),
  )

  test('is bounded', async () => {
    expect(await refusalOf(anonymous.novel.getList({ ...everything, keyword: 'あ'.repeat(101) }))).toBe('BAD_REQUEST')
    expect(await refusalOf(anonymous.novel.getList({ page: 1, size: 51 }))).toBe('BAD_REQUEST')
    expect(await refusalOf(anonymous.novel.getList({ page: 0, size: 10 }))).toBe('BAD_REQUEST')
  })
})

describe('tags', () => {
  test('are counted over what is published', async () => {
    expect(await anonymous.novel.getTags({})).toEqual({
      tagList: [
        { tag: 'ファンタジー', count: 2 },
        { tag: '連載', count: 2 },
        { tag: 'ミステリー', count: 1 },
      ],
    })
    expect((await anonymous.novel.getTags({ worldId: 'station' })).tagList).toEqual([{ tag: 'ミステリー', count: 1 }])
  })

  test('narrow the list, one or several, as an address repeats its keys', async () => {
    const list = async (query: string) => {
      const { json } = await server.send(`/api/Novel/getList?page=1&size=10${query}`)
      return ids(json as { novelList: { novelId: number }[] })
    }
    const tag = (name: string) => `&tags=${encodeURIComponent(name)}`
    expect(await list(tag('連載'))).toEqual([2])
    expect(await list(tag('連載') + tag('ファンタジー'))).toEqual([2])
    expect(await list(tag('連載') + tag('ミステリー'))).toEqual([])
    expect(await list(tag('秘密'))).toEqual([])
  })

  test('are at most five', async () => {
    const tags = Array.from({ length: 6 }, (_, index) => `札${index}`)
    expect(await refusalOf(anonymous.novel.getList({ ...everything, tags }))).toBe('BAD_REQUEST')
  })
})
