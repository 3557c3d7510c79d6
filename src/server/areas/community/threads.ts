// Threads of a community: the list, opening one with its first post, the leader's changes, marks of reading, and the bell.
import { and, eq, max, sql } from 'drizzle-orm'
import {
  COMMUNITY_THREADS_MOST,
  communityFaults,
  communityPostFault,
  THREADS_PINNED_MOST,
  THREADS_WATCHED_MOST,
  type ThreadScope,
} from '#rules/communities.ts'
import { threadTopics } from '#rules/notices/community-notices.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'
import { refuse } from '../../platform/refuse.ts'
import { meets } from '../block/between.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { readTopics } from '../notice/notify.ts'
import { unreadPosts } from './lists.ts'
import { announceThread } from './live.ts'
import { judgeMember } from './members.ts'
import { lockCommunity, type OwnThread } from './own-community.ts'
import { communityOf, membersOf, openThread, readableThread, shownOrRefuse } from './rights.ts'
import { communityPost, communityThread, communityWatch } from './tables.ts'
import { noteNewest } from './tell-posts.ts'

const columns = columnsOf(communityThread, 't', [
  ...(['threadId', 'title', 'scope', 'isPinned', 'isClosed', 'lastPostAt'] as const),
])
type Row = RowOf<typeof columns> & {
  postCount: number
  unread: number
  lastName: string | null
  isWatched: boolean
  canDelete: boolean
}

/** Columns of thread `t` in community `k` for a row of the list, and over the posts. */
const threadColumns = (userId: string | null) => sql`
  ${columns},
  (select count(*)::int from community_post p where p.thread_id = t.thread_id and p.deleted_at is null) as "postCount",
  ${userId === null ? sql`0` : sql`(select count(*)::int from ${unreadPosts(userId)})`} as unread,
  (select c.character_full_name from community_post p join character c on c.character_id = p.character_id
    where p.thread_id = t.thread_id and p.deleted_at is null and ${meets(userId, sql`p.user_id`)}
    order by p.post_id desc limit 1) as "lastName",
  ${
    userId === null
      ? sql`false`
      : sql`exists (select 1 from community_watch w where w.thread_id = t.thread_id and w.user_id = ${userId})`
  } as "isWatched",
  ${
    userId === null
      ? sql`false`
      : sql`((t.user_id = ${userId} or k.user_id = ${userId}) and not exists (select 1 from community_post p
          where p.thread_id = t.thread_id and p.user_id <> t.user_id and p.deleted_at is null))`
  } as "canDelete"`

const tables = sql`community_thread t join community k on k.community_id = t.community_id and k.dissolved_at is null`

/** A thread that the caller may read, as it is listed. @throws THREAD_NOT_FOUND */
export async function listedThread(db: Db | Tx, threadId: number, userId: string | null): Promise<Row> {
  const { rows } = await db.execute<Row>(sql`
    select ${threadColumns(userId)} from ${tables} where t.thread_id = ${threadId} and ${readableThread(userId)}`)
  if (!rows[0]) throw refuse('THREAD_NOT_FOUND')
  return rows[0]
}

type Listed = { userId: string | null; communityId: number; pageStart: number; perPage: number }

/** @throws COMMUNITY_NOT_FOUND */
export async function getThreads(db: Db, { userId, communityId, pageStart, perPage }: Listed) {
  const { leaderUserId } = await shownOrRefuse(db, communityId, userId)
  const shown = sql`t.community_id = ${communityId} and ${readableThread(userId)}`
  const [{ rows }, count, members] = await Promise.all([
    db.execute<Row>(sql`
      select ${threadColumns(userId)} from ${tables} where ${shown}
      order by t.is_pinned desc, t.last_post_at desc, t.thread_id desc
      limit ${perPage} offset ${(pageStart - 1) * perPage}`),
    countOf(db, sql`community_thread t where ${shown}`),
    membersOf(db, communityId, userId),
  ])
  return { threadList: rows, count, isMember: members.length > 0, isLeader: leaderUserId === userId }
}

type Made = {
  userId: string
  own: OwnCharacter
  communityId: number
  title: string
  scope: ThreadScope
  asCharacter: boolean
  body: string
  draftId: string | null
  now: Date
}

/** @throws COMMUNITY_NOT_FOUND, COMMUNITY_NO_MEMBER, THREADS_MOST, COMMUNITY_FAULT, COMMUNITY_POST_EMPTY, COMMUNITY_POST_TOO_LONG */
export async function makeThread(tx: Tx, made: Made) {
  const { userId, own, communityId, scope, body, draftId, now } = made
  const title = made.title.trim()
  if (Object.keys(communityFaults({ title })).length > 0) throw refuse('COMMUNITY_FAULT')
  const fault = communityPostFault(body)
  if (fault) throw refuse(fault)
  await lockCommunity(tx, communityId)
  await communityOf(tx, communityId)
  await judgeMember(tx, { userId, own, communityId })
  const threads = await countOf(tx, sql`community_thread where community_id = ${communityId} and deleted_at is null`)
  if (threads >= COMMUNITY_THREADS_MOST) throw refuse('THREADS_MOST')
  const by = { userId, characterId: own.characterId }
  const [thread] = await tx
    .insert(communityThread)
    .values({ communityId, ...by, title, scope, lastPostAt: now, createdAt: now })
    .returning({ threadId: communityThread.threadId })
  if (!thread) throw new Error('A thread was not written.')
  const { threadId } = thread
  const [first] = await tx
    .insert(communityPost)
    .values({ threadId, ...by, voice: made.asCharacter ? 'PC' : 'PL', body, createdAt: now })
    .returning({ postId: communityPost.postId })
  if (!first) throw new Error('A post was not written.')
  await noteNewest(tx, { communityId, threadId, scope, now })
  await setBell(tx, { userId, threadId, postId: first.postId, now })
  await submitDraft(tx, userId, draftId, now)
  return { communityId, threadId }
}

