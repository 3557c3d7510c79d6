// Job that tells the parties of a change of an order, each once.
import { and, eq, isNull, sql } from 'drizzle-orm'
import * as z from 'zod'
import { orderNews } from '#rules/order/news.ts'
import { turnOf } from '#rules/order/schedule.ts'
import { ORDER_TRANSITIONS, type OrderParty, type OrderTransition } from '#rules/order/transitions.ts'
import { type Db, type Tx, transact } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import type { Job } from '../../platform/jobs/run.ts'
import { lockUserEvents } from '../../platform/realtime/publish.ts'
import { isAdmin } from '../../platform/rights.ts'
import { noBlock } from '../block/between.ts'
import { appUser } from '../identity/tables.ts'
import { notify } from '../notice/notify.ts'
import { scenarioStateOf, TELL_ORDER_JOB } from './change-order.ts'
import { lockOrder, type OrderRow } from './order-row.ts'
import { scenarioOrderLog, scenarioOrderMember } from './tables/order.ts'
import { orderRequestSetting } from './tables/plan.ts'

const payloadShape = z.object({ logId: z.number().int().min(1) })
type Log = typeof scenarioOrderLog.$inferSelect

export const tellOrderJob: Job = {
  name: TELL_ORDER_JOB,
  run: async ({ db, story }, payload) => tellOfOrder(db, payloadShape.parse(payload).logId, await story.now(db)),
}

export const tellOfOrder = (db: Db, logId: number, now: Date): Promise<void> =>
  transact(db, async tx => {
    // The mark is written in the transaction of the notices, so that a job that runs twice tells once.
    const [told] = await tx
      .update(scenarioOrderLog)
      .set({ toldAt: now })
      .where(and(eq(scenarioOrderLog.logId, logId), isNull(scenarioOrderLog.toldAt)))
      .returning()
    if (!told) return
    const order = await lockOrder(tx, told.orderId)
    const listeners = (await listenersOf(tx, order, told)).filter(({ userId }) => userId !== told.userId)
    const said = { orderId: order.orderId, worldId: order.worldId, purpose: order.purpose, act: told.act }
    const heard = new Set<string>()
    // The same order in all jobs, because each takes the locks of several users' events.
    for (const { userId, party } of listeners.sort((a, b) => (a.userId < b.userId ? -1 : 1))) {
      if (heard.has(userId) || orderNews(told.act, party) === null) continue
      heard.add(userId)
      await lockUserEvents(tx, userId)
      await notify(tx, now, { userId, event: 'order.step', facts: { ...said, party }, kind: 'order' })
    }
  })

type Listener = { userId: string; party: OrderParty }

async function listenersOf(tx: Tx, order: OrderRow, { act, createdAt, reason }: Log): Promise<Listener[]> {
  // The log line of an invitation by name holds the guest's id in place of a reason.
  if (act === 'asked') return reason ? [{ userId: reason, party: 'guest' }] : []
  const parties = await audienceOf(tx, order, act)
  const found: Listener[] = []
  for (const party of parties) found.push(...(await usersOf(tx, order, party, createdAt)))
  return found
}

const quiet: Record<string, readonly OrderParty[]> = {
  joined: ['owner'],
  left: ['owner'],
  refused: ['owner'],
  revised: ['guest'],
  message: ['owner', 'guest', 'master'],
  handedIn: ['director'],
  openingReturned: ['master'],
}

async function audienceOf(tx: Tx, order: OrderRow, act: string): Promise<readonly OrderParty[]> {
  const row = (ORDER_TRANSITIONS as readonly OrderTransition[]).find(({ name }) => name === act)
  if (row) return row.tells
  if (act !== 'remind') return quiet[act] ?? []
  const turn = turnOf(order.state, (await scenarioStateOf(tx, order)) === 'submitted')
  // An owner who waits for guests, or for a master to be found, is reminded with them.
  if (turn === 'guest' || turn === 'candidate') return ['owner', turn]
  return turn ? [turn] : []
}

const guests = columnsOf(scenarioOrderMember, null, ['userId'])
const admins = columnsOf(appUser, null, ['userId'])
const masters = columnsOf(orderRequestSetting, null, { userId: 'masterId' })

async function usersOf(tx: Tx, order: OrderRow, party: OrderParty, createdAt: Date): Promise<Listener[]> {
  if (party === 'owner') return [{ userId: order.ownerId, party }]
  if (party === 'master') return order.masterId ? [{ userId: order.masterId, party }] : []
  const { rows } = await tx.execute<RowOf<typeof guests> & RowOf<typeof admins> & RowOf<typeof masters>>(
    party === 'guest'
      ? sql`select ${guests} from scenario_order_member where order_id = ${order.orderId} and not is_owner
          and (state in ('asked', 'joined') or (state = 'ended' and ended_at = ${createdAt.toISOString()}::timestamptz))`
      : party === 'director'
        ? sql`select ${admins} from app_user where ${isAdmin(sql`app_user.user_id`)}`
        : sql`select ${masters} from order_request_setting where world_id = ${order.worldId} and is_accepting
            and ${noBlock(sql`master_id`, sql`${order.ownerId}`)}`,
  )
  return rows.map(({ userId }) => ({ userId, party }))
}
