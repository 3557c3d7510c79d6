// Boards of a masters' community: rows of the lists, and the office's changes.
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { STAFF_BOARDS_MOST, staffFaults } from '#rules/master-communities.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { lockHandbook } from './handbook.ts'
import { type Staff, staffOf } from './own-staff.ts'
import { staffBoard } from './tables.ts'

/** Posts of others in talk `t` that a user has not seen. */
export const unreadPosts = (userId: string): SQL => sql`staff_post p where p.talk_id = t.talk_id
  and p.user_id <> ${userId} and p.deleted_at is null and p.post_id > coalesce((
    select r.post_id from staff_read r where r.talk_id = t.talk_id and r.user_id = ${userId}), 0)`

const columns = columnsOf(staffBoard, 'b', ['boardId', 'boardName', 'description', 'isForQuestions', 'isClosed'])
type BoardRow = RowOf<typeof columns> & { threadCount: number; unreadThreads: number; lastPostAt: string | null }

const threads = sql`staff_talk t where t.board_id = b.board_id and t.deleted_at is null`

/** Boards of a world in their order. @param boardId the only one; without it all */
export async function boardsOf(db: Db | Tx, { worldId, userId }: Staff, boardId?: number): Promise<BoardRow[]> {
  const { rows } = await db.execute<BoardRow>(sql`
    select ${columns}, (select count(*)::int from ${threads}) as "threadCount",
      (select count(*)::int from ${threads} and exists (select 1 from ${unreadPosts(userId)})) as "unreadThreads",
      (select max(t.last_post_at) from ${threads}) as "lastPostAt"
    from staff_board b where b.world_id = ${worldId} ${boardId === undefined ? sql`` : sql`and b.board_id = ${boardId}`}
    order by b.is_closed, b.position, b.board_id`)
  return rows
}

type Saved = {
  userId: string
  worldId: string
  boardId: number | null
  boardName: string
  description: string
  isForQuestions: boolean
  isClosed: boolean
  now: Date
}

/** @throws MASTER_COMMUNITY_NOT_FOUND, STAFF_BOARD_NOT_FOUND, STAFF_BOARDS_MOST, STAFF_FAULT */
export async function saveBoard(tx: Tx, saved: Saved) {
  const { boardId, isForQuestions, isClosed, now } = saved
  const { worldId } = await staffOf(tx, saved)
  const [boardName, description] = [saved.boardName.trim(), saved.description.trim()]
  if (Object.keys(staffFaults({ boardName, boardLine: description })).length > 0) throw refuse('STAFF_FAULT')
  await lockHandbook(tx, worldId)
  if (isForQuestions) await tx.update(staffBoard).set({ isForQuestions: false }).where(eq(staffBoard.worldId, worldId))
  const fields = { boardName, description, isForQuestions, isClosed }
  if (boardId === null) {
    if ((await countOf(tx, sql`staff_board where world_id = ${worldId}`)) >= STAFF_BOARDS_MOST)
      throw refuse('STAFF_BOARDS_MOST')
    const position = sql`(select coalesce(max(o.position), -1) + 1 from staff_board o where o.world_id = ${worldId})`
    const [made] = await tx
      .insert(staffBoard)
      .values({ worldId, ...fields, position, createdAt: now })
      .returning({ boardId: staffBoard.boardId })
    if (!made) throw new Error('A board was not written.')
    return made
  }
  const [changed] = await tx
    .update(staffBoard)
    .set(fields)
    .where(and(eq(staffBoard.boardId, boardId), eq(staffBoard.worldId, worldId)))
    .returning({ boardId: staffBoard.boardId })
  if (!changed) throw refuse('STAFF_BOARD_NOT_FOUND')
  return changed
}

/** Puts the boards in an order; those that it does not name follow in theirs. @throws MASTER_COMMUNITY_NOT_FOUND */
export async function setBoardOrder(tx: Tx, asked: { userId: string; worldId: string; boardIdList: number[] }) {
  const { worldId } = await staffOf(tx, asked)
  await lockHandbook(tx, worldId)
  await tx.execute(sql`
    update staff_board b set position = placed.place from (
      select o.board_id, row_number() over (
        order by coalesce(array_position(${sql.param(asked.boardIdList)}::int[], o.board_id), 100000), o.position, o.board_id) - 1 as place
      from staff_board o where o.world_id = ${worldId}) placed
    where b.board_id = placed.board_id`)
  return { worldId }
}
