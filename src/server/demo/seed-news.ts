// The news of the demo, dated back from the day of seeding.
import { newsPost, newsRead } from '../areas/news/tables.ts'
import type { Tx } from '../db/client.ts'
import { demoFigures, demoMissions, demoNews } from './content.ts'
import { dateBack } from './date-back.ts'
import type { Pictures } from './seed-pictures.ts'
import type { DemoAccount } from './shapes.ts'

/** Returns the post id of every article by its key. */
export async function seedNews(tx: Tx, pictures: Pictures, now: Date): Promise<Map<string, number>> {
  const dated = demoNews
    .map(article => ({ article, publishedAt: dateBack(article.daysAgo, article.time, now) }))
    .sort((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime())
  const rows = await tx
    .insert(newsPost)
    .values(
      dated.map(({ article, publishedAt: at }) => ({
        category: article.category,
        title: article.title,
        body: article.body,
        worldId: article.worldId,
        picture: article.picture === null ? null : (pictures.get(`news/${article.picture}`) ?? null),
        publishedAt: at,
      })),
    )
    .returning({ postId: newsPost.postId })
  return new Map(dated.map(({ article }, index) => [article.key, rows[index]?.postId ?? 0]))
}

/** Marks articles as read by the players: older ones, except those that an open mission asks to read. */
export async function seedReadMarks(
  tx: Tx,
  postIds: Map<string, number>,
  userIds: Map<DemoAccount, string>,
  now: Date,
): Promise<void> {
  const waiting = new Set(
    demoMissions.filter(mission => mission.demo === 'open').map(mission => mission.achievementValue),
  )
  const isOld = (daysAgo: number) => daysAgo > demoFigures.newsReadAfterDays
  const read = demoNews.filter(article => isOld(article.daysAgo) && !waiting.has(article.key))
  const players = (['demo-player', 'demo-player2'] as const).map(account => userIds.get(account) ?? '')
  await tx
    .insert(newsRead)
    .values(players.flatMap(userId => read.map(({ key }) => ({ userId, postId: postIds.get(key) ?? 0, readAt: now }))))
}
