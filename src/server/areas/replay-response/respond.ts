// Responding to a replay: reacting and taking it back, commenting, deleting a comment.
import { and, eq } from 'drizzle-orm'
import { commentFault, type ReactionKind } from '#rules/replay-responses.ts'
import type { Tx } from '../../db/client.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'
import { lockUserEvents } from '../../platform/realtime/publish.ts'
import { refuse } from '../../platform/refuse.ts'
import { adminOf } from '../../platform/rights.ts'
import { isBetween } from '../block/between.ts'
import { character } from '../character/tables.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { notify } from '../notice/notify.ts'
import type { PhaseKey } from '../scenario/phase.ts'
import { logAct } from '../scenario-desk/acts.ts'
import { readableReplay } from './readable-replay.ts'
import { commentOf, commentsOf, reactionsOf } from './shown-responses.ts'
import { replayComment, replayReaction } from './tables.ts'

type Acting = PhaseKey & { worldId: string; userId: string; now: Date }
type AsCharacter = Acting & { own: OwnCharacter }

/** @throws SCENARIO_NOT_FOUND, REPLAY_NOT_FOUND, RESPONSES_CLOSED */
export async function react(tx: Tx, acting: AsCharacter & { kind: ReactionKind; isOn: boolean }) {
  await readableReplay(tx, acting)
  const { scenarioId, phase, userId, own, kind, isOn, now } = acting
  const { characterId } = own
  const row = { scenarioId, phase, userId, characterId, kind }
  if (isOn) {
    await tx
      .insert(replayReaction)
      .values({ ...row, createdAt: now })
      .onConflictDoNothing()
  } else {
    await tx
      .delete(replayReaction)
      .where(
        and(
          eq(replayReaction.scenarioId, scenarioId),
          eq(replayReaction.phase, phase),
          eq(replayReaction.kind, kind),
          eq(replayReaction.characterId, characterId),
        ),
      )
  }
  return { kind, isOn, count: await reactionsOf(tx, acting, kind) }
}

/** @throws SCENARIO_NOT_FOUND, REPLAY_NOT_FOUND, RESPONSES_CLOSED, COMMENT_EMPTY, COMMENT_TOO_LONG */
export async function comment(tx: Tx, acting: AsCharacter & { body: string; draftId: string | null }) {
  const { isMaster, masterId, title } = await readableReplay(tx, acting)
  const { scenarioId, phase, worldId, userId, own, body, draftId, now } = acting
  const fault = commentFault(body)
  if (fault) throw refuse(fault)
  if (!isMaster) await lockUserEvents(tx, masterId)
  const [made] = await tx
    .insert(replayComment)
    .values({ scenarioId, phase, userId, characterId: own.characterId, body, createdAt: now })
    .returning({ commentId: replayComment.commentId })
  await submitDraft(tx, userId, draftId, now)
  const isOffice = (await adminOf(tx, userId)) !== null
  const shown = made && (await commentOf(tx, acting, made.commentId, { userId, isMaster, isOffice }))
  if (!shown) throw new Error('A comment was not written.')
  // A master who does not meet the writer does not see the comment either.
  if (!isMaster && !(await isBetween(tx, userId, masterId))) {
    const facts = { scenarioId, phase, worldId, title, name: shown.character.characterFullName }
    const by = { characterId: own.characterId, texts: [body] }
    await notify(tx, now, { userId: masterId, event: 'scenario.comment', facts, by })
  }
  return shown
}

/**
 * Deletes a comment for its writer or the master of the scenario; for the office with a reason. What was not the writer's own
 * act stands in the log of the phase.
 * @throws COMMENT_NOT_FOUND also for those of others, REASON_NEEDED
 */
export async function deleteComment(tx: Tx, acting: Acting & { commentId: number; reason: string | null }) {
  const { isMaster } = await readableReplay(tx, acting)
  const { userId, commentId, now } = acting
  const where = commentsOf(acting, eq(replayComment.commentId, commentId))
  const [row] = await tx.select().from(replayComment).where(where).for('update')
  const by = !row
    ? null
    : row.userId === userId
      ? 'writer'
      : isMaster
        ? 'master'
        : (await adminOf(tx, userId)) !== null
          ? 'office'
          : null
  if (!row || by === null) throw refuse('COMMENT_NOT_FOUND')
  const reason = (acting.reason ?? '').trim()
  if (by === 'office' && reason === '') throw refuse('REASON_NEEDED')
  await tx.update(replayComment).set({ deletedAt: now, deletedBy: userId }).where(where)
  if (by !== 'writer') {
    const [writer] = await tx
      .select({ name: character.characterFullName })
      .from(character)
      .where(eq(character.characterId, row.characterId))
    const words = [writer?.name, by === 'office' ? reason : ''].filter(Boolean).join('：')
    await logAct(tx, acting, { act: `${by}:deleteComment`, userId, reason: words, now })
  }
  return { commentId }
}
