// Situations at the desk of the office: the list, and one with the log of its changes (C056, C057).
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { countOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { planLog } from '../order/plan-log.ts'
import { isPast, reacts } from './react-cards.ts'

type Paged = { worldId: string; page: number; perPage: number; now: Date }

export async function getList(db: Db, { worldId, page, perPage, now }: Paged) {
  const rest = sql`order by ${isPast(now)}, p.open_from desc, p.template_id desc
    limit ${perPage} offset ${(page - 1) * perPage}`
  return {
    reactList: await reacts(db, sql`p.world_id = ${worldId}`, rest),
    count: await countOf(db, sql`scenario_react p where p.deleted_at is null and p.world_id = ${worldId}`),
    serverTime: now,
  }
}

type Asked = { worldId: string; templateId: number; now: Date }

/** @throws REACT_NOT_FOUND */
export async function get(db: Db, { worldId, templateId, now }: Asked) {
  const [react] = await reacts(db, sql`p.template_id = ${templateId} and p.world_id = ${worldId}`)
  if (!react) throw refuse('REACT_NOT_FOUND')
  const logList = (await planLog(db, 'react', templateId)).map(({ reason: _, ...line }) => line)
  return { react, logList, serverTime: now }
}
