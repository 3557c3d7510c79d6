// Queues of the office: how much waits in each, and since when.
import { type SQL, sql } from 'drizzle-orm'
import { type OfficeQueue, officeQueues } from '#rules/office.ts'
import type { Db } from '../../db/client.ts'
import { newestActs } from './log.ts'

/** The part of a statement behind `from`, and the time since which a row waits. */
type Waiting = { of: SQL; since: SQL }

const application = (kind: string): Waiting => ({
  of: sql`application where kind = ${kind} and status = 1`,
  since: sql`created_at`,
})
const request = (kinds: readonly string[]): Waiting => ({
  of: sql`class_request where kind in ${kinds} and status = 1`,
  since: sql`created_at`,
})

const waiting: Record<OfficeQueue, Waiting> = {
  opening: { of: sql`scenario_phase where state = 'submitted'`, since: sql`state_since` },
  order: { of: sql`scenario_order where state = 'CheckingByDirector'`, since: sql`state_since` },
  replay: { of: sql`scenario_replay where state = 'checking'`, since: sql`state_since` },
  extra: { of: sql`scenario_extra where state = 'checking'`, since: sql`state_since` },
  commission: { of: sql`commission where state = 'checking'`, since: sql`state_since` },
  omnibus: { of: sql`scenario_omnibus where state = 'checking'`, since: sql`state_since` },
  setting: application('setting'),
  item: application('item'),
  skill: application('skill'),
  class: application('class'),
  letter: { of: sql`fan_letter where state = 'waiting'`, since: sql`created_at` },
  report: { of: sql`report where state = 'waiting'`, since: sql`created_at` },
  makai: { of: sql`makai_case where state = 'waiting'`, since: sql`asked_at` },
  master: request(['master']),
  supporter: request(['exam', 'permission']),
  creator: request(['creator']),
}

type Row = { queue: OfficeQueue; count: number; oldestAt: string | null }

export async function getHome(db: Db) {
  const parts = officeQueues.map(queue => {
    const { of, since } = waiting[queue]
    return sql`select ${queue}::text as queue, count(*) as count, min(${since}) as "oldestAt" from ${of}`
  })
  const { rows } = await db.execute<Row>(sql.join(parts, sql` union all `))
  return {
    queueList: officeQueues.flatMap(queue => rows.find(row => row.queue === queue) ?? []),
    actList: await newestActs(db),
  }
}
