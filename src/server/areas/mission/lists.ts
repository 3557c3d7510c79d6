// Lists of the mission screen (doc2 §§2-4). Each reads one narrow index; counts use the same condition.
import { sql } from 'drizzle-orm'
import { achieveCategory, achievedListKind, missionStatus, missionWorld, missionWorldLabels } from '#rules/mission.ts'
import { missionDue, missionPeriod } from '#rules/mission-periods.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { world } from '../world/tables.ts'
import { currentPeriod } from './achieve.ts'
import { type MissionRow, ofMission, toMission } from './mission-row.ts'

type Page = { userId: string; worldId: string; offset: number; limit: number; now: Date }

/** Columns of all lists. `m` is the mission, `um` the user's row if there is one. */
export const missionColumns = sql`
  coalesce(m.world_id, ${missionWorld.user}) as "worldId", coalesce(w.world_name, ${missionWorldLabels.user}) as "worldName",
  ${ofMission}`

export async function listAchieved(db: Db, page: Page & { kind: number }) {
  const worlds = await listWorlds(db, page.worldId)
  const received = page.kind === achievedListKind.received
  const status = received ? missionStatus.received : missionStatus.achieved
  const ofWorld = page.worldId === missionWorld.all ? sql`` : sql`and um.world_id = ${page.worldId}`
  // The status is a literal of the statement, because the planner chooses partial indexes by it.
  const mine = sql`um.user_id = ${page.userId} and um.status = ${sql.raw(String(status))} ${ofWorld}`
  const order = received ? sql`um.received_at desc, um.id desc` : sql`um.created_at desc, um.id desc`
  const { rows } = await db.execute<MissionRow>(sql`
    with page as materialized (
      select um.* from user_mission um where ${mine} order by ${order} limit ${page.limit} offset ${page.offset})
    select um.id, um.status, um.created_at as "createdAt", um.received_at as "receivedAt",
      m.required_count as "progressCount", ${missionColumns}
    from page um join mission_master m on m.id = um.mission_id left join world w on w.world_id = m.world_id
    order by ${order}`)
  return {
    achievementDtoList: rows.map(row => toMission(row, null)),
    totalCount: await countOf(db, sql`user_mission um where ${mine}`),
    lpRewardCount: await countLpRewards(db, page.userId),
    worldNameDtoList: worlds,
  }
}

export async function listNotAchieved(db: Db, page: Page) {
  const worlds = await listWorlds(db, page.worldId)
  const rows = await openMissionRows(db, page)
  const shown = rows.slice(page.offset, page.offset + page.limit)
  return {
    achievementDtoList: shown.map(({ row, due }) => toMission(row, due)),
    totalCount: rows.length,
    lpRewardCount: await countLpRewards(db, page.userId),
    worldNameDtoList: worlds,
  }
}

/**
 * Active missions that are not reached in their current period: the earliest end comes first, then the nearest to
 * completion. Their number is that of open missions, however many users there are, so the page is cut here.
 */
async function openMissionRows(db: Db, { userId, worldId, now }: Pick<Page, 'userId' | 'worldId' | 'now'>) {
  const at = now.toISOString()
  const ofWorld =
    worldId === missionWorld.all
      ? sql``
      : worldId === missionWorld.user
        ? sql`and m.world_id is null`
        : sql`and m.world_id = ${worldId}`
  const { rows } = await db.execute<MissionRow>(sql`
    select m.id, 0 as status, null as "createdAt", null as "receivedAt", ${missionColumns},
      case when m.required_count = 1 then 0 else (select count(*) from mission_occasion mo
        where mo.user_id = ${userId} and mo.mission_id = m.id and mo.period = ${currentPeriod(now)}) end as "progressCount"
    from mission_master m left join world w on w.world_id = m.world_id
    where m.starts_at <= ${at} and (m.achieve_to is null or m.achieve_to > ${at}) ${ofWorld}
      and not exists (select 1 from user_mission um
        where um.user_id = ${userId} and um.mission_id = m.id and um.period = ${currentPeriod(now)})`)
  // Computing a period costs more than a row, so each is computed once.
  const periods = Object.fromEntries(Object.values(achieveCategory).map(each => [each, missionPeriod(each, now)]))
  const dueOf = (row: MissionRow): Date | null =>
    missionDue(toDate(row.achieveTo), periods[row.achieveCategory] ?? missionPeriod(row.achieveCategory, now))
  return rows
    .map(row => ({ row, due: dueOf(row), done: row.progressCount / row.requiredCount }))
    .sort((a, b) => timeOf(a) - timeOf(b) || b.done - a.done || a.row.id - b.row.id)
}

/** Time for sorting; missions without an end come last. */
const timeOf = ({ due }: { due: Date | null }): number => due?.getTime() ?? Number.MAX_SAFE_INTEGER

const toDate = (value: Date | string | null): Date | null => (value === null ? null : new Date(value))

const countLpRewards = (db: Db, userId: string): Promise<number> =>
  countOf(db, sql`user_mission where user_id = ${userId} and status = 1 and lp_only`)

const named = columnsOf(world, null, ['worldId', 'worldName'])

/** Worlds of the dropdown. @throws WORLD_NOT_FOUND when `wanted` is none of them, `all` or `user` */
export async function listWorlds(db: Db | Tx, wanted: string) {
  const { rows } = await db.execute<RowOf<typeof named>>(sql`
    select ${named} from world order by display_order`)
  const known = wanted === missionWorld.all || wanted === missionWorld.user || rows.some(row => row.worldId === wanted)
  if (!known) throw refuse('WORLD_NOT_FOUND')
  return rows
}
