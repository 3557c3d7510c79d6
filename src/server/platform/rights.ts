// What a user is, by the rows of the database alone (reliability.md rule 16).
import { sql } from 'drizzle-orm'
import { lastClass } from '#rules/codes/user.ts'
import type { Db } from '../db/client.ts'

/** Asked anew with every call, so that a right taken away is gone at once. */
export async function isAdmin(db: Db, userId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from user_class where user_id = ${userId} and class_code = ${lastClass.admin}`)
  return rows.length > 0
}
