// What waits for the caller: the badge of the bottom bar, the card and the rows of the start page.
import { sql } from 'drizzle-orm'
import { achieveCategory, missionWorld } from '#rules/mission.ts'
import { missionDue, missionPeriod } from '#rules/mission-periods.ts'
import type { Db } from '../../db/client.ts'
import { countLpRewards, countRewards, missionColumns, openMissionRows } from './lists.ts'
import { type MissionRow, toMission } from './mission-row.ts'

const DAILY_SHOWN = 4
const ENDING_SHOWN = 4

export async function summarize(db: Db, userId: string, now: Date) {
  const open = await openMissionRows(db, { userId, worldId: missionWorld.all, now })
  const withDue = open.map(row => {
    const achieveTo = row.achieveTo === null ? null : new Date(row.achieveTo)
    return { row, due: missionDue(achieveTo, missionPeriod(row.achieveCategory, now)) }
  })
  const daily = withDue.filter(({ row }) => row.achieveCategory === achieveCategory.daily)
  const reached = await reachedToday(db, userId, now)
  return {
    rewardCount: await countRewards(db, userId),
    lpRewardCount: await countLpRewards(db, userId),
    lpRewardTotal: await lpRewardTotal(db, userId),
    dailyList: [...daily.map(({ row, due }) => toMission(row, due)), ...reached.map(row => toMission(row, null))].slice(
      0,
      DAILY_SHOWN,
    ),
    endingList: withDue
      .filter(({ due }) => due !== null)
      .slice(0, ENDING_SHOWN)
      .map(({ row, due }) => toMission(row, due)),
  }
}

async function lpRewardTotal(db: Db, userId: string): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select coalesce(sum(r.amount), 0)::bigint as total
    from user_mission um join mission_reward r on r.mission_id = um.mission_id
    where um.user_id = ${userId} and um.status = 1 and um.lp_only`)
  return rows[0]?.total ?? 0
}

/** Today's daily missions that are already reached. */
async function reachedToday(db: Db, userId: string, now: Date): Promise<MissionRow[]> {
  const { key } = missionPeriod(achieveCategory.daily, now)
  const { rows } = await db.execute<MissionRow>(sql`
    select um.id, um.status, um.created_at as "createdAt", um.received_at as "receivedAt",
      m.required_count as "progressCount", ${missionColumns}
    from user_mission um join mission_master m on m.id = um.mission_id left join world w on w.world_id = m.world_id
    where um.user_id = ${userId} and um.period = ${key} order by um.created_at desc limit ${DAILY_SHOWN}`)
  return rows
}
