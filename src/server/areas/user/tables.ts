// Self-introductions of users.
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

export const userProfile = pgTable('user_profile', {
  userId: text('user_id').primaryKey(),
  introduction: text('introduction').notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull(),
})
