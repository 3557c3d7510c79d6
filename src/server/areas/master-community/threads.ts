// Threads of a board: the list, opening one with its first post, the marks that its opener and the office set.
import { eq, type SQL, sql } from 'drizzle-orm'
import { staffFaults, staffPostFault } from '#rules/master-communities.ts'
import type { StaffThreadList } from '#rules/master-community-address.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, countOf, type Present, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { boardsOf, unreadPosts } from './boards.ts'
import { announceTalk } from './live.ts'
import { boardOf, type Staff, type StaffTalk, talkOf } from './own-staff.ts'
import { speakerName } from './speaker.ts'
import { staffPost, staffTalk } from './tables.ts'

const columns = columnsOf(staffTalk, 't', ['talkId', 'title', 'isPinned', 'isClosed', 'isSolved', 'lastPostAt'])
/** A thread has a first post, and so a time of the newest. */
type ThreadRow = Present<RowOf<typeof columns>, 'lastPostAt'> & {
  writerName: string
  postCount: number
  unread: number
  lastName: string | null
  canSolve: boolean
  canDelete: boolean
}

const othersPosts = sql`exists (select 1 from staff_post p where p.talk_id = t.talk_id and p.user_id <> t.user_id and p.deleted_at is null)`

const threadsWhere = async (db: Db | Tx, { userId, isOffice }: Staff, where: SQL, page = sql``) => {
  const isMine = sql`(${isOffice} or t.user_id = ${userId})`
  const { rows } = await db.execute<ThreadRow>(sql`
    select ${columns}, ${speakerName('t', null)} as "writerName",
      (select count(*)::int from staff_post p where p.talk_id = t.talk_id and p.deleted_at is null) as "postCount",
      (select count(*)::int from ${unreadPosts(userId)}) as unread,
      (select ${speakerName('p', 'p.voice')} from staff_post p where p.talk_id = t.talk_id and p.deleted_at is null
        order by p.post_id desc limit 1) as "lastName",
      ${isMine} as "canSolve", (${isOffice} or t.user_id = ${userId} and not ${othersPosts}) as "canDelete"
    from staff_talk t where t.board_id is not null and t.deleted_at is null and ${where} ${page}`)
  return rows
}

/** A thread as it is listed; null for the chat. */
export async function listedThread(db: Db | Tx, talk: StaffTalk): Promise<ThreadRow | null> {
  const rows = await threadsWhere(db, talk, sql`t.talk_id = ${talk.talkId}`)
  return rows[0] ?? null
}

const ofList: Record<StaffThreadList, SQL> = {
  all: sql`true`,
  open: sql`not t.is_solved`,
  solved: sql`t.is_solved`,
}

type Listed = { userId: string; boardId: number; list: StaffThreadList; pageStart: number; perPage: number }

/** @throws STAFF_BOARD_NOT_FOUND */
export async function getBoard(db: Db, { list, pageStart, perPage, ...asked }: Listed) {
  const own = await boardOf(db, asked)
  const where = sql`t.board_id = ${own.boardId} and ${ofList[list]}`
  const page = sql`order by t.is_pinned desc, t.last_post_at desc, t.talk_id desc
    limit ${perPage} offset ${(pageStart - 1) * perPage}`
  const [[board], threadList, count] = await Promise.all([
    boardsOf(db, own, own.boardId),
    threadsWhere(db, own, where, page),
    countOf(db, sql`staff_talk t where t.deleted_at is null and ${where}`),
  ])
  if (!board) throw refuse('STAFF_BOARD_NOT_FOUND')
  return { worldId: own.worldId, board, threadList, count, isOffice: own.isOffice }
}

type Made = { userId: string; boardId: number; title: string; body: string; draftId: string | null; now: Date }

/** @throws STAFF_BOARD_NOT_FOUND, STAFF_BOARD_CLOSED, STAFF_FAULT, STAFF_POST_EMPTY, STAFF_POST_TOO_LONG */
export async function makeThread(tx: Tx, made: Made) {
  const { userId, body, draftId, now } = made
  const { boardId, worldId, isClosed, isOffice } = await boardOf(tx, made)
  if (isClosed) throw refuse('STAFF_BOARD_CLOSED')
  const title = made.title.trim()
  if (Object.keys(staffFaults({ threadTitle: title })).length > 0) throw refuse('STAFF_FAULT')
  const fault = staffPostFault(body)
  if (fault) throw refuse(fault)
  const [talk] = await tx
    .insert(staffTalk)
    .values({ worldId, boardId, userId, title, lastPostAt: now })
    .returning({ talkId: staffTalk.talkId })
  if (!talk) throw new Error('A thread was not written.')
  const { talkId } = talk
  await tx.insert(staffPost).values({ talkId, userId, voice: isOffice ? 'office' : 'MS', body, createdAt: now })
  await submitDraft(tx, userId, draftId, now)
  return { boardId, talkId }
}

/** A talk that is a thread of a board. @throws STAFF_THREAD_NOT_FOUND also for the chat */
async function threadOf(tx: Tx, asked: { userId: string; talkId: number }) {
  const talk = await talkOf(tx, asked)
  const { boardId } = talk
  if (boardId === null) throw refuse('STAFF_THREAD_NOT_FOUND')
  return { talk, boardId }
}

type Changed = { userId: string; talkId: number; title: string; isPinned: boolean; isClosed: boolean }

/** @throws STAFF_THREAD_NOT_FOUND, STAFF_FAULT */
export async function updateThread(tx: Tx, changed: Changed) {
  const { isPinned, isClosed, talkId } = changed
  await threadOf(tx, changed)
  const title = changed.title.trim()
  if (Object.keys(staffFaults({ threadTitle: title })).length > 0) throw refuse('STAFF_FAULT')
  await tx.update(staffTalk).set({ title, isPinned, isClosed }).where(eq(staffTalk.talkId, talkId))
  await announceTalk(tx, talkId)
  return { talkId }
}

/** @throws STAFF_THREAD_NOT_FOUND also for those who neither opened it nor are of the office */
export async function solve(tx: Tx, asked: { userId: string; talkId: number; isSolved: boolean }) {
  const { userId, talkId, isSolved } = asked
  const { talk } = await threadOf(tx, asked)
  if (talk.openerUserId !== userId && !talk.isOffice) throw refuse('STAFF_THREAD_NOT_FOUND')
  await tx.update(staffTalk).set({ isSolved }).where(eq(staffTalk.talkId, talkId))
  await announceTalk(tx, talkId)
  return { talkId }
}

/** @throws STAFF_THREAD_NOT_FOUND also for those who neither opened it nor are of the office, STAFF_THREAD_NOT_EMPTY */
export async function deleteThread(tx: Tx, asked: { userId: string; talkId: number; now: Date }) {
  const { userId, talkId, now } = asked
  const { talk, boardId } = await threadOf(tx, asked)
  if (talk.openerUserId !== userId && !talk.isOffice) throw refuse('STAFF_THREAD_NOT_FOUND')
  await tx.execute(sql`select 1 from staff_talk where talk_id = ${talkId} for update`)
  const [row] = await threadsWhere(tx, talk, sql`t.talk_id = ${talkId}`)
  if (!row?.canDelete) throw refuse('STAFF_THREAD_NOT_EMPTY')
  await tx.update(staffTalk).set({ deletedAt: now }).where(eq(staffTalk.talkId, talkId))
  await announceTalk(tx, talkId)
  return { boardId }
}
