// Reaching missions: other areas call `achieve` for every event that a mission may be waiting for.

import { sql } from 'drizzle-orm'
import { type AchieveCategory, achieveCategory } from '#rules/mission.ts'
import { missionPeriod } from '#rules/mission-periods.ts'
import type { Tx } from '../../db/client.ts'
import { type Absent, columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { lockUserEvents } from '../../platform/realtime/publish.ts'
import { notify } from '../notice/notify.ts'
import { world } from '../world/tables.ts'
import { missionMaster } from './tables.ts'

export type Achievement = {
  userId: string
  /** One of `achievementType`. */
  type: string
  /** Subject of the event, such as the news id; null when there is none. */
  value: string | null
  /** Text that tells this occasion from others, for missions that need several; by default the value. */
  occasion?: string
  /** World to whose missions the event is restricted; left out: all missions. */
  worldId?: string
  /** World in which it happened: restricts to missions of this world and those of no world. */
  happenedIn?: string
  now: Date
}

const ofMission = columnsOf(missionMaster, 'm', {
  ...{ id: 'id', worldId: 'worldId', category: 'achieveCategory', title: 'archiveTitle', rewardText: 'rewardText' },
  ...{ requiredCount: 'requiredCount', lpOnly: 'lpOnly' },
})
const ofWorld = columnsOf(world, 'w', ['worldName'])
type OpenMission = RowOf<typeof ofMission> & Absent<RowOf<typeof ofWorld>>

/**
 * Counts an occasion for every active mission that waits for it. A mission is reached once per period, however often or in
 * parallel this is called; reaching it writes the row and the realtime event.
 * @returns the number of missions reached now
 */
export async function achieve(tx: Tx, achievement: Achievement): Promise<number> {
  const open = await openMissions(tx, achievement)
  if (open.length === 0) return 0
  await lockUserEvents(tx, achievement.userId)
  let reached = 0
  for (const mission of open) {
    const { key } = missionPeriod(mission.category, achievement.now)
    if (mission.requiredCount > 1 && (await countOccasions(tx, mission, key, achievement)) < mission.requiredCount)
      continue
    if (await insertReached(tx, mission, key, achievement)) reached++
  }
  return reached
}

/** Key of the current period of a mission row `m`, as SQL. */
export function currentPeriod(now: Date) {
  const key = (category: AchieveCategory) => missionPeriod(category, now).key
  return sql`case m.achieve_category
    when ${achieveCategory.daily} then ${key(achieveCategory.daily)}
    when ${achieveCategory.weekly} then ${key(achieveCategory.weekly)}
    when ${achieveCategory.monthly} then ${key(achieveCategory.monthly)}
    else ${key(achieveCategory.normal)} end`
}

async function openMissions(
  tx: Tx,
  { userId, type, value, worldId, happenedIn, now }: Achievement,
): Promise<OpenMission[]> {
  const at = now.toISOString()
  const { rows } = await tx.execute<OpenMission>(sql`
    select ${ofMission}, ${ofWorld} from mission_master m left join world w on w.world_id = m.world_id
    where m.achievement_type = ${type}
      and (m.achievement_value is null or m.achievement_value = ${value})
      and (${worldId ?? null}::text is null or m.world_id = ${worldId ?? null})
      and (${happenedIn ?? null}::text is null or m.world_id is null or m.world_id = ${happenedIn ?? null})
      and m.starts_at <= ${at} and (m.achieve_to is null or m.achieve_to > ${at})
      and not exists (select 1 from user_mission um
        where um.user_id = ${userId} and um.mission_id = m.id and um.period = ${currentPeriod(now)})
    order by m.id`)
  return rows
}

async function countOccasions(tx: Tx, mission: OpenMission, period: string, achievement: Achievement): Promise<number> {
  const { userId, now } = achievement
  const occasion = achievement.occasion ?? achievement.value ?? ''
  await tx.execute(sql`
    insert into mission_occasion (user_id, mission_id, period, occasion, created_at)
    values (${userId}, ${mission.id}, ${period}, ${occasion}, ${now.toISOString()}) on conflict do nothing`)
  return countOf(
    tx,
    sql`mission_occasion
    where user_id = ${userId} and mission_id = ${mission.id} and period = ${period}`,
  )
}

async function insertReached(
  tx: Tx,
  mission: OpenMission,
  period: string,
  { userId, now }: Achievement,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into user_mission (user_id, mission_id, period, world_id, lp_only, status, created_at)
    values (${userId}, ${mission.id}, ${period}, ${mission.worldId ?? 'user'}, ${mission.lpOnly}, 1, ${now.toISOString()})
    on conflict do nothing`)
  if (!rowCount) return false
  const { title: missionTitle, rewardText } = mission
  await notify(tx, now, {
    userId,
    event: 'mission.reached',
    facts: { missionId: String(mission.id), worldName: mission.worldName ?? '', missionTitle, rewardText },
    kind: 'mission',
  })
  return true
}
