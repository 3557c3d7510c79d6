// What admins see of news: articles in every state. Reading here sets no mark and reaches no mission.
import { type SQL, sql } from 'drizzle-orm'
import { type NewsCategory, type NewsState, newsStates } from '#rules/news-places.ts'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'

type ItemRow = {
  postId: number
  state: NewsState
  category: NewsCategory
  title: string
  worldId: string | null
  worldName: string | null
  publishAt: string | null
  updatedAt: string | null
  version: number
}

/** The state of post `p`: what is released is scheduled until its time has come. */
export const stateOf = (now: Date): SQL => sql`
  case when p.status <> 'released' then p.status
    when p.published_at <= ${now.toISOString()} then 'published' else 'scheduled' end`

const columns = (now: Date): SQL => sql`
  p.post_id as "postId", ${stateOf(now)} as state, p.category, p.title, p.world_id as "worldId",
  w.world_name as "worldName", coalesce(p.published_at, p.planned_at) as "publishAt", p.updated_at as "updatedAt",
  p.version`

type Query = { state?: NewsState | undefined; offset: number; limit: number; now: Date }

export async function listArticles(db: Db, { state, offset, limit, now }: Query) {
  const shown = state ? sql`${stateOf(now)} = ${state}` : sql`true`
  const { rows } = await db.execute<ItemRow>(sql`
    select ${columns(now)} from news_post p left join world w on w.world_id = p.world_id where ${shown}
    order by coalesce(p.updated_at, p.published_at) desc, p.post_id desc limit ${limit} offset ${offset}`)
  const { rows: counts } = await db.execute<{ state: NewsState; count: number }>(sql`
    select state, count(*) as count from (select ${stateOf(now)} as state from news_post p) each group by state`)
  const countOf = (wanted: NewsState): number => counts.find(row => row.state === wanted)?.count ?? 0
  const stateCounts = {
    draft: countOf('draft'),
    scheduled: countOf('scheduled'),
    published: countOf('published'),
    withdrawn: countOf('withdrawn'),
  }
  const count = state ? stateCounts[state] : newsStates.reduce((sum, each) => sum + stateCounts[each], 0)
  return { newsList: rows, count, stateCounts }
}

/** @throws NEWS_NOT_FOUND */
export async function getAdminArticle(db: Db | Tx, postId: number, now: Date) {
  const { rows } = await db.execute<ItemRow & { picture: string | null; body: string }>(sql`
    select ${columns(now)}, p.picture, p.body from news_post p left join world w on w.world_id = p.world_id
    where p.post_id = ${postId}`)
  if (!rows[0]) throw refuse('NEWS_NOT_FOUND')
  return rows[0]
}
