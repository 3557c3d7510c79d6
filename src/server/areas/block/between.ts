// Conditions of statements that show or reach people: whether a block stands between two users, in either direction.
import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { userBlock } from './tables.ts'

/** Blocks that hold everywhere. A block of the sender of a letter without a name is left out: seen elsewhere, it would tell who that is. */
const isOpen = sql`blocked_letter_id is null`

/** All users whom a user does not meet: those that the user blocked, and those that blocked the user. Read once in a statement. */
const unmetBy = (userId: string): SQL => sql`array(
  select blocked_user_id from user_block where user_id = ${userId} and ${isOpen}
  union all select user_id from user_block where blocked_user_id = ${userId} and ${isOpen})`

/**
 * Condition that no block stands between the reader and the user of a column. True for guests, who see what is public.
 * @param column the id of a user; rows without one are met
 */
export const meets = (userId: string | null, column: SQL): SQL =>
  userId === null ? sql`true` : sql`(${column} is null or ${column} <> all (${unmetBy(userId)}))`

/**
 * Condition that no block stands between the reader and the player of a character. Characters of the service are always met.
 * @param alias name of the row of `character`
 */
export const meetsCharacter = (userId: string | null, alias: SQL = sql`c`): SQL =>
  userId === null ? sql`true` : sql`(${alias}.is_npc or ${meets(userId, sql`${alias}.user_id`)})`

/** Condition that no block stands between the users of two columns, where it is asked for many pairs. */
export const noBlock = (one: SQL, other: SQL): SQL => sql`not exists (
  select 1 from user_block where ${isOpen} and ((user_id = ${one} and blocked_user_id = ${other})
    or (user_id = ${other} and blocked_user_id = ${one})))`

/** Whether a block stands between two users. */
export async function isBetween(db: Db | Tx, userId: string, otherId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from user_block where ${isOpen} and ((user_id = ${userId} and blocked_user_id = ${otherId})
      or (user_id = ${otherId} and blocked_user_id = ${userId})) limit 1`)
  return rows.length > 0
}

const blocker = columnsOf(userBlock, null, ['userId'])
const blocked = columnsOf(userBlock, null, ['blockedUserId'])

/** Users of a list who blocked `userId`, and so are told of nothing that this user says to them by name. */
export async function blockersAmong(
  db: Db | Tx,
  userId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set()
  const { rows } = await db.execute<RowOf<typeof blocker>>(sql`
    select distinct ${blocker} from user_block
    where blocked_user_id = ${userId} and ${isOpen} and user_id = any(${sql.param([...userIds])}::text[])`)
  return new Set(rows.map(row => row.userId))
}

/** Users whom `userId` blocked: what they wrote is shown folded to that user, while they see the user's own as before. */
export async function blockedBy(db: Db | Tx, userId: string | null): Promise<ReadonlySet<string>> {
  if (userId === null) return new Set()
  const { rows } = await db.execute<RowOf<typeof blocked>>(sql`
    select distinct ${blocked} from user_block where user_id = ${userId} and ${isOpen}`)
  return new Set(rows.map(({ blockedUserId }) => blockedUserId))
}
