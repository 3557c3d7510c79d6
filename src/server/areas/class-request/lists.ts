// Applications to become something, as their applicant and the office see them, and the worlds that take supporters.
import { type SQL, sql } from 'drizzle-orm'
import { CLASS_REQUESTS_COUNTED, type ClassRequestKind, classRequestKinds } from '#rules/class-requests.ts'
import type { Db } from '../../db/client.ts'
import { type Absent, columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { appUser, classRequest } from '../identity/tables.ts'
import { world } from '../world/tables.ts'

const columns = columnsOf(classRequest, 'r', [
  'requestId',
  'kind',
  'creatorKbn',
  'worldId',
  'name',
  'career',
  'answers',
  'status',
  'reason',
  'createdAt',
  'decidedAt',
])
const ofWorld = columnsOf(world, 'w', ['worldName'])
type Row = RowOf<typeof columns> & Absent<RowOf<typeof ofWorld>>
const from = sql`class_request r left join world w on w.world_id = r.world_id`

export async function listMine(db: Db, { userId }: { userId: string }) {
  const { rows } = await db.execute<Row>(sql`
    select * from (
      select distinct on (r.kind, coalesce(r.creator_kbn, 0), coalesce(r.world_id, '')) ${columns},
        ${ofWorld}
      from ${from} where r.user_id = ${userId}
      order by r.kind, coalesce(r.creator_kbn, 0), coalesce(r.world_id, ''), r.request_id desc) newest
    order by "requestId" desc`)
  return { requestList: rows }
}

const supported = columnsOf(world, 'w', ['worldId', 'worldName', 'catchphrase', 'keyVisual'])
const newest = columnsOf(classRequest, 'r', ['requestId'])
type SupportedWorld = RowOf<typeof supported> &
  Absent<RowOf<typeof newest>> & { status: 0 | 1 | 2 | 3; reason: string | null }

export async function listSupportedWorlds(db: Db, { userId }: { userId: string }) {
  const { rows } = await db.execute<SupportedWorld>(sql`
    select ${supported}, ${newest},
      case when m.user_id is not null then 2 else coalesce(r.status, 0) end::int as status, case when r.status = 3 then r.reason end as reason
    from world w
    left join master_world m on m.world_id = w.world_id and m.user_id = ${userId}
    left join lateral (select request_id, status, reason from class_request
      where user_id = ${userId} and kind = 'permission' and world_id = w.world_id
      order by request_id desc limit 1) r on true
    where w.scenario_support_flg = 1 order by w.display_order, w.world_id`)
  const passed = await countOf(db, sql`class_request where user_id = ${userId} and kind = 'exam' and status = 2`)
  return { isExamPassed: passed > 0, worldList: rows }
}

const applicant = columnsOf(appUser, 'u', {
  ...{ userName: 'userName', publicUserId: 'publicUserId', userSince: 'createdAt' },
})
type Queued = Row & RowOf<typeof applicant> & { earlierCount: number }
type Query = { kind: ClassRequestKind; isDecided: boolean; offset: number; limit: number }

export async function listQueue(db: Db, { kind, isDecided, offset, limit }: Query) {
  const isShown: SQL = sql`r.kind = ${kind} and ${isDecided ? sql`r.status in (2, 3)` : sql`r.status = 1`}`
  const order = isDecided ? sql`r.decided_at desc, r.request_id desc` : sql`r.request_id`
  const { rows } = await db.execute<Queued>(sql`
    select ${columns}, ${ofWorld}, ${applicant}, (select count(*)::int from class_request b
        where b.user_id = r.user_id and b.kind = r.kind and b.request_id < r.request_id) as "earlierCount"
    from ${from} join app_user u on u.user_id = r.user_id
    where ${isShown} order by ${order} limit ${limit} offset ${offset}`)
  const count = await countOf(
    db,
    sql`(select 1 from class_request r where ${isShown} limit ${CLASS_REQUESTS_COUNTED}) counted`,
  )
  return { requestList: rows, count }
}

export async function countWaiting(db: Db): Promise<Record<ClassRequestKind, number>> {
  const { rows } = await db.execute<{ kind: ClassRequestKind; count: number }>(sql`
    select kind, (select count(*)::int from (
      select 1 from class_request r where r.kind = known.kind and r.status = 1 limit ${CLASS_REQUESTS_COUNTED}) counted) as count
    from unnest(${sql.param([...classRequestKinds])}::text[]) as known (kind)`)
  return {
    master: 0,
    creator: 0,
    exam: 0,
    permission: 0,
    ...Object.fromEntries(rows.map(row => [row.kind, row.count])),
  }
}
