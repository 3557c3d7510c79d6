// Tables of what players order from: situations of the office (リアクト), themes of masters (オムニバス) with the office's
// templates for them, and the terms under which masters take each kind of order.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import type { TextType } from '#rules/codes/scenario.ts'
import type { OmnibusState } from '#rules/order/omnibus.ts'
import { instant } from '../../../db/columns.ts'
import { characterId } from '../../character/columns.ts'
import { userId } from '../../identity/columns.ts'
import { appUser } from '../../identity/tables.ts'
import { worldId } from '../../world/columns.ts'

const masterId = () =>
  text('master_id')
    .notNull()
    .references(() => appUser.userId)
const templateId = () => bigint('template_id', { mode: 'number' })

/** Columns of what the office prepares for orders. */
const officeColumns = () => ({
  /** Name of a picture among the assets; null: that of the world. */
  picture: text('picture'),
  textType: text('text_type').$type<TextType>().notNull(),
  seatsMost: smallint('seats_most').notNull().default(1),
  /** Period in which it may be ordered; null: without an end. */
  openFrom: instant('open_from').notNull(),
  openUntil: instant('open_until'),
  createdBy: text('created_by')
    .notNull()
    .references(() => appUser.userId),
  createdAt: instant('created_at').notNull(),
  deletedAt: instant('deleted_at'),
  version: integer('version').notNull().default(1),
})

/** Terms of a master for requests in a world. Without a row the master takes none. */
export const orderRequestSetting = pgTable(
  'order_request_setting',
  {
    masterId: masterId(),
    worldId: worldId(),
    isAccepting: boolean('is_accepting').notNull().default(false),
    /** Most requests that the master writes at a time. */
    mostAtOnce: smallint('most_at_once').notNull().default(3),
    writingDays: smallint('writing_days').notNull().default(21),
    /** The master's own words to those who ask. */
    words: text('words').notNull().default(''),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.masterId, table.worldId] }),
    index('order_request_setting_world').on(table.worldId).where(sql`is_accepting`),
    check('order_request_setting_numbers', sql`most_at_once between 1 and 20 and writing_days between 1 and 60`),
  ],
)

/** A situation that the office has prepared for orders. */
export const scenarioReact = pgTable(
  'scenario_react',
  {
    templateId: templateId().primaryKey().generatedAlwaysAsIdentity(),
    worldId: worldId(),
    title: text('title').notNull(),
    catchcopy: text('catchcopy').notNull().default(''),
    situation: text('situation').notNull(),
    ...officeColumns(),
  },
  table => [
    index('scenario_react_world').on(table.worldId, table.openFrom, table.templateId),
    check('scenario_react_seats', sql`seats_most between 1 and 8`),
  ],
)

export const scenarioReactCharacter = pgTable(
  'scenario_react_character',
  {
    templateId: templateId()
      .notNull()
      .references(() => scenarioReact.templateId),
    characterId: characterId(),
    place: smallint('place').notNull(),
  },
  table => [primaryKey({ columns: [table.templateId, table.characterId] })],
)

/** Terms of a master for a situation. Without a row the master does not take it. */
export const scenarioReactSetting = pgTable(
  'scenario_react_setting',
  {
    masterId: masterId(),
    templateId: templateId()
      .notNull()
      .references(() => scenarioReact.templateId),
    isAccepting: boolean('is_accepting').notNull(),
    orderCoin: integer('order_coin').notNull(),
    seats: smallint('seats').notNull(),
    writingDays: smallint('writing_days').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.masterId, table.templateId] }),
    index('scenario_react_setting_template').on(table.templateId).where(sql`is_accepting`),
    check(
      'scenario_react_setting_numbers',
      sql`order_coin > 0 and seats between 1 and 8 and writing_days between 1 and 60`,
    ),
  ],
)

