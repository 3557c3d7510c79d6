// Parties to an order: its owner and guests, the master who is asked or has taken it, masters to whom it is offered, the office.

import { and, eq, inArray, sql } from 'drizzle-orm'
import type { GuestStanding } from '#rules/order/acts.ts'
import type { OrderParty } from '#rules/order/transitions.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { adminOf, isAdmin } from '../../platform/rights.ts'
import { isBetween, noBlock } from '../block/between.ts'
import { appUser } from '../identity/tables.ts'
import type { OrderRow } from './order-row.ts'
import { scenarioOrderMember } from './tables/order.ts'
import { orderRequestSetting } from './tables/plan.ts'

/** Standing of a user in an order: of several parties the one with the most rights. */
export interface Standing {
  party: OrderParty
  guest: GuestStanding
  /** Whether the user belongs to the office, beside any other party. */
  isDirector: boolean
}

/** States of a member who may read an order. */
const READING_MEMBERS = ['asked', 'joined', 'ended'] as const

/**
 * Condition: order `o` has come to its master at some time. The master may read it from then on, also when it was taken
 * back or cancelled later.
 */
export const hasCome = sql`(o.state in ('CheckingByMaster', 'Ordered', 'Released') or exists (select 1
  from scenario_order_log l where l.order_id = o.order_id and l.to_state in ('CheckingByMaster', 'Ordered')))`

export async function standingOf(db: Db | Tx, order: OrderRow, userId: string | null): Promise<Standing | null> {
  if (userId === null) return null
  const isDirector = (await adminOf(db, userId)) !== null
  if (order.ownerId === userId) return { party: 'owner', guest: null, isDirector }
  const [member] = await db
    .select({ state: scenarioOrderMember.state, joinedAt: scenarioOrderMember.joinedAt })
    .from(scenarioOrderMember)
    .where(
      and(
        eq(scenarioOrderMember.orderId, order.orderId),
        eq(scenarioOrderMember.userId, userId),
        inArray(scenarioOrderMember.state, [...READING_MEMBERS]),
      ),
    )
    .orderBy(sql`(${scenarioOrderMember.state} <> 'ended') desc, ${scenarioOrderMember.memberId} desc`)
    .limit(1)
  // A guest whose invitation ended without an answer reads what became of the order, and no more.
  const guest = member?.state === 'asked' ? 'asked' : member?.joinedAt ? 'joined' : null
  if (member) return { party: 'guest', guest, isDirector }
  if (order.masterId === userId && (await hasComeToMaster(db, order.orderId)))
    return { party: 'master', guest: null, isDirector }
  if (isDirector) return { party: 'director', guest: null, isDirector }
  return order.state === 'OpenRequesting' &&
    (await takesRequests(db, order.worldId, userId)) &&
    !(await isBetween(db, userId, order.ownerId))
    ? { party: 'candidate', guest: null, isDirector }
    : null
}

async function hasComeToMaster(db: Db | Tx, orderId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from scenario_order o where o.order_id = ${orderId} and ${hasCome}`)
  return rows.length > 0
}

/**
 * Whether a party reads the messages. Guests who have not joined, and masters to whom the order is only offered, do
 * not.
 */
export const readsMessages = ({ party, guest }: Standing): boolean =>
  party === 'guest' ? guest === 'joined' : party !== 'candidate'

/** Whether a master takes requests in a world now. */
async function takesRequests(db: Db | Tx, worldId: string, userId: string): Promise<boolean> {
  const [found] = await db
    .select({ one: sql`1` })
    .from(orderRequestSetting)
    .where(
      and(
        eq(orderRequestSetting.masterId, userId),
        eq(orderRequestSetting.worldId, worldId),
        eq(orderRequestSetting.isAccepting, true),
      ),
    )
  return found !== undefined
}

const userColumn = columnsOf(appUser, 'u', ['userId'])

/**
 * Users, among the given ones, who may follow an order, because they may read it, as `standingOf` says for one user.
 */
export async function partiesAmong(db: Db, orderId: number, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<RowOf<typeof userColumn>>(sql`
    select ${userColumn} from app_user u join scenario_order o on o.order_id = ${orderId}
    where u.user_id = any(${sql.param([...userIds])}::text[]) and (
      o.owner_id = u.user_id
      or (o.master_id = u.user_id and ${hasCome})
      or exists (select 1 from scenario_order_member m
        where m.order_id = o.order_id and m.user_id = u.user_id and m.state in ('asked', 'joined', 'ended'))
      or (o.state = 'OpenRequesting' and exists (select 1 from order_request_setting s
        where s.master_id = u.user_id and s.world_id = o.world_id and s.is_accepting)
        and ${noBlock(sql`u.user_id`, sql`o.owner_id`)})
      or ${isAdmin(sql`u.user_id`)})`)
  return new Set(rows.map(({ userId }) => userId))
}
