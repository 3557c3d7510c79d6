// News articles and their read marks.
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
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
    /** Time of publication; before it the article is scheduled. Set only while the article is released. */
    publishedAt: instant('published_at'),
    /** Intended time for a draft, former time for a withdrawn article. */
    plannedAt: instant('planned_at'),
    status: text('status', { enum: ['draft', 'released', 'withdrawn'] })
      .notNull()
      .default('released'),
    /** Title and text in the form for searches. */
    searchWords: text('search_words')
      .notNull()
      .generatedAlwaysAs(sql`search_key(title) || E'\n' || story_search_key(body)`),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at'),
  },
  table => [
    check('news_post_status', sql`${table.status} in ('draft', 'released', 'withdrawn')`),
    check('news_post_time', sql`(${table.status} = 'released') = (${table.publishedAt} is not null)`),
    index('news_post_search').using('gin', sql`text_pieces('', search_words)`),
    index('news_post_published').on(table.publishedAt, table.postId),
    index('news_post_category').on(table.category, table.publishedAt, table.postId),
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

/** Times until which all articles count as read: すべて既読 without a row per article. */
export const newsReadUntil = pgTable('news_read_until', {
  userId: text('user_id').primaryKey(),
  until: instant('until').notNull(),
})
