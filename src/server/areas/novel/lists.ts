// Finding novels: by words, tags and world, a series as one book; the tags there are.
import { type SQL, sql } from 'drizzle-orm'
import { searchWords } from '#rules/novel.ts'
import type { Db } from '../../db/client.ts'
import { type NovelRow, novelColumns, published, toItem } from './novel-row.ts'

const MOST_TAGS = 60

type ListQuery = {
  /** null: a guest, who has no marks */
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
  const { rows } = await db.execute<NovelRow & { isRead: boolean }>(sql`
    with face as (
      select distinct on (${book}) n.novel_id, n.published_at from novel n
      where ${shown} order by ${book}, n.published_at desc, n.novel_id desc
    )
    select ${novelColumns(query.now)}, ${isRead(query.userId)} as "isRead"
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

/** What novel `n` is a part of: its series, or itself. */
const book = sql`coalesce(n.series_id, -n.novel_id)`

const isRead = (userId: string | null): SQL =>
  userId === null
    ? sql`false`
    : sql`exists (select 1 from novel_read r where r.user_id = ${userId} and r.novel_id = n.novel_id)`

type Chapter = { seriesId: number; novelId: number; chapterNumber: number; chapterTitle: string; isRead: boolean }

async function chaptersOfAll(db: Db, seriesIds: readonly number[], { userId, now }: ListQuery): Promise<Chapter[]> {
  if (seriesIds.length === 0) return []
  const { rows } = await db.execute<Chapter>(sql`
    select n.series_id as "seriesId", n.novel_id as "novelId", n.chapter_number as "chapterNumber",
      n.chapter_title as "chapterTitle", ${isRead(userId)} as "isRead"
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
    // position, not like: what is typed has no wildcards.
    ...searchWords(keyword ?? '').map(word => sql`position(${word} in n.search_text) > 0`),
  ]
}

export async function listTags(db: Db, { worldId, now }: { worldId?: string | undefined; now: Date }) {
  const here = worldId === undefined ? sql`true` : sql`n.world_id = ${worldId}`
  const { rows } = await db.execute<{ tag: string; count: number }>(sql`
    select t.tag, count(*) as count from novel_tag t join novel n on n.novel_id = t.novel_id
    where ${published(now)} and ${here} group by t.tag order by count(*) desc, t.tag limit ${MOST_TAGS}`)
  return { tagList: rows }
}
