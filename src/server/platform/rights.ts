// Rights of a user, decided by rows of the database alone (reliability rule 16).
import { type SQL, sql } from 'drizzle-orm'
import { lastClass } from '#rules/codes/user.ts'
import { newcomersSince } from '#rules/newcomers.ts'
import type { Db, Tx } from '../db/client.ts'
import { markOwn, type Own } from './own.ts'

/** Id of a user who was found to be an admin. */
export type AdminId = Own<string>

/** The user as an admin, or null. Read for every call, so that a revoked right ends at once. */
export async function adminOf(db: Db | Tx, userId: string): Promise<AdminId | null> {
  const { rows } = await db.execute(sql`select 1 where ${isAdmin(sql`${userId}`)}`)
  return rows.length > 0 ? markOwn(userId) : null
}

/** Condition of a statement: the user of a column is an admin. */
export const isAdmin = (userId: SQL): SQL =>
  sql`exists (select 1 from user_class where user_id = ${userId} and class_code = ${lastClass.admin})`

/** Whether a user writes as a master; the office may do what masters do. */
export async function isMaster(db: Db | Tx, userId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from user_class where user_id = ${userId} and class_code in (${lastClass.master}, ${lastClass.admin}) limit 1`)
  return rows.length > 0
}

/** Whether a user is a creator of some kind of works. */
export async function isCreator(db: Db | Tx, userId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from user_class where user_id = ${userId}
      and class_code in (${lastClass.illustrator}, ${lastClass.voice}, ${lastClass.writer}) limit 1`)
  return rows.length > 0
}

/** Whether the account of a user is new. */
export async function isNewcomer(db: Db | Tx, userId: string, now: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from app_user where user_id = ${userId} and created_at > ${newcomersSince(now).toISOString()}`)
  return rows.length > 0
}
