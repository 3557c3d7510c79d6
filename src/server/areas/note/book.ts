// A note, or a book of notes, as an EPUB.
import { sql } from 'drizzle-orm'
import type { EpubDirection } from '#rules/novel.ts'
import type { Db } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import type { Services } from '../../platform/context.ts'
import type { BookChapter, BookPicture } from '../../platform/epub/book.ts'
import { makeEpub } from '../../platform/epub/make-epub.ts'
import { storedPictures } from '../../platform/epub/stored-pictures.ts'
import { fileName, uuidOf } from '../../platform/epub/uuid.ts'
import { getBook } from './book-rows.ts'
import { getNote } from './detail.ts'
import { readableNote } from './readable.ts'
import { note } from './tables.ts'

type Asked = { userId: string | null; direction: EpubDirection }

/** @throws NOTE_NOT_FOUND */
export async function makeNoteFile(db: Db, { direction, ...asked }: Asked & { noteId: number }): Promise<File> {
  const { noteId, title, body, firstLine, updatedAt, character } = await getNote(db, asked)
  const chapters = [{ title, body, pictures: [] }]
  return fileOf({ key: `note:${noteId}`, title, description: firstLine, updatedAt, character, direction, chapters })
}

const chapter = columnsOf(note, 'n', ['title', 'body', 'updatedAt'])

/** The notes that the reader may read. @throws NOTE_BOOK_NOT_FOUND, also for a book without any */
export async function makeBookFile(
  { db, ...needs }: Pick<Services, 'db' | 'files' | 'log'>,
  { direction, ...asked }: Asked & { noteBookId: number },
): Promise<File> {
  const { noteBookId, title, summary: description, character, cover, ...book } = await getBook(db, asked)
  const { rows } = await db.execute<RowOf<typeof chapter>>(sql`
    select ${chapter} from note_book_entry e join note n on n.note_id = e.note_id
    where e.note_book_id = ${noteBookId} and ${readableNote(asked.userId)} order by e.place, n.note_id`)
  const chapters = rows.map(row => ({ title: row.title, body: row.body, pictures: [] }))
  const updatedAt = Math.max(...[book.updatedAt, ...rows.map(row => row.updatedAt)].map(at => new Date(at).getTime()))
  const pictures = await storedPictures(needs, cover ? [cover] : [])
  return fileOf({
    ...{ key: `noteBook:${noteBookId}`, title, description, updatedAt, character, direction, chapters },
    cover: pictures[0] ?? null,
  })
}

type Told = {
  /** Name of the work from which the id of its EPUB is made. */
  key: string
  title: string
  description: string
  updatedAt: string | number
  character: { characterFullName: string }
  direction: EpubDirection
  chapters: readonly BookChapter[]
  cover?: BookPicture | null
}

async function fileOf({ key, title, description, updatedAt, character, cover = null, ...told }: Told): Promise<File> {
  const book = await makeEpub({
    ...{ uuid: uuidOf(key), title, writerName: character.characterFullName, description, ...told },
    ...{ modified: new Date(updatedAt), pictures: cover ? [cover] : [], coverId: cover?.id ?? null },
  })
  return new File([new Uint8Array(book)], `${fileName(title, 'note')}.epub`, { type: 'application/epub+zip' })
}
