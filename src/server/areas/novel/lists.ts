// Finding novels: by words, tags and world; the tags there are.
import { type SQL, sql } from 'drizzle-orm'
import { searchWords } from '#rules/novel.ts'
import type { Db } from '../../db/client.ts'
import { type NovelRow, novelColumns, published, toItem } from './novel-row.ts'

const MOST_TAGS = 60

type ListQuery = {
  keyword?: string | undefined
  tags?: readonly string[] | undefined
  worldId?: string | undefined
  page: number
  size: number
  now: Date
}

export async function listNovels(db: Db, query: ListQuery) {
  const shown = sql.join(conditions(query), sql` and `)
  const { rows } = await db.execute<NovelRow>(sql`
    select ${novelColumns(query.now)} from novel n join world w on w.world_id = n.world_id
    where ${shown} order by n.published_at desc, n.novel_id desc
    limit ${query.size} offset ${(query.page - 1) * query.size}`)
  const { rows: counts } = await db.execute<{ count: number }>(
    sql`select count(*) as count from novel n where ${shown}`,
  )
  return { novelList: rows.map(toItem), count: counts[0]?.count ?? 0 }
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
