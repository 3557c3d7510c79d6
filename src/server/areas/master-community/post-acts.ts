// Writing in a talk: posts, changes within five minutes, deletions that leave the place, pins, marks of reading.
import { and, eq, isNull, sql } from 'drizzle-orm'
import { canEditStaffPost, STAFF_PINS_MOST, staffPostFault } from '#rules/master-communities.ts'
import { staffReplyTopic } from '#rules/notices/master-community-notices.ts'
import type { Tx } from '../../db/client.ts'
import { countOf } from '../../db/select.ts'
import { lockUserEvents } from '../../platform/realtime/publish.ts'
import { refuse } from '../../platform/refuse.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { notify, readTopics } from '../notice/notify.ts'
import { unreadPosts } from './boards.ts'
import { announceTalk } from './live.ts'
import { type StaffTalk, staffAmong, talkOf } from './own-staff.ts'
import { postOf } from './posts.ts'
import { staffPost, staffTalk } from './tables.ts'

function judgeBody(body: string): string {
  const fault = staffPostFault(body)
  if (fault) throw refuse(fault)
  return body
}

/** @throws STAFF_THREAD_CLOSED, STAFF_BOARD_CLOSED */
function judgeOpen({ isThreadClosed, isBoardClosed }: StaffTalk): void {
  if (isThreadClosed) throw refuse('STAFF_THREAD_CLOSED')
  if (isBoardClosed) throw refuse('STAFF_BOARD_CLOSED')
}

/** Holds a talk, so that it is not deleted while somebody speaks. @throws STAFF_THREAD_NOT_FOUND */
async function holdTalk(tx: Tx, talkId: number): Promise<void> {
  const { rows } = await tx.execute(sql`
    select 1 from staff_talk where talk_id = ${talkId} and deleted_at is null for no key update`)
  if (rows.length === 0) throw refuse('STAFF_THREAD_NOT_FOUND')
}

const TITLE_OF_CHAT = 'マスターのチャット'

type Said = {
  userId: string
  talkId: number
  body: string
  replyTo: number | null
  draftId: string | null
  now: Date
}

/**
 * @throws STAFF_THREAD_NOT_FOUND, STAFF_THREAD_CLOSED, STAFF_BOARD_CLOSED, STAFF_POST_EMPTY, STAFF_POST_TOO_LONG,
 * STAFF_POST_NOT_FOUND for an answered post that is not there
 */
export async function post(tx: Tx, said: Said) {
  const { userId, talkId, replyTo, draftId, now } = said
  const body = judgeBody(said.body)
  const talk = await talkOf(tx, said)
  judgeOpen(talk)
  const answered = replyTo === null ? null : await writerOf(tx, talkId, replyTo)
  // Somebody who is no longer of the staff is not told.
  const told = answered !== null && answered !== userId && (await staffAmong(tx, talkId, [answered])).has(answered)
  if (told) await lockUserEvents(tx, answered)
  await holdTalk(tx, talkId)
  const [made] = await tx
    .insert(staffPost)
    .values({ talkId, userId, voice: talk.isOffice ? 'office' : 'MS', body, replyTo, createdAt: now })
    .returning({ postId: staffPost.postId })
  if (!made) throw new Error('A post was not written.')
  const { postId } = made
  await tx.update(staffTalk).set({ lastPostAt: now }).where(eq(staffTalk.talkId, talkId))
  await submitDraft(tx, userId, draftId, now)
  const shown = await postOf(tx, postId, { talk, now })
  if (told) {
    const { worldId, boardId, title } = talk
    const facts = {
      worldId,
      boardId,
      talkId,
      title: boardId === null ? TITLE_OF_CHAT : title,
      postId,
      name: shown.name,
    }
    await notify(tx, now, { userId: answered, event: 'staff.reply', facts })
  }
  await announceTalk(tx, talkId)
  return shown
}

/** The user of a post that is answered. @throws STAFF_POST_NOT_FOUND */
async function writerOf(tx: Tx, talkId: number, postId: number): Promise<string> {
  const [row] = await tx
    .select({ userId: staffPost.userId })
    .from(staffPost)
    .where(and(eq(staffPost.talkId, talkId), eq(staffPost.postId, postId)))
  if (!row) throw refuse('STAFF_POST_NOT_FOUND')
  return row.userId
}

