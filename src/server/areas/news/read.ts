// Marking news as read.
import { sql } from 'drizzle-orm'
import { achievementType } from '#rules/mission.ts'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { achieve } from '../mission/achieve.ts'
import { readEvents, readTopics } from '../notice/notify.ts'
import { countUnread } from './articles.ts'

/** Marks one article as read and raises its missions. @throws NEWS_NOT_FOUND */
export async function readArticle(tx: Tx, { userId, postId, now }: { userId: string; postId: number; now: Date }) {
  const { rows } = await tx.execute(sql`
    select 1 from news_post where post_id = ${postId} and published_at <= ${now.toISOString()}`)
  if (rows.length === 0) throw refuse('NEWS_NOT_FOUND')
  await tx.execute(sql`
    insert into news_read (user_id, post_id, read_at) values (${userId}, ${postId}, ${now.toISOString()})
    on conflict do nothing`)
  await achieve(tx, { userId, type: achievementType.news, value: String(postId), now })
  await readTopics(tx, { userId, topics: [`news:${postId}`], now })
  return { unreadCount: await countUnread(tx, userId, now) }
}

/** Marks all articles published until now as read. Missions are not raised, because nobody read the articles. */
export async function readAllArticles(tx: Tx, { userId, now }: { userId: string; now: Date }) {
  await tx.execute(sql`
    insert into news_read_until as mark (user_id, until) values (${userId}, ${now.toISOString()})
    on conflict (user_id) do update set until = greatest(mark.until, excluded.until)`)
  await readEvents(tx, { userId, events: ['news.published', 'news.important'], now })
  return { unreadCount: await countUnread(tx, userId, now) }
}
