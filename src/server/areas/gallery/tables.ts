// Works of the gallery, their likes, and what their owners keep out of it.
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CreatorType } from '#rules/codes/user.ts'
import { instant } from '../../db/columns.ts'
import { characterId } from '../character/columns.ts'
import { commission } from '../commission/tables.ts'
import { userId } from '../identity/columns.ts'
import { worldId } from '../world/columns.ts'

export const galleryItem = pgTable(
  'gallery_item',
  {
    itemId: integer('item_id').primaryKey().generatedAlwaysAsIdentity(),
    commissionId: integer('commission_id')
      .notNull()
      .references(() => commission.commissionId),
    clientId: userId('client_id'),
    characterId: characterId(),
    worldId: worldId(),
    creatorUserId: userId('creator_user_id'),
    classCode: integer('class_code').notNull(),
    creatorKbn: smallint('creator_kbn').$type<CreatorType>().notNull(),
    shouhinmei: text('shouhinmei').notNull(),
    title: text('title').notNull(),
    /** Text of a story; empty for pictures. */
    body: text('body').notNull().default(''),
    picture: text('picture'),
    width: integer('width').notNull().default(0),
    height: integer('height').notNull().default(0),
    searchWords: text('search_words')
      .notNull()
      .generatedAlwaysAs(sql`search_key(title) || E'\n' || search_key(shouhinmei)`),
    publishedAt: instant('published_at').notNull(),
    /** Time at which the office took it away. */
    removedAt: instant('removed_at'),
  },
  table => [
    uniqueIndex('gallery_item_commission').on(table.commissionId),
    index('gallery_item_newest').on(table.publishedAt, table.itemId),
    index('gallery_item_world').on(table.worldId, table.publishedAt, table.itemId),
    index('gallery_item_creator').on(table.creatorUserId, table.classCode, table.publishedAt, table.itemId),
    index('gallery_item_character').on(table.characterId, table.publishedAt),
    index('gallery_item_client').on(table.clientId, table.publishedAt),
  ],
)

export const galleryLike = pgTable(
  'gallery_like',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => galleryItem.itemId),
    userId: userId(),
    createdAt: instant('created_at').notNull(),
  },
  table => [primaryKey({ columns: [table.itemId, table.userId] }), index('gallery_like_user').on(table.userId)],
)

/** A character whose works its player keeps out of the gallery. */
export const galleryCharacterLimit = pgTable(
  'gallery_character_limit',
  { characterId: characterId(), userId: userId(), createdAt: instant('created_at').notNull() },
  table => [primaryKey({ columns: [table.characterId] }), index('gallery_character_limit_user').on(table.userId)],
)

/** A commission whose work its client keeps out of the gallery. */
export const galleryOrderLimit = pgTable(
  'gallery_order_limit',
  {
    commissionId: integer('commission_id')
      .notNull()
      .references(() => commission.commissionId),
    userId: userId(),
    createdAt: instant('created_at').notNull(),
  },
  table => [primaryKey({ columns: [table.commissionId] }), index('gallery_order_limit_user').on(table.userId)],
)
