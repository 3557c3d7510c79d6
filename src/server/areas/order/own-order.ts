// An order for one of its parties, proven by its rows.
import type { Db, Tx } from '../../db/client.ts'
import { markOwn, type Own } from '../../platform/own.ts'
import { refuse } from '../../platform/refuse.ts'
import { findOrder } from './order-row.ts'
import { type Standing, standingOf } from './parties.ts'

export type OwnOrder = Own<{ orderId: number } & Standing>

/** @throws ORDER_NOT_FOUND for a user who is no party to it, as for an order that does not exist */
export async function ownOrder(
  db: Db | Tx,
  { orderId, userId }: { orderId: number; userId: string },
): Promise<OwnOrder> {
  const standing = await standingOf(db, await findOrder(db, orderId), userId)
  if (!standing) throw refuse('ORDER_NOT_FOUND')
  return markOwn({ orderId, ...standing })
}
