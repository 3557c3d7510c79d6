// An application of the caller, proven by its row.
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { markOwn, type Own } from '../../platform/own.ts'
import { refuse } from '../../platform/refuse.ts'

export type OwnApplicationId = Own<number>

/** @throws APPLICATION_NOT_FOUND, also for an application of somebody else */
export async function ownApplication(
  db: Db | Tx,
  { userId, applicationId }: { userId: string; applicationId: number },
): Promise<OwnApplicationId> {
  const { rows } = await db.execute(sql`
    select 1 from application where application_id = ${applicationId} and user_id = ${userId}`)
  if (rows.length === 0) throw refuse('APPLICATION_NOT_FOUND')
  return markOwn(applicationId)
}
