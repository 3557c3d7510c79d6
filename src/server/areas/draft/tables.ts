// Drafts, their earlier versions, and stored phrases.
import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

/** Ids are made by clients, so they are unique per user only: nobody can find or block the id of another user. */
export const draft = pgTable(
  'draft',
  {
    userId: text('user_id').notNull(),
    draftId: uuid('draft_id').notNull(),
    place: text('place').notNull(),
    target: text('target').notNull(),
    name: text('name').notNull(),
    /** Text exactly as it was sent. */
    text: text('text').notNull(),
    /** Other fields of the form, as the app serialized them. */
    fields: text('fields').notNull().default(''),
    version: integer('version').notNull(),
    /** Id of the page that wrote this text. */
    writer: uuid('writer'),
    /** Number of characters lost since the last stored version. */
    lost: integer('lost').notNull().default(0),
    copyOf: uuid('copy_of'),
    updatedAt: instant('updated_at').notNull(),
    removedAt: instant('removed_at'),
    submittedAt: instant('submitted_at'),
  },
  table => [
    primaryKey({ columns: [table.userId, table.draftId] }),
    index('draft_list').on(table.userId, table.updatedAt, table.draftId),
    index('draft_ended')
      .on(sql`greatest(removed_at, submitted_at)`)
      .where(sql`removed_at is not null or submitted_at is not null`),
  ],
)

export const draftVersion = pgTable(
  'draft_version',
  {
    userId: text('user_id').notNull(),
    draftId: uuid('draft_id').notNull(),
    version: integer('version').notNull(),
    name: text('name').notNull(),
    text: text('text').notNull(),
    fields: text('fields').notNull().default(''),
    savedAt: instant('saved_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.draftId, table.version] }),
    foreignKey({
      name: 'draft_version_draft',
      columns: [table.userId, table.draftId],
      foreignColumns: [draft.userId, draft.draftId],
    }).onDelete('cascade'),
  ],
)

/** Phrases (定型文). */
export const snippet = pgTable(
  'snippet',
  {
    userId: text('user_id').notNull(),
    snippetId: uuid('snippet_id').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.snippetId] })],
)
