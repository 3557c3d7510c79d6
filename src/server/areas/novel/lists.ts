// Finding novels by words, tags and world, with a series as one entry; and the list of tags.
import { type SQL, sql } from 'drizzle-orm'
import { searchWords } from '#rules/novel.ts'
import type { Db } from '../../db/client.ts'
import { columnsOf, type Present, type RowOf } from '../../db/select.ts'
import { isLiked, likeCount } from './like.ts'
import { type NovelRow, novelColumns, published, toItem } from './novel-row.ts'
import { novel, novelTag } from './tables.ts'

const MOST_TAGS = 60

type ListQuery = {
  /** Reader; null for a guest, who has no marks. */
  userId: string | null
  keyword?: string | undefined
  tags?: readonly string[] | undefined
  worldId?: string | undefined
  page: number
  size: number
  now: Date
}

export async function listNovels(db: Db, query: ListQuery) {
  const shown = sql.join(conditions(query), sql` and `)
  const { rows } = await db.execute<NovelRow & { isRead: boolean; isLiked: boolean; likeCount: number }>(sql`
    with face as (
      select distinct on (${book}) n.novel_id, n.published_at from novel n
      where ${shown} order by ${book}, n.published_at desc, n.novel_id desc
    )
    select ${novelColumns(query.now)}, ${isRead(query.userId)} as "isRead",
      ${isLiked(query.userId)} as "isLiked", ${likeCount} as "likeCount"
    from face f join novel n on n.novel_id = f.novel_id join world w on w.world_id = n.world_id
    order by f.published_at desc, f.novel_id desc
    limit ${query.size} offset ${(query.page - 1) * query.size}`)
  const { rows: counts } = await db.execute<{ count: number }>(
    sql`select count(distinct ${book}) as count from novel n where ${shown}`,
  )
  const chapters = await chaptersOfAll(
    db,
    rows.flatMap(({ seriesId }) => seriesId ?? []),
    query,
  )
  return {
    novelList: rows.map(row => ({
      ...toItem(row),
      chapterList: chapters
        .filter(({ seriesId }) => seriesId === row.seriesId)
        .map(({ seriesId: _, ...chapter }) => chapter),
    })),
    count: counts[0]?.count ?? 0,
  }
}

/** Key of the entry that novel `n` belongs to: its series, or itself. */
const book = sql`coalesce(n.series_id, -n.novel_id)`

const isRead = (userId: string | null): SQL =>
  userId === null
    ? sql`false`
    : sql`exists (select 1 from novel_read r where r.user_id = ${userId} and r.novel_id = n.novel_id)`

const chapter = columnsOf(novel, 'n', ['seriesId', 'novelId', 'chapterNumber', 'chapterTitle'])
type Chapter = Present<RowOf<typeof chapter>, 'seriesId' | 'chapterNumber' | 'chapterTitle'> & { isRead: boolean }
const tagColumn = columnsOf(novelTag, 't', ['tag'])

async function chaptersOfAll(db: Db, seriesIds: readonly number[], { userId, now }: ListQuery): Promise<Chapter[]> {
  if (seriesIds.length === 0) return []
  const { rows } = await db.execute<Chapter>(sql`
    select ${chapter}, ${isRead(userId)} as "isRead"
    from novel n where n.series_id in ${seriesIds} and ${published(now)} order by n.series_id, n.chapter_number`)
  return rows
}

function conditions({ keyword, tags, worldId, now }: ListQuery): SQL[] {
  return [
    published(now),
    ...(worldId === undefined ? [] : [sql`n.world_id = ${worldId}`]),
    ...(tags ?? []).map(
      tag => sql`exists (select 1 from novel_tag t where t.novel_id = n.novel_id and t.tag = ${tag})`,
    ),
    // position instead of like, because typed words have no wildcards.
    ...searchWords(keyword ?? '').map(word => sql`position(${word} in n.search_text) > 0`),
  ]
}

export async function listTags(db: Db, { worldId, now }: { worldId?: string | undefined; now: Date }) {
  const here = worldId === undefined ? sql`true` : sql`n.world_id = ${worldId}`
  const { rows } = await db.execute<RowOf<typeof tagColumn> & { count: number }>(sql`
    select ${tagColumn}, count(*) as count from novel_tag t join novel n on n.novel_id = t.novel_id
    where ${published(now)} and ${here} group by t.tag order by count(*) desc, t.tag limit ${MOST_TAGS}`)
  return { tagList: rows }
}
