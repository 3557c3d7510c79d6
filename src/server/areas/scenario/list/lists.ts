// Lists of a world's scenarios: openings, what is written, replays (C104 to C106), and the search through all of them. A scenario stands in them with its newest
// published phase (G49).
import { and, asc, desc, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import type { ScenarioType, TextType } from '#rules/codes/scenario.ts'
import { lastClass } from '#rules/codes/user.ts'
import { searchWords } from '#rules/novel.ts'
import { countedMost, JOINABLE, type ScenarioOrder } from '#rules/scenario/lists.ts'
import { LIST_STATES, type ScenarioList, type ScenarioState, stateOfCode } from '#rules/scenario/states.ts'
import type { Db } from '../../../db/client.ts'
import { masterName } from '../../identity/master-name.ts'
import { standingHeads } from '../../republication/heads.ts'
import { listedReplays } from '../../scenario-replay/listed-replays.ts'
import { isPhase } from '../is-phase.ts'
import type { PhaseKey } from '../phase.ts'
import { hasRoom, nextAt, scenarioPhase, seatsLeft } from '../tables/scenario.ts'
import { phaseCards, withMine } from './card.ts'
import { comingLotteries, nextOpening } from './coming.ts'
import { foundIn } from './found.ts'
import { type CountWay, pageOf } from './page-of.ts'
import { scenarioHasWord } from './words.ts'

type ListQuery = {
  userId: string | null
  worldId: string
  pageStart: number
  perPage: number
  joinable?: boolean | undefined
  mine?: boolean | undefined
  friends?: boolean | undefined
  withinHours?: number | undefined
  status?: number | undefined
  scenarioType?: ScenarioType | undefined
  scenarioKind?: number | undefined
  difficultyNo?: number | undefined
  rewardNo?: number | undefined
  textType?: TextType | undefined
  keyword?: string | undefined
  masterName?: string | undefined
  order?: ScenarioOrder | undefined
  now: Date
}

export const getWritingList = (db: Db, query: ListQuery) => listed(db, query, 'writing')

export const getOpeningList = async (db: Db, query: ListQuery) => ({
  ...(await listed(db, query, 'opening')),
  comingList: await comingLotteries(db, query.worldId),
})

/** Replays: those that the office has published again stand before the others, on the first pages. */
export async function getReplayList(db: Db, query: ListQuery) {
  const heads = await standingHeads(db, query.worldId, query.now)
  if (heads.length === 0) return { ...(await withReplays(db, query, 'replay')), againList: [] }
  const isHead = or(...heads.map(isPhase))
  // An earlier chapter may stand there too, so that the condition of the newest phase does not count.
  const first = await phaseCards(db, and(isHead, ...conditions('replay', query, false)))
  const shown = heads.flatMap(head => first.find(row => isSame(row, head)) ?? [])
  const others = and(not(isHead ?? sql`false`), ...conditions('replay', query))
  const from = (query.pageStart - 1) * query.perPage
  const again = shown.slice(from, from + query.perPage)
  const place = { from: Math.max(0, from - shown.length), size: query.perPage - again.length }
  const { rows, count: all } = await pageOf(db, others, orderOf('replay'), place, wayOf(query))
  return {
    scenarioList: await withMine(db, query.userId, [...again, ...rows]),
    foundList: await foundIn(db, query, [...again, ...rows]),
    count: Math.min(countedMost(from), shown.length + all),
    nextOpenAt: await nextOpening(db, query.worldId),
    serverTime: query.now,
    replayList: await listedReplays(db, query.userId, [...again, ...rows]),
    againList: heads.filter(head => again.some(row => isSame(row, head))),
  }
}

const isSame = (one: PhaseKey, other: PhaseKey): boolean =>
  one.scenarioId === other.scenarioId && one.phase === other.phase

/** Scenarios of one of the lists, or of all three. */
export const searchScenarios = (db: Db, { list, ...query }: ListQuery & { list?: ScenarioList | undefined }) =>
  withReplays(db, query, list ?? null)

async function withReplays(db: Db, query: ListQuery, list: ScenarioList | null) {
  const page = await listed(db, query, list)
  return { ...page, replayList: await listedReplays(db, query.userId, page.scenarioList) }
}

async function listed(db: Db, query: ListQuery, list: ScenarioList | null) {
  const where = and(...conditions(list, query))
  const from = (query.pageStart - 1) * query.perPage
  const place = { from, size: query.perPage }
  const { rows, count: all } = await pageOf(db, where, orderOf(list, query.order), place, wayOf(query))
  return {
    scenarioList: await withMine(db, query.userId, rows),
    foundList: await foundIn(db, query, rows),
    count: all,
    nextOpenAt: await nextOpening(db, query.worldId),
    serverTime: query.now,
  }
}

function orderOf(list: ScenarioList | null, order: ScenarioOrder = 'soon'): SQL[] {
  if (list === 'replay' || order === 'new') return [desc(scenarioPhase.stateSince)]
  return order === 'seats' ? [desc(seatsLeft), asc(nextAt)] : [asc(nextAt)]
}

/** Words and entries lead to scenarios of which the list has few; looking them up twice would cost twice as much. */
function wayOf({ keyword, mine, friends, withinHours }: ListQuery): CountWay {
  if (mine || friends || searchWords(keyword ?? '').length > 0) return 'once'
  return withinHours === undefined ? 'apart' : 'inOrder'
}

const inList = (list: ScenarioList | null): ScenarioState[] =>
  list ? [...LIST_STATES[list]] : Object.values(LIST_STATES).flat()

function conditions(list: ScenarioList | null, query: ListQuery, isNewest = true): (SQL | undefined)[] {
  const { worldId, userId, joinable, mine, friends, withinHours, status, now } = query
  const ofStatus = status === undefined ? null : stateOfCode(status)
  const isBefore = sql`state <> 'consultation'`
  const until = new Date(now.getTime() + (withinHours ?? 0) * 3_600_000)
  return [
    eq(scenarioPhase.worldId, worldId),
    isNewest ? sql`${scenarioPhase.isNewest}` : undefined,
    inArray(
      scenarioPhase.state,
      inList(list).filter(state => !joinable || JOINABLE.includes(state)),
    ),
    status === undefined
      ? undefined
      : status === 0
        ? isBefore
        : ofStatus
          ? eq(scenarioPhase.state, ofStatus)
          : sql`false`,
    joinable ? hasRoom : undefined,
    mine ? entryOf(ofUser(userId)) : undefined,
    friends ? entryOf(isFriendOf(userId)) : undefined,
    withinHours === undefined ? undefined : sql`${nextAt} <= ${until.toISOString()}`,
    query.scenarioType === undefined ? undefined : ofType(query.scenarioType),
    query.scenarioKind === undefined ? undefined : eq(scenarioPhase.kind, query.scenarioKind as never),
    query.difficultyNo === undefined ? undefined : eq(scenarioPhase.difficultyNo, query.difficultyNo as never),
    query.rewardNo === undefined ? undefined : eq(scenarioPhase.rewardNo, query.rewardNo as never),
    query.textType === undefined ? undefined : eq(scenarioPhase.textType, query.textType),
    query.masterName?.trim() ? ofMaster(query.masterName.trim()) : undefined,
    ...searchWords(query.keyword ?? '').map(word => scenarioHasWord(query, word)),
  ]
}

/**
 * Phases with an entry. The array leads from the entries to their scenarios, however many others there are; what the planner guesses of
 * the phases of a list would lead it through all of them.
 */
const entryOf = (
  whose: SQL,
) => sql`${scenarioPhase.scenarioId} = any(array(select e.scenario_id from scenario_entry e where ${whose}))
  and exists (select 1 from scenario_entry e
    where e.scenario_id = ${scenarioPhase.scenarioId} and e.phase = ${scenarioPhase.phase} and ${whose})`

const ofUser = (userId: string | null) => sql`e.user_id = ${userId} and e.state in ('applied', 'won', 'seated')`

const ofType = (type: ScenarioType) => sql`exists (select 1 from scenario s
  where s.scenario_id = ${scenarioPhase.scenarioId} and s.type = ${type})`

/** Scenarios of masters with these letters in their names; by position, because what is typed has no wildcards. */
const ofMaster = (name: string) => sql`${scenarioPhase.scenarioId} in (
  select s.scenario_id from user_class c join app_user u on u.user_id = c.user_id join scenario s on s.master_id = u.user_id
  where c.class_code in (${lastClass.master}, ${lastClass.admin}) and position(${name} in ${masterName('u')}) > 0)`

/** Friends are shown in a scenario once their seat is certain, as to everybody. */
const isFriendOf = (userId: string | null) => sql`e.state = 'seated' and e.character_id = any(array(
  select f.other_id from character_friend f join character own on own.character_id = f.character_id
  where own.user_id = ${userId} and f.state = 'friend'))`
