// Queue of pushes that wait for devices. They are written with the notice's delivery, taken in small lots by the lane of a push service,
// and judged again just before each sending.
import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Db, type Tx, transact } from '../../../db/client.ts'
import { columnsOf, type RowOf } from '../../../db/select.ts'
import type { SendNotice } from '../deliver.ts'
import { pushQueue, pushSubscription } from '../tables.ts'

/** Time after which a process that took a lot counts as dead. Longer than sending a lot may take. */
const HELD_MS = 30_000

/** Lets a notice wait for each device of its user. */
export const queuePush: SendNotice = async (tx, { push }, { notice: { noticeId, userId }, now }) => {
  const devices = await tx
    .select({ subscriptionId: pushSubscription.subscriptionId, endpoint: pushSubscription.endpoint })
    .from(pushSubscription)
    .where(and(eq(pushSubscription.userId, userId), pushSubscription.isOn))
  const rows = devices.flatMap(({ subscriptionId, endpoint }) => {
    const origin = push.originOf(endpoint)
    return origin === null ? [] : [{ noticeId, subscriptionId, origin, nextAt: now }]
  })
  if (rows.length === 0) return false
  await tx.insert(pushQueue).values(rows).onConflictDoNothing()
  return true
}

const taken = columnsOf(pushQueue, 'q', ['noticeId', 'subscriptionId', 'tries'])
export type Waiting = RowOf<typeof taken>
const originColumn = columnsOf(pushQueue, null, ['origin'])

/** Services for which a push is due now, and the time at which the next one of the others is. */
export async function dueServices(db: Db, now: Date): Promise<{ due: string[]; nextAt: Date | null }> {
  const { rows } = await db.execute<RowOf<typeof originColumn> & { next: string }>(
    sql`select ${originColumn}, min(next_at) as next from push_queue group by origin`,
  )
  const times = rows.map(({ origin, next }) => ({ origin, at: new Date(next) }))
  const later = times.filter(({ at }) => at > now).map(({ at }) => at.getTime())
  return {
    due: times.filter(({ at }) => at <= now).map(({ origin }) => origin),
    nextAt: later.length > 0 ? new Date(Math.min(...later)) : null,
  }
}

/** Takes the pushes that are due for a service, so that no other process sends them meanwhile. */
export async function takeDue(db: Db, { origin, most, now }: { origin: string; most: number; now: Date }) {
  const { rows } = await db.execute<Waiting>(sql`
    update push_queue q set next_at = ${new Date(now.getTime() + HELD_MS).toISOString()}, tries = least(q.tries + 1, 100)
    from (select notice_id, subscription_id from push_queue where origin = ${origin} and next_at <= ${now.toISOString()}
      order by next_at, notice_id limit ${most} for update skip locked) due
    where q.notice_id = due.notice_id and q.subscription_id = due.subscription_id
    returning ${taken}`)
  return rows
}

const thisOne = ({ noticeId, subscriptionId }: Waiting) =>
  and(eq(pushQueue.noticeId, noticeId), eq(pushQueue.subscriptionId, subscriptionId))

/** Outcome of a push: it is over, its device is gone, or it is tried again at a time. */
export type PushOutcome = { waiting: Waiting; next: 'done' | 'gone' | { at: Date } }

/** Stores the outcomes of a lot. */
export const storeOutcomes = (db: Db, outcomes: readonly PushOutcome[]): Promise<void> =>
  transact(db, async tx => {
    await forget(tx, outcomes)
    for (const { waiting, next } of outcomes) {
      if (typeof next === 'object') await tx.update(pushQueue).set({ nextAt: next.at }).where(thisOne(waiting))
    }
  })

async function forget(tx: Tx, outcomes: readonly PushOutcome[]): Promise<void> {
  const gone = outcomes.filter(({ next }) => next === 'gone').map(({ waiting }) => waiting.subscriptionId)
  if (gone.length > 0) await tx.delete(pushSubscription).where(inArray(pushSubscription.subscriptionId, gone))
  const done = outcomes.filter(({ next }) => next === 'done').map(({ waiting }) => waiting)
  if (done.length > 0) {
    const pairs = sql.join(
      done.map(({ noticeId, subscriptionId }) => sql`(${noticeId}::bigint, ${subscriptionId}::int)`),
      sql`, `,
    )
    await tx.execute(sql`delete from push_queue where (notice_id, subscription_id) in (${pairs})`)
  }
}
