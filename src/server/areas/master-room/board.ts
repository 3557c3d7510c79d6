// The board of a room: members post as a character, the master as master. A post is deleted by its writer, the master or the
// office, and its place stays.
import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { POSTS_A_DAY, type PostRemover, roomPostFault } from '#rules/master-rooms.ts'
import { REASON_MOST } from '#rules/scenario/desk.ts'
import { lengthCount } from '#rules/text/count.ts'
import type { Db, Tx } from '../../db/client.ts'
import { ownCharacter } from '../../platform/own-character.ts'
import { refuse } from '../../platform/refuse.ts'
import { adminOf } from '../../platform/rights.ts'
import { isBetween, meets } from '../block/between.ts'
import { character } from '../character/tables.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { openRoom } from './master-page.ts'
import { masterOf } from './masters.ts'
import { masterRoom, masterRoomPost } from './tables.ts'

const DAY = 86_400_000

/** @property isOffice a member of the office who is not the master */
type Reader = { userId: string | null; isMaster: boolean; isOffice: boolean }
type Board = Reader & { masterUserId: string; masterName: string; icon: string | null }

/** @throws MASTER_UNKNOWN */
async function boardOf(db: Db | Tx, masterId: string, userId: string | null): Promise<Board> {
  const { userId: masterUserId, masterName } = await masterOf(db, masterId)
  const isMaster = masterUserId === userId
  const isOffice = !isMaster && userId !== null && (await adminOf(db, userId)) !== null
  const [room] = await db
    .select({ icon: masterRoom.icon })
    .from(masterRoom)
    .where(eq(masterRoom.masterId, masterUserId))
  return { userId, isMaster, isOffice, masterUserId, masterName, icon: room?.icon ?? null }
}

const columns = {
  post: masterRoomPost,
  userId: masterRoomPost.userId,
  name: character.characterFullName,
  icon: character.icon,
  worldId: character.worldId,
}
const postRows = (db: Db | Tx) =>
  db
    .select(columns)
    .from(masterRoomPost)
    .leftJoin(character, eq(character.characterId, masterRoomPost.characterId))
    .$dynamic()
type PostRow = Awaited<ReturnType<typeof postRows>>[number]

const removerOf = ({ post }: PostRow): PostRemover | null =>
  post.deletedAt === null
    ? null
    : post.deletedBy === post.userId
      ? 'writer'
      : post.deletedBy === post.masterId
        ? 'master'
        : 'office'

function toPost(row: PostRow, board: Board) {
  const { post, name, icon, worldId } = row
  const isMine = post.userId === board.userId
  const deletedBy = removerOf(row)
  const { characterId } = post
  return {
    postId: post.postId,
    character: characterId !== null && worldId !== null ? { characterId, worldId } : null,
    name: name ?? board.masterName,
    icon: characterId === null ? board.icon : icon,
    body: deletedBy === null ? post.body : '',
    createdAt: post.createdAt,
    isMine,
    deletedBy,
    deletionReason: isMine || board.isMaster || board.isOffice ? post.deletionReason : null,
    canDelete: deletedBy === null && (isMine || board.isMaster || board.isOffice),
    needsReason: !isMine,
  }
}

type Page = { masterId: string; userId: string | null; pageStart: number; perPage: number; now: Date }

/** @throws MASTER_UNKNOWN, ROOM_CLOSED for all but its master */
export async function getPosts(db: Db, asked: Page) {
  const { masterId, userId, pageStart, perPage, now } = asked
  const board = await boardOf(db, masterId, userId)
  if (!board.isMaster && !(await openRoom(db, board.masterUserId))) throw refuse('ROOM_CLOSED')
  const inRoom = and(eq(masterRoomPost.masterId, board.masterUserId), meets(userId, sql`${masterRoomPost.userId}`))
  const rows = await postRows(db)
    .where(inRoom)
    .orderBy(desc(masterRoomPost.postId))
    .limit(perPage)
    .offset((pageStart - 1) * perPage)
  return {
    postList: rows.map(row => toPost(row, board)),
    count: await db.$count(masterRoomPost, inRoom),
    isMaster: board.isMaster,
    serverTime: now,
  }
}

