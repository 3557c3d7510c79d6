// Writing in a thread: posts, changes within five minutes, deletions that leave the place.
import { and, eq, isNull, sql } from 'drizzle-orm'
import { canEditCommunityPost, communityFaults, communityPostFault } from '#rules/communities.ts'
import type { Tx } from '../../db/client.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'
import { lockUserEvents } from '../../platform/realtime/publish.ts'
import { refuse } from '../../platform/refuse.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { announceThread } from './live.ts'
import { postOf } from './posts.ts'
import { judgeWriter, openThread } from './rights.ts'
import { communityPost } from './tables.ts'
import { noteNewest, queueWatchers, tellAnswered } from './tell-posts.ts'

/** Holds a thread, so that it is not deleted while somebody speaks. @throws THREAD_NOT_FOUND */
async function holdThread(tx: Tx, threadId: number): Promise<void> {
  const { rows } = await tx.execute(sql`
    select 1 from community_thread where thread_id = ${threadId} and deleted_at is null for key share`)
  if (rows.length === 0) throw refuse('THREAD_NOT_FOUND')
}

function judgeBody(body: string): string {
  const fault = communityPostFault(body)
  if (fault) throw refuse(fault)
  return body
}

type Said = {
  userId: string
  own: OwnCharacter
  worldId: string
  threadId: number
  asCharacter: boolean
  body: string
  replyTo: number | null
  draftId: string | null
  now: Date
}

/**
 * @throws THREAD_NOT_FOUND also for one of another world, THREAD_CLOSED, COMMUNITY_NO_MEMBER, COMMUNITY_POST_EMPTY, COMMUNITY_POST_TOO_LONG,
 * COMMUNITY_POST_NOT_FOUND for an answered post that is not there
 */
export async function post(tx: Tx, said: Said) {
  const { userId, own, threadId, replyTo, draftId, now } = said
  const body = judgeBody(said.body)
  const thread = await openThread(tx, said)
  if (thread.worldId !== said.worldId) throw refuse('THREAD_NOT_FOUND')
  judgeWriter(thread, own.characterId)
  const answered = replyTo === null ? null : await writerOf(tx, threadId, replyTo)
  if (answered !== null && answered !== userId) await lockUserEvents(tx, answered)
  await holdThread(tx, threadId)
  const [made] = await tx
    .insert(communityPost)
    .values({
      ...{ threadId, userId, characterId: own.characterId, voice: said.asCharacter ? 'PC' : 'PL', body },
      ...{ replyTo, createdAt: now },
    })
    .returning({ postId: communityPost.postId })
  if (!made) throw new Error('A post was not written.')
  const { postId } = made
  await submitDraft(tx, userId, draftId, now)
  if (answered !== null && answered !== userId)
    await tellAnswered(tx, { thread, own, body, postId, userId: answered, now })
  await queueWatchers(tx, postId)
  await noteNewest(tx, { ...thread, now })
  await announceThread(tx, threadId)
  return postOf(tx, postId, { thread, now })
}

/** The user of a post that is answered. @throws COMMUNITY_POST_NOT_FOUND */
async function writerOf(tx: Tx, threadId: number, postId: number): Promise<string> {
  const [row] = await tx
    .select({ userId: communityPost.userId })
    .from(communityPost)
    .where(and(eq(communityPost.threadId, threadId), eq(communityPost.postId, postId)))
  if (!row) throw refuse('COMMUNITY_POST_NOT_FOUND')
  return row.userId
}

type OnPost = { userId: string; threadId: number; postId: number; now: Date }

/** A post that is there, locked. @throws COMMUNITY_POST_NOT_FOUND */
async function lockPost(tx: Tx, { threadId, postId }: OnPost) {
  const [row] = await tx
    .select()
    .from(communityPost)
    .where(and(eq(communityPost.threadId, threadId), eq(communityPost.postId, postId), isNull(communityPost.deletedAt)))
    .for('update')
  if (!row) throw refuse('COMMUNITY_POST_NOT_FOUND')
  return row
}

/** @throws THREAD_NOT_FOUND, COMMUNITY_POST_NOT_FOUND also for posts of others, COMMUNITY_POST_NOT_NOW, THREAD_CLOSED, COMMUNITY_POST_EMPTY, COMMUNITY_POST_TOO_LONG */
export async function edit(tx: Tx, acting: OnPost & { body: string; draftId?: string | null | undefined }) {
  const { userId, threadId, postId, now } = acting
  const thread = await openThread(tx, acting)
  const row = await lockPost(tx, acting)
  if (row.userId !== userId) throw refuse('COMMUNITY_POST_NOT_FOUND')
  if (thread.isClosed) throw refuse('THREAD_CLOSED')
  if (!canEditCommunityPost(row.createdAt, now)) throw refuse('COMMUNITY_POST_NOT_NOW')
  await tx
    .update(communityPost)
    .set({ body: judgeBody(acting.body), editedAt: now })
    .where(eq(communityPost.postId, postId))
  await submitDraft(tx, userId, acting.draftId ?? null, now)
  await announceThread(tx, threadId)
  return postOf(tx, postId, { thread, now })
}

/** @throws THREAD_NOT_FOUND, COMMUNITY_POST_NOT_FOUND also for posts of others, COMMUNITY_FAULT for the leader's without a reason */
export async function deletePost(tx: Tx, acting: OnPost & { reason: string | null }) {
  const { userId, threadId, postId, now } = acting
  const thread = await openThread(tx, acting)
  const row = await lockPost(tx, acting)
  const isMine = row.userId === userId
  if (!isMine && !thread.isLeader) throw refuse('COMMUNITY_POST_NOT_FOUND')
  const reason = isMine ? null : (acting.reason ?? '').trim()
  if (reason !== null && Object.keys(communityFaults({ reason })).length > 0) throw refuse('COMMUNITY_FAULT')
  await tx
    .update(communityPost)
    .set({ deletedAt: now, deletedBy: userId, deletionReason: reason })
    .where(eq(communityPost.postId, postId))
  await announceThread(tx, threadId)
  return postOf(tx, postId, { thread, now })
}
