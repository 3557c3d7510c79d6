// Tables of the platform: stored answers of writes, events for open screens, topics that they follow, counters of limits,
// facts about the installation, story time.
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { RefusalCode } from '#rules/refusals/index.ts'
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
    refusal: text('refusal').$type<RefusalCode>(),
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
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
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

/**
 * Mails that wait to be sent; the row is deleted once its mail is sent. One-time links stand only here: the copy that is kept for
 * the reader (sent_mail) has none.
 */
export const mailOutbox = pgTable('mail_outbox', {
  mailId: bigint('mail_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  receiver: text('receiver').notNull(),
  subject: text('subject').notNull(),
  plainText: text('plain_text').notNull(),
  html: text('html').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Time from which the job that should send the mail counts as lost; a job at work moves it on. */
  lostAt: instant('lost_at').notNull().default(sql`now() + interval '5 minutes'`),
})

/** Mails of a user, as their history shows them: without one-time links. */
export const sentMail = pgTable(
  'sent_mail',
  {
    mailId: bigint('mail_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id').notNull(),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    plainText: text('plain_text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [index('sent_mail_user').on(table.userId, table.mailId)],
)

/** Answers to the bot check that were used, each once, until they would have expired anyway. */
export const usedBotCheck = pgTable(
  'used_bot_check',
  { token: text('token').primaryKey(), expiresAt: instant('expires_at').notNull() },
  table => [index('used_bot_check_age').on(table.expiresAt)],
)

/**
 * Secrets that open something once, in a link that was mailed: stored as hashes. A sign-up's id lives until the record was
 * made, not until it is opened, because mail scanners open links.
 */
export const oneTimeLink = pgTable(
  'one_time_link',
  {
    /** SHA-256 of the secret in the link. */
    secretHash: text('secret_hash').primaryKey(),
    kind: text('kind', { enum: ['signUp', 'passwordReset', 'mailChange', 'mailUndo'] }).notNull(),
    mailaddress: text('mailaddress').notNull(),
    /** The user, where one exists. */
    userId: text('user_id'),
    /** The address before, of a change of address that can be undone. */
    mailBefore: text('mail_before'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  table => [
    index('one_time_link_mail').on(table.mailaddress, table.kind),
    index('one_time_link_age').on(table.expiresAt),
  ],
)
