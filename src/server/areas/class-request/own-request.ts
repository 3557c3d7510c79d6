// An application of the caller to become something, proven by its row.
import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { markOwn, type Own } from '../../platform/own.ts'
import { refuse } from '../../platform/refuse.ts'
import { classRequest } from '../identity/tables.ts'

export type OwnRequestId = Own<number>

/** @throws CLASS_REQUEST_NOT_FOUND, also for an application of somebody else */
export async function ownRequest(
  db: Db | Tx,
  { userId, requestId }: { userId: string; requestId: number },
): Promise<OwnRequestId> {
  const [found] = await db
    .select({ requestId: classRequest.requestId })
    .from(classRequest)
    .where(and(eq(classRequest.requestId, requestId), eq(classRequest.userId, userId)))
  if (!found) throw refuse('CLASS_REQUEST_NOT_FOUND')
  return markOwn(requestId)
}
