// Masters of a world, as each other and the office see them, and their assignment by the office.
import { and, eq, sql } from 'drizzle-orm'
import { lastClass } from '#rules/codes/user.ts'
import { statesOfGroup } from '#rules/scenario/desk.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { masterName } from '../identity/master-name.ts'
import { appUser } from '../identity/tables.ts'
import { masterRoom } from '../master-room/tables.ts'
import { masterWorld } from '../scenario-desk/tables.ts'
import { type Staff, staffOf } from './own-staff.ts'

const running = [...statesOfGroup.waiting, ...statesOfGroup.open, ...statesOfGroup.writing]

const member = columnsOf(masterWorld, 'm', ['since'])
const person = columnsOf(appUser, 'u', { masterId: 'publicUserId' })
const room = columnsOf(masterRoom, 'r', ['icon'])
type MemberRow = RowOf<typeof member> &
  RowOf<typeof person> &
  RowOf<typeof room> & { masterName: string; running: number; scenarios: number }

/** Scenarios of master `m` in the world of the assignment. */
const phases = sql`scenario s join scenario_phase p on p.scenario_id = s.scenario_id
  where s.master_id = m.user_id and p.world_id = m.world_id`
const isRunning = sql`p.state = any(${sql.param([...running])}::text[])`

export async function membersOf(db: Db | Tx, { worldId }: Staff): Promise<MemberRow[]> {
  const { rows } = await db.execute<MemberRow>(sql`
    select ${person}, ${masterName('u')} as "masterName", ${room}, ${member},
      (select count(*)::int from ${phases} and ${isRunning}) as running,
      (select count(distinct s.scenario_id)::int from ${phases}) as scenarios
    from master_world m join app_user u on u.user_id = m.user_id left join master_room r on r.master_id = m.user_id
    where m.world_id = ${worldId} order by m.since, m.user_id`)
  return rows
}

/** @throws MASTER_COMMUNITY_NOT_FOUND */
export async function getMembers(db: Db, asked: { userId: string; worldId: string }) {
  return { memberList: await membersOf(db, await staffOf(db, asked)) }
}

/** Masters who do not write for the world, by name. */
export async function candidatesOf(db: Db, { worldId }: Staff) {
  const { rows } = await db.execute<RowOf<typeof person> & { masterName: string }>(sql`
    select ${person}, ${masterName('u')} as "masterName" from app_user u
    where exists (select 1 from user_class c where c.user_id = u.user_id and c.class_code = ${lastClass.master})
      and not exists (select 1 from master_world m where m.user_id = u.user_id and m.world_id = ${worldId})
    order by "masterName", u.user_id`)
  return rows
}

const found = columnsOf(appUser, 'u', ['userId'])

type Assigned = { userId: string; worldId: string; masterId: string; isAssigned: boolean; now: Date }

/** @throws MASTER_COMMUNITY_NOT_FOUND, STAFF_MEMBER_NOT_FOUND also for somebody who is no master, STAFF_MEMBER_BUSY */
export async function assign(tx: Tx, { masterId, isAssigned, now, ...asked }: Assigned) {
  const { worldId } = await staffOf(tx, asked)
  const { rows } = await tx.execute<RowOf<typeof found>>(sql`
    select ${found} from app_user u where u.public_user_id = ${masterId} and exists (
      select 1 from user_class c where c.user_id = u.user_id and c.class_code = ${lastClass.master}) for no key update`)
  if (!rows[0]) throw refuse('STAFF_MEMBER_NOT_FOUND')
  const { userId } = rows[0]
  if (isAssigned) {
    await tx.insert(masterWorld).values({ userId, worldId, since: now }).onConflictDoNothing()
    return { masterId }
  }
  const here = sql`master_world m where m.user_id = ${userId} and m.world_id = ${worldId}`
  if ((await countOf(tx, sql`${here} and exists (select 1 from ${phases} and ${isRunning})`)) > 0)
    throw refuse('STAFF_MEMBER_BUSY')
  await tx.delete(masterWorld).where(and(eq(masterWorld.userId, userId), eq(masterWorld.worldId, worldId)))
  return { masterId }
}
