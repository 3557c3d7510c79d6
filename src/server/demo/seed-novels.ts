// The novels of the demo, dated back from the day of seeding.
import { novel, novelCast, novelPicture, novelSeries, novelTag } from '../areas/novel/tables.ts'
import { writtenFacts } from '../areas/novel/written-facts.ts'
import type { Tx } from '../db/client.ts'
import { demoSeries, demoShortPieces } from './content.ts'
import { dateBack } from './date-back.ts'
import type { Pictures } from './seed-pictures.ts'
import type { DemoNovel } from './shapes.ts'

const WIDTH = 1200
const HEIGHT = 800

type Place = { seriesId: number | null; chapterNumber: number | null }

export async function seedNovels(tx: Tx, pictures: Pictures, now: Date): Promise<void> {
  for (const { key: _, chapters, ...series } of demoSeries) {
    const worldId = chapters[0]?.worldId ?? ''
    const [row] = await tx
      .insert(novelSeries)
      .values({ ...series, worldId })
      .returning({ seriesId: novelSeries.seriesId })
    for (const [index, chapter] of chapters.entries()) {
      await write(tx, chapter, { seriesId: row?.seriesId ?? null, chapterNumber: index + 1 }, pictures, now)
    }
  }
  for (const piece of demoShortPieces) await write(tx, piece, { seriesId: null, chapterNumber: null }, pictures, now)
}

async function write(tx: Tx, given: DemoNovel, place: Place, pictures: Pictures, now: Date): Promise<void> {
  const { kind, worldId, title, chapterTitle, writerName, tags, body } = given
  const cover = given.cover === null ? null : (pictures.get(given.cover) ?? null)
  const publishedAt = dateBack(given.daysAgo, given.time, now)
  const [row] = await tx
    .insert(novel)
    .values({
      ...{ kind, worldId, ...place, chapterTitle, title, writerName, body },
      ...writtenFacts({ title, chapterTitle, writerName, tags, body }),
      ...{ picture: cover, pictureWidth: WIDTH, pictureHeight: HEIGHT },
      ...{ publishedAt, updatedAt: publishedAt },
    })
    .returning({ novelId: novel.novelId })
  const novelId = row?.novelId ?? 0
  await tx.insert(novelTag).values(tags.map((tag, index) => ({ novelId, place: index + 1, tag })))
  await tx.insert(novelCast).values(
    given.cast.map(({ name, role, character }, index) => ({
      ...{ novelId, place: index + 1, name, role, characterId: character },
    })),
  )
  const figures = given.pictures.map(({ picture, description, line }) => ({
    ...{ novelId, line, picture: pictures.get(`novels/${picture}`) ?? '' },
    ...{ width: WIDTH, height: HEIGHT, description },
  }))
  if (figures.length > 0) await tx.insert(novelPicture).values(figures)
}
