// A master's home and lists: pending and late scenarios, openings by their progress.
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { statesOfGroup } from '#rules/scenario/desk.ts'
import { DESK_GROUPS, type DeskGroup } from '#rules/scenario/desk-groups.ts'
import type { ScenarioState } from '#rules/scenario/states.ts'
import type { Db } from '../../db/client.ts'
import { scenario, scenarioPhase } from '../scenario/tables/scenario.ts'
import { deskCards, nextDate } from './desk-cards.ts'
import { unreadNotices } from './notices.ts'

const MOST_RUNNING = 30
const MOST_REJECTED = 10

/** The office's own openings stand on the office's desk. */
const ledBy = (userId: string): SQL | undefined => and(eq(scenario.masterId, userId), eq(scenario.isStaff, false))
const inStates = (states: readonly ScenarioState[]) => inArray(scenarioPhase.state, [...states])

async function groupCounts(db: Db, userId: string): Promise<Record<DeskGroup, number>> {
  const rows = await db
    .select({ state: scenarioPhase.state, count: count() })
    .from(scenarioPhase)
    .innerJoin(scenario, eq(scenario.scenarioId, scenarioPhase.scenarioId))
    .where(ledBy(userId))
    .groupBy(scenarioPhase.state)
  const of = (group: DeskGroup) =>
    rows.reduce((sum, row) => (statesOfGroup[group].includes(row.state) ? sum + row.count : sum), 0)
  return Object.fromEntries(DESK_GROUPS.map(group => [group, of(group)])) as Record<DeskGroup, number>
}

export async function getHome(db: Db, { userId, now }: { userId: string; now: Date }) {
  const running = [...statesOfGroup.open, ...statesOfGroup.writing]
  return {
    groupCounts: await groupCounts(db, userId),
    rejectedList: await deskCards(db, {
      where: and(ledBy(userId), inStates(['rejected'])),
      orderBy: [desc(scenarioPhase.stateSince)],
      limit: MOST_REJECTED,
      now,
    }),
    runningList: await deskCards(db, {
      where: and(ledBy(userId), inStates(running)),
      orderBy: [sql`(${scenarioPhase.state} = 'late') desc`, sql`${nextDate} asc nulls last`],
      limit: MOST_RUNNING,
      now,
    }),
    unreadNotices: await unreadNotices(db, userId),
    serverTime: now,
  }
}

interface ListWanted {
  userId: string
  group: DeskGroup
  worldId?: string | undefined
  pageStart: number
  perPage: number
  now: Date
}

export async function getDeskList(db: Db, { userId, group, worldId, pageStart, perPage, now }: ListWanted) {
  const where = and(
    ledBy(userId),
    inStates(statesOfGroup[group]),
    worldId === undefined ? undefined : eq(scenarioPhase.worldId, worldId),
  )
  const [counted] = await db
    .select({ count: count() })
    .from(scenarioPhase)
    .innerJoin(scenario, eq(scenario.scenarioId, scenarioPhase.scenarioId))
    .where(where)
  return {
    scenarioList: await deskCards(db, {
      where,
      orderBy: [desc(scenarioPhase.stateSince), desc(scenarioPhase.scenarioId)],
      limit: perPage,
      offset: (pageStart - 1) * perPage,
      now,
    }),
    count: counted?.count ?? 0,
    groupCounts: await groupCounts(db, userId),
    serverTime: now,
  }
}

/** Openings that wait for their publication, the next first; `all` for every world. */
export async function getForRelease(db: Db, { userId, worldId, now }: { userId: string; worldId: string; now: Date }) {
  return {
    scenarioList: await deskCards(db, {
      where: and(
        ledBy(userId),
        inStates(['submitted', 'awaitingPublication']),
        worldId === 'all' ? undefined : eq(scenarioPhase.worldId, worldId),
      ),
      orderBy: [sql`${scenarioPhase.openAt} asc nulls last`, asc(scenarioPhase.scenarioId)],
      now,
    }),
    serverTime: now,
  }
}
