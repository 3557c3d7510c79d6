// The name under which a master is known: the name of the class, or without one the user's name.
import { type SQL, sql } from 'drizzle-orm'
import { lastClass } from '#rules/codes/user.ts'

/** @param users name of the users' table in the statement, an alias or its own */
export const masterName = (users: string): SQL<string> =>
  sql<string>`coalesce((select named.name from user_class named
    where named.user_id = ${sql.identifier(users)}.user_id and named.class_code = ${sql.raw(String(lastClass.master))}), ${sql.identifier(users)}.user_name)`

/** The name for statements in which the users' table stands under its own name. */
export const nameOfMaster = masterName('app_user')
