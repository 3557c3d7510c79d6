// Books of notes: some of a character's notes in an order.
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { BOOK_MOTIFS } from '#rules/note-books.ts'
import { NOTE_TAG_TINTS } from '#rules/note-tags.ts'
import type { NoteScope } from '#rules/notes.ts'
import { instant } from '../../db/columns.ts'
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
    /** Colour of its cover, and the picture on it: a drawing, or the face of its character. */
    tint: text('tint', { enum: NOTE_TAG_TINTS }).notNull(),
    hasFace: boolean('has_face').notNull(),
    motif: text('motif', { enum: BOOK_MOTIFS }),
    scope: smallint('scope').$type<NoteScope>().notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Removed by its writer; its notes stay. */
    deletedAt: instant('deleted_at'),
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
