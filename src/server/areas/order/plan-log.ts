// The log of situations, templates and themes: each change with person, time and reason.
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { orderPlanLog } from './tables/plan.ts'

export type PlanKind = (typeof orderPlanLog.$inferSelect)['kind']
type Logged = { act: string; userId: string; reason?: string | null; now: Date }

export const logPlan = (tx: Tx, kind: PlanKind, planId: number, { now, ...line }: Logged) =>
  tx.insert(orderPlanLog).values({ kind, planId, ...line, createdAt: now })

const LINES_SHOWN = 100
const logged = columnsOf(orderPlanLog, 'l', ['act', 'reason', 'createdAt'])

/** Lines of one situation, template or theme, the newest first. */
export async function planLog(db: Db | Tx, kind: PlanKind, planId: number) {
  const { rows } = await db.execute<RowOf<typeof logged> & { userName: string }>(sql`
    select ${logged}, coalesce(u.user_name, '') as "userName"
    from order_plan_log l left join app_user u on u.user_id = l.user_id
    where l.kind = ${kind} and l.plan_id = ${planId} order by l.log_id desc limit ${LINES_SHOWN}`)
  return rows
}
