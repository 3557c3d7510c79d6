// Users of the service, and the tables of the embedded identity provider (their property names are the provider's).
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { ClassRequestStage, ExamAnswers } from '#rules/class-requests.ts'
import type { CreatorType } from '#rules/codes/user.ts'
import { instant } from '../../db/columns.ts'

/** A user of the service, whichever provider holds the account. */
export const appUser = pgTable('app_user', {
  /** The identity provider's uid. */
  userId: text('user_id').primaryKey(),
  /** Id that others see. */
  publicUserId: text('public_user_id').notNull().unique(),
  userName: text('user_name').notNull(),
  mailaddress: text('mailaddress').notNull().unique(),
  accountStatus: smallint('account_status').notNull().default(0),
  /** Sex (0 other, 1 male, 2 female) and birth date (yyyyMMdd), seen by nobody else; null for accounts made by the office. */
  seibetsu: smallint('seibetsu'),
  seinengappi: text('seinengappi'),
  /** Icon of the plain user: the path of a picture. */
  icon: text('icon'),
  /** End of the paid membership; null without one. */
  premiumTo: instant('premium_to'),
  /** The class that the user acted as last (lastClass of codes.tsv). */
  lastClass: integer('last_class'),
  /** Whether external links of a text also get a preview card (G51). */
  baseTextUrlCardDisplayFlg: boolean('base_text_url_card_display_flg').notNull().default(true),
  /** Terms that were agreed to, by the time of agreeing. */
  agreedAt: instant('agreed_at'),
  createdAt: instant('created_at').notNull(),
})

/** Classes that a user may act as (lastClass of codes.tsv). Rights are judged by these rows alone. */
export const userClass = pgTable(
  'user_class',
  {
    userId: text('user_id')
      .notNull()
      .references(() => appUser.userId),
    classCode: integer('class_code').notNull(),
    /** Name under which the user acts as this class; null for the plain name. */
    name: text('name'),
    icon: text('icon'),
    /** Id that others see of a creator: one for each class, because a person may be known under several names. */
    creatorId: text('creator_id').unique(),
  },
  table => [primaryKey({ columns: [table.userId, table.classCode] })],
)

/**
 * Sessions of accounts that another service holds, where nothing of ours could name them: one for each sign-in there. A row is
 * made when its user is first asked for, and stays for a while after its end, so that its tokens do not begin it again.
 */
export const providerSession = pgTable(
  'provider_session',
  {
    userId: text('user_id')
      .notNull()
      .references(() => appUser.userId, { onDelete: 'cascade' }),
    /** Second of the sign-in, which every token of it names. */
    sessionId: text('session_id').notNull(),
    signedInAt: instant('signed_in_at').notNull(),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    endedAt: instant('ended_at'),
  },
  table => [
    primaryKey({ columns: [table.userId, table.sessionId] }),
    index('provider_session_seen').on(table.lastSeenAt),
  ],
)

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

export const authUser = pgTable('auth_user', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull(),
  image: text('image'),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
})

export const authSession = pgTable(
  'auth_session',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => authUser.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    expiresAt: at('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  table => [index('auth_session_user').on(table.userId)],
)

export const authAccount = pgTable(
  'auth_account',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => authUser.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: at('access_token_expires_at'),
    refreshTokenExpiresAt: at('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  table => [
    index('auth_account_user').on(table.userId),
    uniqueIndex('auth_account_person').on(table.providerId, table.accountId),
  ],
)

export const authVerification = pgTable(
  'auth_verification',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: at('expires_at').notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  table => [index('auth_verification_identifier').on(table.identifier)],
)

export const authJwks = pgTable('auth_jwks', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  alg: text('alg'),
  crv: text('crv'),
  createdAt: at('created_at').notNull(),
  expiresAt: at('expires_at'),
})

/**
 * Applications to become something: a master, a creator of a kind, a story supporter (by an exam, then for single worlds).
 * Applying again is a new row.
 */
export const classRequest = pgTable(
  'class_request',
  {
    requestId: integer('request_id').primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => appUser.userId),
    kind: text('kind', { enum: ['master', 'creator', 'exam', 'permission'] }).notNull(),
    /** Kind of creator (1 to 3); null for others. */
    creatorKbn: smallint('creator_kbn').$type<CreatorType>(),
    /** World of a permission; null for others. */
    worldId: text('world_id'),
    /** Name and career of a master or creator; empty for others. */
    name: text('name').notNull().default(''),
    career: text('career').notNull().default(''),
    /** Answers of an exam, by the id of the question. */
    answers: jsonb('answers').$type<ExamAnswers>(),
    /** Shinsei code; a permission has the code of its own table (0 to 3), in which 1 to 3 mean the same stages. */
    status: smallint('status').$type<ClassRequestStage>().notNull(),
    reason: text('reason'),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
  },
  table => [
    index('class_request_queue').on(table.kind, table.status, table.requestId),
    index('class_request_user').on(table.userId, table.requestId),
    uniqueIndex('class_request_open')
      .on(table.userId, table.kind, sql`coalesce(creator_kbn, 0)`, sql`coalesce(world_id, '')`)
      .where(sql`status = 1`),
  ],
)

/** Names that the sign-in page thanks, kept by the office. */
export const supporter = pgTable('supporter', {
  supporterId: integer('supporter_id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  position: integer('position').notNull(),
})

/** Secret of the address at which a user's number of unread notices is read without signing in (C031), stored as a hash. */
export const noticeLink = pgTable('notice_link', {
  userId: text('user_id')
    .primaryKey()
    .references(() => appUser.userId),
  secretHash: text('secret_hash').notNull().unique(),
  madeAt: instant('made_at').notNull(),
})

/** Choice of a user: an event told by a channel. Without a row the usual setting holds. */
export const notificationChoice = pgTable(
  'notification_choice',
  {
    userId: text('user_id')
      .notNull()
      .references(() => appUser.userId),
    event: text('event').notNull(),
    channel: text('channel').notNull(),
    isOn: boolean('is_on').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.event, table.channel] })],
)

/** Hours in which nothing is pushed or mailed, in minutes of the day in Japan. */
export const quietHours = pgTable('quiet_hours', {
  userId: text('user_id')
    .primaryKey()
    .references(() => appUser.userId),
  isOn: boolean('is_on').notNull().default(true),
  fromMinute: smallint('from_minute').notNull(),
  toMinute: smallint('to_minute').notNull(),
  /** Whether the last reminder of a deadline rings all the same. */
  letsLastReminder: boolean('lets_last_reminder').notNull().default(false),
})

/** An account that its user asked to delete, until the cooling-off has ended. */
export const leaving = pgTable('leaving', {
  userId: text('user_id').primaryKey(),
  askedAt: instant('asked_at').notNull(),
  dueAt: instant('due_at').notNull(),
})

/** Users that were deleted, by a hash of their id alone, so that a restored backup forgets them again. */
export const forgotten = pgTable('forgotten', {
  userHash: text('user_hash').primaryKey(),
  pseudonym: text('pseudonym').notNull(),
  deletedAt: instant('deleted_at').notNull(),
})

/** Terms and other documents that the office edits; every version stays. */
export const legalDocument = pgTable(
  'legal_document',
  {
    documentId: text('document_id').notNull(),
    version: integer('version').notNull(),
    body: text('body').notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by'),
  },
  table => [primaryKey({ columns: [table.documentId, table.version] })],
)