type OnPost = { userId: string; talkId: number; postId: number; now: Date }

/** A post that is there, locked. @throws STAFF_POST_NOT_FOUND */
async function lockPost(tx: Tx, { talkId, postId }: OnPost) {
  const [row] = await tx
    .select()
    .from(staffPost)
    .where(and(eq(staffPost.talkId, talkId), eq(staffPost.postId, postId), isNull(staffPost.deletedAt)))
    .for('update')
  if (!row) throw refuse('STAFF_POST_NOT_FOUND')
  return row
}

/**
 * @throws STAFF_THREAD_NOT_FOUND, STAFF_POST_NOT_FOUND also for posts of others, STAFF_POST_NOT_NOW, STAFF_THREAD_CLOSED, STAFF_BOARD_CLOSED,
 * STAFF_POST_EMPTY, STAFF_POST_TOO_LONG
 */
export async function edit(tx: Tx, acting: OnPost & { body: string; draftId?: string | null | undefined }) {
  const { userId, talkId, postId, now } = acting
  const talk = await talkOf(tx, acting)
  const row = await lockPost(tx, acting)
  if (row.userId !== userId) throw refuse('STAFF_POST_NOT_FOUND')
  judgeOpen(talk)
  if (!canEditStaffPost(row.createdAt, now)) throw refuse('STAFF_POST_NOT_NOW')
  await tx
    .update(staffPost)
    .set({ body: judgeBody(acting.body), editedAt: now })
    .where(eq(staffPost.postId, postId))
  await submitDraft(tx, userId, acting.draftId ?? null, now)
  await announceTalk(tx, talkId)
  return postOf(tx, postId, { talk, now })
}

/** @throws STAFF_THREAD_NOT_FOUND, STAFF_POST_NOT_FOUND also for posts of others */
export async function deletePost(tx: Tx, acting: OnPost) {
  const { userId, talkId, postId, now } = acting
  const talk = await talkOf(tx, acting)
  const row = await lockPost(tx, acting)
  if (row.userId !== userId && !talk.isOffice) throw refuse('STAFF_POST_NOT_FOUND')
  await tx
    .update(staffPost)
    .set({ deletedAt: now, deletedBy: userId, pinnedAt: null })
    .where(eq(staffPost.postId, postId))
  await announceTalk(tx, talkId)
  return postOf(tx, postId, { talk, now })
}

/** @throws STAFF_THREAD_NOT_FOUND, STAFF_POST_NOT_FOUND, STAFF_PINS_MOST */
export async function pin(tx: Tx, acting: OnPost & { isPinned: boolean }) {
  const { talkId, postId, isPinned, now } = acting
  const talk = await talkOf(tx, acting)
  await holdTalk(tx, talkId)
  const row = await lockPost(tx, acting)
  if (isPinned && row.pinnedAt === null) {
    const pins = await countOf(tx, sql`staff_post where talk_id = ${talkId} and pinned_at is not null`)
    if (pins >= STAFF_PINS_MOST) throw refuse('STAFF_PINS_MOST')
  }
  const pinnedAt = isPinned ? (row.pinnedAt ?? now) : null
  await tx.update(staffPost).set({ pinnedAt }).where(eq(staffPost.postId, postId))
  await announceTalk(tx, talkId)
  return postOf(tx, postId, { talk, now })
}

/** Stores the last seen post, which never goes back. @throws STAFF_THREAD_NOT_FOUND */
export async function setRead(tx: Tx, { userId, talkId, postId, now }: OnPost) {
  await talkOf(tx, { userId, talkId })
  // A number beyond the last post would hide posts to come.
  const seen = sql`coalesce((select max(p.post_id) from staff_post p
    where p.talk_id = ${talkId} and p.post_id <= ${postId}), 0)`
  await tx.execute(sql`
    insert into staff_read as kept (talk_id, user_id, post_id, read_at)
    values (${talkId}, ${userId}, ${seen}, ${now.toISOString()})
    on conflict (user_id, talk_id) do update
      set post_id = greatest(kept.post_id, excluded.post_id), read_at = excluded.read_at`)
  await readTopics(tx, { userId, topics: [staffReplyTopic({ talkId })], now })
  const unread = await countOf(tx, sql`staff_talk t, ${unreadPosts(userId)} and t.talk_id = ${talkId}`)
  return { unread }
}
