// Commissions: what was ordered, its coins, its log with the words of the parties, and what was handed in.
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CreatorType } from '#rules/codes/user.ts'
import { COMMISSION_STATES, type CommissionMover } from '#rules/commission/transitions.ts'
import type { Rating } from '#rules/ratings.ts'
import { instant, uploadColumns } from '../../db/columns.ts'
import { characterId } from '../character/columns.ts'
import { userId } from '../identity/columns.ts'
import { appUser } from '../identity/tables.ts'
import { tailorProduct } from '../tailor/tables.ts'
import { worldId } from '../world/columns.ts'

const OVER = sql`state in ('done', 'declined', 'cancelled', 'lapsed', 'stopped')`

export const commission = pgTable(
  'commission',
  {
    commissionId: integer('commission_id').primaryKey().generatedAlwaysAsIdentity(),
    clientId: userId('client_id'),
    characterId: characterId(),
    worldId: worldId(),
    creatorUserId: userId('creator_user_id'),
    classCode: integer('class_code').notNull(),
    creatorKbn: smallint('creator_kbn').$type<CreatorType>().notNull(),
    itemKbn: integer('item_kbn')
      .notNull()
      .references(() => tailorProduct.itemKbn),
    /** Name of the product on the day of the order, like the numbers below. */
    shouhinmei: text('shouhinmei').notNull(),
    charactersMost: integer('characters_most'),
    people: smallint('people').notNull(),
    price: integer('price').notNull(),
    days: smallint('days').notNull(),
    title: text('title').notNull(),
    wish: text('wish').notNull(),
    state: text('state', { enum: COMMISSION_STATES }).notNull(),
    stateSince: instant('state_since').notNull(),
    dueAt: instant('due_at'),
    /** Time at which client and creator were told that the promised date has passed. */
    lateToldAt: instant('late_told_at'),
    corrections: smallint('corrections').notNull().default(0),
    /** The work that was handed in last. */
    workTitle: text('work_title').notNull().default(''),
    body: text('body').notNull().default(''),
    hyouka: smallint('hyouka').$type<Rating>(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('commission_client').on(table.clientId, table.commissionId),
    index('commission_creator').on(table.creatorUserId, table.classCode, table.commissionId),
    index('commission_running').on(table.creatorUserId, table.classCode).where(sql`not (${OVER})`),
    index('commission_state').on(table.state, table.stateSince, table.commissionId),
    index('commission_due').on(table.dueAt, table.commissionId).where(sql`due_at is not null`),
    index('commission_character').on(table.characterId),
    check('commission_numbers', sql`price > 0 and people between 1 and 10 and days > 0`),
    check('commission_length', sql`char_length(wish) <= 8000 and char_length(body) <= 60000`),
  ],
)

const commissionId = () =>
  integer('commission_id')
    .notNull()
    .references(() => commission.commissionId)

/** An option that was chosen, with its price on the day of the order. */
export const commissionOption = pgTable(
  'commission_option',
  {
    commissionId: commissionId(),
    optionNo: smallint('option_no').notNull(),
    optionName: text('option_name').notNull(),
    price: integer('price').notNull(),
  },
  table => [primaryKey({ columns: [table.commissionId, table.optionNo] })],
)

/** Every change of a commission, and the words of its parties. Append-only. */
export const commissionLog = pgTable(
  'commission_log',
  {
    logId: integer('log_id').primaryKey().generatedAlwaysAsIdentity(),
    commissionId: commissionId(),
    /** A row of the table of transitions, or another act. */
    act: text('act').notNull(),
    party: text('party').$type<CommissionMover>().notNull(),
    /** Null for the clock. */
    userId: text('user_id').references(() => appUser.userId),
    words: text('words').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    toldAt: instant('told_at'),
  },
  table => [
    index('commission_log_of').on(table.commissionId, table.logId),
    index('commission_log_user').on(table.userId, table.createdAt),
    index('commission_log_untold').on(table.logId).where(sql`told_at is null`),
  ],
)

/** A picture that was uploaded to be handed in. */
export const commissionPicture = pgTable(
  'commission_picture',
  {
    userId: userId(),
    ...uploadColumns(),
    /** Commission for which it was handed in last; null until then. */
    commissionId: integer('commission_id').references(() => commission.commissionId, { onDelete: 'set null' }),
  },
  table => [
    primaryKey({ columns: [table.userId, table.pictureId] }),
    uniqueIndex('commission_picture_of').on(table.commissionId),
    index('commission_picture_files').on(table.picture),
    index('commission_picture_unused').on(table.uploadedAt).where(sql`commission_id is null`),
  ],
)
