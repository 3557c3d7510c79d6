// A run of the caller's, proven by its row.
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { markOwn, type Own } from '../../platform/own.ts'
import { refuse } from '../../platform/refuse.ts'
import { journalRun } from './tables.ts'

const columns = columnsOf(journalRun, null, [
  ...(['runId', 'journalId', 'userId', 'characterId', 'worldId', 'seed', 'state', 'noteId'] as const),
])

export type OwnRun = Own<RowOf<typeof columns>>

type Asked = { userId: string; runId: number }

/** @throws JOURNAL_RUN_NOT_FOUND, also for one of somebody else */
export async function ownRun(db: Db | Tx, { userId, runId }: Asked): Promise<OwnRun> {
  const { rows } = await db.execute<RowOf<typeof columns>>(sql`
    select ${columns} from journal_run where run_id = ${runId} and user_id = ${userId}`)
  if (!rows[0]) throw refuse('JOURNAL_RUN_NOT_FOUND')
  return markOwn(rows[0])
}

/** The own run as it is now, locked until the transaction ends. @throws JOURNAL_RUN_NOT_FOUND */
export async function lockRun(tx: Tx, { userId, runId }: OwnRun): Promise<OwnRun> {
  await tx.execute(sql`select 1 from journal_run where run_id = ${runId} and user_id = ${userId} for update`)
  return ownRun(tx, { userId, runId })
}
