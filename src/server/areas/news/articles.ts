// Reading news: lists, articles, read marks of the caller.
import { type SQL, sql } from 'drizzle-orm'
import type { NewsCategory } from '#rules/news-address.ts'
import type { Db, Tx } from '../../db/client.ts'
import { type Absent, columnsOf, countOf, type Present, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { world } from '../world/tables.ts'
import { newsPost } from './tables.ts'

const post = columnsOf(newsPost, 'p', ['postId', 'category', 'title', 'worldId', 'picture', 'publishedAt'])

const ofWorld = columnsOf(world, 'w', ['worldName'])
const bodyColumn = columnsOf(newsPost, 'p', ['body'])
export type NewsRow = Present<RowOf<typeof post>, 'publishedAt'> & Absent<RowOf<typeof ofWorld>> & { read: boolean }

/** Condition that post `p` is published; drafts and withdrawn articles have no time. */
const published = (now: Date): SQL => sql`p.published_at <= ${now.toISOString()}`

/** Whether the reader has read post `p`; true for guests, who have no marks. */
const isRead = (userId: string | null): SQL =>
  userId === null
    ? sql`true`
    : sql`(exists (select 1 from news_read r where r.user_id = ${userId} and r.post_id = p.post_id)
        or exists (select 1 from news_read_until u where u.user_id = ${userId} and u.until >= p.published_at))`

const columns = (userId: string | null): SQL => sql`
  ${post}, ${ofWorld}, ${isRead(userId)} as read`

export async function listNews(
  db: Db,
  query: { userId: string | null; category?: NewsCategory | undefined; page: number; size: number; now: Date },
) {
  const shown = query.category ? sql`${published(query.now)} and p.category = ${query.category}` : published(query.now)
  const { rows } = await db.execute<NewsRow>(sql`
    select ${columns(query.userId)} from news_post p left join world w on w.world_id = p.world_id
    where ${shown} order by p.published_at desc, p.post_id desc
    limit ${query.size} offset ${(query.page - 1) * query.size}`)
  const count = await countOf(db, sql`news_post p where ${shown}`)
  return { newsList: rows, count, unreadCount: await countUnread(db, query.userId, query.now) }
}

export async function countUnread(db: Db | Tx, userId: string | null, now: Date): Promise<number> {
  if (userId === null) return 0
  return countOf(db, sql`news_post p where ${published(now)} and not ${isRead(userId)}`)
}

type ArticleQuery = { userId: string | null; postId: number; now: Date }

/** @throws NEWS_NOT_FOUND for an article that does not exist or is not published yet */
export async function getArticle(db: Db, query: ArticleQuery) {
  const article = await findArticle(db, query)
  if (!article) throw refuse('NEWS_NOT_FOUND')
  return article
}

const articleColumns = columnsOf(newsPost, 'p', ['postId', 'title'])

/** A published article, or null. */
export async function findArticle(db: Db, query: ArticleQuery) {
  const { rows } = await db.execute<NewsRow & RowOf<typeof bodyColumn>>(sql`
    select ${columns(query.userId)}, ${bodyColumn} from news_post p left join world w on w.world_id = p.world_id
    where p.post_id = ${query.postId} and ${published(query.now)}`)
  const article = rows[0]
  if (!article) return null
  const here = sql`(${article.publishedAt}::timestamptz, ${article.postId}::int)`
  const beside = async (side: SQL, order: SQL) => {
    const { rows: found } = await db.execute<RowOf<typeof articleColumns>>(sql`
      select ${articleColumns} from news_post p
      where ${published(query.now)} and (p.published_at, p.post_id) ${side} ${here}
      order by p.published_at ${order}, p.post_id ${order} limit 1`)
    return found[0] ?? null
  }
  return { ...article, previous: await beside(sql`<`, sql`desc`), next: await beside(sql`>`, sql`asc`) }
}
