// Pictures of writers' own for the covers of books: each is uploaded first and then belongs to one book.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { pictureUploads } from '../../platform/pictures/uploads.ts'
import { refuse } from '../../platform/refuse.ts'

export const bookPictures = pictureUploads({
  ...{ table: 'note_book_picture', shownBy: 'note_book_id', prefix: 'nb' },
  ...{ unreadable: 'NOTE_BOOK_PICTURE_UNREADABLE', tooMany: 'NOTE_BOOK_PICTURES_MOST' },
  cron: '52 19 * * *',
})

/** The picture of a cover as it is sent; null: none. */
export type SentCover = { pictureId: string; description: string } | null

/**
 * Gives a book its picture; the one before goes with its files.
 * @throws NOTE_BOOK_PICTURE_NOT_FOUND, also for one that another book shows
 */
export async function coverBook(
  tx: Tx,
  { userId, noteBookId, cover }: { userId: string; noteBookId: number; cover: SentCover },
): Promise<void> {
  await bookPictures.remove(tx, noteBookId, cover?.pictureId)
  if (!cover) return
  const { rowCount } = await tx.execute(sql`
    update note_book_picture set note_book_id = ${noteBookId}, description = ${cover.description.trim()}
    where user_id = ${userId} and picture_id = ${cover.pictureId} and stored_at is not null
      and (note_book_id is null or note_book_id = ${noteBookId})`)
  if (!rowCount) throw refuse('NOTE_BOOK_PICTURE_NOT_FOUND')
}
