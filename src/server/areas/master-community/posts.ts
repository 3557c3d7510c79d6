// Posts of a talk between masters: around the first unread one, or a part of them in their order.
import { and, asc, desc, eq, gt, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { canEditStaffPost, STAFF_FIRST_LINE, STAFF_PINS_MOST } from '#rules/master-communities.ts'
import { staffTopic } from '#rules/master-community-address.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import type { Db, Tx } from '../../db/client.ts'
import { revisionOf } from '../../platform/realtime/announce.ts'
import { refuse } from '../../platform/refuse.ts'
import { partOfTalk, type TalkPart } from '../../platform/talk-part.ts'
import { masterRoom } from '../master-room/tables.ts'
import { chatOf, type StaffTalk, staffOf, talkOf } from './own-staff.ts'
import { speakerName } from './speaker.ts'
import { staffPost, staffRead } from './tables.ts'
import { listedThread } from './threads.ts'

const answered = alias(staffPost, 'answered')

const postsWhere = (db: Db | Tx, where: SQL | undefined) =>
  db
    .select({
      post: staffPost,
      name: speakerName('staff_post', 'staff_post.voice'),
      icon: masterRoom.icon,
      replyId: answered.postId,
      replyBody: answered.body,
      replyDeletedAt: answered.deletedAt,
      replyName: speakerName('answered', 'answered.voice'),
    })
    .from(staffPost)
    .leftJoin(masterRoom, eq(masterRoom.masterId, staffPost.userId))
    .leftJoin(answered, eq(answered.postId, staffPost.replyTo))
    .where(where)
    .$dynamic()

type PostRow = Awaited<ReturnType<typeof postsWhere>>[number]

/** Whether somebody may write in a talk now. */
export const isOpen = ({ isThreadClosed, isBoardClosed }: StaffTalk): boolean => !isThreadClosed && !isBoardClosed

function toPost({ post, name, icon, ...reply }: PostRow, talk: StaffTalk, now: Date) {
  const isMine = post.userId === talk.userId
  const deletedBy =
    post.deletedAt === null ? null : post.deletedBy === post.userId ? ('writer' as const) : ('office' as const)
  const isThere = deletedBy === null
  return {
    ...{ postId: post.postId, voice: post.voice, name, icon: post.voice === 'MS' ? icon : null },
    body: isThere ? post.body : '',
    replyTo:
      reply.replyId === null
        ? null
        : {
            ...{ postId: reply.replyId, name: reply.replyName ?? '' },
            firstLine: reply.replyDeletedAt ? '' : oneLine(reply.replyBody ?? '', STAFF_FIRST_LINE),
          },
    ...{ createdAt: post.createdAt, editedAt: post.editedAt, deletedBy, isMine },
    isPinned: post.pinnedAt !== null && isThere,
    canEdit: isMine && isThere && isOpen(talk) && canEditStaffPost(post.createdAt, now),
    canDelete: isThere && (isMine || talk.isOffice),
  }
}

/** One post as its reader sees it. @throws STAFF_POST_NOT_FOUND */
export async function postOf(db: Db | Tx, postId: number, { talk, now }: { talk: StaffTalk; now: Date }) {
  const [row] = await postsWhere(db, and(eq(staffPost.talkId, talk.talkId), eq(staffPost.postId, postId)))
  if (!row) throw refuse('STAFF_POST_NOT_FOUND')
  return toPost(row, talk, now)
}

type Asked = TalkPart & { userId: string; now: Date }

/** @throws STAFF_THREAD_NOT_FOUND */
export async function getTalk(db: Db, asked: Asked & { talkId: number }) {
  const revision = await revisionOf(db, staffTopic(asked.talkId))
  return whole(db, await talkOf(db, asked), asked, revision)
}

/** @throws MASTER_COMMUNITY_NOT_FOUND */
export async function getChat(db: Db, asked: Asked & { worldId: string }) {
  const talkId = await chatOf(db, await staffOf(db, asked))
  return getTalk(db, { ...asked, talkId })
}

async function whole(db: Db, talk: StaffTalk, asked: Asked, revision: number) {
  const { talkId, worldId, userId, isOffice, boardId, boardName, isBoardClosed } = talk
  const { now } = asked
  const inTalk = (where?: SQL) => and(eq(staffPost.talkId, talkId), where)
  const unreadFrom = await firstUnread(db, talkId, userId)
  const rows = await partOfTalk(asked, unreadFrom, staffPost.postId, (where, order, most) =>
    postsWhere(db, inTalk(where))
      .orderBy(order === 'oldest' ? asc(staffPost.postId) : desc(staffPost.postId))
      .limit(most),
  )
  const pinned = await postsWhere(db, inTalk(and(isNotNull(staffPost.pinnedAt), sql`${staffPost.deletedAt} is null`)))
    .orderBy(asc(staffPost.pinnedAt))
    .limit(STAFF_PINS_MOST)
  const [first, last] = [rows.at(0)?.post.postId, rows.at(-1)?.post.postId]
  const isThere = async (where: SQL) => (await db.$count(staffPost, inTalk(where))) > 0
  return {
    ...{ talkId, worldId, isOffice },
    board: boardId === null ? null : { boardId, boardName: boardName ?? '', isClosed: isBoardClosed === true },
    thread: await listedThread(db, talk),
    postList: rows.map(row => toPost(row, talk, now)),
    pinnedList: pinned.map(row => toPost(row, talk, now)),
    hasOlder: first !== undefined && (await isThere(lt(staffPost.postId, first))),
    hasNewer: last !== undefined && (await isThere(gt(staffPost.postId, last))),
    unreadFrom,
    canWrite: isOpen(talk),
    revision,
    serverTime: now,
  }
}

/** The first post of others that the caller has not seen. */
async function firstUnread(db: Db, talkId: number, userId: string): Promise<number | null> {
  const seen = sql`coalesce((select ${staffRead.postId} from ${staffRead}
    where ${staffRead.talkId} = ${talkId} and ${staffRead.userId} = ${userId}), 0)`
  const [row] = await db
    .select({ postId: staffPost.postId })
    .from(staffPost)
    .where(and(eq(staffPost.talkId, talkId), sql`${staffPost.postId} > ${seen}`, sql`${staffPost.userId} <> ${userId}`))
    .orderBy(asc(staffPost.postId))
    .limit(1)
  return row?.postId ?? null
}
