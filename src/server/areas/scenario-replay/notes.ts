// Notes of a master on participants, and comments of the office on lines of a replay.
import { and, asc, eq } from 'drizzle-orm'
import { REPLAY_MOST } from '#rules/scenario/replay.ts'
import { lengthCount } from '#rules/text/count.ts'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { character } from '../character/tables.ts'
import { appUser } from '../identity/tables.ts'
import type { PhaseKey } from '../scenario/phase.ts'
import { scenarioEntry } from '../scenario/tables/entry.ts'
import type { DeskPhase } from '../scenario-desk/own-desk.ts'
import { namesOf } from './cast.ts'
import { castOf, lockReplay } from './replay-row.ts'
import { type Call, scenarioCastNote, scenarioReplayComment } from './tables.ts'

type Noted = {
  entryId: number
  note: string
  names: readonly string[]
  /** Words by which the participant calls others; undefined leaves the stored ones as they are. */
  calls?: readonly Call[] | undefined
  now: Date
}

/** @throws ENTRY_NOT_FOUND */
export async function saveNote(tx: Tx, own: DeskPhase, { entryId, note, names, calls, now }: Noted) {
  const cast = await castOf(tx, own)
  if ([entryId, ...(calls ?? []).map(call => call.entryId)].some(id => !cast.has(id))) throw refuse('ENTRY_NOT_FOUND')
  const [row] = await tx
    .select({ who: character })
    .from(scenarioEntry)
    .innerJoin(character, eq(character.characterId, scenarioEntry.characterId))
    .where(eq(scenarioEntry.entryId, entryId))
  if (!row) throw refuse('ENTRY_NOT_FOUND')
  const set = {
    ...{ note: note.slice(0, 2 * REPLAY_MOST.note), names: [...names], updatedAt: now },
    ...(calls ? { calls: calls.filter(call => call.names.length > 0) } : {}),
  }
  await tx
    .insert(scenarioCastNote)
    .values({ entryId, ...set })
    .onConflictDoUpdate({ target: scenarioCastNote.entryId, set })
  return { nameList: namesOf(row.who, names) }
}

type Commented = { rowNo: number; quoted: string; body: string; userId: string; now: Date }

/** @throws SCENARIO_STATE when the replay was not handed in */
export async function commentOn(tx: Tx, own: DeskPhase, { rowNo, quoted, body, userId, now }: Commented) {
  const { state } = await lockReplay(tx, own)
  if (state !== 'checking' && state !== 'awaiting') throw refuse('SCENARIO_STATE')
  if (lengthCount(body) > REPLAY_MOST.comment) throw refuse('SCENARIO_STATE')
  const { scenarioId, phase } = own
  const [made] = await tx
    .insert(scenarioReplayComment)
    .values({ scenarioId, phase, rowNo, quoted, body, userId, createdAt: now })
    .returning({ commentId: scenarioReplayComment.commentId })
  if (!made) throw new Error('A comment was not written.')
  return made
}

/** @throws SCENARIO_NOT_FOUND */
export async function markComment(
  tx: Tx,
  own: DeskPhase,
  { commentId, isDone }: { commentId: number; isDone: boolean },
) {
  const [marked] = await tx
    .update(scenarioReplayComment)
    .set({ isDone })
    .where(
      and(
        eq(scenarioReplayComment.commentId, commentId),
        eq(scenarioReplayComment.scenarioId, own.scenarioId),
        eq(scenarioReplayComment.phase, own.phase),
      ),
    )
    .returning({ isDone: scenarioReplayComment.isDone })
  if (!marked) throw refuse('SCENARIO_NOT_FOUND')
  return marked
}

export const commentsOf = (db: Db | Tx, { scenarioId, phase }: PhaseKey) =>
  db
    .select({
      commentId: scenarioReplayComment.commentId,
      rowNo: scenarioReplayComment.rowNo,
      quoted: scenarioReplayComment.quoted,
      body: scenarioReplayComment.body,
      userName: appUser.userName,
      isDone: scenarioReplayComment.isDone,
      createdAt: scenarioReplayComment.createdAt,
    })
    .from(scenarioReplayComment)
    .innerJoin(appUser, eq(appUser.userId, scenarioReplayComment.userId))
    .where(and(eq(scenarioReplayComment.scenarioId, scenarioId), eq(scenarioReplayComment.phase, phase)))
    .orderBy(asc(scenarioReplayComment.rowNo), asc(scenarioReplayComment.commentId))
