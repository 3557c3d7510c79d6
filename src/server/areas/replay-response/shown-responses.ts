// Responses of a published replay as its readers see them: reactions counted by kind, and the comments that are still there.
import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { type CommentOrder, REACTION_KINDS, type ReactionKind } from '#rules/replay-responses.ts'
import type { Db, Tx } from '../../db/client.ts'
import { adminOf } from '../../platform/rights.ts'
import { meets } from '../block/between.ts'
import { listedFields } from '../character/listed.ts'
import { character } from '../character/tables.ts'
import type { PhaseKey } from '../scenario/phase.ts'
import { type Reading, readableReplay } from './readable-replay.ts'
import { replayComment, replayReaction } from './tables.ts'

/** Rights of a reader to the comments of others. */
export type CommentReader = { userId: string | null; isMaster: boolean; isOffice: boolean }

export const commentsOf = ({ scenarioId, phase }: PhaseKey, more?: SQL) =>
  and(eq(replayComment.scenarioId, scenarioId), eq(replayComment.phase, phase), isNull(replayComment.deletedAt), more)

const commentRows = (db: Db | Tx, where: SQL | undefined) =>
  db
    .select({
      commentId: replayComment.commentId,
      userId: replayComment.userId,
      body: replayComment.body,
      createdAt: replayComment.createdAt,
      character: listedFields,
    })
    .from(replayComment)
    .innerJoin(character, eq(character.characterId, replayComment.characterId))
    .where(where)
    .$dynamic()

type CommentRow = Awaited<ReturnType<typeof commentRows>>[number]

function toComment({ userId: of, ...row }: CommentRow, { userId, isMaster, isOffice }: CommentReader) {
  const isMine = of === userId
  const canDelete = isMine || isMaster
  return { ...row, isMine, canDelete, isOfficeAct: isOffice && !canDelete }
}

/** One comment as its reader sees it; null when it is not there any more. */
export async function commentOf(db: Db | Tx, key: PhaseKey, commentId: number, reader: CommentReader) {
  const [row] = await commentRows(db, commentsOf(key, eq(replayComment.commentId, commentId)))
  return row ? toComment(row, reader) : null
}

/** Number of reactions of a kind. */
export async function reactionsOf(db: Db | Tx, { scenarioId, phase }: PhaseKey, kind: ReactionKind): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(replayReaction)
    .where(
      and(eq(replayReaction.scenarioId, scenarioId), eq(replayReaction.phase, phase), eq(replayReaction.kind, kind)),
    )
  return row?.count ?? 0
}

const kindOf = (stored: number): ReactionKind[] => REACTION_KINDS.filter(kind => kind === stored)

type Wanted = Reading & { order: CommentOrder; pageStart: number; perPage: number; now: Date }

/** @throws SCENARIO_NOT_FOUND, REPLAY_NOT_FOUND, RESPONSES_CLOSED */
export async function getResponses(db: Db, wanted: Wanted) {
  const { userId, order, pageStart, perPage, now } = wanted
  const { isMaster, publicMasterId } = await readableReplay(db, wanted)
  const reader = { userId, isMaster, isOffice: userId !== null && (await adminOf(db, userId)) !== null }
  const shown = commentsOf(wanted, meets(userId, sql`${replayComment.userId}`))
  const [counted] = await db.select({ count: count() }).from(replayComment).where(shown)
  const way = order === 'newest' ? desc : asc
  const rows = await commentRows(db, shown)
    .orderBy(way(replayComment.commentId))
    .limit(perPage)
    .offset((pageStart - 1) * perPage)
  return {
    ...(await reactions(db, wanted)),
    commentList: rows.map(row => toComment(row, reader)),
    count: counted?.count ?? 0,
    masterId: userId === null || isMaster ? null : publicMasterId,
    serverTime: now,
  }
}

async function reactions(db: Db, { scenarioId, phase, userId }: Reading) {
  const ofReplay = and(eq(replayReaction.scenarioId, scenarioId), eq(replayReaction.phase, phase))
  // Reactions of users whom a block parts from the reader do not count, whoever of the two made the block.
  const counts = await db
    .select({ kind: replayReaction.kind, count: count() })
    .from(replayReaction)
    .where(and(ofReplay, meets(userId, sql`${replayReaction.userId}`)))
    .groupBy(replayReaction.kind)
  const own =
    userId === null
      ? []
      : await db
          .select({ kind: replayReaction.kind, characterId: replayReaction.characterId })
          .from(replayReaction)
          .where(and(ofReplay, eq(replayReaction.userId, userId)))
          .orderBy(asc(replayReaction.kind), asc(replayReaction.characterId))
  return {
    reactionList: REACTION_KINDS.map(kind => ({ kind, count: counts.find(row => row.kind === kind)?.count ?? 0 })),
    ownReactionList: own.flatMap(({ kind, characterId }) => kindOf(kind).map(known => ({ kind: known, characterId }))),
  }
}
