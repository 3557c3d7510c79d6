// The job that is queued for the next date of an order: its reminder, or the end of its state.
import { ORDER_REMIND_MS } from '#rules/order/schedule.ts'
import type { Tx } from '../../db/client.ts'
import { enqueue } from '../../platform/jobs/run.ts'
import { findOrder, type OrderRow } from './order-row.ts'

export const ORDER_CLOCK_JOB = 'order-clock'

/** Next moment at which time does something to an order; null for none. */
export function nextMoment({ dueAt, remindedAt, stateSince }: OrderRow): Date | null {
  if (dueAt === null) return null
  const remindAt = new Date(dueAt.getTime() - ORDER_REMIND_MS)
  return remindedAt === null && remindAt > stateSince ? remindAt : dueAt
}

/** Queues the job of an order; a job that waited for another date is moved. */
export async function waitForOrder(tx: Tx, orderId: number): Promise<void> {
  const storyAt = nextMoment(await findOrder(tx, orderId))
  if (storyAt)
    await enqueue(tx, { name: ORDER_CLOCK_JOB, payload: { orderId }, key: `${ORDER_CLOCK_JOB}:${orderId}`, storyAt })
}
