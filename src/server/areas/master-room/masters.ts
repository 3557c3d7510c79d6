// Masters as everybody sees them: the condition of being one, and the card of each for lists and the head of a page.
import { type SQL, sql } from 'drizzle-orm'
import type { Difficulty, ScenarioKind, TextType } from '#rules/codes/scenario.ts'
import { lastClass } from '#rules/codes/user.ts'
import type { WorkGroup } from '#rules/master-lists.ts'
import { MASTER_FOLLOWERS_COUNTED, MASTER_PAGE_SIZE, usualDaysOf } from '#rules/master-rooms.ts'
import { searchWords } from '#rules/novel.ts'
import type { ScenarioState } from '#rules/scenario/states.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import type { Db, Tx } from '../../db/client.ts'
import { type Absent, columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { isBetween } from '../block/between.ts'
import { masterName } from '../identity/master-name.ts'
import { OPEN_ACCOUNT } from '../identity/standing.ts'
import { appUser } from '../identity/tables.ts'
import { masterRoom } from './tables.ts'

const nameOfMaster = masterName('u')

const FIRST_LINE_LENGTH = 80
/** Newest replays of which the usual days are counted. */
const REPLAYS_COUNTED = 20
/** Value that is sent in place of a world's id for all worlds. */
export const ALL_WORLDS = 'all'

/** States of each group of a master's scenarios. */
export const statesOfWork: Record<WorkGroup, readonly ScenarioState[]> = {
  open: ['reservation', 'lottery', 'priority', 'recruiting'],
  running: ['consultation', 'resolving', 'late'],
  past: ['completed'],
}

/** Condition: user `u` writes as a master, or leads a published scenario that is not the office's own; its account is open. */
const isMaster = sql`u.account_status = ${OPEN_ACCOUNT} and (
  exists (select 1 from user_class k where k.user_id = u.user_id and k.class_code = ${lastClass.master})
  or exists (select 1 from scenario s join scenario_phase p on p.scenario_id = s.scenario_id
    where s.master_id = u.user_id and not s.is_staff and p.published_at is not null))`

const idColumn = columnsOf(appUser, 'u', ['userId'])

/** The user behind the id that others see. @throws MASTER_UNKNOWN */
export async function masterOf(db: Db | Tx, masterId: string): Promise<{ userId: string; masterName: string }> {
  const { rows } = await db.execute<RowOf<typeof idColumn> & { masterName: string }>(sql`
    select ${idColumn}, ${nameOfMaster} as "masterName" from app_user u
    where u.public_user_id = ${masterId} and ${isMaster}`)
  if (!rows[0]) throw refuse('MASTER_UNKNOWN')
  return rows[0]
}

/** The same user for a caller who wants something of the master. @throws MASTER_UNKNOWN also where a block stands between the two */
export async function reachedMaster(tx: Tx, masterId: string, userId: string) {
  const master = await masterOf(tx, masterId)
  if (await isBetween(tx, userId, master.userId)) throw refuse('MASTER_UNKNOWN')
  return master
}

/** Worlds of master `u`: assigned ones, and those with a published scenario. */
const worldsOf = sql`(
  select m.world_id from master_world m where m.user_id = u.user_id
  union select s.world_id from scenario s join scenario_phase p on p.scenario_id = s.scenario_id
    where s.master_id = u.user_id and not s.is_staff and p.published_at is not null)`

const openStates = sql.raw(`('${statesOfWork.open.join("', '")}')`)
const openCount = (worldId: string | null): SQL => sql`(
  select count(*)::int from scenario s join scenario_phase p on p.scenario_id = s.scenario_id
  where s.master_id = u.user_id and not s.is_staff and p.state in ${openStates}
    ${worldId === null ? sql`` : sql`and p.world_id = ${worldId}`})`

const mostly = sql`(
  select json_build_object('scenarioKind', mode() within group (order by s.kind),
    'textType', mode() within group (order by s.text_type),
    'difficultyNo', mode() within group (order by s.difficulty_no))
  from scenario s where s.master_id = u.user_id and not s.is_staff
    and exists (select 1 from scenario_phase p where p.scenario_id = s.scenario_id and p.published_at is not null)
  having count(*) > 0)`

/** Seconds from the deadlines to the newest replays. */
const spans = sql`array(
  select extract(epoch from r.published_at - p.playing_until)::float8
  from scenario s join scenario_replay r on r.scenario_id = s.scenario_id and r.state = 'published'
    join scenario_phase p on p.scenario_id = r.scenario_id and p.phase = r.phase
  where s.master_id = u.user_id and not s.is_staff and p.playing_until is not null and r.published_at is not null
  order by r.published_at desc limit ${REPLAYS_COUNTED})`

const ids = columnsOf(appUser, 'u', { userId: 'userId', masterId: 'publicUserId' })
const ofRoom = columnsOf(masterRoom, 'r', ['icon'])
type Row = RowOf<typeof ids> &
  Absent<RowOf<typeof ofRoom>> & {
    masterName: string
    kana: string
    howIWrite: string
    usualDaysWords: string
    hasRoom: boolean
    worldIdList: string[]
    tendency: { scenarioKind: ScenarioKind; textType: TextType; difficultyNo: Difficulty } | null
    openCount: number
    spans: number[]
    followerCount: number
  }

/** Columns of a card, of user `u` with the open room `r`. */
const columns = (worldId: string | null): SQL => sql`
  ${ids}, ${nameOfMaster} as "masterName",
  coalesce(r.kana, '') as kana, ${ofRoom}, coalesce(r.how_i_write, '') as "howIWrite",
  coalesce(r.usual_days, '') as "usualDaysWords", r.master_id is not null as "hasRoom",
  array(select one.world_id from ${worldsOf} one join world w on w.world_id = one.world_id
    order by w.display_order, w.world_id) as "worldIdList",
  ${mostly} as tendency, ${openCount(worldId)} as "openCount", ${spans} as spans,
  (select count(*)::int from (select 1 from user_follow_master f where f.master_id = u.user_id
    limit ${MASTER_FOLLOWERS_COUNTED}) as counted) as "followerCount"`

const from = sql`app_user u left join master_room r on r.master_id = u.user_id and r.is_open`

/** Usual days of a master, counted from real replays. */
export async function countedDays(db: Db | Tx, userId: string) {
  const { rows } = await db.execute<{ spans: number[] }>(sql`
    select ${spans} as spans from app_user u where u.user_id = ${userId}`)
  return usualDaysOf(rows[0]?.spans ?? [])
}

const toMasterCard = ({ userId, howIWrite, spans: counted, ...row }: Row, reader: string | null) => ({
  ...row,
  firstLine: oneLine(howIWrite.trim().split('\n', 1)[0] ?? '', FIRST_LINE_LENGTH),
  usualDays: usualDaysOf(counted),
  isMine: userId === reader,
})

/** The card of one master. @throws MASTER_UNKNOWN */
export async function masterCard(db: Db, masterId: string, reader: string | null) {
  const { rows } = await db.execute<Row>(sql`
    select ${columns(null)} from ${from} where u.public_user_id = ${masterId} and ${isMaster}`)
  if (!rows[0]) throw refuse('MASTER_UNKNOWN')
  return { card: toMasterCard(rows[0], reader), userId: rows[0].userId }
}

type Wanted = {
  userId: string | null
  worldId: string
  keyword?: string | undefined
  pageStart?: number | undefined
  perPage?: number | undefined
  now: Date
}

export async function listMasters(db: Db, wanted: Wanted) {
  const { userId, keyword = '', pageStart = 1, perPage = MASTER_PAGE_SIZE, now } = wanted
  const worldId = wanted.worldId === ALL_WORLDS ? null : wanted.worldId
  const words = searchWords(keyword).map(
    word => sql`and position(search_key(${word}) in search_key(${nameOfMaster} || ' ' || coalesce(r.kana, ''))) > 0`,
  )
  const of = sql`${from} where ${isMaster}
    ${worldId === null ? sql`` : sql`and ${worldId} in ${worldsOf}`} ${sql.join(words, sql` `)}`
  const { rows } = await db.execute<Row>(sql`
    select ${columns(worldId)} from ${of}
    order by ${openCount(worldId)} > 0 desc, r.master_id is not null desc,
      coalesce(nullif(r.kana, ''), ${nameOfMaster}), u.user_id
    limit ${perPage} offset ${(pageStart - 1) * perPage}`)
  return { masterList: rows.map(row => toMasterCard(row, userId)), count: await countOf(db, of), serverTime: now }
}

/** Followed masters of a user, the newest first. */
export async function followedCards(db: Db, asked: { userId: string; pageStart: number; perPage: number }) {
  const { userId, pageStart, perPage } = asked
  const of = sql`${from} join user_follow_master mine on mine.master_id = u.user_id and mine.user_id = ${userId}
    where ${isMaster}`
  const { rows } = await db.execute<Row>(sql`
    select ${columns(null)} from ${of} order by mine.created_at desc, mine.master_id desc
    limit ${perPage} offset ${(pageStart - 1) * perPage}`)
  return { masterList: rows.map(row => toMasterCard(row, userId)), count: await countOf(db, of) }
}
