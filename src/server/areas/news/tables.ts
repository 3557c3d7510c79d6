// News articles and who has read them.
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { world } from '../world/tables.ts'

export const newsPost = pgTable(
  'news_post',
  {
    postId: integer('post_id').primaryKey().generatedAlwaysAsIdentity(),
    category: text('category', { enum: ['important', 'event', 'update', 'guide'] }).notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    worldId: text('world_id').references(() => world.worldId),
    picture: text('picture'),
    publishedAt: instant('published_at').notNull(),
  },
  table => [
    index('news_post_published').on(table.publishedAt.desc(), table.postId.desc()),
    index('news_post_category').on(table.category, table.publishedAt.desc(), table.postId.desc()),
  ],
)

export const newsRead = pgTable(
  'news_read',
  {
    userId: text('user_id').notNull(),
    postId: integer('post_id')
      .notNull()
      .references(() => newsPost.postId),
    readAt: instant('read_at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.postId] })],
)

/** Everything published until then counts as read: すべて既読 without a row per article. */
export const newsReadUntil = pgTable('news_read_until', {
  userId: text('user_id').primaryKey(),
  until: instant('until').notNull(),
})
