// A world whose masters' community is the caller's: the masters of the world have one, the office has all.
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { markOwn, type Own } from '../../platform/own.ts'
import { refuse } from '../../platform/refuse.ts'
import { isAdmin } from '../../platform/rights.ts'
import { world } from '../world/tables.ts'
import { staffBoard, staffTalk } from './tables.ts'

/** Condition that a user is of the staff of world `w`. */
const isStaff = (userId: string) => sql`(${isAdmin(sql`${userId}`)} or exists (
  select 1 from master_world m where m.world_id = w.world_id and m.user_id = ${userId}))`

const ofWorld = columnsOf(world, 'w', ['worldId', 'worldName'])
const office = (userId: string) => sql`${isAdmin(sql`${userId}`)} as "isOffice"`
type OfWorld = RowOf<typeof ofWorld> & { isOffice: boolean }

/** The community of a world, as its reader has it. */
export type Staff = Own<OfWorld & { userId: string }>

/** @throws MASTER_COMMUNITY_NOT_FOUND */
export async function staffOf(db: Db | Tx, { userId, worldId }: { userId: string; worldId: string }): Promise<Staff> {
  const { rows } = await db.execute<OfWorld>(sql`
    select ${ofWorld}, ${office(userId)} from world w where w.world_id = ${worldId} and ${isStaff(userId)}`)
  if (!rows[0]) throw refuse('MASTER_COMMUNITY_NOT_FOUND')
  return markOwn({ ...rows[0], userId })
}

const ofBoard = columnsOf(staffBoard, 'b', ['boardId', 'boardName', 'isClosed'])
export type StaffBoard = Staff & RowOf<typeof ofBoard>

/** @throws STAFF_BOARD_NOT_FOUND */
export async function boardOf(
  db: Db | Tx,
  { userId, boardId }: { userId: string; boardId: number },
): Promise<StaffBoard> {
  const { rows } = await db.execute<OfWorld & RowOf<typeof ofBoard>>(sql`
    select ${ofWorld}, ${office(userId)}, ${ofBoard} from staff_board b join world w on w.world_id = b.world_id
    where b.board_id = ${boardId} and ${isStaff(userId)}`)
  if (!rows[0]) throw refuse('STAFF_BOARD_NOT_FOUND')
  return markOwn({ ...rows[0], userId })
}

const ofTalk = columnsOf(staffTalk, 't', {
  ...{ talkId: 'talkId', title: 'title', openerUserId: 'userId', isThreadClosed: 'isClosed', isPinned: 'isPinned' },
})
const boardOfTalk = columnsOf(staffBoard, 'b', {
  ...{ boardId: 'boardId', boardName: 'boardName', isBoardClosed: 'isClosed' },
})
type OfTalk = RowOf<typeof ofTalk> & {
  [Name in keyof RowOf<typeof boardOfTalk>]: RowOf<typeof boardOfTalk>[Name] | null
}

export type StaffTalk = Staff & OfTalk

/** @throws STAFF_THREAD_NOT_FOUND */
export async function talkOf(db: Db | Tx, { userId, talkId }: { userId: string; talkId: number }): Promise<StaffTalk> {
  const { rows } = await db.execute<OfWorld & OfTalk>(sql`
    select ${ofWorld}, ${office(userId)}, ${ofTalk}, ${boardOfTalk}
    from staff_talk t join world w on w.world_id = t.world_id left join staff_board b on b.board_id = t.board_id
    where t.talk_id = ${talkId} and t.deleted_at is null and ${isStaff(userId)}`)
  if (!rows[0]) throw refuse('STAFF_THREAD_NOT_FOUND')
  return markOwn({ ...rows[0], userId })
}

const chatColumn = columnsOf(staffTalk, null, ['talkId'])

/** Id of the chat of a world, which is made when it is first asked for. */
export async function chatOf(db: Db | Tx, { worldId }: Staff): Promise<number> {
  const find = () =>
    db.execute<RowOf<typeof chatColumn>>(sql`
      select ${chatColumn} from staff_talk where world_id = ${worldId} and board_id is null`)
  const known = (await find()).rows[0]
  if (known) return known.talkId
  await db.execute(sql`insert into staff_talk (world_id) values (${worldId}) on conflict do nothing`)
  return (await find()).rows[0]?.talkId ?? 0
}

/** Users among some that are of the staff of a talk's world. */
export async function staffAmong(db: Db | Tx, talkId: number, userIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ asked: string }>(sql`
    select asked.id as asked from unnest(${sql.param([...userIds])}::text[]) as asked (id)
    join staff_talk t on t.talk_id = ${talkId} and t.deleted_at is null
    where ${isAdmin(sql`asked.id`)} or exists (
      select 1 from master_world m where m.world_id = t.world_id and m.user_id = asked.id)`)
  return new Set(rows.map(({ asked }) => asked))
}
