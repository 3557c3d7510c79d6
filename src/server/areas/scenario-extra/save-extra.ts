// Saving an extra, finished or not, by the rules that its form uses too; with the same press it may be handed in.
import { and, count, eq } from 'drizzle-orm'
import { EXTRA_STATES, EXTRAS_MOST, type Extra, extraErrors, extraFaults } from '#rules/scenario/extra.ts'
import { WRITABLE } from '#rules/scenario/replay-steps.ts'
import { replaceCount } from '#rules/text/count.ts'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { lockPhase } from '../scenario/phase.ts'
import { ownDesk } from '../scenario-desk/own-desk.ts'
import type { ExtraRow } from './extra-row.ts'
import { lockExtra } from './own-extra.ts'
import { takeStep } from './steps.ts'
import { scenarioExtra } from './tables.ts'

type Sent = Extra & {
  price: number
  userId: string
  worldId: string
  scenarioId: number
  phase: number
  /** Null: a new one. */
  extraId: number | null
  baseVersion: number
  submits: boolean
  draftId?: string | null | undefined
  now: Date
}

/**
 * @throws SCENARIO_NOT_FOUND, SCENARIO_STATE, EXTRAS_MOST for a new one; EXTRA_NOT_FOUND, EXTRA_STATE, EXTRA_CHANGED for one
 * that there is; EXTRA_FAULT
 */
export async function saveExtra(tx: Tx, sent: Sent) {
  const { title, teaser, body, price, submits, userId, now } = sent
  const extra = { title: title.trim(), teaser, body, price }
  const faults = submits ? extraErrors(extra) : extraFaults(extra)
  // Half-width characters count half; the number is told in whole ones.
  const set = { ...extra, length: Math.ceil(replaceCount(body)) }
  const saved =
    sent.extraId === null ? await insertExtra(tx, sent, set) : await updateExtra(tx, sent.extraId, sent, set)
  if (Object.keys(faults).length > 0) throw refuse('EXTRA_FAULT')
  const submit = { name: 'submit', userId, comment: null, now } as const
  const after = submits ? await takeStep(tx, await lockExtra(tx, saved.extraId, { masterId: userId }), submit) : saved
  await submitDraft(tx, userId, sent.draftId ?? null, now)
  return { extraId: saved.extraId, version: after.version, length: set.length, state: after.state }
}

type Texts = Pick<ExtraRow, 'title' | 'teaser' | 'body' | 'price' | 'length'>

/** The number of a chapter's extras is counted under the lock of the chapter. */
async function insertExtra(tx: Tx, sent: Sent, texts: Texts): Promise<ExtraRow> {
  const own = await ownDesk(tx, sent)
  const { state } = await lockPhase(tx, own)
  if (!EXTRA_STATES.includes(state)) throw refuse('SCENARIO_STATE')
  const { scenarioId, phase, worldId, masterId } = own
  const [counted] = await tx
    .select({ count: count() })
    .from(scenarioExtra)
    .where(and(eq(scenarioExtra.scenarioId, scenarioId), eq(scenarioExtra.phase, phase)))
  if ((counted?.count ?? 0) >= EXTRAS_MOST) throw refuse('EXTRAS_MOST')
  const of = { scenarioId, phase, worldId, masterId, stateSince: sent.now, createdAt: sent.now }
  const [row] = await tx
    .insert(scenarioExtra)
    .values({ ...of, ...texts })
    .returning()
  if (!row) throw new Error('An extra was not written.')
  return row
}

async function updateExtra(tx: Tx, extraId: number, { userId, baseVersion }: Sent, texts: Texts): Promise<ExtraRow> {
  const before = await lockExtra(tx, extraId, { masterId: userId })
  if (!WRITABLE.includes(before.state)) throw refuse('EXTRA_STATE')
  if (before.version !== baseVersion) throw refuse('EXTRA_CHANGED')
  const [row] = await tx
    .update(scenarioExtra)
    .set({ ...texts, version: before.version + 1 })
    .where(eq(scenarioExtra.extraId, extraId))
    .returning()
  if (!row) throw new Error('An extra was not written.')
  return row
}
