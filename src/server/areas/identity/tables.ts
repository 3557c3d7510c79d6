// Users of the service, and the tables of the embedded identity provider (their property names are the provider's).
import { boolean, index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
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
  },
  table => [primaryKey({ columns: [table.userId, table.classCode] })],
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
  table => [index('auth_account_user').on(table.userId)],
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
