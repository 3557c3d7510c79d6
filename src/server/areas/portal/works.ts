// Texts to read on the portal: novels and replays in one list, as far as the reader may read them.
import { type SQL, sql } from 'drizzle-orm'
import { DELIVERY_DAYS, PORTAL_DELIVERIES, PORTAL_READING, PORTAL_WORKS } from '#rules/portal.ts'
import type { Db } from '../../db/client.ts'
import { masterName } from '../identity/master-name.ts'
import { published } from '../novel/novel-row.ts'
import { isReadable } from '../scenario-replay/readable.ts'

type Row = {
  novelId: number | null
  scenarioId: number | null
  phase: number | null
  worldId: string
  worldName: string
  title: string
  chapterTitle: string | null
  writerName: string
  characters: number
  picture: string | null
  publishedAt: string
}

const novelColumns = sql`n.novel_id as "novelId", null::bigint as "scenarioId", null::smallint as phase,
  n.world_id as "worldId", w.world_name as "worldName", n.title, n.chapter_title as "chapterTitle",
  n.writer_name as "writerName", n.characters, n.picture, n.published_at as "publishedAt"`

const replayColumns = sql`null::int as "novelId", r.scenario_id as "scenarioId", r.phase, r.world_id as "worldId",
  w.world_name as "worldName", scenario.title, null::text as "chapterTitle", ${masterName('u')} as "writerName",
  r.length as characters, scenario.picture, r.published_at as "publishedAt"`

const novels = sql`novel n join world w on w.world_id = n.world_id`
/** Tables of replays, under the names that `isReadable` uses in its condition. */
const replays = sql`scenario_replay r join scenario on scenario.scenario_id = r.scenario_id
  join scenario_phase on scenario_phase.scenario_id = r.scenario_id and scenario_phase.phase = r.phase
  join world w on w.world_id = r.world_id join app_user u on u.user_id = scenario.master_id`

/** Condition of replays that a user, or a guest, may read. Users of the office have no further rights here. */
const shownTo = (userId: string | null): SQL =>
  sql`r.state = 'published' and ${isReadable({ userId, isOffice: false })}`

function toWork<Of extends Row>({ scenarioId, phase, ...row }: Of) {
  return { ...row, scenario: scenarioId === null || phase === null ? null : { scenarioId, phase } }
}

/**
 * Number of the newest novels that are read, because chapters of one series come out together and only the newest one
 * is shown.
 */
const CHAPTERS_LOOKED_AT = 4 * PORTAL_WORKS

/** The newest texts that everybody may read, a series by its newest chapter. */
export async function newWorks(db: Db, now: Date) {
  const { rows } = await db.execute<Row & { seriesId: number | null }>(sql`
    (select ${novelColumns}, n.series_id as "seriesId" from ${novels}
      where ${published(now)} order by n.published_at desc, n.novel_id desc limit ${CHAPTERS_LOOKED_AT})
    union all
    (select ${replayColumns}, null::int as "seriesId" from ${replays}
      where ${shownTo(null)} order by r.state_since desc limit ${PORTAL_WORKS})
    order by "publishedAt" desc`)
  const series = new Set<number>()
  const newest = rows.filter(({ seriesId }) => {
    if (seriesId === null) return true
    const isFirst = !series.has(seriesId)
    series.add(seriesId)
    return isFirst
  })
  return newest.slice(0, PORTAL_WORKS).map(({ seriesId: _, ...row }) => toWork(row))
}

/**
 * Shares of a text from which it counts as begun, and as read: before its very end, where notes and an afterword stand.
 */
const BEGUN = 0.01
const NEARLY_READ = 0.97
const PLACES_LOOKED_AT = 4 * PORTAL_READING

/** Texts that a reader has begun and not finished, the last read first. */
export async function readingOf(db: Db, userId: string, now: Date) {
  const { rows } = await db.execute<Row & { ratio: number; readAt: string }>(sql`
    with begun as (
      select ratio, updated_at,
        substring(text_key from '^novel:([1-9][0-9]{0,8})$')::int as novel_id,
        substring(text_key from '^replay:([1-9][0-9]{0,8})-[1-9][0-9]?$')::bigint as scenario_id,
        substring(text_key from '^replay:[1-9][0-9]{0,8}-([1-9][0-9]?)$')::smallint as phase
      from reading_place where user_id = ${userId} and ratio >= ${BEGUN} and ratio < ${NEARLY_READ}
      order by updated_at desc limit ${PLACES_LOOKED_AT})
    select ${novelColumns}, begun.ratio, begun.updated_at as "readAt"
      from begun join ${novels} on n.novel_id = begun.novel_id where ${published(now)}
    union all
    select ${replayColumns}, begun.ratio, begun.updated_at as "readAt"
      from begun join ${replays} on r.scenario_id = begun.scenario_id and r.phase = begun.phase where ${shownTo(userId)}
    order by "readAt" desc limit ${PORTAL_READING}`)
  return rows.map(({ readAt: _, ...row }) => toWork(row))
}

/** Replays of the last weeks in which characters of a user were. */
export async function deliveriesOf(db: Db, userId: string, now: Date) {
  const since = new Date(now.getTime() - DELIVERY_DAYS * 86_400_000).toISOString()
  const { rows } = await db.execute<Row & { isRead: boolean }>(sql`
    select ${replayColumns}, exists (select 1 from reading_place p where p.user_id = ${userId} and p.ratio >= 1
        and p.text_key = 'replay:' || r.scenario_id || '-' || r.phase) as "isRead"
    from ${replays}
    where (r.scenario_id, r.phase) in (select e.scenario_id, e.phase from scenario_entry e
        where e.user_id = ${userId} and e.state = 'seated')
      and r.published_at > ${since} and ${shownTo(userId)}
    order by r.published_at desc limit ${PORTAL_DELIVERIES}`)
  return rows.map(toWork)
}
