// A book of the caller's, proven by its row.
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { markOwn, type Own } from '../../platform/own.ts'
import { refuse } from '../../platform/refuse.ts'
import { noteBook } from './book-tables.ts'

const columns = columnsOf(noteBook, null, ['noteBookId', 'characterId', 'version', 'deletedAt'])

export type OwnBook = Own<RowOf<typeof columns>>

type Asked = { userId: string; noteBookId: number }

/** Own book, also where its writer removed it. @throws NOTE_BOOK_NOT_FOUND, also for one of somebody else */
export async function ownBookOrRemoved(db: Db | Tx, { userId, noteBookId }: Asked): Promise<OwnBook> {
  const { rows } = await db.execute<RowOf<typeof columns>>(sql`
    select ${columns} from note_book where note_book_id = ${noteBookId} and user_id = ${userId}
      and not is_office_removed`)
  if (!rows[0]) throw refuse('NOTE_BOOK_NOT_FOUND')
  return markOwn(rows[0])
}

/** The own book, locked until the transaction ends. @throws NOTE_BOOK_NOT_FOUND */
export async function lockBook(tx: Tx, asked: Asked): Promise<OwnBook> {
  await tx.execute(sql`
    select 1 from note_book where note_book_id = ${asked.noteBookId} and user_id = ${asked.userId} for no key update`)
  return ownBookOrRemoved(tx, asked)
}
