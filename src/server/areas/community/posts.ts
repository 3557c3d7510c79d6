// Posts of a thread: around the first unread one, or a part of them in their order.
import { and, asc, desc, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { COMMUNITY_FIRST_LINE, type CommunityPostRemover, canEditCommunityPost } from '#rules/communities.ts'
import { threadTopic } from '#rules/community-address.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import type { Db, Tx } from '../../db/client.ts'
import { revisionOf } from '../../platform/realtime/announce.ts'
import { refuse } from '../../platform/refuse.ts'
import { partOfTalk, type TalkPart } from '../../platform/talk-part.ts'
import { blockedBy } from '../block/between.ts'
import { character } from '../character/tables.ts'
import { type OpenThread, openThread, writersIn } from './rights.ts'
import { communityPost } from './tables.ts'
import { listedThread } from './threads.ts'

const answered = alias(communityPost, 'answered')
const answeredCharacter = alias(character, 'answered_character')

const postsWhere = (db: Db | Tx, where: SQL | undefined) =>
  db
    .select({
      post: communityPost,
      name: character.characterFullName,
      icon: character.icon,
      replyId: answered.postId,
      replyUserId: answered.userId,
      replyBody: answered.body,
      replyDeletedAt: answered.deletedAt,
      replyName: answeredCharacter.characterFullName,
    })
    .from(communityPost)
    .innerJoin(character, eq(character.characterId, communityPost.characterId))
    .leftJoin(answered, eq(answered.postId, communityPost.replyTo))
    .leftJoin(answeredCharacter, eq(answeredCharacter.characterId, answered.characterId))
    .where(where)
    .$dynamic()

type PostRow = Awaited<ReturnType<typeof postsWhere>>[number]
type Reader = { thread: OpenThread; blocked: ReadonlySet<string>; now: Date }

const removerOf = ({ post }: PostRow, { leaderUserId }: OpenThread): CommunityPostRemover | null =>
  post.deletedAt === null
    ? null
    : post.deletedBy === post.userId
      ? 'writer'
      : post.deletionReason !== null || post.deletedBy === leaderUserId
        ? 'leader'
        : 'office'

function toPost(row: PostRow, { thread, blocked, now }: Reader) {
  const { post, name, icon } = row
  const { userId, isLeader, isClosed, leaderId } = thread
  const isMine = post.userId === userId
  const deletedBy = removerOf(row, thread)
  const isThere = deletedBy === null
  return {
    postId: post.postId,
    voice: post.voice,
    characterId: post.characterId,
    ...{ name, icon, isLeader: post.characterId === leaderId },
    body: isThere ? post.body : '',
    replyTo:
      row.replyId === null
        ? null
        : {
            postId: row.replyId,
            name: row.replyName ?? '',
            firstLine: row.replyDeletedAt ? '' : oneLine(row.replyBody ?? '', COMMUNITY_FIRST_LINE),
            isFolded: row.replyUserId !== null && blocked.has(row.replyUserId),
          },
    createdAt: post.createdAt,
    editedAt: post.editedAt,
    deletedBy,
    deletionReason: isMine || isLeader ? post.deletionReason : null,
    isMine,
    isFolded: blocked.has(post.userId),
    canEdit: isMine && isThere && !isClosed && canEditCommunityPost(post.createdAt, now),
    canDelete: isThere && (isMine || isLeader),
    needsReason: !isMine,
  }
}

/** One post as its reader sees it. @throws COMMUNITY_POST_NOT_FOUND */
export async function postOf(db: Db | Tx, postId: number, { thread, now }: { thread: OpenThread; now: Date }) {
  const [row] = await postsWhere(db, and(eq(communityPost.threadId, thread.threadId), eq(communityPost.postId, postId)))
  if (!row) throw refuse('COMMUNITY_POST_NOT_FOUND')
  return toPost(row, { thread, blocked: await blockedBy(db, thread.userId), now })
}

type Asked = TalkPart & { userId: string | null; threadId: number; now: Date }

/** @throws THREAD_NOT_FOUND */
export async function getThread(db: Db, asked: Asked) {
  const { userId, threadId, now } = asked
  const thread = await openThread(db, asked)
  const revision = await revisionOf(db, threadTopic(threadId))
  const unreadFrom = userId === null ? null : await firstUnread(db, threadId, userId)
  const rows = await pageOf(db, asked, unreadFrom)
  const [first, last] = [rows.at(0)?.post.postId, rows.at(-1)?.post.postId]
  const isThere = async (where: SQL) =>
    (await db.$count(communityPost, and(eq(communityPost.threadId, threadId), where))) > 0
  const reader = { thread, blocked: await blockedBy(db, userId), now }
  return {
    thread: await listedThread(db, threadId, userId),
    community: {
      ...{ communityId: thread.communityId, worldId: thread.worldId, communityName: thread.communityName },
      ...{ memberIdList: thread.memberIds, isLeader: thread.isLeader },
    },
    postList: rows.map(row => toPost(row, reader)),
    hasOlder: first !== undefined && (await isThere(lt(communityPost.postId, first))),
    hasNewer: last !== undefined && (await isThere(gt(communityPost.postId, last))),
    unreadFrom,
    lastSpeaker: userId === null ? null : await lastSpeaker(db, threadId, userId),
    canWrite: writersIn(thread),
    revision,
    serverTime: now,
  }
}

function pageOf(db: Db, query: Asked, unreadFrom: number | null): Promise<PostRow[]> {
  const inThread = (where?: SQL) => and(eq(communityPost.threadId, query.threadId), where)
  return partOfTalk(query, unreadFrom, communityPost.postId, (where, order, most) =>
    postsWhere(db, inThread(where))
      .orderBy(order === 'oldest' ? asc(communityPost.postId) : desc(communityPost.postId))
      .limit(most),
  )
}

/** The first post of others that the caller has not seen. */
async function firstUnread(db: Db, threadId: number, userId: string): Promise<number | null> {
  const seen = sql`coalesce((select r.post_id from community_read r
    where r.thread_id = ${threadId} and r.user_id = ${userId}), 0)`
  const [row] = await db
    .select({ postId: communityPost.postId })
    .from(communityPost)
    .where(
      and(
        eq(communityPost.threadId, threadId),
        sql`${communityPost.postId} > ${seen}`,
        sql`${communityPost.userId} <> ${userId}`,
      ),
    )
    .orderBy(asc(communityPost.postId))
    .limit(1)
  return row?.postId ?? null
}

/** The character with whom the caller last spoke here; a deleted post counts no more. */
async function lastSpeaker(db: Db, threadId: number, userId: string) {
  const [row] = await db
    .select({ characterId: character.characterId, name: character.characterFullName })
    .from(communityPost)
    .innerJoin(character, eq(character.characterId, communityPost.characterId))
    .where(and(eq(communityPost.threadId, threadId), eq(communityPost.userId, userId), isNull(communityPost.deletedAt)))
    .orderBy(desc(communityPost.postId))
    .limit(1)
  return row ?? null
}
