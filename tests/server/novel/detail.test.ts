// One novel: its text, its place in the series, the right to read it.
import { beforeEach, expect, test } from 'vitest'
import { APP_PICTURE } from '#server/platform/pages.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { as, anonymous, clock } = createCallers(database)

beforeEach(() => clock.set(PLAY_NOW))

test('comes with its text as written, its cast, its pictures and its series', async () => {
  expect(await anonymous.novel.getDetail({ novelId: 1 })).toMatchObject({
    body: '　港《みなと》の朝。\n「行くよ」',
    summary: '霧の港の連作。',
    castList: [
      { name: 'レイ・安曇', role: '記者', icon: null },
      { name: '船頭', role: '', icon: null },
    ],
    pictureList: [
      {
        line: 2,
        picture: 'quay',
        imagePath: '/files/assets/quay.1200.webp',
        width: 1200,
        height: 800,
        description: '朝の桟橋',
      },
    ],
    chapterList: [
      { novelId: 1, chapterNumber: 1, chapterTitle: '霧の朝' },
      { novelId: 2, chapterNumber: 2, chapterTitle: '舟の夜' },
    ],
    previous: null,
    next: { novelId: 2, chapterTitle: '舟の夜' },
  })
})

test('names no chapter that is still to come', async () => {
  expect(await anonymous.novel.getDetail({ novelId: 2 })).toMatchObject({ previous: { novelId: 1 }, next: null })
  clock.set(new Date(PLAY_NOW.getTime() + 3_600_000))
  expect(await anonymous.novel.getDetail({ novelId: 2 })).toMatchObject({ next: { novelId: 3 } })
})

test('outside a series has no neighbours', async () => {
  expect(await anonymous.novel.getDetail({ novelId: 4 })).toMatchObject({
    ...{ series: null, summary: null, chapterList: [], castList: [], pictureList: [], previous: null, next: null },
    firstLine: '電車は、100%来ない。',
  })
})

test.each([3, 5, 6, 2_147_483_647])('%i that is not published or does not exist is not found', async novelId => {
  for (const caller of [anonymous, as.player, as.admin]) {
    expect(await refusalOf(caller.novel.getDetail({ novelId }))).toBe('NOVEL_NOT_FOUND')
    expect(await refusalOf(caller.novel.epub({ novelId, direction: 'vertical' }))).toBe('NOVEL_NOT_FOUND')
  }
})

test('is previewed where its address stands, unless it is not published', async () => {
  const preview = (novelId: number) =>
    anonymous.ogp.postForAlpacaUrlCard({ url: `http://localhost/world/harbor/novel/${novelId}` })
  expect(await preview(1)).toEqual({
    title: '灯を運ぶ人 霧の朝',
    description: '港の朝。',
    imagePath: APP_PICTURE,
    targetName: 'つむぎ・霧の港',
  })
  expect(await refusalOf(preview(3))).toBe('PREVIEW_NOT_THERE')
  expect(await refusalOf(preview(5))).toBe('PREVIEW_NOT_THERE')
})
