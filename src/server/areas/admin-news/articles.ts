// Articles in every state, for admins. Reading here sets no mark and reaches no mission.
import { type SQL, sql } from 'drizzle-orm'
import { type NewsState, newsStates } from '#rules/news-address.ts'
import type { Db, Tx } from '../../db/client.ts'
import { type Absent, columnsOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { newsPost } from '../news/tables.ts'
import { countList } from '../office/publishing-desk.ts'
import { world } from '../world/tables.ts'

const post = columnsOf(newsPost, 'p', ['postId', 'category', 'title', 'worldId', 'updatedAt', 'version'])
const ofWorld = columnsOf(world, 'w', ['worldName'])
const whole = columnsOf(newsPost, 'p', ['picture', 'body'])
type ItemRow = RowOf<typeof post> & Absent<RowOf<typeof ofWorld>> & { state: NewsState; publishAt: string | null }

/** State of post `p`: a released one is scheduled until its time has come. */
const stateOf = (now: Date): SQL => sql`
  case when p.status <> 'released' then p.status
    when p.published_at <= ${now.toISOString()} then 'published' else 'scheduled' end`

const columns = (now: Date): SQL => sql`
  ${post}, ${ofWorld}, ${stateOf(now)} as state, coalesce(p.published_at, p.planned_at) as "publishAt"`

type Query = { state?: NewsState | undefined; offset: number; limit: number; now: Date }

export async function listArticles(db: Db, { state, offset, limit, now }: Query) {
  const shown = state ? sql`${stateOf(now)} = ${state}` : sql`true`
  const { rows } = await db.execute<ItemRow>(sql`
    select ${columns(now)} from news_post p left join world w on w.world_id = p.world_id where ${shown}
    order by coalesce(p.updated_at, p.published_at) desc, p.post_id desc limit ${limit} offset ${offset}`)
  const counts = await countList(db, newsStates, sql`(select ${stateOf(now)} as state from news_post p) each`, state)
  return { newsList: rows, ...counts, serverTime: now }
}

/** @throws NEWS_NOT_FOUND */
export async function getAdminArticle(db: Db | Tx, postId: number, now: Date) {
  const { rows } = await db.execute<ItemRow & RowOf<typeof whole>>(sql`
    select ${columns(now)}, ${whole} from news_post p left join world w on w.world_id = p.world_id
    where p.post_id = ${postId}`)
  if (!rows[0]) throw refuse('NEWS_NOT_FOUND')
  return { ...rows[0], serverTime: now }
}
