// Notices of users, and what became of each on the channels beside the app.
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { appUser } from '../identity/tables.ts'

export const notice = pgTable(
  'notice',
  {
    noticeId: bigint('notice_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => appUser.userId),
    /** Key of its definition in the rules, and the facts from which that says its words. */
    event: text('event').notNull(),
    facts: jsonb('facts').notNull(),
    /** Name of what it is about: a later one takes the place of one that was not read. */
    topic: text('topic').notNull(),
    /** Whether the list of the app shows it; others are only mailed or pushed. */
    isShown: boolean('is_shown').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  table => [
    index('notice_user').on(table.userId, table.noticeId),
    index('notice_unread').on(table.userId, table.topic).where(sql`read_at is null`),
    index('notice_created').on(table.createdAt),
  ],
)

/** A notice on a channel: waiting, sent, or why it was not. */
export const noticeDelivery = pgTable(
  'notice_delivery',
  {
    noticeId: bigint('notice_id', { mode: 'number' })
      .notNull()
      .references(() => notice.noticeId, { onDelete: 'cascade' }),
    channel: text('channel').notNull(),
    state: text('state', { enum: ['waiting', 'sent', 'read', 'off', 'late', 'untrue'] }).notNull(),
    decidedAt: instant('decided_at'),
  },
  table => [primaryKey({ columns: [table.noticeId, table.channel] })],
)
