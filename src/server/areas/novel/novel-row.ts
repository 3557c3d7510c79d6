// A novel in lists: its columns, its visibility, its shape in answers.
import { type SQL, sql } from 'drizzle-orm'
import { imageSource } from '#rules/images.ts'
import { readingMinutes } from '#rules/novel.ts'
import { columnsOf, type Present, type RowOf } from '../../db/select.ts'
import { world } from '../world/tables.ts'
import { novel } from './tables.ts'

const own = columnsOf(novel, 'n', [
  'novelId',
  'kind',
  'worldId',
  'title',
  'chapterTitle',
  'chapterNumber',
  'seriesId',
  'writerName',
  'characters',
  'picture',
  'pictureWidth',
  'pictureHeight',
  'firstLine',
  'publishedAt',
])

const ofWorld = columnsOf(world, 'w', ['worldName'])

export type NovelRow = Present<RowOf<typeof own>, 'publishedAt'> &
  RowOf<typeof ofWorld> & { chapterCount: number; tags: string[] }

/** Condition that novel `n` is published; an unpublished one has no date. */
export const published = (now: Date): SQL => sql`n.published_at <= ${now.toISOString()}`

/** Columns for lists, of `novel n join world w`. */
export const novelColumns = (now: Date): SQL => sql`
  ${own}, ${ofWorld},
  (select count(*) from novel c where c.series_id = n.series_id and c.published_at <= ${now.toISOString()})
    as "chapterCount",
  array(select t.tag from novel_tag t where t.novel_id = n.novel_id order by t.place) as tags`

export const pictureOf = (picture: string, width: number, height: number) => ({
  picture,
  imagePath: imageSource(picture, 'assets', width),
  width,
  height,
})

export function toItem<Row extends NovelRow>(row: Row) {
  const { seriesId, chapterCount, picture, pictureWidth, pictureHeight, ...rest } = row
  return {
    ...rest,
    series: seriesId === null ? null : { seriesId, chapterCount },
    minutes: readingMinutes(row.characters),
    cover: picture === null ? null : pictureOf(picture, pictureWidth ?? 0, pictureHeight ?? 0),
  }
}
