// A note of the caller's, proven by its row.
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { markOwn, type Own } from '../../platform/own.ts'
import { refuse } from '../../platform/refuse.ts'
import { note } from './tables.ts'

const columns = columnsOf(note, null, ['noteId', 'worldId', 'characterId', 'title', 'scope', 'version', 'deletedAt'])

export type OwnNote = Own<RowOf<typeof columns>>

type Asked = { userId: string; noteId: number }

async function find(db: Db | Tx, { userId, noteId }: Asked): Promise<OwnNote> {
  const { rows } = await db.execute<RowOf<typeof columns>>(sql`
    select ${columns} from note where note_id = ${noteId} and user_id = ${userId} and not is_office_removed`)
  if (!rows[0]) throw refuse('NOTE_NOT_FOUND')
  return markOwn(rows[0])
}

/** @throws NOTE_NOT_FOUND, also for one of somebody else, and for a removed one */
export async function ownNote(db: Db | Tx, asked: Asked): Promise<OwnNote> {
  const found = await find(db, asked)
  if (found.deletedAt !== null) throw refuse('NOTE_NOT_FOUND')
  return found
}

/** Own note, also where its writer removed it. @throws NOTE_NOT_FOUND, also for one of somebody else, or removed by the office */
export const ownNoteOrRemoved = find

/** The own note, locked until the transaction ends. @throws NOTE_NOT_FOUND */
export async function lockNote(tx: Tx, asked: Asked): Promise<OwnNote> {
  await tx.execute(sql`
    select 1 from note where note_id = ${asked.noteId} and user_id = ${asked.userId} for no key update`)
  return find(tx, asked)
}
