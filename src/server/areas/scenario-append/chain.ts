// Chapters that wait for the results of other scenarios. One that is approved meanwhile has no date of publication; the last
// awaited replay gives it one, in the transaction of its own publication. One whose awaited result is worse than asked for, or
// whose last day has passed, goes back to its master with the reason.
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { standingOf } from '#rules/scenario/append.ts'
import { type Db, type Tx, transact } from '../../db/client.ts'
import type { Job } from '../../platform/jobs/run.ts'
import { changeState } from '../scenario/clock/change-state.ts'
import { waitForClock } from '../scenario/clock/wait-for-clock.ts'
import { isPhase } from '../scenario/is-phase.ts'
import { lockPhase, type PhaseKey } from '../scenario/phase.ts'
import { scenarioPhase } from '../scenario/tables/scenario.ts'
import { awaitedOf } from './read-chapter.ts'
import { scenarioAppend, scenarioChain } from './tables.ts'

const keyOf = ({ scenarioId, phase }: PhaseKey) =>
  and(eq(scenarioAppend.scenarioId, scenarioId), eq(scenarioAppend.phase, phase))

const BELOW = '待っていた結果が、条件に届きませんでした。続きを書きなおして、もう一度出してください。'
const TOO_LATE = '待っていた結果が、期限までに出ませんでした。期限か条件を変えて、もう一度出してください。'

/** Whether a phase still waits for results; a first chapter waits for none. */
export async function stillWaits(tx: Tx, key: PhaseKey): Promise<boolean> {
  const awaited = await awaitedOf(tx, key)
  return awaited.length > 0 && standingOf(awaited) !== 'met'
}

/** Opens, or sends back, the approved chapters that waited for a phase whose replay is published in this transaction. */
export async function openAwaiting(tx: Tx, published: PhaseKey, now: Date): Promise<void> {
  const chapters = await tx
    .select({ scenarioId: scenarioChain.scenarioId, phase: scenarioChain.phase })
    .from(scenarioChain)
    .where(
      and(eq(scenarioChain.awaitedScenarioId, published.scenarioId), eq(scenarioChain.awaitedPhase, published.phase)),
    )
    // In one order, so that two publications at once wait for each other instead of for a deadlock.
    .orderBy(asc(scenarioChain.scenarioId), asc(scenarioChain.phase))
  for (const chapter of chapters) await moveOn(tx, chapter, now)
}

/** Gives an approved chapter its date, or sends it back, as its awaited results stand. */
export async function moveOn(tx: Tx, chapter: PhaseKey, now: Date): Promise<void> {
  const phase = await lockPhase(tx, chapter)
  if (phase.state !== 'awaitingPublication' || phase.openAt !== null) return
  const standing = standingOf(await awaitedOf(tx, chapter))
  const [append] = await tx.select().from(scenarioAppend).where(keyOf(chapter))
  if (standing === 'met') {
    await tx.update(scenarioAppend).set({ metAt: now }).where(keyOf(chapter))
    await tx.update(scenarioPhase).set({ openAt: now }).where(isPhase(chapter))
    return waitForClock(tx, chapter)
  }
  const isOver = append?.waitUntil != null && append.waitUntil <= now
  if (standing === 'waiting' && !isOver) return
  await tx.update(scenarioAppend).set({ missedAt: now }).where(keyOf(chapter))
  const reason = standing === 'missed' ? BELOW : TOO_LATE
  await changeState(tx, phase, { name: 'reject', by: 'office', userId: null, reason, now })
}

const AT_ONCE = 50

/** Approved chapters without a date whose last day of waiting has passed. */
const overdueChapters = (db: Db, now: Date): Promise<PhaseKey[]> =>
  db
    .select({ scenarioId: scenarioAppend.scenarioId, phase: scenarioAppend.phase })
    .from(scenarioAppend)
    .innerJoin(scenarioPhase, isPhase(scenarioAppend))
    .where(
      and(
        lte(scenarioAppend.waitUntil, now),
        isNull(scenarioAppend.metAt),
        isNull(scenarioAppend.missedAt),
        sql`state = 'awaitingPublication' and open_at is null`,
      ),
    )
    .orderBy(asc(scenarioAppend.waitUntil), asc(scenarioAppend.scenarioId))
    .limit(AT_ONCE)

export async function sweepChapters(db: Db, now: Date): Promise<void> {
  for (const key of await overdueChapters(db, now)) await transact(db, tx => moveOn(tx, key, now))
}

export const chapterJobs: readonly Job[] = [
  {
    name: 'chapter-sweep',
    cron: '* * * * *',
    run: async ({ db, story }) => sweepChapters(db, await story.now(db)),
  },
]
