// Books of notes: some of a character's notes in an order.
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { BOOK_MOTIFS } from '#rules/note-books.ts'
import { NOTE_TAG_TINTS } from '#rules/note-tags.ts'
import type { NoteScope } from '#rules/notes.ts'
import { instant, uploadColumns } from '../../db/columns.ts'
import { characterId } from '../character/columns.ts'
import { userId } from '../identity/columns.ts'
import { worldId } from '../world/columns.ts'
import { note } from './tables.ts'

export const noteBook = pgTable(
  'note_book',
  {
    noteBookId: integer('note_book_id').primaryKey().generatedAlwaysAsIdentity(),
    worldId: worldId(),
    characterId: characterId(),
    userId: userId(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    /** Colour of its cover, and the picture on it where its writer gave none: a drawing, or the face of its character. */
    tint: text('tint', { enum: NOTE_TAG_TINTS }).notNull(),
    hasFace: boolean('has_face').notNull(),
    motif: text('motif', { enum: BOOK_MOTIFS }),
    scope: smallint('scope').$type<NoteScope>().notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Time of the removal by its writer, who may bring the book back for a while, or by the office, for good; its notes stay. */
    deletedAt: instant('deleted_at'),
    isOfficeRemoved: boolean('is_office_removed').notNull().default(false),
  },
  table => [
    index('note_book_own').on(table.characterId, table.updatedAt, table.noteBookId),
    index('note_book_user').on(table.userId),
    index('note_book_removed').on(table.deletedAt).where(sql`deleted_at is not null`),
    check('note_book_scope', sql`scope in (1, 2, 3)`),
  ],
)

/** A note stands in one book at most. */
export const noteBookEntry = pgTable(
  'note_book_entry',
  {
    noteId: integer('note_id')
      .primaryKey()
      .references(() => note.noteId, { onDelete: 'cascade' }),
    noteBookId: integer('note_book_id')
      .notNull()
      .references(() => noteBook.noteBookId, { onDelete: 'cascade' }),
    /** Place in the book, from 1. */
    place: smallint('place').notNull(),
  },
  table => [index('note_book_entry_place').on(table.noteBookId, table.place)],
)

/** A picture that was uploaded for the cover of a book. */
export const noteBookPicture = pgTable(
  'note_book_picture',
  {
    userId: userId(),
    ...uploadColumns(),
    /** Book whose cover shows the picture; null until that book is saved. */
    noteBookId: integer('note_book_id').references(() => noteBook.noteBookId, { onDelete: 'set null' }),
  },
  table => [
    primaryKey({ columns: [table.userId, table.pictureId] }),
    uniqueIndex('note_book_picture_of').on(table.noteBookId),
    index('note_book_picture_files').on(table.picture),
    index('note_book_picture_unused').on(table.uploadedAt).where(sql`note_book_id is null`),
  ],
)