/** A frame of the office for themes. */
export const scenarioOmnibusTemplate = pgTable(
  'scenario_omnibus_template',
  {
    templateId: templateId().primaryKey().generatedAlwaysAsIdentity(),
    worldId: worldId(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** Limits of the themes that are made from it, in the office's words. */
    guide: text('guide').notNull().default(''),
    ...officeColumns(),
  },
  table => [
    index('scenario_omnibus_template_world').on(table.worldId, table.openFrom, table.templateId),
    check('scenario_omnibus_template_seats', sql`seats_most between 1 and 8`),
  ],
)

/** A theme of a master, under which players order episodes of their own once the office has approved it. */
export const scenarioOmnibus = pgTable(
  'scenario_omnibus',
  {
    omnibusId: bigint('omnibus_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    templateId: templateId()
      .notNull()
      .references(() => scenarioOmnibusTemplate.templateId),
    worldId: worldId(),
    masterId: masterId(),
    state: text('state').$type<OmnibusState>().notNull(),
    stateSince: instant('state_since').notNull(),
    title: text('title').notNull(),
    catchcopy: text('catchcopy').notNull().default(''),
    description: text('description').notNull(),
    masterMsg: text('master_msg').notNull().default(''),
    picture: text('picture'),
    /** Terms of its orders: whether they are open, price, places, days of writing. */
    isAccepting: boolean('is_accepting').notNull().default(false),
    orderCoin: integer('order_coin').notNull(),
    seats: smallint('seats').notNull().default(1),
    writingDays: smallint('writing_days').notNull().default(21),
    /** Texts as they were last approved, for the office's comparison and for players while a change is looked at. */
    approved: text('approved'),
    comment: text('comment').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    approvedAt: instant('approved_at'),
    version: integer('version').notNull().default(1),
  },
  table => [
    index('scenario_omnibus_world').on(table.worldId, table.approvedAt, table.omnibusId),
    index('scenario_omnibus_master').on(table.masterId, table.omnibusId),
    index('scenario_omnibus_waiting').on(table.worldId, table.stateSince).where(sql`state = 'checking'`),
    check('scenario_omnibus_numbers', sql`order_coin > 0 and seats between 1 and 8 and writing_days between 1 and 60`),
  ],
)

export const scenarioOmnibusCharacter = pgTable(
  'scenario_omnibus_character',
  {
    omnibusId: bigint('omnibus_id', { mode: 'number' }).notNull(),
    characterId: characterId(),
    place: smallint('place').notNull(),
  },
  table => [
    primaryKey({ columns: [table.omnibusId, table.characterId] }),
    foreignKey({ columns: [table.omnibusId], foreignColumns: [scenarioOmnibus.omnibusId] }),
  ],
)

/**
 * Fees of late cancellations as the office has set them; the newest are in force for orders that are placed, each of which keeps
 * those that it was placed under. Append-only.
 */
export const orderCancelTerms = pgTable(
  'order_cancel_terms',
  {
    version: integer('version').primaryKey(),
    /** Percentages of the price: before and after the opening was handed in. */
    preparing: smallint('preparing').notNull(),
    handedIn: smallint('handed_in').notNull(),
    createdBy: text('created_by')
      .notNull()
      .references(() => appUser.userId),
    createdAt: instant('created_at').notNull(),
  },
  () => [check('order_cancel_terms_percent', sql`preparing >= 0 and preparing <= handed_in and handed_in <= 100`)],
)

/** Decisions of the office on themes and changes of templates and situations, with person, time and reason. Append-only. */
export const orderPlanLog = pgTable(
  'order_plan_log',
  {
    logId: bigint('log_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: ['react', 'omnibusTemplate', 'omnibus'] }).notNull(),
    /** Id of the situation, the template or the theme, as its kind says. */
    planId: bigint('plan_id', { mode: 'number' }).notNull(),
    act: text('act').notNull(),
    userId: userId(),
    reason: text('reason'),
    createdAt: instant('created_at').notNull(),
  },
  table => [index('order_plan_log_of').on(table.kind, table.planId, table.logId)],
)
