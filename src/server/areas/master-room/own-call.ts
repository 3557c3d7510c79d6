// A call for openings of the caller, proven by its row.
import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { markOwn, type Own } from '../../platform/own.ts'
import { refuse } from '../../platform/refuse.ts'
import { masterCall } from './tables.ts'

export type OwnCallId = Own<number>

/** @throws CALL_NOT_FOUND, also for a call of somebody else */
export async function ownCall(db: Db | Tx, { userId, callId }: { userId: string; callId: number }): Promise<OwnCallId> {
  const [found] = await db
    .select({ callId: masterCall.callId })
    .from(masterCall)
    .where(and(eq(masterCall.callId, callId), eq(masterCall.userId, userId)))
  if (!found) throw refuse('CALL_NOT_FOUND')
  return markOwn(found.callId)
}
