// Approval by the office of submitted openings, and publication of the office's own ones (C116, C119).
import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { type ScenarioRequestStatus, scenarioRequestStatus, scenarioType } from '#rules/codes/scenario.ts'
import { QUEUE_SHOWN } from '#rules/scenario/lists.ts'
import type { ScenarioState } from '#rules/scenario/states.ts'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { beginOrdered, openingWentBack } from '../order/begin-ordered.ts'
import { changeState } from '../scenario/clock/change-state.ts'
import { isPhase } from '../scenario/is-phase.ts'
import { phaseCards, toCard } from '../scenario/list/card.ts'
import { countPhases } from '../scenario/list/page-of.ts'
import { lockPhase } from '../scenario/phase.ts'
import { isComing, scenario, scenarioPhase } from '../scenario/tables/scenario.ts'
import { moveOn, stillWaits } from '../scenario-append/chain.ts'
import { judgeFinished } from './acts.ts'
import { newMastersAmong } from './info.ts'
import type { DeskPhase } from './own-desk.ts'

type Queue = { worldId: string; perPage?: number | undefined; now: Date }

/** @param worldId `all` for every world */
export async function getForApproval(db: Db, { worldId, perPage = QUEUE_SHOWN, now }: Queue) {
  const inState = (state: ScenarioState) =>
    and(
      state === 'awaitingPublication' ? isComing : eq(scenarioPhase.state, state),
      worldId === 'all' ? undefined : eq(scenarioPhase.worldId, worldId),
    )
  return {
    scenarioList: await waiting(db, 'submitted', inState('submitted'), perPage),
    count: await countPhases(db, inState('submitted')),
    awaitingList: await waiting(db, 'awaitingPublication', inState('awaitingPublication'), perPage),
    awaitingCount: await countPhases(db, inState('awaitingPublication')),
    serverTime: now,
  }
}

async function waiting(db: Db, state: ScenarioState, where: SQL | undefined, most: number) {
  const rows = await phaseCards(db, where)
    .orderBy(
      asc(state === 'submitted' ? scenarioPhase.stateSince : scenarioPhase.openAt),
      asc(scenarioPhase.scenarioId),
    )
    .limit(most)
  const ids = rows.map(({ scenarioId }) => scenarioId)
  if (ids.length === 0) return []
  const since = await db
    .select({
      scenarioId: scenarioPhase.scenarioId,
      phase: scenarioPhase.phase,
      submittedAt: scenarioPhase.stateSince,
      masterId: scenario.masterId,
    })
    .from(scenarioPhase)
    .innerJoin(scenario, eq(scenario.scenarioId, scenarioPhase.scenarioId))
    .where(and(where, inArray(scenarioPhase.scenarioId, ids)))
  const watched = await newMastersAmong(db, [...new Set(since.map(({ masterId }) => masterId))])
  return rows.flatMap(row => {
    const found = since.find(({ scenarioId, phase }) => scenarioId === row.scenarioId && phase === row.phase)
    if (!found) return []
    const { masterId, submittedAt } = found
    return [{ ...toCard(row), submittedAt, isNewMaster: !row.isStaff && watched.has(masterId) }]
  })
}

type Checked = {
  userId: string
  now: Date
  status: ScenarioRequestStatus
  version?: number | undefined
  openDateTime?: string | null | undefined
  reason?: string | null | undefined
}

/**
 * Approves or rejects the version that the admin has read. @throws SCENARIO_STATE, SCENARIO_CHANGED, REASON_NEEDED,
 * OPENING_FAULT
 */
export async function checkOpening(tx: Tx, own: DeskPhase, checked: Checked) {
  const { userId, now, reason = null } = checked
  const phase = await lockPhase(tx, own)
  if (checked.version !== undefined && checked.version !== phase.version) throw refuse('SCENARIO_CHANGED')
  if (checked.status === scenarioRequestStatus.rejected) {
    await changeState(tx, phase, { name: 'reject', by: 'office', userId, reason, now })
    if (phase.type !== scenarioType.normal) await openingWentBack(tx, phase.scenarioId, { userId, now })
    return { state: 'rejected' as const, openAt: null }
  }
  await judgeFinished(tx, own)
  if (phase.type !== scenarioType.normal) {
    await beginOrdered(tx, phase, { userId, now })
    return { state: 'consultation' as const, openAt: null }
  }
  const openAt = await planPublication(tx, own, checked.openDateTime ?? null, now)
  await changeState(tx, await lockPhase(tx, own), { name: 'approve', by: 'office', userId, now })
  // A result that came before the approval may already be worse than asked for.
  await moveOn(tx, own, now)
  return { state: 'awaitingPublication' as const, openAt }
}

/** Plans the publication of an opening of the office. @throws SCENARIO_STATE, OPENING_FAULT */
export async function scheduleStaff(
  tx: Tx,
  own: DeskPhase,
  asked: { userId: string; now: Date; openDateTime: string | null },
) {
  const { userId, now, openDateTime } = asked
  await lockPhase(tx, own)
  if (!own.isStaff) throw refuse('SCENARIO_STATE')
  await judgeFinished(tx, own)
  const openAt = await planPublication(tx, own, openDateTime, now)
  await changeState(tx, await lockPhase(tx, own), { name: 'schedule', by: 'office', userId, now })
  return { state: 'awaitingPublication' as const, openAt }
}

/** Plans the publication for the given time, else for the master's wish; a time in the past becomes now. */
async function planPublication(
  tx: Tx,
  { scenarioId, phase }: DeskPhase,
  named: string | null,
  now: Date,
): Promise<Date | null> {
  const { openAt: wished } = await lockPhase(tx, { scenarioId, phase })
  const wanted = named === null ? (wished ?? now) : new Date(named)
  // A chapter that waits for results opens with the last of them.
  const openAt = (await stillWaits(tx, { scenarioId, phase })) ? null : wanted < now ? now : wanted
  await tx.update(scenarioPhase).set({ openAt }).where(isPhase({ scenarioId, phase }))
  return openAt
}

export async function getStaffList(
  db: Db,
  { pageStart, perPage, now }: { pageStart: number; perPage: number; now: Date },
) {
  const where = eq(scenario.isStaff, true)
  const rows = await phaseCards(db, where)
    .orderBy(desc(scenarioPhase.stateSince), desc(scenarioPhase.scenarioId))
    .limit(perPage)
    .offset((pageStart - 1) * perPage)
  const [counted] = await db
    .select({ count: count() })
    .from(scenarioPhase)
    .innerJoin(scenario, eq(scenario.scenarioId, scenarioPhase.scenarioId))
    .where(where)
  return { scenarioList: rows.map(toCard), count: counted?.count ?? 0, serverTime: now }
}
