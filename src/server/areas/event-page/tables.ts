// Pages of a world's events with their parts, the times from which the top of the world shows them, and the world's library of pictures.
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { blobTypes } from '#rules/event-page-address.ts'
import type { EventPart } from '#rules/event-pages.ts'
import { instant } from '../../db/columns.ts'
import { userId } from '../identity/columns.ts'
import { worldId } from '../world/columns.ts'

/** A draft may lack its dates; what is published has both. */
export const eventPage = pgTable(
  'event_page',
  {
    pageNo: integer('page_no').primaryKey().generatedAlwaysAsIdentity(),
    worldId: worldId(),
    /** Its word in addresses. */
    eventId: text('event_id').notNull(),
    title: text('title').notNull(),
    lead: text('lead').notNull(),
    /** Picture of the world's library, by its id. */
    picture: text('picture'),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    parts: jsonb('parts').$type<readonly EventPart[]>().notNull(),
    status: text('status', { enum: ['draft', 'published'] })
      .notNull()
      .default('draft'),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [
    unique('event_page_address').on(table.worldId, table.eventId),
    index('event_page_updated').on(table.worldId, table.updatedAt),
    index('event_page_begun').on(table.worldId, table.startsAt).where(sql`status = 'published'`),
    check('event_page_dates', sql`status = 'draft' or (starts_at is not null and ends_at > starts_at)`),
  ],
)

export const eventTop = pgTable(
  'event_top',
  {
    topContentsId: integer('top_contents_id').primaryKey().generatedAlwaysAsIdentity(),
    pageNo: integer('page_no')
      .notNull()
      .references(() => eventPage.pageNo, { onDelete: 'cascade' }),
    opensAt: instant('opens_at').notNull(),
  },
  table => [index('event_top_page').on(table.pageNo, table.opensAt)],
)

export const worldBlob = pgTable(
  'world_blob',
  {
    /** Random id, which is also the name of its files. */
    pictureId: text('picture_id').primaryKey(),
    worldId: worldId(),
    blobType: text('blob_type', { enum: blobTypes }).notNull(),
    blobName: text('blob_name').notNull(),
    /** Hash of what was sent, by which the same picture is known. */
    hash: text('hash').notNull(),
    width: integer('width').notNull().default(0),
    height: integer('height').notNull().default(0),
    bytes: integer('bytes').notNull().default(0),
    userId: userId(),
    uploadedAt: instant('uploaded_at').notNull(),
    /** Time of storing; null while its files are being written, or after that was interrupted. */
    storedAt: instant('stored_at'),
  },
  table => [
    uniqueIndex('world_blob_name').on(table.worldId, table.blobType, table.blobName).where(sql`stored_at is not null`),
    index('world_blob_list').on(table.worldId, table.uploadedAt, table.pictureId),
    index('world_blob_cut').on(table.uploadedAt).where(sql`stored_at is null`),
  ],
)
