// Writing in the consultation of a phase.
import { and, eq, sql } from 'drizzle-orm'
import { canEditPost, postFault, ROLE_MOST } from '#rules/scenario/board.ts'
import { lengthCount } from '#rules/text/count.ts'
import type { Tx } from '../../../db/client.ts'
import type { OwnCharacter } from '../../../platform/own-character.ts'
import { refuse } from '../../../platform/refuse.ts'
import { submitDraft } from '../../draft/end-draft.ts'
import { readTopics } from '../../notice/notify.ts'
import { announceBoard } from '../clock/live.ts'
import { ownEntry } from '../entry/own-entry.ts'
import { scenarioBoardRead, scenarioPost, scenarioRole } from '../tables/board.ts'
import { scenarioEntry } from '../tables/entry.ts'
import { openBoard, postOf, type Reading } from './board-posts.ts'
import { unreadPosts } from './board-rights.ts'
import { changePost, lockOwnPost, lockPost, thatPost } from './own-post.ts'
import { lockCalled, tellCalled } from './tell-posts.ts'

/** The board as its writer needs it. @throws SCENARIO_NOT_FOUND, BOARD_CLOSED, BOARD_READ_ONLY */
async function writableBoard(tx: Tx, acting: Reading) {
  const board = await openBoard(tx, acting)
  if (!board.canWrite) throw refuse('BOARD_READ_ONLY')
  return { userId: acting.userId, now: acting.now, ...board }
}

function judgeBody(body: string): string {
  const fault = postFault(body)
  if (fault) throw refuse(fault)
  return body
}

type Written = Reading & {
  characterId: string | null
  asCharacter: boolean
  body: string
  replyTo: number | null
  draftId: string | null
}

/** @throws BOARD_CLOSED, BOARD_READ_ONLY, ENTRY_NOT_FOUND, POST_EMPTY, POST_TOO_LONG, POST_NOT_FOUND */
export async function post(tx: Tx, written: Written) {
  const reader = await writableBoard(tx, written)
  const { scenarioId, phase, userId, characterId, now } = written
  const body = judgeBody(written.body)
  if (written.replyTo !== null) await postOf(tx, written, written.replyTo, reader)
  if (characterId !== null) await judgeSpeaker(tx, written, characterId)
  else if (reader.role === 'participant') throw refuse('ENTRY_NOT_FOUND')
  const voice = characterId === null ? 'MS' : written.asCharacter ? 'PC' : 'PL'
  const posted = { ...written, userId, body }
  const called = await lockCalled(tx, posted)
  const [made] = await tx
    .insert(scenarioPost)
    .values({ scenarioId, phase, userId, characterId, voice, body, replyTo: written.replyTo, createdAt: now })
    .returning({ postId: scenarioPost.postId })
  if (!made) throw new Error('A post was not written.')
  await submitDraft(tx, userId, written.draftId, now)
  await tellCalled(tx, { ...posted, postId: made.postId, now }, called)
  await announceBoard(tx, written)
  return postOf(tx, written, made.postId, reader)
}

/** The face must be of a character of the writer's that has a seat. @throws ENTRY_NOT_FOUND */
async function judgeSpeaker(tx: Tx, { scenarioId, phase, userId }: Reading, characterId: string): Promise<void> {
  const found = await tx
    .select({ entryId: scenarioEntry.entryId })
    .from(scenarioEntry)
    .where(
      and(
        eq(scenarioEntry.scenarioId, scenarioId),
        eq(scenarioEntry.phase, phase),
        eq(scenarioEntry.userId, userId),
        eq(scenarioEntry.characterId, characterId),
        eq(scenarioEntry.state, 'seated'),
      ),
    )
  if (found.length === 0) throw refuse('ENTRY_NOT_FOUND')
}

type OnPost = Reading & { postId: number }

/** @throws POST_NOT_FOUND also for posts of others, POST_NOT_NOW, POST_EMPTY, POST_TOO_LONG */
export async function edit(tx: Tx, acting: OnPost & { body: string; draftId?: string | null | undefined }) {
  const reader = await writableBoard(tx, acting)
  const own = await lockOwnPost(tx, acting)
  if (!canEditPost(own.createdAt, acting.now)) throw refuse('POST_NOT_NOW')
  await changePost(tx, own, { body: judgeBody(acting.body), editedAt: acting.now })
  await submitDraft(tx, acting.userId, acting.draftId ?? null, acting.now)
  await announceBoard(tx, acting)
  return postOf(tx, acting, acting.postId, reader)
}

/**
 * Empties a post, which keeps its place. @throws POST_NOT_FOUND also for posts of others, unless the caller leads the
 * scenario
 */
export async function deletePost(tx: Tx, acting: OnPost) {
  const reader = await writableBoard(tx, acting)
  const own = await lockOwnPost(tx, acting, reader.role !== 'participant')
  await changePost(tx, own, { deletedAt: acting.now, deletedBy: acting.userId, pinnedAt: null })
  await announceBoard(tx, acting)
  return postOf(tx, acting, acting.postId, reader)
}

/** Pins a decision, or unpins it: every reader of the board may. @throws POST_NOT_FOUND */
export async function pin(tx: Tx, acting: OnPost & { isPinned: boolean }) {
  const reader = await writableBoard(tx, acting)
  const row = await lockPost(tx, acting)
  const pinnedAt = acting.isPinned ? (row.pinnedAt ?? acting.now) : null
  await tx.update(scenarioPost).set({ pinnedAt }).where(thatPost(acting, acting.postId))
  await announceBoard(tx, acting)
  return postOf(tx, acting, acting.postId, reader)
}

/** @throws ENTRY_NOT_FOUND, POST_TOO_LONG */
export async function setRole(tx: Tx, acting: Reading & { own: OwnCharacter; role: string }) {
  await writableBoard(tx, acting)
  const { entry } = await ownEntry(tx, acting)
  const role = acting.role.trim()
  if (lengthCount(role) > ROLE_MOST) throw refuse('POST_TOO_LONG')
  const row = { role, updatedAt: acting.now }
  await tx
    .insert(scenarioRole)
    .values({ entryId: entry.entryId, ...row })
    .onConflictDoUpdate({ target: scenarioRole.entryId, set: row })
  await announceBoard(tx, acting)
  return { role }
}

/** Stores the last seen post, which never goes back. @throws SCENARIO_NOT_FOUND, BOARD_CLOSED */
export async function setRead(tx: Tx, acting: Reading & { postId: number }) {
  await openBoard(tx, acting)
  const { scenarioId, phase, userId, postId, now } = acting
  await tx
    .insert(scenarioBoardRead)
    .values({ scenarioId, phase, userId, postId, readAt: now })
    .onConflictDoUpdate({
      target: [scenarioBoardRead.scenarioId, scenarioBoardRead.phase, scenarioBoardRead.userId],
      set: { postId: sql`greatest(${scenarioBoardRead.postId}, excluded.post_id)`, readAt: now },
    })
  await readTopics(tx, { userId, topics: [`board:${scenarioId}:${phase}`], now })
  return { unread: await unreadPosts(tx, acting, userId) }
}
