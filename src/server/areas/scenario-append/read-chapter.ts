// The parts of a chapter beside its opening: as its form shows them, as the page of the scenario tells them.
import { and, asc, eq, sql } from 'drizzle-orm'
import { APPENDABLE, FIRST_BACK_HOURS } from '#rules/scenario/append.ts'
import type { Replay } from '#rules/scenario/replay.ts'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { isPhase } from '../scenario/is-phase.ts'
import type { PhaseKey } from '../scenario/phase.ts'
import { scenario, scenarioPhase } from '../scenario/tables/scenario.ts'
import { readInfo } from '../scenario-desk/info.ts'
import type { DeskPhase } from '../scenario-desk/own-desk.ts'
import { scenarioReplay } from '../scenario-replay/tables.ts'
import { lastPhase } from './save-chapter.ts'
import { scenarioAppend, scenarioChain } from './tables.ts'

/** Phases that a chapter waits for, with their results once their replays are published. */
export const awaitedOf = async (db: Db | Tx, { scenarioId, phase }: PhaseKey) => {
  const rows = await db
    .select({
      worldId: scenario.worldId,
      scenarioId: scenarioChain.awaitedScenarioId,
      phase: scenarioChain.awaitedPhase,
      title: scenario.title,
      atLeast: scenarioChain.atLeast,
      replay: sql<Pick<Replay, 'result'> | null>`case when ${scenarioReplay.state} = 'published'
        then jsonb_build_object('result', ${scenarioReplay.replay}->'result') end`,
    })
    .from(scenarioChain)
    .innerJoin(scenario, eq(scenario.scenarioId, scenarioChain.awaitedScenarioId))
    .leftJoin(
      scenarioReplay,
      and(
        eq(scenarioReplay.scenarioId, scenarioChain.awaitedScenarioId),
        eq(scenarioReplay.phase, scenarioChain.awaitedPhase),
      ),
    )
    .where(and(eq(scenarioChain.scenarioId, scenarioId), eq(scenarioChain.phase, phase)))
    .orderBy(asc(scenarioChain.awaitedScenarioId), asc(scenarioChain.awaitedPhase))
  return rows.map(({ replay, ...row }) => ({ ...row, result: replay?.result ?? null }))
}

/** The parts of a chapter; null for a first chapter. */
export async function readAppend(db: Db | Tx, key: PhaseKey) {
  const [row] = await db
    .select()
    .from(scenarioAppend)
    .where(and(eq(scenarioAppend.scenarioId, key.scenarioId), eq(scenarioAppend.phase, key.phase)))
  if (!row) return null
  const awaited = await awaitedOf(db, key)
  return {
    happened: row.happened,
    firstBackHours: FIRST_BACK_HOURS.find(hours => hours === row.firstBackHours) ?? 0,
    awaitedList: awaited.map(({ scenarioId, phase, atLeast }) => ({ scenarioId, phase, atLeast })),
    waitUntil: row.waitUntil,
    titles: awaited.map(({ scenarioId, phase, title }) => ({ scenarioId, phase, title })),
  }
}

const NOTHING = { happened: '', firstBackHours: 0 as const, awaitedList: [], waitUntil: null }

/** @throws SCENARIO_STATE when no chapter may follow the phase yet */
export async function getForAppend(db: Db, own: DeskPhase, now: Date) {
  const before = await readInfo(db, own)
  const hasNext = (await lastPhase(db, own.scenarioId)) > own.phase
  if (!hasNext && !APPENDABLE.includes(before.state)) throw refuse('SCENARIO_STATE')
  const next = hasNext ? await readAppend(db, { ...own, phase: own.phase + 1 }) : null
  const { titles, ...append } = next ?? { ...NOTHING, titles: [] }
  return {
    before,
    nextPhase: hasNext ? own.phase + 1 : null,
    scenarioAppendInfo: append,
    awaitedTitles: titles,
    serverTime: now,
  }
}

/** Approved chapters of a scenario that wait for results. */
export async function getWaiting(
  db: Db,
  { worldId, scenarioId, now }: { worldId: string; scenarioId: number; now: Date },
) {
  const rows = await db
    .select({ phase: scenarioAppend.phase, waitUntil: scenarioAppend.waitUntil })
    .from(scenarioAppend)
    .innerJoin(scenarioPhase, isPhase(scenarioAppend))
    .where(
      and(
        eq(scenarioAppend.scenarioId, scenarioId),
        eq(scenarioPhase.worldId, worldId),
        eq(scenarioPhase.state, 'awaitingPublication'),
      ),
    )
    .orderBy(asc(scenarioAppend.phase))
  const chapterList = []
  for (const row of rows) {
    const awaitedList = await awaitedOf(db, { scenarioId, phase: row.phase })
    if (awaitedList.length > 0) chapterList.push({ ...row, awaitedList })
  }
  return { chapterList, serverTime: now }
}