type Written = {
  userId: string
  masterId: string
  characterId: string | null
  body: string
  draftId: string | null
  now: Date
}

/**
 * @throws MASTER_UNKNOWN also across a block, ROOM_CLOSED, NOT_YOUR_CHARACTER (also without a character, for all but the master), ROOM_POST_EMPTY,
 * ROOM_POST_TOO_LONG, ROOM_POST_TOO_MANY
 */
export async function post(tx: Tx, { userId, masterId, characterId, body, draftId, now }: Written) {
  const board = await boardOf(tx, masterId, userId)
  if (await isBetween(tx, userId, board.masterUserId)) throw refuse('MASTER_UNKNOWN')
  if (!(await openRoom(tx, board.masterUserId))) throw refuse('ROOM_CLOSED')
  if (characterId !== null) await ownCharacter(tx, userId, characterId)
  else if (!board.isMaster) throw refuse('NOT_YOUR_CHARACTER')
  const fault = roomPostFault(body)
  if (fault) throw refuse(fault)
  if (!board.isMaster) await judgeNumber(tx, board.masterUserId, userId, now)
  const [made] = await tx
    .insert(masterRoomPost)
    .values({ masterId: board.masterUserId, userId, characterId, body, createdAt: now })
    .returning({ postId: masterRoomPost.postId })
  if (!made) throw new Error('A post was not written.')
  await submitDraft(tx, userId, draftId, now)
  return postOf(tx, made.postId, board)
}

/** Limit of posts of a user in a room within a day. Deleted posts count too. @throws ROOM_POST_TOO_MANY */
async function judgeNumber(tx: Tx, masterId: string, userId: string, now: Date): Promise<void> {
  // Posts of a user are counted one after the other.
  await tx.execute(sql`select 1 from app_user where user_id = ${userId} for no key update`)
  const [row] = await tx
    .select({ count: count() })
    .from(masterRoomPost)
    .where(
      and(
        eq(masterRoomPost.userId, userId),
        eq(masterRoomPost.masterId, masterId),
        gt(masterRoomPost.createdAt, new Date(now.getTime() - DAY)),
      ),
    )
  if ((row?.count ?? 0) >= POSTS_A_DAY) throw refuse('ROOM_POST_TOO_MANY')
}

async function postOf(tx: Tx, postId: number, board: Board) {
  const [row] = await postRows(tx).where(eq(masterRoomPost.postId, postId))
  if (!row) throw refuse('ROOM_POST_NOT_FOUND')
  return toPost(row, board)
}

type Deleted = { userId: string; masterId: string; postId: number; reason: string | null; now: Date }

/** @throws MASTER_UNKNOWN, ROOM_POST_NOT_FOUND also for posts of others, ROOM_REASON */
export async function deletePost(tx: Tx, { userId, masterId, postId, reason, now }: Deleted) {
  const board = await boardOf(tx, masterId, userId)
  const there = and(
    eq(masterRoomPost.postId, postId),
    eq(masterRoomPost.masterId, board.masterUserId),
    isNull(masterRoomPost.deletedAt),
  )
  const [found] = await tx.select({ userId: masterRoomPost.userId }).from(masterRoomPost).where(there).for('update')
  const isMine = found?.userId === userId
  if (!found || !(isMine || board.isMaster || board.isOffice)) throw refuse('ROOM_POST_NOT_FOUND')
  const words = isMine ? null : (reason ?? '').trim()
  if (words !== null && (words === '' || lengthCount(words) > REASON_MOST)) throw refuse('ROOM_REASON')
  await tx.update(masterRoomPost).set({ deletedAt: now, deletedBy: userId, deletionReason: words }).where(there)
  return postOf(tx, postId, board)
}
