// Reads of a single note: for its page, for acts on it, for its form.
import { sql } from 'drizzle-orm'
import { readingMinutes } from '#rules/novel.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { character } from '../character/tables.ts'
import { world } from '../world/tables.ts'
import { bookOfNote } from './book-rows.ts'
import { type NoteRow, noteColumns, noteTables, toNoteItem } from './note-row.ts'
import type { OwnNote } from './own-note.ts'
import { readableNote } from './readable.ts'
import { note } from './tables.ts'

const whole = columnsOf(note, 'n', ['body', 'wordCount', 'isCommentable'])
const ofWorld = columnsOf(world, 'w', ['worldName'])

type Asked = { userId: string | null; noteId: number }

/** @throws NOTE_NOT_FOUND for a note that is not there for the reader */
export async function getNote(db: Db, asked: Asked) {
  const found = await findNote(db, asked)
  if (!found) throw refuse('NOTE_NOT_FOUND')
  return found
}

/** A note that the reader may read, or null. */
export async function findNote(db: Db, { userId, noteId }: Asked) {
  const { rows } = await db.execute<NoteRow & RowOf<typeof whole> & RowOf<typeof ofWorld>>(sql`
    select ${noteColumns(userId)}, ${whole}, ${ofWorld}
    from ${noteTables} join world w on w.world_id = n.world_id
    where n.note_id = ${noteId} and ${readableNote(userId)}`)
  if (!rows[0]) return null
  const { wordCount, ...row } = rows[0]
  // The page of a note shows the count unrounded.
  const book = await bookOfNote(db, userId, noteId)
  return { ...toNoteItem(row), characters: wordCount, minutes: readingMinutes(row.characters), book }
}

const readable = columnsOf(note, 'n', ['noteId', 'worldId', 'userId', 'characterId', 'title', 'isCommentable'])
export type ReadableNote = RowOf<typeof readable>

/** Facts of a note that acts on it need. @throws NOTE_NOT_FOUND when the caller may not read it */
export async function readableOrRefuse(db: Db | Tx, { userId, noteId }: Asked): Promise<ReadableNote> {
  const { rows } = await db.execute<ReadableNote>(sql`
    select ${readable} from note n where n.note_id = ${noteId} and ${readableNote(userId)}`)
  if (!rows[0]) throw refuse('NOTE_NOT_FOUND')
  return rows[0]
}

const written = columnsOf(note, 'n', [
  ...(['noteId', 'worldId', 'characterId', 'title', 'body', 'scope', 'isCommentable', 'version', 'updatedAt'] as const),
])

const writer = columnsOf(character, 'c', ['characterFullName'])
type Edited = RowOf<typeof written> & RowOf<typeof writer> & { noteTagIdList: number[] }

export async function getForEdit(db: Db, { own }: { own: OwnNote }) {
  const { rows } = await db.execute<Edited>(sql`
    select ${written}, ${writer},
      array(select l.note_tag_id from note_tag_link l join note_tag_master t on t.note_tag_id = l.note_tag_id
        where l.note_id = n.note_id order by t.place, t.note_tag_id) as "noteTagIdList"
    from ${noteTables} where n.note_id = ${own.noteId}`)
  if (!rows[0]) throw refuse('NOTE_NOT_FOUND')
  return rows[0]
}
