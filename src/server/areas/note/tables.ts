// Notes of characters with their tags, comments, likes and marks of reading; and the official tags of each world.
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { NOTE_TAG_TINTS } from '#rules/note-tags.ts'
import type { NoteScope } from '#rules/notes.ts'
import { instant } from '../../db/columns.ts'
import { characterId } from '../character/columns.ts'
import { userId } from '../identity/columns.ts'
import { appUser } from '../identity/tables.ts'
import { worldId } from '../world/columns.ts'

const by = {
  characterId: characterId(),
  /** The player, who is never shown. */
  userId: userId(),
}

export const note = pgTable(
  'note',
  {
    noteId: integer('note_id').primaryKey().generatedAlwaysAsIdentity(),
    worldId: worldId(),
    ...by,
    title: text('title').notNull(),
    body: text('body').notNull(),
    scope: smallint('scope').$type<NoteScope>().notNull(),
    isCommentable: boolean('is_commentable').notNull(),
    firstLine: text('first_line').notNull(),
    /** Exact word count without the notation (rules §4); below it the one for lists, with a half rounded up. */
    wordCount: doublePrecision('word_count').notNull(),
    characters: integer('characters').notNull(),
    /** Number of likes, by which the most liked are found. */
    likeCount: integer('like_count').notNull().default(0),
    /** Names of its tags in the form for searches, written anew when a tag changes. */
    tagWords: text('tag_words').notNull().default(''),
    searchWords: text('search_words')
      .notNull()
      .generatedAlwaysAs(sql`search_key(title) || E'\n' || tag_words || E'\n' || story_search_key(body)`),
    version: integer('version').notNull().default(1),
    /** Time since which others may read the note; for a private one, the time of its first saving. */
    publishedAt: instant('published_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Time of the removal by its writer, who may bring the note back for a while, or by the office, for good. */
    deletedAt: instant('deleted_at'),
    isOfficeRemoved: boolean('is_office_removed').notNull().default(false),
  },
  table => [
    index('note_newest').on(table.worldId, table.publishedAt, table.noteId).where(sql`deleted_at is null`),
    index('note_liked').on(table.worldId, table.likeCount, table.noteId).where(sql`deleted_at is null`),
    index('note_all_newest').on(table.publishedAt, table.noteId).where(sql`deleted_at is null`),
    index('note_own').on(table.characterId, table.updatedAt, table.noteId),
    index('note_user').on(table.userId),
    index('note_removed').on(table.deletedAt).where(sql`deleted_at is not null`),
    index('note_search').using('gin', sql`text_pieces('', search_words)`),
    check('note_scope', sql`scope in (1, 2, 3)`),
  ],
)

const noteId = () =>
  integer('note_id')
    .notNull()
    .references(() => note.noteId, { onDelete: 'cascade' })

export const noteTagMaster = pgTable(
  'note_tag_master',
  {
    noteTagId: integer('note_tag_id').primaryKey().generatedAlwaysAsIdentity(),
    worldId: worldId(),
    name: text('name').notNull(),
    /** Name as two tags are compared. */
    nameKey: text('name_key').notNull(),
    reading: text('reading').notNull(),
    tint: text('tint', { enum: NOTE_TAG_TINTS }).notNull(),
    /** Place in the office's order, from 1. */
    place: smallint('place').notNull(),
    /** The tag that it was merged into; its name then only finds that one. */
    mergedInto: integer('merged_into').references((): AnyPgColumn => noteTagMaster.noteTagId, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    uniqueIndex('note_tag_master_name').on(table.worldId, table.nameKey),
    index('note_tag_master_place').on(table.worldId, table.place, table.noteTagId),
    index('note_tag_master_merged').on(table.mergedInto),
  ],
)

export const noteTagLink = pgTable(
  'note_tag_link',
  {
    noteId: noteId(),
    noteTagId: integer('note_tag_id')
      .notNull()
      .references(() => noteTagMaster.noteTagId, { onDelete: 'cascade' }),
    linkedAt: instant('linked_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.noteId, table.noteTagId] }),
    index('note_tag_link_notes').on(table.noteTagId, table.noteId),
  ],
)

export const noteComment = pgTable(
  'note_comment',
  {
    commentId: bigint('comment_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    noteId: noteId(),
    ...by,
    body: text('body').notNull(),
    /** Comment that it answers. */
    replyTo: bigint('reply_to', { mode: 'number' }).references((): AnyPgColumn => noteComment.commentId, {
      onDelete: 'set null',
    }),
    createdAt: instant('created_at').notNull(),
    /** Time of the deletion by the comment's writer or the writer of the note. */
    deletedAt: instant('deleted_at'),
    deletedBy: text('deleted_by').references(() => appUser.userId),
  },
  table => [
    index('note_comment_of').on(table.noteId, table.commentId),
    index('note_comment_user').on(table.userId),
    index('note_comment_reply').on(table.replyTo),
  ],
)

const marked = {
  noteId: noteId(),
  userId: text('user_id').notNull(),
}

/** Likes of notes by readers. */
export const noteLike = pgTable('note_like', { ...marked, likedAt: instant('liked_at').notNull() }, table => [
  primaryKey({ columns: [table.noteId, table.userId] }),
  index('note_like_user').on(table.userId, table.noteId),
])

/** Notes that readers have read to their end. */
export const noteRead = pgTable('note_read', { ...marked, readAt: instant('read_at').notNull() }, table => [
  primaryKey({ columns: [table.userId, table.noteId] }),
  index('note_read_note').on(table.noteId),
])
