// The row of an order with its members, as acts on it need it: locked, so that its changes happen one after the other.
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { scenarioType } from '#rules/codes/scenario.ts'
import type { CancelTerms } from '#rules/order/cancel-terms.ts'
import type { OrderFacts } from '#rules/order/transitions.ts'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { scenarioOrder, scenarioOrderMember } from './tables/order.ts'

export type OrderRow = typeof scenarioOrder.$inferSelect
export type MemberRow = typeof scenarioOrderMember.$inferSelect

export async function findOrder(db: Db | Tx, orderId: number): Promise<OrderRow> {
  const [row] = await db.select().from(scenarioOrder).where(eq(scenarioOrder.orderId, orderId))
  if (!row) throw refuse('ORDER_NOT_FOUND')
  return row
}

/** Holds the row of an order until the transaction ends. @throws ORDER_NOT_FOUND */
export async function lockOrder(tx: Tx, orderId: number): Promise<OrderRow> {
  // Two statements: a single one would answer with the row from before the wait.
  await tx.execute(sql`select 1 from scenario_order where order_id = ${orderId} for update`)
  return findOrder(tx, orderId)
}

/** Members that are asked or have joined, the owner first. */
export const standingMembers = (db: Db | Tx, orderId: number): Promise<MemberRow[]> =>
  db
    .select()
    .from(scenarioOrderMember)
    .where(and(eq(scenarioOrderMember.orderId, orderId), inArray(scenarioOrderMember.state, ['asked', 'joined'])))
    .orderBy(sql`${scenarioOrderMember.isOwner} desc`, asc(scenarioOrderMember.memberId))

/** Terms of cancellation under which an order was placed. */
export const cancelTermsOf = ({ cancelPreparing, cancelHandedIn }: OrderRow): CancelTerms => ({
  preparing: cancelPreparing,
  handedIn: cancelHandedIn,
})

export const joined = (members: readonly MemberRow[]): MemberRow[] => members.filter(({ state }) => state === 'joined')

export const factsOfOrder = (order: OrderRow, members: readonly Pick<MemberRow, 'state'>[]): OrderFacts => ({
  isRequest: order.type === scenarioType.requestScenario,
  isOpen: order.isOpen,
  isFull: members.filter(({ state }) => state === 'joined').length >= order.seats,
})
