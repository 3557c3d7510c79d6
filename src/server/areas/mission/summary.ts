// Summary of the caller's missions and rewards: the badge of the bottom bar, the card and the rows of the start page.
// Everybody reads it at every start, so it is one statement, and the database does the sorting and cutting.
import { type SQL, sql } from 'drizzle-orm'
import { type AchieveCategory, achieveCategory } from '#rules/mission.ts'
import { missionPeriod } from '#rules/mission-periods.ts'
import type { Db } from '../../db/client.ts'
import { executePrepared } from '../../db/prepared.ts'
import { missionColumns } from './lists.ts'
import { type MissionRow, toMission } from './mission-row.ts'

const DAILY_SHOWN = 4
const ENDING_SHOWN = 4

type OpenRow = MissionRow & { due: string | null }
type Summary = {
  rewardCount: number
  lpRewardCount: number
  lpRewardTotal: number
  daily: OpenRow[]
  ending: OpenRow[]
  reached: MissionRow[]
}

export async function summarize(db: Db, userId: string, now: Date) {
  const { rows } = await executePrepared<Summary>(
    db,
    'mission.summary',
    sql`
    with ${openMissions(userId, now)},
    waiting as (
      select um.mission_id, um.lp_only from user_mission um where um.user_id = ${userId} and um.status = 1),
    reached as (
      select um.id, um.status, um.created_at as "createdAt", um.received_at as "receivedAt",
        m.required_count as "progressCount", ${missionColumns}
      from user_mission um join mission_master m on m.id = um.mission_id left join world w on w.world_id = m.world_id
      where um.user_id = ${userId} and um.period = ${missionPeriod(achieveCategory.daily, now).key}
      order by um.created_at desc limit ${DAILY_SHOWN})
    select (select count(*)::int from waiting) as "rewardCount",
      (select count(*)::int from waiting where lp_only) as "lpRewardCount",
      (select coalesce(sum(r.amount), 0)::bigint from waiting u join mission_reward r on r.mission_id = u.mission_id
        where u.lp_only) as "lpRewardTotal",
      ${firstOf(sql`"achieveCategory" = ${achieveCategory.daily}`, DAILY_SHOWN)} as daily,
      ${firstOf(sql`due is not null`, ENDING_SHOWN)} as ending,
      (select coalesce(json_agg(reached), '[]') from reached) as reached`,
  )
  const { daily = [], ending = [], reached = [], ...counts } = rows[0] ?? {}
  return {
    ...{ rewardCount: 0, lpRewardCount: 0, lpRewardTotal: 0, ...counts },
    dailyList: [...daily.map(toOpen), ...reached.map(row => toMission(row, null))].slice(0, DAILY_SHOWN),
    endingList: ending.map(toOpen),
  }
}

const toOpen = ({ due, ...row }: OpenRow) => toMission(row, due === null ? null : new Date(due))

/** Active missions that are not reached in their current period, with their end and progress. */
function openMissions(userId: string, now: Date): SQL {
  const at = now.toISOString()
  const periods = Object.values(achieveCategory).map((category: AchieveCategory) => {
    const { key, end } = missionPeriod(category, now)
    return sql`(${category}::smallint, ${key}, ${end?.toISOString() ?? null}::timestamptz)`
  })
  return sql`
    period (category, key, ends) as (values ${sql.join(periods, sql`, `)}),
    open as (
      select m.id, 0 as status, null as "createdAt", null as "receivedAt", ${missionColumns},
        least(m.achieve_to, p.ends) as due,
        case when m.required_count = 1 then 0 else (select count(*) from mission_occasion mo
          where mo.user_id = ${userId} and mo.mission_id = m.id and mo.period = p.key) end as "progressCount"
      from mission_master m join period p on p.category = m.achieve_category
      left join world w on w.world_id = m.world_id
      where m.starts_at <= ${at} and (m.achieve_to is null or m.achieve_to > ${at})
        and not exists (select 1 from user_mission um
          where um.user_id = ${userId} and um.mission_id = m.id and um.period = p.key))`
}

/** The first ones in the order of the unachieved tab: the earliest end, then the nearest to completion. */
function firstOf(which: SQL, most: number): SQL {
  const order = sql`due nulls last, "progressCount"::float8 / "requiredCount" desc, id`
  return sql`(select coalesce(json_agg(first order by ${order}), '[]')
    from (select * from open where ${which} order by ${order} limit ${most}) as first)`
}
