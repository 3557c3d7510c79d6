// A novel as lists show it: its columns, who may see it, its shape in answers.
import { type SQL, sql } from 'drizzle-orm'
import type { NovelKind } from '#rules/codes/scenario.ts'
import { imageSource } from '#rules/images.ts'
import { readingMinutes } from '#rules/novel.ts'

export type NovelRow = {
  novelId: number
  kind: NovelKind
  worldId: string
  worldName: string
  title: string
  chapterTitle: string | null
  chapterNumber: number | null
  seriesId: number | null
  chapterCount: number
  writerName: string
  characters: number
  tags: string[]
  picture: string | null
  pictureWidth: number | null
  pictureHeight: number | null
  firstLine: string
  publishedAt: string
}

/** Whether novel `n` is open to readers; an unpublished one has no date and is never. */
export const published = (now: Date): SQL => sql`n.published_at <= ${now.toISOString()}`

/** What a list needs of `novel n join world w`. */
export const novelColumns = (now: Date): SQL => sql`
  n.novel_id as "novelId", n.kind, n.world_id as "worldId", w.world_name as "worldName", n.title,
  n.chapter_title as "chapterTitle", n.chapter_number as "chapterNumber", n.series_id as "seriesId",
  (select count(*) from novel c where c.series_id = n.series_id and c.published_at <= ${now.toISOString()})
    as "chapterCount",
  n.writer_name as "writerName", n.characters,
  array(select t.tag from novel_tag t where t.novel_id = n.novel_id order by t.place) as tags,
  n.picture, n.picture_width as "pictureWidth", n.picture_height as "pictureHeight", n.first_line as "firstLine",
  n.published_at as "publishedAt"`

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
