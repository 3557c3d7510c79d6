// Tables of the platform: stored answers of writes, events for open screens, topics that they follow, counters of limits,
// facts about the installation, story time.
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'

/**
 * One row per accepted write; a repeated write gets the stored answer (reliability rules 1 and 2). A refused one has the
 * code of its refusal, which stands for some minutes.
 */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    userId: text('user_id').notNull(),
    key: uuid('key').notNull(),
    call: text('call').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb('answer'),
    refusal: text('refusal'),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_key_age').on(table.createdAt),
    index('idempotency_key_refused').on(table.createdAt).where(sql`refusal is not null`),
  ],
)

/** An event of a user that open screens show at once. Ids grow in commit order per user. */
export const realtimeEvent = pgTable(
  'realtime_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id').notNull(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [index('realtime_event_user').on(table.userId, table.id), index('realtime_event_age').on(table.createdAt)],
)

/**
 * Topics that screens follow: one row each, whose revision grows with each change. A device that was away compares
 * revisions, so that no change has to be kept.
 */
export const realtimeTopic = pgTable('realtime_topic', {
  topic: text('topic').primaryKey(),
  revision: bigint('revision', { mode: 'number' }).notNull(),
})

/** Counters of the limits that hold over all processes: sign-in and money. */
export const rateCounter = pgTable('rate_counter', {
  bucket: text('bucket').primaryKey(),
  windowStart: instant('window_start').notNull(),
  hits: integer('hits').notNull(),
})

/** Facts about this installation, such as when the demo was seeded. */
export const installation = pgTable('installation', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  version: smallint('version').notNull().default(1),
})

/** Lead of story time over the system's clock: one row, which only grows (story-time.ts). */
export const storyTime = pgTable(
  'story_time',
  {
    id: smallint('id').primaryKey().default(1),
    aheadMs: bigint('ahead_ms', { mode: 'number' }).notNull().default(0),
  },
  () => [check('story_time_one', sql`id = 1 and ahead_ms >= 0`)],
)
