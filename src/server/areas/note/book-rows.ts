// Reads of books of notes, as far as the reader may: lists, one book with its notes, one book for its form.
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'
import { refuse } from '../../platform/refuse.ts'
import { type ListedRow, listedColumns, toListed } from '../character/listed.ts'
import { noteBook, noteBookPicture } from './book-tables.ts'
import { marked } from './note-row.ts'
import { readableBook, readableNote } from './readable.ts'
import { note } from './tables.ts'

const own = columnsOf(noteBook, 'b', [
  ...(['noteBookId', 'worldId', 'title', 'summary', 'tint', 'hasFace', 'motif', 'scope', 'updatedAt'] as const),
])
const versionColumn = columnsOf(noteBook, 'b', ['version'])
type Cover = Pick<typeof noteBookPicture.$inferSelect, 'picture' | 'width' | 'height' | 'description'>
type Row = RowOf<typeof own> &
  ListedRow & { cover: Cover | null; noteCount: number; readCount: number; isMine: boolean }

/** Notes `n` of book `b` that the reader may read. */
const notesOf = (userId: string | null): SQL =>
  sql`note_book_entry e join note n on n.note_id = e.note_id where e.note_book_id = b.note_book_id and ${readableNote(userId)}`

const cover = sql`
  (select json_build_object('picture', p.picture, 'width', p.width, 'height', p.height, 'description', p.description)
    from note_book_picture p where p.note_book_id = b.note_book_id)`

const bookColumns = (userId: string | null): SQL => sql`
  ${own}, ${listedColumns}, ${cover} as cover, (select count(*)::int from ${notesOf(userId)}) as "noteCount",
  (select count(*)::int from ${notesOf(userId)} and ${marked('note_read', userId)}) as "readCount",
  ${userId === null ? sql`false` : sql`b.user_id = ${userId}`} as "isMine"`
const bookTables = sql`note_book b join character c on c.character_id = b.character_id`

function toBook<More extends object>(row: Row & More) {
  const { characterId, characterFullName, icon, className, level, shogo, isNpc, isResting, ...rest } = row
  const listed = { characterId, characterFullName, icon, className, level, shogo, isNpc, isResting }
  return { ...rest, character: toListed(listed) }
}

type Listed = { userId: string | null; ofCharacterId: string; pageStart: number; perPage: number }

export async function listBooks(db: Db, { userId, ofCharacterId, pageStart, perPage }: Listed) {
  const shown = sql`b.character_id = ${ofCharacterId} and ${readableBook(userId)}`
  const [{ rows }, count] = await Promise.all([
    db.execute<Row>(sql`
      select ${bookColumns(userId)} from ${bookTables} where ${shown}
      order by b.updated_at desc, b.note_book_id desc limit ${perPage} offset ${(pageStart - 1) * perPage}`),
    countOf(db, sql`note_book b where ${shown}`),
  ])
  return { noteBookList: rows.map(toBook), count }
}

const entry = columnsOf(note, 'n', ['noteId', 'title', 'firstLine', 'scope', 'characters'])
type Entry = RowOf<typeof entry> & { isRead: boolean }

async function entriesOf(db: Db, userId: string | null, noteBookId: number): Promise<Entry[]> {
  const { rows } = await db.execute<Entry>(sql`
    select ${entry}, ${marked('note_read', userId)} as "isRead" from note_book_entry e join note n on n.note_id = e.note_id
    where e.note_book_id = ${noteBookId} and ${readableNote(userId)} order by e.place, n.note_id`)
  return rows
}

type Asked = { userId: string | null; noteBookId: number }

/** @throws NOTE_BOOK_NOT_FOUND for a book that is not there for the reader */
export async function getBook(db: Db, asked: Asked) {
  const found = await findBook(db, asked)
  if (!found) throw refuse('NOTE_BOOK_NOT_FOUND')
  const { version: _, ...book } = found
  return book
}

/** A book that the reader may read, or null. */
export async function findBook(db: Db, { userId, noteBookId }: Asked) {
  const { rows } = await db.execute<Row & RowOf<typeof versionColumn>>(sql`
    select ${bookColumns(userId)}, ${versionColumn} from ${bookTables}
    where b.note_book_id = ${noteBookId} and ${readableBook(userId)}`)
  return rows[0] ? { ...toBook(rows[0]), noteList: await entriesOf(db, userId, noteBookId) } : null
}

const pictureId = columnsOf(noteBookPicture, null, ['pictureId'])
type Edited = { userId: string; own: OwnCharacter; noteBookId?: number | undefined }

/** @throws NOTE_BOOK_NOT_FOUND for one that is not the character's */
export async function getBookForEdit(db: Db, { userId, own: { characterId }, noteBookId }: Edited) {
  const found = noteBookId === undefined ? null : await findBook(db, { userId, noteBookId })
  if (noteBookId !== undefined && found?.character.characterId !== characterId) throw refuse('NOTE_BOOK_NOT_FOUND')
  const { rows } = await db.execute<Entry>(sql`
    select ${entry}, ${marked('note_read', userId)} as "isRead" from note n
    where n.character_id = ${characterId} and n.user_id = ${userId} and n.deleted_at is null
      and not exists (select 1 from note_book_entry e join note_book b on b.note_book_id = e.note_book_id
        where e.note_id = n.note_id and b.deleted_at is null)
    order by n.published_at desc, n.note_id desc limit 500`)
  return { noteBook: found && { ...found, cover: await namedCover(db, found) }, freeNoteList: rows }
}

/** Cover of an own book with the id of its picture, which the form sends again when the book is saved. */
async function namedCover(db: Db, { cover, noteBookId }: { cover: Cover | null; noteBookId: number }) {
  if (!cover) return null
  const { rows } = await db.execute<RowOf<typeof pictureId>>(sql`
    select ${pictureId} from note_book_picture where note_book_id = ${noteBookId} and picture = ${cover.picture}`)
  return rows[0] ? { ...cover, ...rows[0] } : null
}

const titled = columnsOf(noteBook, 'b', ['noteBookId', 'title'])

/** Book in which a note stands, with its neighbours there; null outside one that the reader may read. */
export async function bookOfNote(db: Db, userId: string | null, noteId: number) {
  const { rows } = await db.execute<RowOf<typeof titled>>(sql`
    select ${titled} from note_book_entry e
    join note_book b on b.note_book_id = e.note_book_id where e.note_id = ${noteId} and ${readableBook(userId)}`)
  if (!rows[0]) return null
  const entries = await entriesOf(db, userId, rows[0].noteBookId)
  const noteList = entries.map(({ noteId: id, title }) => ({ noteId: id, title }))
  return { ...rows[0], noteList }
}
