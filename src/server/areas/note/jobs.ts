// Job that deletes notes and books which their writers removed 30 days ago, with their tags, comments, likes and pictures.
import { sql } from 'drizzle-orm'
import { NOTE_KEPT_DAYS } from '#rules/notes.ts'
import { type Db, transact } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import type { Job } from '../../platform/jobs/run.ts'
import { bookPictures } from './book-pictures.ts'
import { noteBook } from './book-tables.ts'

const BATCH = 200
const DAY = 86_400_000
const idColumn = columnsOf(noteBook, null, ['noteBookId'])

/** @returns number of deleted notes */
async function deleteNotes(db: Db, before: string): Promise<number> {
  // A note that was brought back meanwhile stays, because the condition is checked again on the current row.
  const { rowCount } = await db.execute(sql`
    delete from note where ctid = any(array(
      select ctid from note where deleted_at < ${before} limit ${BATCH})) and deleted_at < ${before}`)
  return rowCount ?? 0
}

/** The same of books, whose pictures go with them. */
const deleteBooks = (db: Db, before: string): Promise<number> =>
  transact(db, async tx => {
    const { rows } = await tx.execute<RowOf<typeof idColumn>>(sql`
      select ${idColumn} from note_book where deleted_at < ${before}
      order by note_book_id limit ${BATCH} for update`)
    for (const { noteBookId } of rows) await bookPictures.remove(tx, noteBookId)
    if (rows.length > 0)
      await tx.execute(sql`delete from note_book where note_book_id in ${rows.map(({ noteBookId }) => noteBookId)}`)
    return rows.length
  })

export const noteJobs: readonly Job[] = [
  {
    name: 'delete-removed-notes',
    cron: '43 18 * * *',
    run: async ({ db, story }) => {
      const before = new Date((await story.now(db)).getTime() - NOTE_KEPT_DAYS * DAY).toISOString()
      for (const deleteSome of [deleteNotes, deleteBooks]) while ((await deleteSome(db, before)) === BATCH);
    },
  },
]
