// A note, a comment on one or a book that is reported, and its removal by the office, which its writer cannot take back.
import { sql } from 'drizzle-orm'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { type Reportable, rowOf, thingAt } from '../report/reportable.ts'
import { bookPictures } from './book-pictures.ts'
import { noteBook } from './book-tables.ts'
import { shownComment } from './note-row.ts'
import { readableBook, readableNote } from './readable.ts'
import { note, noteComment } from './tables.ts'

const place = columnsOf(note, 'n', ['worldId', 'noteId'])
const quoted = columnsOf(note, 'n', {
  ...{ writerUserId: 'userId', characterId: 'characterId', title: 'title', body: 'body', writtenAt: 'updatedAt' },
})
const quotedComment = columnsOf(noteComment, 'k', {
  ...{ writerUserId: 'userId', characterId: 'characterId', body: 'body', writtenAt: 'createdAt' },
})
const about = columnsOf(note, 'n', { about: 'title' })
const quotedBook = columnsOf(noteBook, 'b', {
  ...{ writerUserId: 'userId', characterId: 'characterId', worldId: 'worldId' },
  ...{ title: 'title', body: 'summary', writtenAt: 'updatedAt' },
})

const addressOf = ({ worldId, noteId }: RowOf<typeof place>): string => `/world/${worldId}/note/${noteId}`

export const noteReportable: Reportable = {
  find: async (db, { userId, targetId }) => {
    const { rows } = await db.execute<RowOf<typeof place> & RowOf<typeof quoted>>(sql`
      select ${place}, ${quoted}
      from note n where n.note_id = ${rowOf(targetId)} and ${readableNote(userId)}`)
    return rows[0] ? thingAt(addressOf(rows[0]), rows[0]) : null
  },
  isThere: async (db, targetId) =>
    (await countOf(db, sql`note where note_id = ${rowOf(targetId)} and deleted_at is null`)) > 0,
  remove: async (tx, { targetId, now }) => {
    const { rowCount } = await tx.execute(sql`
      update note set deleted_at = ${now.toISOString()}, is_office_removed = true
      where note_id = ${rowOf(targetId)} and deleted_at is null`)
    return Boolean(rowCount)
  },
}

export const noteCommentReportable: Reportable = {
  find: async (db, { userId, targetId }) => {
    const { rows } = await db.execute<RowOf<typeof place> & RowOf<typeof quotedComment> & RowOf<typeof about>>(sql`
      select ${place}, ${quotedComment}, ${about}
      from note_comment k join note n on n.note_id = k.note_id
      where k.comment_id = ${rowOf(targetId)} and ${shownComment(userId)} and ${readableNote(userId)}`)
    return rows[0] ? thingAt(`${addressOf(rows[0])}#comments`, rows[0]) : null
  },
  isThere: async (db, targetId) =>
    (await countOf(db, sql`note_comment where comment_id = ${rowOf(targetId)} and deleted_at is null`)) > 0,
  remove: async (tx, { targetId, adminId, now }) => {
    const { rowCount } = await tx.execute(sql`
      update note_comment set deleted_at = ${now.toISOString()}, deleted_by = ${adminId}
      where comment_id = ${rowOf(targetId)} and deleted_at is null`)
    return Boolean(rowCount)
  },
}

export const noteBookReportable: Reportable = {
  find: async (db, { userId, targetId }) => {
    const { rows } = await db.execute<RowOf<typeof quotedBook> & { pictureList: string[] }>(sql`
      select ${quotedBook},
        array(select p.description from note_book_picture p where p.note_book_id = b.note_book_id) as "pictureList"
      from note_book b where b.note_book_id = ${rowOf(targetId)} and ${readableBook(userId)}`)
    return rows[0] ? thingAt(`/world/${rows[0].worldId}/noteBook/${targetId}`, rows[0]) : null
  },
  isThere: async (db, targetId) =>
    (await countOf(db, sql`note_book where note_book_id = ${rowOf(targetId)} and deleted_at is null`)) > 0,
  remove: async (tx, { targetId, now }) => {
    const noteBookId = rowOf(targetId) ?? 0
    const { rowCount } = await tx.execute(sql`
      update note_book set deleted_at = ${now.toISOString()}, is_office_removed = true
      where note_book_id = ${noteBookId} and deleted_at is null`)
    if (rowCount) await bookPictures.remove(tx, noteBookId)
    return Boolean(rowCount)
  },
}
