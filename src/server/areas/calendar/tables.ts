// Links by which calendars fetch the deadlines of a user.
import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { appUser } from '../identity/tables.ts'

/** The one link of a user; a new one takes the place of the old one. */
export const calendarLink = pgTable('calendar_link', {
  userId: text('user_id')
    .primaryKey()
    .references(() => appUser.userId),
  /** SHA-256 of the secret in the address; the secret itself is not stored. */
  secretHash: text('secret_hash').notNull().unique(),
  madeAt: instant('made_at').notNull(),
})
