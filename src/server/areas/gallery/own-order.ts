// A commission of the caller's as its client, proven by its row.
import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { markOwn, type Own } from '../../platform/own.ts'
import { refuse } from '../../platform/refuse.ts'
import { commission } from '../commission/tables.ts'

export type OwnOrder = Own<{ commissionId: number }>

/** @throws COMMISSION_NOT_FOUND, also for somebody else's */
export async function ownOrderOf(
  db: Db | Tx,
  { userId, orderId }: { userId: string; orderId: number },
): Promise<OwnOrder> {
  const isThis = and(eq(commission.commissionId, orderId), eq(commission.clientId, userId))
  if ((await db.$count(commission, isThis)) === 0) throw refuse('COMMISSION_NOT_FOUND')
  return markOwn({ commissionId: orderId })
}
