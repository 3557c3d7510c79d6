// The novels of the play world: a series whose third chapter is still to come, a piece of its own, and a draft.
import { novel, novelCast, novelPicture, novelSeries, novelTag } from '#server/areas/novel/tables.ts'
import { writtenFacts } from '#server/areas/novel/written-facts.ts'
import type { Db } from '#server/db/client.ts'

const HOUR = 3_600_000

const given = [
  {
    ...{
      seriesId: 1,
      chapterNumber: 1,
      chapterTitle: '霧の朝',
      title: '灯を運ぶ人',
      worldId: 'harbor',
      kind: 32 as const,
    },
    ...{ writerName: 'ソラノ', body: '　港《みなと》の朝。\n「行くよ」', tags: ['ファンタジー', '連載'], hours: -72 },
  },
  {
    ...{
      seriesId: 1,
      chapterNumber: 2,
      chapterTitle: '舟の夜',
      title: '灯を運ぶ人',
      worldId: 'harbor',
      kind: 32 as const,
    },
    ...{ writerName: 'ソラノ', body: '　《《夜》》が来た。', tags: ['ファンタジー', '連載'], hours: -48 },
  },
  {
    ...{
      seriesId: 1,
      chapterNumber: 3,
      chapterTitle: '秘密の結末',
      title: '灯を運ぶ人',
      worldId: 'harbor',
      kind: 32 as const,
    },
    ...{ writerName: 'ソラノ', body: '秘密の結末。', tags: ['ファンタジー', '連載'], hours: 1 },
  },
  {
    ...{
      seriesId: null,
      chapterNumber: null,
      chapterTitle: null,
      title: 'Ｎight Train',
      worldId: 'station',
      kind: 30 as const,
    },
    ...{ writerName: '水口', body: '\n　電車は、100%来ない。', tags: ['ミステリー'], hours: -24 },
  },
  {
    ...{
      seriesId: null,
      chapterNumber: null,
      chapterTitle: null,
      title: '秘密の下書き',
      worldId: 'station',
      kind: 30 as const,
    },
    ...{ writerName: '水口', body: '秘密の下書き。', tags: ['ミステリー', '秘密'], hours: null },
  },
] as const

/** Novel ids are 1 to 5; the third is published an hour after `now`, the fifth never. */
export async function seedPlayNovels(db: Db, now: Date): Promise<void> {
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR)
  await db.insert(novelSeries).values({ worldId: 'harbor', title: '灯を運ぶ人', summary: '霧の港の連作。' })
  await db.insert(novel).values(
    given.map(({ tags, hours, ...row }) => ({
      ...{ ...row, ...writtenFacts({ ...row, tags }) },
      ...{ publishedAt: hours === null ? null : at(hours), updatedAt: at(hours ?? 0) },
    })),
  )
  const rows = given.flatMap(({ tags }, index) =>
    tags.map((tag, place) => ({ novelId: index + 1, place: place + 1, tag })),
  )
  await db.insert(novelTag).values(rows)
  await db.insert(novelCast).values([
    { novelId: 1, place: 1, name: 'レイ・安曇', role: '記者', characterId: 'station-rei' },
    { novelId: 1, place: 2, name: '船頭', role: '', characterId: null },
  ])
  await db
    .insert(novelPicture)
    .values({ novelId: 1, line: 2, picture: 'quay', width: 1200, height: 800, description: '朝の桟橋' })
}
