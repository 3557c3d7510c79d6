// Notices of users, their fate on the channels beside the app, the devices that get pushes, and the pushes that wait for them.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { userId } from '../identity/columns.ts'
import { authSession, providerSession } from '../identity/tables.ts'

export const notice = pgTable(
  'notice',
  {
    noticeId: bigint('notice_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    /** Key of its definition in the rules, and the facts from which that says its words. */
    event: text('event').notNull(),
    facts: jsonb('facts').notNull(),
    /** Name of the subject: a later notice replaces an unread one of the same topic. */
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
    /** End of the quiet hours that hold it back, in the system's time. */
    heldUntil: instant('held_until'),
  },
  table => [
    primaryKey({ columns: [table.noticeId, table.channel] }),
    index('notice_delivery_waiting').on(table.noticeId).where(sql`state = 'waiting'`),
  ],
)

/**
 * A browser to which its user allows pushes. It belongs to that user's session there and ends with it.
 */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    subscriptionId: integer('subscription_id').primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    sessionId: text('session_id').references(() => authSession.id, { onDelete: 'cascade' }),
    /** Id of the session where another service holds the accounts. */
    providerSessionId: text('provider_session_id'),
    /** Address at the push service of the browser. A secret, because it is all that is needed to send there. */
    endpoint: text('endpoint').notNull().unique(),
    /** Keys of the browser, by which a message for it is encrypted. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    userAgent: text('user_agent'),
    /** False once its user switched it off, here or from another device; the app's confirmation at a start does not switch it on again. */
    isOn: boolean('is_on').notNull().default(true),
    /** Whether a push shows the notice's whole words on this device. */
    showsContent: boolean('shows_content').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** Last time at which the app confirmed it there. */
    seenAt: instant('seen_at').notNull(),
  },
  table => [
    index('push_subscription_user').on(table.userId, table.seenAt),
    index('push_subscription_session').on(table.sessionId),
    foreignKey({
      columns: [table.userId, table.providerSessionId],
      foreignColumns: [providerSession.userId, providerSession.sessionId],
      name: 'push_subscription_provider_session',
    }).onDelete('cascade'),
  ],
)

/** A notice that waits for a device. Its row is deleted once it was sent, dropped or given up. */
export const pushQueue = pgTable(
  'push_queue',
  {
    noticeId: bigint('notice_id', { mode: 'number' })
      .notNull()
      .references(() => notice.noticeId, { onDelete: 'cascade' }),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => pushSubscription.subscriptionId, { onDelete: 'cascade' }),
    /** Origin of the push service: each has a lane of its own. */
    origin: text('origin').notNull(),
    /** Earliest time of the next try. A process moves it on before it sends, so that the push comes back when that process dies. */
    nextAt: instant('next_at').notNull(),
    tries: smallint('tries').notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.noticeId, table.subscriptionId] }),
    index('push_queue_lane').on(table.origin, table.nextAt),
    index('push_queue_device').on(table.subscriptionId),
  ],
)
