// The desks of extras: a master's own ones and the chapters that may get one (R098), what the office checks (R078).
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { EXTRA_GROUPS, EXTRA_STATES, type ExtraGroup, statesOfExtras } from '#rules/scenario/extra.ts'
import { QUEUE_SHOWN, SCENARIOS_COUNTED_MOST } from '#rules/scenario/lists.ts'
import { type ReplayState, WRITABLE } from '#rules/scenario/replay-steps.ts'
import type { Db } from '../../db/client.ts'
import type { AdminId } from '../../platform/rights.ts'
import { nameOfMaster } from '../identity/master-name.ts'
import { appUser } from '../identity/tables.ts'
import { scenario, scenarioPhase } from '../scenario/tables/scenario.ts'
import { deskExtra, deskRows } from './extra-row.ts'
import { scenarioExtra } from './tables.ts'

const PLACES_MOST = 100

type Listed = { userId: string; pageStart: number; perPage: number; group?: ExtraGroup | undefined; now: Date }

export async function getOwnList(db: Db, { userId, pageStart, perPage, group, now }: Listed) {
  const own = eq(scenarioExtra.masterId, userId)
  const counted = await db
    .select({ state: scenarioExtra.state, count: count() })
    .from(scenarioExtra)
    .where(own)
    .groupBy(scenarioExtra.state)
  const countOf = (one: ExtraGroup) =>
    counted.reduce((sum, { state, count: some }) => sum + (statesOfExtras[one].includes(state) ? some : 0), 0)
  const groupCounts = { writing: countOf('writing'), waiting: countOf('waiting'), over: countOf('over') }
  const groups: readonly ExtraGroup[] = group ? [group] : EXTRA_GROUPS
  return {
    extraList: await deskRows(db, {
      where: group ? and(own, inArray(scenarioExtra.state, [...statesOfExtras[group]])) : own,
      orderBy: [desc(scenarioExtra.stateSince), desc(scenarioExtra.extraId)],
      limit: perPage,
      offset: (pageStart - 1) * perPage,
    }),
    count: groups.reduce((sum, one) => sum + countOf(one), 0),
    groupCounts,
    serverTime: now,
  }
}

export async function getPlaces(db: Db, { userId, now }: { userId: string; now: Date }) {
  const extras = sql<number>`(select count(*)::int from scenario_extra x
    where x.scenario_id = ${scenarioPhase.scenarioId} and x.phase = ${scenarioPhase.phase})`
  const placeList = await db
    .select({
      worldId: scenarioPhase.worldId,
      scenarioId: scenarioPhase.scenarioId,
      phase: scenarioPhase.phase,
      scenarioTitle: scenario.title,
      masterName: nameOfMaster,
      extras,
    })
    .from(scenarioPhase)
    .innerJoin(scenario, eq(scenario.scenarioId, scenarioPhase.scenarioId))
    .innerJoin(appUser, eq(appUser.userId, scenario.masterId))
    .where(and(eq(scenario.masterId, userId), inArray(scenarioPhase.state, [...EXTRA_STATES])))
    .orderBy(desc(scenarioPhase.stateSince), desc(scenarioPhase.scenarioId), desc(scenarioPhase.phase))
    .limit(PLACES_MOST)
  return { placeList, serverTime: now }
}

/** @throws EXTRA_NOT_FOUND when it is somebody else's, or does not exist */
export const getOwn = async (db: Db, { userId, extraId, now }: { userId: string; extraId: number; now: Date }) => ({
  extra: await deskExtra(db, extraId, { masterId: userId }),
  serverTime: now,
})

type Queue = { perPage?: number | undefined; now: Date }

export async function getCheckList(db: Db, { perPage = QUEUE_SHOWN, now }: Queue) {
  const inState = (state: ReplayState, first: typeof scenarioExtra.stateSince | typeof scenarioExtra.publishAt) =>
    deskRows(db, {
      where: eq(scenarioExtra.state, state),
      orderBy: [asc(first), asc(scenarioExtra.extraId)],
      limit: perPage,
    })
  return {
    extraList: await inState('checking', scenarioExtra.stateSince),
    count: await countInState(db, 'checking'),
    awaitingList: await inState('awaiting', scenarioExtra.publishAt),
    awaitingCount: await countInState(db, 'awaiting'),
    serverTime: now,
  }
}

/** Extras in a state, counted no further than a queue says. */
async function countInState(db: Db, state: ReplayState): Promise<number> {
  const found = db
    .select({ extraId: scenarioExtra.extraId })
    .from(scenarioExtra)
    .where(eq(scenarioExtra.state, state))
    .limit(SCENARIOS_COUNTED_MOST)
    .as('found')
  const [row] = await db.select({ count: count() }).from(found)
  return row?.count ?? 0
}

type Checked = { adminId: AdminId; extraId: number; now: Date }

/** Empty while its master is writing: that is the master's alone. @throws EXTRA_NOT_FOUND */
export async function getForCheck(db: Db, { adminId, extraId, now }: Checked) {
  const extra = await deskExtra(db, extraId, { adminId })
  const isOpen = !WRITABLE.includes(extra.state)
  return { extra: isOpen ? extra : { ...extra, title: '', teaser: '', body: '' }, serverTime: now }
}
