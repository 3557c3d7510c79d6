// Publishing an old opening or replay again, and ending that.
import { and, eq, gt, sql } from 'drizzle-orm'
import {
  ENDABLE,
  HEADS_MOST,
  REPUBLISHABLE,
  type RepublicationForm,
  type RepublicationState,
  republicationFaults,
  republicationState,
} from '#rules/republication.ts'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { changeState } from '../scenario/clock/change-state.ts'
import { lockPhase, type PhaseRow } from '../scenario/phase.ts'
import { scenario } from '../scenario/tables/scenario.ts'
import { logAct } from '../scenario-desk/acts.ts'
import { scheduleStaff } from '../scenario-desk/approval.ts'
import { readInfo } from '../scenario-desk/info.ts'
import { type DeskPhase, officeDesk } from '../scenario-desk/own-desk.ts'
import { createOpening } from '../scenario-desk/save-info.ts'
import { findReplay } from '../scenario-replay/replay-row.ts'
import { world } from '../world/tables.ts'
import { republication } from './tables.ts'

const DAY = 86_400_000
const FIRST_PHASE = 1

type Asked = RepublicationForm & {
  userId: string
  adminId: Parameters<typeof officeDesk>[1]
  asDraft: boolean
  now: Date
}

/**
 * @throws REPUBLICATION_FAULT, REPUBLICATION_STATE, REPUBLICATION_PRIVATE, REPUBLICATION_TWICE, REPUBLICATION_MOST; and of
 * an opening what a new one is refused for
 */
export async function republish(tx: Tx, own: DeskPhase, asked: Asked) {
  const { what, publishAt, userId, now } = asked
  if (Object.keys(republicationFaults(asked, now.getTime())).length > 0) throw refuse('REPUBLICATION_FAULT')
  // The lock also keeps two republications of one phase apart.
  const phase = await lockPhase(tx, own)
  if (!REPUBLISHABLE[what].includes(phase.state) || phase.publishedAt === null) throw refuse('REPUBLICATION_STATE')
  const at = publishAt === null ? now : new Date(publishAt)
  const words = asked.words.trim()
  const made = what === 'replay' ? await standAgain(tx, phase, asked, at) : await copyOpening(tx, own, asked, at)
  const { scenarioId, worldId } = phase
  const [row] = await tx
    .insert(republication)
    .values({
      ...{ scenarioId, phase: phase.phase, worldId, what, words, publishAt: at, createdBy: userId, createdAt: now },
      ...made,
    })
    .returning({ republicationId: republication.republicationId })
  if (!row) throw new Error('A republication was not written.')
  await logAct(tx, phase, { act: 'office:republish', userId, reason: words, now })
  return { ...row, ...(await stateOf(tx, row.republicationId, now)) }
}

async function standAgain(tx: Tx, phase: PhaseRow, { days, now }: Asked, at: Date) {
  const { scenarioId, worldId } = phase
  const { state } = await findReplay(tx, phase, now)
  if (state !== 'published') throw refuse('REPUBLICATION_STATE')
  const [of] = await tx
    .select({ isPrivate: scenario.isPrivate })
    .from(scenario)
    .where(eq(scenario.scenarioId, scenarioId))
  if (of?.isPrivate) throw refuse('REPUBLICATION_PRIVATE')
  // Republications of a world take turns, so that the head of its list never grows beyond its limit.
  await tx.select({ one: sql`1` }).from(world).where(eq(world.worldId, worldId)).for('no key update')
  const heads = await tx
    .select({ scenarioId: republication.scenarioId, phase: republication.phase })
    .from(republication)
    .where(and(eq(republication.worldId, worldId), eq(republication.what, 'replay'), gt(republication.endedAt, now)))
  if (heads.some(head => head.scenarioId === scenarioId && head.phase === phase.phase))
    throw refuse('REPUBLICATION_TWICE')
  if (heads.length >= HEADS_MOST) throw refuse('REPUBLICATION_MOST')
  return { publishedAt: at, endedAt: new Date(at.getTime() + days * DAY), newScenarioId: null }
}

/** A new scenario of the office's own with the texts, numbers and people of an old opening. */
async function copyOpening(tx: Tx, own: DeskPhase, { userId, adminId, asDraft, now }: Asked, at: Date) {
  const info = await readInfo(tx, own)
  const { scenarioId } = await createOpening(tx, own.worldId, true, {
    ...info,
    openDateTime: asDraft ? null : at.toISOString(),
    ...{ userId, now, draftId: null },
  })
  if (!asDraft) {
    const copy = await officeDesk(tx, adminId, { worldId: own.worldId, scenarioId, phase: FIRST_PHASE })
    await scheduleStaff(tx, copy, { userId, openDateTime: at.toISOString(), now })
  }
  return { publishedAt: null, endedAt: null, newScenarioId: scenarioId }
}

async function stateOf(tx: Tx, republicationId: number, now: Date) {
  const [row] = await tx.select().from(republication).where(eq(republication.republicationId, republicationId))
  if (!row) throw refuse('REPUBLICATION_NOT_FOUND')
  const { newScenarioId } = row
  const copy = newScenarioId === null ? null : await lockPhase(tx, { scenarioId: newScenarioId, phase: FIRST_PHASE })
  const state: RepublicationState = republicationState({ ...row, newState: copy?.state ?? null }, now)
  return { state, newScenarioId }
}

/**
 * Ends a republication: a replay leaves the head of the list, or never comes there; a scenario of an opening that is not published yet
 * is given up.
 * @throws REPUBLICATION_NOT_FOUND, REPUBLICATION_ENDED
 */
export async function endRepublication(
  tx: Tx,
  { republicationId, userId, now }: { republicationId: number; userId: string; now: Date },
) {
  const [row] = await tx
    .select()
    .from(republication)
    .where(eq(republication.republicationId, republicationId))
    .for('update')
  if (!row) throw refuse('REPUBLICATION_NOT_FOUND')
  const { state, newScenarioId } = await stateOf(tx, republicationId, now)
  if (!ENDABLE.includes(state)) throw refuse('REPUBLICATION_ENDED')
  if (newScenarioId !== null) {
    const copy = await lockPhase(tx, { scenarioId: newScenarioId, phase: FIRST_PHASE })
    await changeState(tx, copy, { name: 'discard', by: 'office', userId, now })
  }
  await tx.update(republication).set({ endedAt: now }).where(eq(republication.republicationId, republicationId))
  await logAct(tx, row, { act: 'office:republishEnd', userId, reason: null, now })
  return { state: 'ended' as const }
}
