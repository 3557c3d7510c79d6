// Queue of the admins: waiting and judged applications of a kind.
import { type SQL, sql } from 'drizzle-orm'
import { type ApplicationKind, applicationKinds, MOST_COUNTED_APPLICATIONS } from '#rules/applications.ts'
import type { Db } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { character } from '../character/tables.ts'
import { world } from '../world/tables.ts'
import { namedNumbers } from './classes.ts'
import { type Words, wordsBefore } from './own-applications.ts'
import { application } from './tables.ts'

const columns = columnsOf(application, 'a', [
  'applicationId',
  'kind',
  'status',
  'name',
  'description',
  'level',
  'slotNo',
  'fee',
  'reason',
  'createdAt',
  'decidedAt',
])

const ofWorld = columnsOf(world, 'w', ['worldName'])
const ofCharacter = columnsOf(character, 'c', { characterName: 'characterFullName' })
type QueueRow = RowOf<typeof columns> &
  RowOf<typeof ofWorld> &
  RowOf<typeof ofCharacter> & {
    before: Words | null
    numberList: { id: number; name: string; kijun: number; hosei: number }[]
    isNameKnown: boolean
    isStale: boolean
  }

/** Condition that the world has a thing of the kind and name of application `a`, other than through this application. */
const isNameKnown: SQL = sql`
  case a.kind
    when 'item' then exists (select 1 from world_item i where i.world_id = a.world_id and i.item_name = a.name)
    when 'skill' then exists (select 1 from world_skill k where k.world_id = a.world_id and k.skill_name = a.name)
    when 'class' then exists (select 1 from world_class c
      where c.world_id = a.world_id and c.class_name = a.name and c.class_id <> 'O' || a.application_id)
    else false
  end`

/** Condition that the player changed or lost the subject of application `a`. */
const isStale: SQL = sql`
  a.status = 1 and case a.kind
    when 'setting' then not exists (select 1 from character_setting s
      where s.character_id = a.character_id and s.slot_no = a.slot_no and s.status = 1 and s.heading = a.name
        and s.body = a.description)
    when 'skill' then not exists (select 1 from character_skill cs
      where cs.character_id = a.character_id and cs.skill_code = a.code and cs.originalize_id is null)
    else false
  end`

type Query = { kind: ApplicationKind; isDecided: boolean; offset: number; limit: number }

export async function listQueue(db: Db, { kind, isDecided, offset, limit }: Query) {
  const isShown = sql`a.kind = ${kind} and ${isDecided ? sql`a.status in (2, 3)` : sql`a.status = 1`}`
  const order = isDecided ? sql`a.decided_at desc, a.application_id desc` : sql`a.application_id`
  const { rows } = await db.execute<QueueRow>(sql`
    select ${columns}, ${ofWorld}, ${ofCharacter}, ${wordsBefore},
      ${namedNumbers(sql`a.kijun`, sql`a.hosei`, sql`a.world_id`)}, ${isNameKnown} as "isNameKnown",
      ${isStale} as "isStale"
    from application a join world w on w.world_id = a.world_id join character c on c.character_id = a.character_id
    where ${isShown} order by ${order} limit ${limit} offset ${offset}`)
  const count = await countOf(
    db,
    sql`(
      select 1 from application a where ${isShown} limit ${MOST_COUNTED_APPLICATIONS}) counted`,
  )
  return { applicationList: rows, count }
}

export async function countWaiting(db: Db): Promise<Record<ApplicationKind, number>> {
  const { rows } = await db.execute<{ kind: ApplicationKind; count: number }>(sql`
    select kind, (select count(*) from (
      select 1 from application a where a.kind = known.kind and a.status = 1 limit ${MOST_COUNTED_APPLICATIONS}) counted) as count
    from unnest(${sql.param([...applicationKinds])}::text[]) as known (kind)`)
  return { setting: 0, item: 0, skill: 0, class: 0, ...Object.fromEntries(rows.map(row => [row.kind, row.count])) }
}
