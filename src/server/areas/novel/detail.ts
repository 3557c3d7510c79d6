// One novel for reading: its text, pictures, cast and place in its series.
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { type Absent, columnsOf, type Present, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { character } from '../character/tables.ts'
import { type NovelRow, novelColumns, pictureOf, published, toItem } from './novel-row.ts'
import { novel, novelCast, novelPicture, novelSeries } from './tables.ts'

type NovelQuery = { novelId: number; now: Date }

/** @throws NOVEL_NOT_FOUND for a novel that does not exist or is not published */
export async function getNovel(db: Db, query: NovelQuery) {
  const found = await findNovel(db, query)
  if (!found) throw refuse('NOVEL_NOT_FOUND')
  return found
}

const told = columnsOf(novel, 'n', ['body', 'wordCount'])
const ofSeries = columnsOf(novelSeries, 's', ['summary'])

/** A published novel, or null. */
export async function findNovel(db: Db, { novelId, now }: NovelQuery) {
  const { rows } = await db.execute<NovelRow & RowOf<typeof told> & Absent<RowOf<typeof ofSeries>>>(sql`
    select ${novelColumns(now)}, ${told}, ${ofSeries}
    from novel n join world w on w.world_id = n.world_id left join novel_series s on s.series_id = n.series_id
    where n.novel_id = ${novelId} and ${published(now)}`)
  if (!rows[0]) return null
  const { wordCount, ...row } = rows[0]
  const chapterList = row.seriesId === null ? [] : await chaptersOf(db, row.seriesId, now)
  const here = chapterList.findIndex(chapter => chapter.novelId === novelId)
  const beside = (index: number) => {
    const chapter = here < 0 ? undefined : chapterList[index]
    return chapter ? { novelId: chapter.novelId, chapterTitle: chapter.chapterTitle } : null
  }
  return {
    ...toItem(row),
    // The page of a novel shows the count unrounded.
    characters: wordCount ?? row.characters,
    pictureList: await picturesOf(db, novelId),
    castList: await castOf(db, novelId),
    chapterList,
    previous: beside(here - 1),
    next: beside(here + 1),
  }
}

const chapter = columnsOf(novel, 'n', ['novelId', 'chapterNumber', 'chapterTitle', 'characters'])
type Chapter = Present<RowOf<typeof chapter>, 'chapterNumber' | 'chapterTitle'>
const figure = columnsOf(novelPicture, null, ['line', 'picture', 'width', 'height', 'description'])
const part = columnsOf(novelCast, 'c', ['name', 'role'])
const face = columnsOf(character, 'p', ['icon'])

/** The published chapters of a series, in their order. */
async function chaptersOf(db: Db, seriesId: number, now: Date): Promise<Chapter[]> {
  const { rows } = await db.execute<Chapter>(sql`
    select ${chapter}
    from novel n where n.series_id = ${seriesId} and ${published(now)} order by n.chapter_number`)
  return rows
}

async function picturesOf(db: Db, novelId: number) {
  const { rows } = await db.execute<RowOf<typeof figure>>(sql`
    select ${figure} from novel_picture where novel_id = ${novelId} order by line`)
  return rows.map(({ line, description, picture, width, height }) => ({
    ...pictureOf(picture, width, height),
    line,
    description,
  }))
}

async function castOf(db: Db, novelId: number) {
  const { rows } = await db.execute<RowOf<typeof part> & Absent<RowOf<typeof face>>>(sql`
    select ${part}, ${face} from novel_cast c left join character p on p.character_id = c.character_id
    where c.novel_id = ${novelId} order by c.place`)
  return rows
}
