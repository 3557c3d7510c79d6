// One novel to be read: its text, pictures, cast and place in its series.
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { type NovelRow, novelColumns, pictureOf, published, toItem } from './novel-row.ts'

type NovelQuery = { novelId: number; now: Date }

/** @throws NOVEL_NOT_FOUND for a novel that does not exist or is not published. */
export async function getNovel(db: Db, query: NovelQuery) {
  const novel = await findNovel(db, query)
  if (!novel) throw refuse('NOVEL_NOT_FOUND')
  return novel
}

/** A novel that is published, or null. */
export async function findNovel(db: Db, { novelId, now }: NovelQuery) {
  const { rows } = await db.execute<NovelRow & { body: string; summary: string | null }>(sql`
    select ${novelColumns(now)}, n.body, s.summary
    from novel n join world w on w.world_id = n.world_id left join novel_series s on s.series_id = n.series_id
    where n.novel_id = ${novelId} and ${published(now)}`)
  const row = rows[0]
  if (!row) return null
  const chapterList = row.seriesId === null ? [] : await chaptersOf(db, row.seriesId, now)
  const here = chapterList.findIndex(chapter => chapter.novelId === novelId)
  const beside = (index: number) => {
    const chapter = here < 0 ? undefined : chapterList[index]
    return chapter ? { novelId: chapter.novelId, chapterTitle: chapter.chapterTitle } : null
  }
  return {
    ...toItem(row),
    pictureList: await picturesOf(db, novelId),
    castList: await castOf(db, novelId),
    chapterList,
    previous: beside(here - 1),
    next: beside(here + 1),
  }
}

type Chapter = { novelId: number; chapterNumber: number; chapterTitle: string; characters: number }

/** The published chapters of a series, in their order. */
export async function chaptersOf(db: Db, seriesId: number, now: Date): Promise<Chapter[]> {
  const { rows } = await db.execute<Chapter>(sql`
    select n.novel_id as "novelId", n.chapter_number as "chapterNumber", n.chapter_title as "chapterTitle", n.characters
    from novel n where n.series_id = ${seriesId} and ${published(now)} order by n.chapter_number`)
  return rows
}

async function picturesOf(db: Db, novelId: number) {
  const { rows } = await db.execute<{
    line: number
    picture: string
    width: number
    height: number
    description: string
  }>(sql`
    select line, picture, width, height, description from novel_picture where novel_id = ${novelId} order by line`)
  return rows.map(({ line, description, picture, width, height }) => ({
    ...pictureOf(picture, width, height),
    line,
    description,
  }))
}

async function castOf(db: Db, novelId: number) {
  const { rows } = await db.execute<{ name: string; role: string; icon: string | null }>(sql`
    select c.name, c.role, p.icon from novel_cast c left join character p on p.character_id = c.character_id
    where c.novel_id = ${novelId} order by c.place`)
  return rows
}
