// Steps of an extra between its master and the office, each a row of the table of a replay's steps. They stand in the log of
// the chapter.
import { eq } from 'drizzle-orm'
import { EXTRA_COMMENT_MOST, extraErrors } from '#rules/scenario/extra.ts'
import { REPLAY_TABLE, type ReplayStep, WRITABLE } from '#rules/scenario/replay-steps.ts'
import { lengthCount } from '#rules/text/count.ts'
import type { Tx } from '../../db/client.ts'
import { enqueue } from '../../platform/jobs/run.ts'
import { refuse } from '../../platform/refuse.ts'
import type { AdminId } from '../../platform/rights.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { logAct } from '../scenario-desk/acts.ts'
import type { ExtraRow } from './extra-row.ts'
import { lockExtra, type OwnExtra } from './own-extra.ts'
import { scenarioExtra } from './tables.ts'

export const PUBLISH_EXTRA_JOB = 'publish-extra'

type Step = { name: ReplayStep; userId: string; comment: string | null; now: Date }

/** @param before as it was locked in this transaction @throws EXTRA_STATE, REASON_NEEDED */
export async function takeStep(
  tx: Tx,
  before: OwnExtra,
  { name, userId, comment, now }: Step,
  set: Partial<typeof scenarioExtra.$inferInsert> = {},
): Promise<ExtraRow> {
  const row = REPLAY_TABLE[name]
  if (!row.from.includes(before.state)) throw refuse('EXTRA_STATE')
  const said = comment?.trim() || null
  if (row.needsComment && !said) throw refuse('REASON_NEEDED')
  const [after] = await tx
    .update(scenarioExtra)
    .set({ ...set, state: row.to, stateSince: now, version: before.version + 1 })
    .where(eq(scenarioExtra.extraId, before.extraId))
    .returning()
  if (!after) throw new Error('A step of an extra was not written.')
  await logAct(tx, before, {
    act: `${row.by === 'master' ? 'master' : 'office'}:extra:${name}`,
    userId,
    reason: said,
    now,
  })
  return after
}

type Acting = { userId: string; extraId: number; baseVersion: number; act: 'submit' | 'takeBack'; now: Date }

/** @throws EXTRA_NOT_FOUND, EXTRA_STATE, EXTRA_CHANGED, EXTRA_FAULT */
export async function actOnExtra(tx: Tx, { userId, extraId, baseVersion, act, now }: Acting) {
  const before = await lockExtra(tx, extraId, { masterId: userId })
  if (before.version !== baseVersion) throw refuse('EXTRA_CHANGED')
  if (act === 'submit' && Object.keys(extraErrors(before)).length > 0) throw refuse('EXTRA_FAULT')
  const { state, version } = await takeStep(tx, before, { name: act, userId, comment: null, now })
  return { state, version }
}

type Removing = { userId: string; extraId: number; baseVersion: number }

/** Takes away one that only its master has seen. @throws EXTRA_NOT_FOUND, EXTRA_STATE, EXTRA_CHANGED */
export async function removeExtra(tx: Tx, { userId, extraId, baseVersion }: Removing) {
  const before = await lockExtra(tx, extraId, { masterId: userId })
  if (!WRITABLE.includes(before.state)) throw refuse('EXTRA_STATE')
  if (before.version !== baseVersion) throw refuse('EXTRA_CHANGED')
  await tx.delete(scenarioExtra).where(eq(scenarioExtra.extraId, extraId))
  return { extraId }
}

type Checked = {
  userId: string
  adminId: AdminId
  extraId: number
  baseVersion: number
  step: 'return' | 'approve'
  comment: string | null
  publishDateTime: string | null
  draftId?: string | null | undefined
  now: Date
}

/**
 * Returns or approves the version that the admin has read. @throws EXTRA_NOT_FOUND, EXTRA_STATE, EXTRA_CHANGED, EXTRA_FAULT,
 * REASON_NEEDED
 */
export async function checkExtra(tx: Tx, { userId, adminId, extraId, step, publishDateTime, ...checked }: Checked) {
  const { baseVersion, comment, now } = checked
  const before = await lockExtra(tx, extraId, { adminId })
  if (before.version !== baseVersion) throw refuse('EXTRA_CHANGED')
  if (lengthCount(comment ?? '') > EXTRA_COMMENT_MOST) throw refuse('EXTRA_FAULT')
  if (step === 'return') {
    const set = { comment: comment?.trim() || null, publishAt: null, approvedBy: null }
    await takeStep(tx, before, { name: 'return', userId, comment, now }, set)
    await submitDraft(tx, userId, checked.draftId ?? null, now)
    return { state: 'returned' as const, publishAt: null }
  }
  if (Object.keys(extraErrors(before)).length > 0) throw refuse('EXTRA_FAULT')
  const wanted = publishDateTime === null ? 0 : Date.parse(publishDateTime)
  const publishAt = new Date(Math.max(wanted, now.getTime()))
  const set = { publishAt, approvedBy: userId, comment: null }
  await takeStep(tx, before, { name: 'approve', userId, comment: null, now }, set)
  await publishLater(tx, extraId, publishAt)
  return { state: 'awaiting' as const, publishAt }
}

export const publishLater = (tx: Tx, extraId: number, storyAt: Date): Promise<void> =>
  enqueue(tx, { name: PUBLISH_EXTRA_JOB, payload: { extraId }, key: `${PUBLISH_EXTRA_JOB}:${extraId}`, storyAt })
