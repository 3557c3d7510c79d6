// Writing the next chapter of a scenario: begun after the texts of the chapter before are in, changed until it is handed in. The
// facts of the scenario (title, kind, difficulty …) are public and stay as they are.
import { randomBytes } from 'node:crypto'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { hashOfSeed } from '#rules/draws.ts'
import { APPENDABLE, type Append, appendFaults } from '#rules/scenario/append.ts'
import { MOST_PHASES } from '#rules/scenario-ids.ts'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { lockPhase, type PhaseKey } from '../scenario/phase.ts'
import { scenario, scenarioPhase } from '../scenario/tables/scenario.ts'
import type { DeskPhase } from '../scenario-desk/own-desk.ts'
import { type InfoFields, ofPhase, updateOpening, writeParts } from '../scenario-desk/save-info.ts'
import { scenarioAppend, scenarioChain } from './tables.ts'

type Sent = InfoFields & {
  userId: string
  draftId?: string | null | undefined
  now: Date
  scenarioAppendInfo: Append
}

/** Number of the last phase that was begun. @throws SCENARIO_NOT_FOUND */
export async function lastPhase(db: Db | Tx, scenarioId: number): Promise<number> {
  const [row] = await db
    .select({ phase: scenarioPhase.phase })
    .from(scenarioPhase)
    .where(eq(scenarioPhase.scenarioId, scenarioId))
    .orderBy(desc(scenarioPhase.phase))
    .limit(1)
  if (!row) throw refuse('SCENARIO_NOT_FOUND')
  return row.phase
}

/**
 * Begins the chapter after a phase, as a draft.
 * @throws SCENARIO_STATE when the phase is not the last one, or its texts are not in
 * @throws OPENING_FAULT, RELATED_UNKNOWN, AWAITED_UNKNOWN
 */
export async function appendChapter(tx: Tx, after: DeskPhase, sent: Sent) {
  const before = await lockPhase(tx, after)
  const { scenarioId, worldId } = after
  const phase = before.phase + 1
  const isLast = (await lastPhase(tx, scenarioId)) === before.phase
  if (!isLast || !APPENDABLE.includes(before.state) || phase > MOST_PHASES) throw refuse('SCENARIO_STATE')
  const seed = randomBytes(32).toString('hex')
  await tx.insert(scenarioPhase).values({
    ...{ scenarioId, phase, worldId, state: 'draft', stateSince: sent.now, seed, seedHash: await hashOfSeed(seed) },
    ...ofPhase(sent),
  })
  const chapter = { ...after, phase }
  await writeParts(tx, chapter, sent)
  await writeAppend(tx, chapter, sent)
  return { scenarioId, phase, version: 1 }
}

/** @throws SCENARIO_STATE, SCENARIO_CHANGED, OPENING_FAULT, RELATED_UNKNOWN, AWAITED_UNKNOWN */
export async function updateChapter(tx: Tx, own: DeskPhase, sent: Sent & { baseVersion: number }) {
  const saved = await updateOpening(tx, own, 'master', sent)
  await writeAppend(tx, own, sent)
  return saved
}

type Chapter = PhaseKey & { worldId: string; masterId: string }

async function writeAppend(tx: Tx, chapter: Chapter, { scenarioAppendInfo: sent, now }: Sent): Promise<void> {
  const { scenarioId, phase } = chapter
  if (phase < 2) throw refuse('SCENARIO_STATE')
  if (Object.keys(appendFaults(sent, now.getTime())).length > 0) throw refuse('OPENING_FAULT')
  await judgeAwaited(tx, chapter, sent)
  const parts = {
    happened: sent.happened,
    firstBackHours: sent.firstBackHours,
    waitUntil: sent.waitUntil === null || sent.awaitedList.length === 0 ? null : new Date(sent.waitUntil),
    metAt: null,
    missedAt: null,
  }
  await tx
    .insert(scenarioAppend)
    .values({ scenarioId, phase, ...parts })
    .onConflictDoUpdate({ target: [scenarioAppend.scenarioId, scenarioAppend.phase], set: parts })
  await tx.delete(scenarioChain).where(and(eq(scenarioChain.scenarioId, scenarioId), eq(scenarioChain.phase, phase)))
  if (sent.awaitedList.length === 0) return
  await tx.insert(scenarioChain).values(
    sent.awaitedList.map(({ scenarioId: awaitedScenarioId, phase: awaitedPhase, atLeast }) => ({
      ...{ scenarioId, phase, awaitedScenarioId, awaitedPhase, atLeast },
    })),
  )
}

/** @throws AWAITED_UNKNOWN when an awaited phase is none that players of the world have seen, or is the chapter's own scenario */
async function judgeAwaited(tx: Tx, { scenarioId, worldId }: Chapter, { awaitedList }: Append): Promise<void> {
  if (awaitedList.length === 0) return
  const found = await tx
    .select({
      scenarioId: scenarioPhase.scenarioId,
      phase: scenarioPhase.phase,
      publishedAt: scenarioPhase.publishedAt,
    })
    .from(scenarioPhase)
    .innerJoin(scenario, eq(scenario.scenarioId, scenarioPhase.scenarioId))
    .where(
      and(
        eq(scenario.worldId, worldId),
        inArray(
          scenarioPhase.scenarioId,
          awaitedList.map(one => one.scenarioId),
        ),
      ),
    )
  const isKnown = (one: PhaseKey) =>
    one.scenarioId !== scenarioId &&
    found.some(row => row.scenarioId === one.scenarioId && row.phase === one.phase && row.publishedAt !== null)
  if (!awaitedList.every(isKnown)) throw refuse('AWAITED_UNKNOWN')
}
