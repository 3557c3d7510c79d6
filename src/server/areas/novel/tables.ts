// Novels: single ones and chapters of series, their tags, pictures and cast.
import { sql } from 'drizzle-orm'
import { doublePrecision, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { NovelKind } from '#rules/codes/scenario.ts'
import { instant } from '../../db/columns.ts'
import { character } from '../character/tables.ts'
import { worldId } from '../world/columns.ts'

export const novelSeries = pgTable('novel_series', {
  seriesId: integer('series_id').primaryKey().generatedAlwaysAsIdentity(),
  worldId: worldId(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
})

export const novel = pgTable(
  'novel',
  {
    novelId: integer('novel_id').primaryKey().generatedAlwaysAsIdentity(),
    /** 30 to 34 (doc3 §4). */
    kind: smallint('kind').$type<NovelKind>().notNull(),
    worldId: worldId(),
    seriesId: integer('series_id').references(() => novelSeries.seriesId),
    chapterNumber: smallint('chapter_number'),
    chapterTitle: text('chapter_title'),
    title: text('title').notNull(),
    writerName: text('writer_name').notNull(),
    body: text('body').notNull(),
    firstLine: text('first_line').notNull(),
    /** Word count for lists: the exact one with a half rounded up. */
    characters: integer('characters').notNull(),
    /** Exact word count without the notation (rules §4); null while it was not counted by the current rule. */
    wordCount: doublePrecision('word_count'),
    picture: text('picture'),
    pictureWidth: integer('picture_width'),
    pictureHeight: integer('picture_height'),
    /** Title, tags, writer and first line in the form for searches. */
    searchText: text('search_text').notNull(),
    /** The same words and the whole text, for the search through everything. */
    searchWords: text('search_words').notNull().generatedAlwaysAs(sql`search_text || E'\n' || story_search_key(body)`),
    /** Time of publication; null before it. */
    publishedAt: instant('published_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [
    index('novel_published').on(table.publishedAt, table.novelId),
    index('novel_world').on(table.worldId, table.publishedAt, table.novelId),
    index('novel_search').using('gin', sql`text_pieces('', search_words)`),
    uniqueIndex('novel_chapter').on(table.seriesId, table.chapterNumber),
  ],
)

const novelId = () =>
  integer('novel_id')
    .notNull()
    .references(() => novel.novelId)

export const novelTag = pgTable(
  'novel_tag',
  {
    novelId: novelId(),
    /** Place in the writer's order, from 1. */
    place: smallint('place').notNull(),
    tag: text('tag').notNull(),
  },
  table => [
    primaryKey({ columns: [table.novelId, table.place] }),
    uniqueIndex('novel_tag_once').on(table.tag, table.novelId),
  ],
)

export const novelPicture = pgTable(
  'novel_picture',
  {
    novelId: novelId(),
    /** Line of the text before which it stands, from 1. */
    line: integer('line').notNull(),
    picture: text('picture').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    description: text('description').notNull(),
  },
  table => [primaryKey({ columns: [table.novelId, table.line] })],
)

export const novelCast = pgTable(
  'novel_cast',
  {
    novelId: novelId(),
    place: smallint('place').notNull(),
    name: text('name').notNull(),
    role: text('role').notNull(),
    /** Character whose portrait is shown; null for persons that nobody plays. */
    characterId: text('character_id').references(() => character.characterId),
  },
  table => [primaryKey({ columns: [table.novelId, table.place] })],
)

/** Likes of novels by readers. */
export const novelLike = pgTable(
  'novel_like',
  {
    novelId: novelId(),
    userId: text('user_id').notNull(),
    likedAt: instant('liked_at').notNull(),
  },
  table => [primaryKey({ columns: [table.novelId, table.userId] })],
)

/** Novels that readers have read to their end. */
export const novelRead = pgTable(
  'novel_read',
  {
    userId: text('user_id').notNull(),
    novelId: novelId(),
    readAt: instant('read_at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.novelId] })],
)
