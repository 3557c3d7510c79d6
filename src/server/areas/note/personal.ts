// Personal data of notes: what a user wrote and marked goes with the user, also under the notes of others.
import { sql } from 'drizzle-orm'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import { pictureKeys } from '../../platform/pictures/keep.ts'
import { archivedPicture } from '../../platform/pictures/uploads.ts'
import { noteBook, noteBookPicture } from './book-tables.ts'
import { note, noteComment, noteLike, noteRead } from './tables.ts'

const pictureColumn = columnsOf(noteBookPicture, null, ['picture'])

export const notePersonal: PersonalArea = {
  tables: [
    { table: noteRead, users: { user_id: 'deleted' }, archive: { name: 'read-notes', own: ofUser() } },
    { table: noteLike, users: { user_id: 'deleted' }, archive: { name: 'note-likes', own: ofUser() } },
    {
      table: noteComment,
      users: { user_id: 'deleted', deleted_by: 'emptied' },
      characters: { character_id: 'deleted' },
      archive: {
        name: 'note-comments',
        own: ofUser(),
        without: ['deleted_by'],
        texts: { title: null, body: 'body' },
      },
    },
    {
      table: noteBookPicture,
      users: { user_id: 'deleted' },
      archive: { name: 'note-book-pictures', own: ofUser(), files: archivedPicture },
    },
    {
      table: noteBook,
      users: { user_id: 'deleted' },
      characters: { character_id: 'deleted' },
      archive: { name: 'note-books', own: ofUser() },
    },
    {
      table: note,
      users: { user_id: 'deleted' },
      characters: { character_id: 'deleted' },
      archive: {
        name: 'notes',
        own: ofUser(),
        without: ['tag_words', 'search_words'],
        texts: { title: 'title', body: 'body' },
      },
    },
  ],
  forget: async (tx, { userId }) => {
    await tx.execute(sql`
      update note set like_count = like_count - 1
      where note_id in (select note_id from note_like where user_id = ${userId})`)
    const { rows } = await tx.execute<RowOf<typeof pictureColumn>>(sql`
      select ${pictureColumn} from note_book_picture where user_id = ${userId}`)
    return rows.flatMap(({ picture }) => pictureKeys(picture))
  },
}
