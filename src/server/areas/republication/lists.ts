// Lists of the office's desk of republications: openings and replays that can be published again, and those that were.
import { and, count, desc, eq, exists, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { searchWords } from '#rules/novel.ts'
import { REPUBLISHABLE, type Republished, republicationState } from '#rules/republication.ts'
import { SCENARIOS_COUNTED_MOST } from '#rules/scenario/lists.ts'
import type { Db } from '../../db/client.ts'
import { appUser } from '../identity/tables.ts'
import { phaseCards, toCard } from '../scenario/list/card.ts'
import type { PhaseKey } from '../scenario/phase.ts'
import { scenario, scenarioPhase } from '../scenario/tables/scenario.ts'
import { scenarioReplay } from '../scenario-replay/tables.ts'
import { republication } from './tables.ts'

type Paged = { worldId?: string | undefined; pageStart: number; perPage: number; now: Date }
type Wanted = Paged & { what: Republished; keyword?: string | undefined }

/** Condition by typed words: they are part of the title, or the scenario's id where they are at most ten digits. */
function ofKeyword(keyword: string): SQL | undefined {
  const typed = keyword.normalize('NFKC').trim()
  const inTitle = and(...searchWords(keyword).map(word => sql`position(${word} in search_key(${scenario.title})) > 0`))
  const id = /^\d{1,10}$/.test(typed) ? Number(typed) : 0
  return id >= 1 && id <= 2_147_483_647 ? or(eq(scenarioPhase.scenarioId, id), inTitle) : inTitle
}

export async function getCandidates(db: Db, { what, keyword = '', worldId, pageStart, perPage, now }: Wanted) {
  const published = db
    .select({ one: sql`1` })
    .from(scenarioReplay)
    .where(
      and(
        eq(scenarioReplay.scenarioId, scenarioPhase.scenarioId),
        eq(scenarioReplay.phase, scenarioPhase.phase),
        eq(scenarioReplay.state, 'published'),
      ),
    )
  const where = and(
    inArray(scenarioPhase.state, [...REPUBLISHABLE[what]]),
    isNotNull(scenarioPhase.publishedAt),
    worldId === undefined ? undefined : eq(scenarioPhase.worldId, worldId),
    ...(what === 'replay' ? [eq(scenario.isPrivate, false), exists(published)] : []),
    keyword.trim() === '' ? undefined : ofKeyword(keyword),
  )
  const rows = await phaseCards(db, where)
    .orderBy(desc(scenarioPhase.stateSince), desc(scenarioPhase.scenarioId), desc(scenarioPhase.phase))
    .limit(perPage)
    .offset((pageStart - 1) * perPage)
  const found = db
    .select({ scenarioId: scenarioPhase.scenarioId })
    .from(scenarioPhase)
    .innerJoin(scenario, eq(scenario.scenarioId, scenarioPhase.scenarioId))
    .where(where)
    .limit(SCENARIOS_COUNTED_MOST)
    .as('found')
  const [counted] = await db.select({ count: count() }).from(found)
  const again = await republications(db, rows, what)
  return {
    scenarioList: rows.map(row => {
      const state = again
        .filter(one => one.scenarioId === row.scenarioId && one.phase === row.phase)
        .map(one => republicationState(one, now))
        .find(each => each !== 'ended')
      return { card: toCard(row), republished: state ?? null }
    }),
    count: counted?.count ?? 0,
    serverTime: now,
  }
}

const columns = {
  republicationId: republication.republicationId,
  scenarioId: republication.scenarioId,
  phase: republication.phase,
  what: republication.what,
  words: republication.words,
  publishAt: republication.publishAt,
  endedAt: republication.endedAt,
  newScenarioId: republication.newScenarioId,
  newState: scenarioPhase.state,
  createdAt: republication.createdAt,
}

/** The first phase of the scenario that was made of an opening. */
const ofCopy = and(eq(scenarioPhase.scenarioId, republication.newScenarioId), eq(scenarioPhase.phase, 1))

async function republications(db: Db, keys: readonly PhaseKey[], what: Republished) {
  if (keys.length === 0) return []
  return db
    .select(columns)
    .from(republication)
    .leftJoin(scenarioPhase, ofCopy)
    .where(
      and(
        eq(republication.what, what),
        inArray(
          republication.scenarioId,
          keys.map(({ scenarioId }) => scenarioId),
        ),
      ),
    )
    .orderBy(desc(republication.republicationId))
}

export async function getHistory(db: Db, { worldId, pageStart, perPage, now }: Paged) {
  const where = worldId === undefined ? undefined : eq(republication.worldId, worldId)
  const rows = await db
    .select({ ...columns, userName: appUser.userName })
    .from(republication)
    .innerJoin(appUser, eq(appUser.userId, republication.createdBy))
    .leftJoin(scenarioPhase, ofCopy)
    .where(where)
    .orderBy(desc(republication.republicationId))
    .limit(perPage)
    .offset((pageStart - 1) * perPage)
  const [counted] = await db.select({ count: count() }).from(republication).where(where)
  const ids = rows.map(({ scenarioId }) => scenarioId)
  const cards = ids.length === 0 ? [] : await phaseCards(db, inArray(scenarioPhase.scenarioId, ids))
  return {
    republicationList: rows.flatMap(({ scenarioId, phase, newState, ...row }) => {
      const of = cards.find(card => card.scenarioId === scenarioId && card.phase === phase)
      return of ? [{ ...row, card: toCard(of), state: republicationState({ ...row, newState }, now) }] : []
    }),
    count: counted?.count ?? 0,
    serverTime: now,
  }
}
