// Changes of a phase's state, all made here: a row of the table of transitions is applied to a locked phase, with its
// effects on seats, coins and dates; a job of the same transaction tells the affected users.
import { and, eq, inArray, sql } from 'drizzle-orm'
import { isFor, transitionOf } from '#rules/scenario/life-cycle.ts'
import { datesOf } from '#rules/scenario/schedule.ts'
import { isPublished } from '#rules/scenario/states.ts'
import type { Mover, Transition, TransitionName } from '#rules/scenario/transitions.ts'
import type { Tx } from '../../../db/client.ts'
import { enqueue } from '../../../platform/jobs/run.ts'
import { refuse } from '../../../platform/refuse.ts'
import { moveCoins, returnCoins } from '../entry/coins.ts'
import { closeEntries, drawSeats, forgetPublication } from '../entry/draw-seats.ts'
import { returnFatePower } from '../entry/fate-power.ts'
import { isPhase } from '../is-phase.ts'
import type { PhaseRow } from '../phase.ts'
import { closeTexts } from '../playing/close-texts.ts'
import { giveItemsBack } from '../playing/playing-items.ts'
import { scenarioEntry } from '../tables/entry.ts'
import { scenario, scenarioLog, scenarioPhase } from '../tables/scenario.ts'
import { announcePage } from './live.ts'
import { waitForClock } from './wait-for-clock.ts'

export const TELL_JOB = 'tell-of-scenario'

type Change = {
  name: TransitionName
  by: Mover
  /** Null for the clock. */
  userId: string | null
  reason?: string | null
  now: Date
}

const RUNNING = ['applied', 'won', 'seated'] as const

/**
 * @param phase as `lockPhase` read it in this transaction
 * @throws SCENARIO_STATE when the phase is in another state, REASON_NEEDED
 */
export async function changeState(tx: Tx, phase: PhaseRow, { name, by, userId, reason, now }: Change): Promise<void> {
  const row = transitionOf(name)
  if (!row.by.includes(by) || !row.from.includes(phase.state) || !isFor(row, phase.type)) throw refuse('SCENARIO_STATE')
  if (row.needsReason && !reason?.trim()) throw refuse('REASON_NEEDED')
  const { scenarioId, phase: phaseNo } = phase
  const key = isPhase(phase)
  const { rowCount } = await tx
    .update(scenarioPhase)
    .set({
      state: row.to,
      stateSince: now,
      ...datesOf(row.to, now, phase.settings),
      ...(row.needsReason ? { reason: reason?.trim() ?? null } : {}),
      ...(phase.publishedAt === null && isPublished(row.to) ? { publishedAt: now } : {}),
    })
    .where(and(key, inArray(scenarioPhase.state, [...row.from])))
  if (!rowCount) throw refuse('SCENARIO_STATE')
  if (phase.publishedAt === null && isPublished(row.to)) {
    await tx.update(scenario).set({ phase: phaseNo }).where(eq(scenario.scenarioId, scenarioId))
  }
  const [logged] = await tx
    .insert(scenarioLog)
    .values({ scenarioId, phase: phaseNo, act: name, from: phase.state, to: row.to, userId, reason, createdAt: now })
    .returning({ logId: scenarioLog.logId })
  if (!logged) throw new Error('A change of state was not logged.')
  if (name === 'close') await closeTexts(tx, phase, now)
  if (name === 'repairUnpublish') await forgetPublication(tx, phase)
  await moveSeats(tx, phase, row, now)
  await moveCoinsOf(tx, phase, row, logged.logId, now)
  await countHeads(tx, phase)
  await waitForClock(tx, { scenarioId, phase: phaseNo })
  if (row.tells.length > 0) await enqueue(tx, { name: TELL_JOB, payload: { logId: logged.logId } })
}

async function moveSeats(tx: Tx, phase: PhaseRow, { seats }: Transition, now: Date): Promise<void> {
  const of = and(eq(scenarioEntry.scenarioId, phase.scenarioId), eq(scenarioEntry.phase, phase.phase))
  const become = (from: readonly (typeof RUNNING)[number][], set: Partial<typeof scenarioEntry.$inferInsert>) =>
    tx
      .update(scenarioEntry)
      .set(set)
      .where(and(of, inArray(scenarioEntry.state, [...from])))
      .returning({ entryId: scenarioEntry.entryId })
  if (seats === 'close') await closeEntries(tx, phase)
  if (seats === 'draw') await drawSeats(tx, phase, now)
  // Without a draw no fate power was needed.
  if (seats === 'give') {
    const seated = await become(['applied'], { state: 'seated', seatedAt: now })
    await returnFatePower(tx, now, seated)
  }
  if (seats === 'free') await become(['won'], { state: 'lapsed', endedAt: now })
  if (seats === 'clear') {
    const waiting = await become(['applied'], { state: 'ended', endedAt: now })
    await returnFatePower(tx, now, waiting)
    const ended = await become(['won', 'seated'], { state: 'ended', endedAt: now })
    await giveItemsBack(tx, now, phase, ended)
  }
}

async function moveCoinsOf(tx: Tx, phase: PhaseRow, { coins }: Transition, logId: number, now: Date): Promise<void> {
  if (!coins) return
  const entries = await tx
    .select({ entryId: scenarioEntry.entryId, scenarioId: scenarioEntry.scenarioId, state: scenarioEntry.state })
    .from(scenarioEntry)
    .where(
      and(
        eq(scenarioEntry.scenarioId, phase.scenarioId),
        eq(scenarioEntry.phase, phase.phase),
        inArray(scenarioEntry.coins, ['held', 'earned']),
      ),
    )
    .orderBy(scenarioEntry.entryId)
  const seated = entries.filter(({ state }) => state === 'seated')
  const over = entries.filter(({ state }) => state === 'lost' || state === 'lapsed' || state === 'ended')
  if (coins === 'earn') await moveCoins(tx, now, { entries: seated, to: 'earned', logId })
  if (coins === 'hold') await moveCoins(tx, now, { entries: seated, to: 'held', logId })
  // Entries that lapsed when the priority time ended have no seat either.
  for (const entry of over) await returnCoins(tx, now, entry)
}

/** Stores the numbers of applicants and of certain seats, which lists and open pages show. */
export async function countHeads(tx: Tx, { scenarioId, phase }: { scenarioId: number; phase: number }): Promise<void> {
  await tx.execute(sql`
    update scenario_phase p set applicants = e.applicants, seated = e.seated
    from (select count(*) filter (where state in ('applied', 'won', 'seated'))::int as applicants,
        count(*) filter (where state = 'seated')::int as seated
      from scenario_entry where scenario_id = ${scenarioId} and phase = ${phase}) e
    where p.scenario_id = ${scenarioId} and p.phase = ${phase}`)
  await announcePage(tx, { scenarioId, phase })
}
