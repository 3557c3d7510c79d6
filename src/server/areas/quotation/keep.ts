// Keeping a passage of a replay as a card, and deleting a card or taking that back.
import { randomBytes } from 'node:crypto'
import { and, count, eq, isNull, lt } from 'drizzle-orm'
import { type Passage, passageFault, QUOTATIONS_MOST } from '#rules/quotations.ts'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { isPhase } from '../scenario/is-phase.ts'
import { phaseCards, published } from '../scenario/list/card.ts'
import type { PhaseKey } from '../scenario/phase.ts'
import { scenarioPhase } from '../scenario/tables/scenario.ts'
import { findReplay } from '../scenario-replay/replay-row.ts'
import { readerOf, readsBody } from '../scenario-replay/shown-replay.ts'
import { getQuotation } from './shown-quotation.ts'
import { quotation } from './tables.ts'

const DAY = 86_400_000

type Keeping = PhaseKey & Passage & { worldId: string; userId: string; now: Date }

/** @throws SCENARIO_NOT_FOUND, REPLAY_NOT_FOUND, QUOTATION_CLOSED, QUOTATION_MOST, and the faults of the passage */
export async function keepQuotation(tx: Tx, keeping: Keeping) {
  const { scenarioId, phase, userId, rowFrom, rowTo, words, now } = keeping
  const of = isPhase({ scenarioId, phase })
  const [row] = await phaseCards(tx, and(of, eq(scenarioPhase.worldId, keeping.worldId), published))
  if (!row) throw refuse('SCENARIO_NOT_FOUND')
  const { state, replay } = await findReplay(tx, keeping, now)
  if (state !== 'published') throw refuse('REPLAY_NOT_FOUND')
  if (!readsBody(row.privateReplayFlg, await readerOf(tx, keeping, userId))) throw refuse('QUOTATION_CLOSED')
  const fault = passageFault(replay.body, { rowFrom, rowTo, words })
  if (fault) throw refuse(fault)
  await forgetDeleted(tx, userId, now)
  const own = and(eq(quotation.userId, userId), isNull(quotation.deletedAt))
  const [same] = await tx
    .select({ quotationId: quotation.quotationId })
    .from(quotation)
    .where(
      and(
        ...[own, eq(quotation.scenarioId, scenarioId), eq(quotation.phase, phase)],
        ...[eq(quotation.rowFrom, rowFrom), eq(quotation.rowTo, rowTo), eq(quotation.words, words)],
      ),
    )
  if (same) return getQuotation(tx, { ...same, userId })
  const [kept] = await tx.select({ count: count() }).from(quotation).where(own)
  if ((kept?.count ?? 0) >= QUOTATIONS_MOST) throw refuse('QUOTATION_MOST')
  const quotationId = randomBytes(16).toString('base64url')
  await tx.insert(quotation).values({ quotationId, scenarioId, phase, userId, rowFrom, rowTo, words, createdAt: now })
  return getQuotation(tx, { quotationId, userId })
}

/** Cards that were deleted more than a day ago are gone for good. */
async function forgetDeleted(tx: Tx, userId: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAY)
  await tx.delete(quotation).where(and(eq(quotation.userId, userId), lt(quotation.deletedAt, before)))
}

type Deleting = { quotationId: string; isDeleted: boolean; userId: string; now: Date }

/** @throws QUOTATION_NOT_FOUND also for those of others */
export async function setDeleted(tx: Tx, { quotationId, isDeleted, userId, now }: Deleting) {
  await forgetDeleted(tx, userId, now)
  const changed = await tx
    .update(quotation)
    .set({ deletedAt: isDeleted ? now : null })
    .where(and(eq(quotation.quotationId, quotationId), eq(quotation.userId, userId)))
    .returning({ quotationId: quotation.quotationId })
  if (changed.length === 0) throw refuse('QUOTATION_NOT_FOUND')
  return { quotationId, isDeleted }
}
