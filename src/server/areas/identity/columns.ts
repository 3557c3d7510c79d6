// User that a row belongs to, as the tables of other areas name it.
import { text } from 'drizzle-orm/pg-core'
import { appUser } from './tables.ts'

export const userId = (name = 'user_id') =>
  text(name)
    .notNull()
    .references(() => appUser.userId)
