// Time passing for orders: the reminder of the party whose turn it is, and the end of what waited too long. Each order
// has a job, and a check every minute makes up for jobs whose process died.
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { orderChangeByClock } from '#rules/order/transitions.ts'
import { type Db, transact } from '../../db/client.ts'
import type { Job } from '../../platform/jobs/run.ts'
import { changeOrder, clockFacts, tellAct } from './change-order.ts'
import { lockOrder } from './order-row.ts'
import { scenarioOrder, scenarioOrderLog } from './tables/order.ts'
import { tellOfOrder } from './tell-order.ts'
import { nextMoment, ORDER_CLOCK_JOB, waitForOrder } from './wait-for-order.ts'

/** Age at which a date counts as missed. */
const OVERDUE_MS = 30_000
const AT_ONCE = 100

/** Does what is due for an order. @returns whether anything was */
export const passOrderTime = (db: Db, orderId: number, now: Date): Promise<boolean> =>
  transact(db, async tx => {
    const order = await lockOrder(tx, orderId)
    const moment = nextMoment(order)
    if (!moment || !order.dueAt) return false
    if (moment > now) {
      await waitForOrder(tx, orderId)
      return false
    }
    if (moment < order.dueAt && order.dueAt > now) {
      await tx.update(scenarioOrder).set({ remindedAt: now }).where(eq(scenarioOrder.orderId, orderId))
      await tellAct(tx, { orderId, act: 'remind', userId: null, now })
      await waitForOrder(tx, orderId)
      return true
    }
    const next = orderChangeByClock(order.state, await clockFacts(tx, order))
    if (!next) return false
    await changeOrder(tx, order, {
      name: next.name,
      by: 'clock',
      userId: null,
      now: order.dueAt < now ? order.dueAt : now,
    })
    return true
  })

export const orderClockJob: Job = {
  name: ORDER_CLOCK_JOB,
  waitsForStory: true,
  run: async ({ db, story }, payload) => {
    const { orderId } = payload as { orderId: number }
    while (await passOrderTime(db, orderId, await story.now(db))) {}
  },
}

export async function sweepOrders(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - OVERDUE_MS)
  const overdue = await db
    .select({ orderId: scenarioOrder.orderId })
    .from(scenarioOrder)
    .where(and(sql`due_at is not null`, lte(scenarioOrder.dueAt, before)))
    .orderBy(asc(scenarioOrder.dueAt), asc(scenarioOrder.orderId))
    .limit(AT_ONCE)
  for (const { orderId } of overdue) while (await passOrderTime(db, orderId, now)) {}
  const untold = await db
    .select({ logId: scenarioOrderLog.logId })
    .from(scenarioOrderLog)
    .where(and(isNull(scenarioOrderLog.toldAt), lte(scenarioOrderLog.createdAt, before)))
    .orderBy(asc(scenarioOrderLog.logId))
    .limit(AT_ONCE)
  for (const { logId } of untold) await tellOfOrder(db, logId, now)
}

export const orderSweepJob: Job = {
  name: 'order-sweep',
  cron: '* * * * *',
  run: async ({ db, story }) => sweepOrders(db, await story.now(db)),
}
