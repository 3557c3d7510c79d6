// Notices of the demo's accounts about events in it. They are made from the rows of those events, so that each leads to something;
// those older than some days are read.
import { type SQL, sql } from 'drizzle-orm'
import { type NoticeEventKey, noticeEventOf } from '#rules/notices/events.ts'
import { quietHours } from '../areas/identity/tables.ts'
import { notice } from '../areas/notice/tables.ts'
import type { Tx } from '../db/client.ts'
import { demoAccountFacts, demoFigures } from './content.ts'
import type { DemoAccount } from './shapes.ts'

const DAY_MS = 86_400_000

export async function seedNotices(tx: Tx, userIds: ReadonlyMap<DemoAccount, string>, now: Date): Promise<void> {
  const ids = [...userIds.values()]
  const ofUser = (column: SQL) => sql`${column} in ${ids} and ${column} is not null`
  const before = sql`${now.toISOString()}::timestamptz`
  const written: Row[] = []
  const collect = async (event: NoticeEventKey, source: SQL) =>
    written.push(...(await happened(tx, now, event, source)))
  await collect(
    'scenario.replay',
    sql`select e.user_id as "userId", r.published_at as at, json_build_object('scenarioId', e.scenario_id, 'phase', e.phase,
        'worldId', e.world_id, 'title', s.title, 'act', 'complete', 'entry', 'seated') as facts
      from scenario_entry e join scenario s on s.scenario_id = e.scenario_id
      join scenario_replay r on r.scenario_id = e.scenario_id and r.phase = e.phase
      where ${ofUser(sql`e.user_id`)} and e.state = 'seated' and r.state = 'published' and r.published_at <= ${before}`,
  )
  await collect(
    'scenario.seat',
    sql`select e.user_id as "userId", p.state_since as at, json_build_object('scenarioId', e.scenario_id, 'phase', e.phase,
        'worldId', e.world_id, 'title', s.title, 'act', 'draw', 'entry', e.state) as facts
      from scenario_entry e join scenario s on s.scenario_id = e.scenario_id
      join scenario_phase p on p.scenario_id = e.scenario_id and p.phase = e.phase
      where ${ofUser(sql`e.user_id`)} and (e.state = 'won' or e.state = 'lost' and e.rank is not null)
        and p.state_since <= ${before}`,
  )
  await collect(
    'mission.reached',
    sql`select u.user_id as "userId", u.created_at as at, json_build_object('missionId', m.id::text,
        'worldName', coalesce(w.world_name, ''), 'missionTitle', m.archive_title, 'rewardText', m.reward_text) as facts
      from user_mission u join mission_master m on m.id = u.mission_id left join world w on w.world_id = m.world_id
      where ${ofUser(sql`u.user_id`)} and u.status = 1`,
  )
  await collect(
    'application.decided',
    sql`select a.user_id as "userId", a.decided_at as at, json_build_object('applicationId', a.application_id,
        'applicationKind', a.kind, 'name', a.name, 'result', case a.status when 2 then 'approved' else 'rejected' end,
        'refundText', '') as facts
      from application a where ${ofUser(sql`a.user_id`)} and a.status in (2, 3)`,
  )
  await collect(
    'post.arrived',
    sql`select r.user_id as "userId", l.sent_at as at, json_build_object('worldId', l.world_id, 'characterId', l.to_id,
        'characterName', r.character_full_name, 'otherId', l.from_id, 'name', c.character_full_name,
        'hasGift', exists (select 1 from letter_gift g where g.letter_id = l.letter_id)) as facts
      from letter l join character r on r.character_id = l.to_id join character c on c.character_id = l.from_id
      where ${ofUser(sql`r.user_id`)} and l.read_at is null`,
  )
  await collect(
    'friend.asked',
    sql`select c.user_id as "userId", f.changed_at as at, json_build_object('worldId', c.world_id, 'characterId',
        c.character_id, 'characterName', c.character_full_name, 'name', o.character_full_name, 'otherId', f.other_id) as facts
      from character_friend f join character c on c.character_id = f.character_id
      join character o on o.character_id = f.other_id
      where ${ofUser(sql`c.user_id`)} and f.state = 'invited' and o.user_id <> c.user_id`,
  )
  await collect(
    'news.published',
    sql`select u.user_id as "userId", n.published_at as at, json_build_object('postId', n.post_id, 'title', n.title,
        'category', n.category) as facts
      from news_post n cross join app_user u
      where ${ofUser(sql`u.user_id`)} and n.published_at <= ${before} and n.category <> 'important'`,
  )
  // Notices are written in the order of their dates, because the list is sorted by their numbers.
  const rows = written.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  if (rows.length > 0) await tx.insert(notice).values(rows)
  for (const [account, userId] of userIds) {
    const { quiet } = demoAccountFacts[account]
    if (!quiet) continue
    const hours = { fromMinute: minuteOf(quiet.from), toMinute: minuteOf(quiet.to) }
    await tx.insert(quietHours).values({ userId, isOn: true, ...hours, letsLastReminder: quiet.letsLastReminder })
  }
}

/** Minute of the day of a time like 22:00. */
function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return 60 * hours + minutes
}

type Row = typeof notice.$inferInsert & { createdAt: Date }

/** The newest of a source for each account. */
async function happened(tx: Tx, now: Date, event: NoticeEventKey, source: SQL): Promise<Row[]> {
  const { most, readAfterDays } = demoFigures.notices
  const { rows } = await tx.execute<{ userId: string; at: string; facts: object }>(sql`
    select "userId", at, facts from (
      select *, row_number() over (partition by "userId" order by at desc) as place from (${source}) happened) numbered
    where place <= ${most}`)
  const definition = noticeEventOf(event)
  if (!definition) return []
  return rows.map(({ userId, at, facts }) => {
    const createdAt = new Date(at)
    const isOld = now.getTime() - createdAt.getTime() > readAfterDays * DAY_MS
    const topic = definition.topic(facts as never)
    return { userId, event, facts, topic, isShown: true, createdAt, readAt: isOld ? now : null }
  })
}
