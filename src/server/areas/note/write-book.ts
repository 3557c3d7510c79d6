// Writing books: saving one with its notes in their order, taking it away, bringing it back.
import { eq, sql } from 'drizzle-orm'
import { type BookMotif, NOTE_BOOKS_MOST, noteBookErrors, type WrittenNoteBook } from '#rules/note-books.ts'
import type { NoteTagTint } from '#rules/note-tags.ts'
import type { NoteScope } from '#rules/notes.ts'
import type { Tx } from '../../db/client.ts'
import { countOf } from '../../db/select.ts'
import { lockCharacter, type OwnCharacter } from '../../platform/own-character.ts'
import { refuse } from '../../platform/refuse.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { coverBook, type SentCover } from './book-pictures.ts'
import { noteBook } from './book-tables.ts'
import { lockBook, type OwnBook } from './own-book.ts'

type Sent = WrittenNoteBook & {
  userId: string
  own: OwnCharacter
  worldId: string
  /** Null for a new book. */
  noteBookId: number | null
  baseVersion: number
  tint: NoteTagTint
  hasFace: boolean
  motif?: BookMotif | null | undefined
  /** Undefined from an app of before there were pictures on covers. */
  cover?: SentCover | undefined
  scope: NoteScope
  noteIdList: readonly number[]
  draftId: string | null
  now: Date
}

/** @throws NOTE_BOOK_FAULT, NOTE_BOOK_NOT_FOUND, NOTE_BOOK_CHANGED, NOTE_BOOKS_MOST, NOTE_BOOK_NOTES, NOTE_BOOK_PICTURE_NOT_FOUND */
export async function saveBook(tx: Tx, sent: Sent) {
  const { userId, own, worldId, summary, tint, hasFace, motif = null, scope, now } = sent
  if (Object.keys(noteBookErrors(sent)).length > 0) throw refuse('NOTE_BOOK_FAULT')
  // Books of a character are written one after the other, so that no note comes into two.
  await lockCharacter(tx, own)
  const set = { title: sent.title.trim(), summary, tint, hasFace, motif, scope, updatedAt: now }
  const saved = sent.noteBookId === null ? await insert(tx, sent, set) : await update(tx, sent.noteBookId, sent, set)
  const { noteBookId } = saved
  await writeEntries(tx, { noteBookId, userId, own, noteIds: sent.noteIdList })
  if (sent.cover !== undefined || hasFace || motif)
    await coverBook(tx, { userId, noteBookId, cover: sent.cover ?? null })
  await submitDraft(tx, userId, sent.draftId, now)
  return { ...saved, worldId }
}

type Set = Omit<typeof noteBook.$inferInsert, 'worldId' | 'characterId' | 'userId' | 'createdAt'>
type Saved = { noteBookId: number; version: number }

async function insert(tx: Tx, { own, userId, worldId, baseVersion, now }: Sent, set: Set): Promise<Saved> {
  if (baseVersion !== 0) throw refuse('NOTE_BOOK_CHANGED')
  await checkRoom(tx, own.characterId)
  const [row] = await tx
    .insert(noteBook)
    .values({ ...set, worldId, userId, characterId: own.characterId, createdAt: now })
    .returning({ noteBookId: noteBook.noteBookId, version: noteBook.version })
  if (!row) throw new Error('A book was not written.')
  return row
}

async function update(tx: Tx, noteBookId: number, sent: Sent, set: Set): Promise<Saved> {
  const before = await lockBook(tx, { userId: sent.userId, noteBookId })
  if (before.deletedAt !== null || before.characterId !== sent.own.characterId) throw refuse('NOTE_BOOK_NOT_FOUND')
  if (before.version !== sent.baseVersion) throw refuse('NOTE_BOOK_CHANGED')
  const version = before.version + 1
  await tx
    .update(noteBook)
    .set({ ...set, version })
    .where(eq(noteBook.noteBookId, noteBookId))
  return { noteBookId, version }
}

async function checkRoom(tx: Tx, characterId: string): Promise<void> {
  const count = await countOf(tx, sql`note_book where character_id = ${characterId} and deleted_at is null`)
  if (count >= NOTE_BOOKS_MOST) throw refuse('NOTE_BOOKS_MOST')
}

type Entries = { noteBookId: number; userId: string; own: OwnCharacter; noteIds: readonly number[] }

/** @throws NOTE_BOOK_NOTES for a note of others, of another character, that is removed, or stands in another book */
async function writeEntries(tx: Tx, { noteBookId, userId, own, noteIds }: Entries): Promise<void> {
  const ids = [...new Set(noteIds)]
  if (ids.length > 0) {
    const good = await countOf(
      tx,
      sql`note n where n.note_id in ${ids} and n.user_id = ${userId} and n.character_id = ${own.characterId}
        and n.deleted_at is null and not exists (
          select 1 from note_book_entry e join note_book b on b.note_book_id = e.note_book_id
          where e.note_id = n.note_id and e.note_book_id <> ${noteBookId} and b.deleted_at is null)`,
    )
    if (good < ids.length) throw refuse('NOTE_BOOK_NOTES')
  }
  await tx.execute(sql`
    delete from note_book_entry where note_book_id = ${noteBookId} ${ids.length === 0 ? sql`` : sql`or note_id in ${ids}`}`)
  if (ids.length === 0) return
  const rows = ids.map((id, index) => sql`(${id}::int, ${noteBookId}::int, ${index + 1}::smallint)`)
  await tx.execute(sql`
    insert into note_book_entry (note_id, note_book_id, place) values ${sql.join(rows, sql`, `)}`)
}

/** Takes a book away. Its notes stay, and may come into another one. */
export async function removeBook(tx: Tx, { own, now }: { own: OwnBook; now: Date }) {
  if (own.deletedAt === null)
    await tx.update(noteBook).set({ deletedAt: now }).where(eq(noteBook.noteBookId, own.noteBookId))
  return { noteBookId: own.noteBookId }
}

/** Brings a book back, with those of its notes that stand in no other one. @throws NOTE_BOOKS_MOST */
export async function restoreBook(tx: Tx, { own }: { own: OwnBook }) {
  if (own.deletedAt !== null) {
    await lockCharacter(tx, { characterId: own.characterId } as OwnCharacter)
    await checkRoom(tx, own.characterId)
    await tx.update(noteBook).set({ deletedAt: null }).where(eq(noteBook.noteBookId, own.noteBookId))
  }
  return { noteBookId: own.noteBookId }
}