type Changed = {
  own: OwnThread
  threadId: number
  title: string
  scope: ThreadScope
  isPinned: boolean
  isClosed: boolean
}

/** @throws COMMUNITY_FAULT, THREADS_PINNED_MOST */
export async function updateThread(tx: Tx, { own, threadId, scope, isPinned, isClosed, ...changed }: Changed) {
  const title = changed.title.trim()
  if (Object.keys(communityFaults({ title })).length > 0) throw refuse('COMMUNITY_FAULT')
  await lockCommunity(tx, own.communityId)
  const pinned = await countOf(
    tx,
    sql`community_thread where community_id = ${own.communityId} and is_pinned and deleted_at is null
      and thread_id <> ${threadId}`,
  )
  if (isPinned && pinned >= THREADS_PINNED_MOST) throw refuse('THREADS_PINNED_MOST')
  await tx
    .update(communityThread)
    .set({ title, scope, isPinned, isClosed })
    .where(eq(communityThread.threadId, threadId))
  await announceThread(tx, threadId)
  return { threadId }
}

type OnThread = { userId: string; threadId: number; now: Date }

/** @throws THREAD_NOT_FOUND also for those who neither opened it nor lead, THREAD_NOT_EMPTY */
export async function deleteThread(tx: Tx, { userId, threadId, now }: OnThread) {
  const { communityId, openerUserId, isLeader } = await openThread(tx, { threadId, userId })
  if (openerUserId !== userId && !isLeader) throw refuse('THREAD_NOT_FOUND')
  await tx.execute(sql`select 1 from community_thread where thread_id = ${threadId} for update`)
  const others = await countOf(
    tx,
    sql`community_post where thread_id = ${threadId} and user_id <> ${openerUserId} and deleted_at is null`,
  )
  if (others > 0) throw refuse('THREAD_NOT_EMPTY')
  await tx.update(communityThread).set({ deletedAt: now }).where(eq(communityThread.threadId, threadId))
  await announceThread(tx, threadId)
  return { communityId }
}

/** Stores the last seen post, which never goes back. @throws THREAD_NOT_FOUND */
export async function setRead(tx: Tx, { userId, threadId, postId, now }: OnThread & { postId: number }) {
  await openThread(tx, { threadId, userId })
  // A number beyond the last post would hide posts to come.
  const seen = sql`coalesce((select max(p.post_id) from community_post p
    where p.thread_id = ${threadId} and p.post_id <= ${postId}), 0)`
  await tx.execute(sql`
    insert into community_read as kept (thread_id, user_id, post_id, read_at)
    values (${threadId}, ${userId}, ${seen}, ${now.toISOString()})
    on conflict (user_id, thread_id) do update
      set post_id = greatest(kept.post_id, excluded.post_id), read_at = excluded.read_at`)
  await readTopics(tx, { userId, topics: [threadTopics.post({ threadId }), threadTopics.reply({ threadId })], now })
  const unread = await countOf(tx, sql`community_thread t, ${unreadPosts(userId)} and t.thread_id = ${threadId}`)
  return { unread }
}

async function setBell(tx: Tx, { userId, threadId, postId, now }: OnThread & { postId: number }): Promise<void> {
  await tx.insert(communityWatch).values({ userId, threadId, toldPostId: postId, createdAt: now }).onConflictDoNothing()
}

/** @throws THREAD_NOT_FOUND, THREADS_WATCHED_MOST */
export async function watch(tx: Tx, { userId, threadId, isWatched, now }: OnThread & { isWatched: boolean }) {
  await openThread(tx, { threadId, userId })
  if (!isWatched) {
    await tx.delete(communityWatch).where(and(eq(communityWatch.userId, userId), eq(communityWatch.threadId, threadId)))
    return { isWatched }
  }
  await tx.execute(sql`select 1 from app_user where user_id = ${userId} for no key update`)
  const watched = await countOf(tx, sql`community_watch where user_id = ${userId} and thread_id <> ${threadId}`)
  if (watched >= THREADS_WATCHED_MOST) throw refuse('THREADS_WATCHED_MOST')
  const [newest] = await tx
    .select({ postId: max(communityPost.postId) })
    .from(communityPost)
    .where(eq(communityPost.threadId, threadId))
  await setBell(tx, { userId, threadId, postId: newest?.postId ?? 0, now })
  return { isWatched }
}
