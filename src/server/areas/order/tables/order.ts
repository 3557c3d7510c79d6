// Orders: stories that players ask for, their members, the coins that are held for them, their messages and their log.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { ScenarioType, TextType } from '#rules/codes/scenario.ts'
import { USUAL_CANCEL_TERMS } from '#rules/order/cancel-terms.ts'
import type { OrderDecision, OrderState } from '#rules/order/states.ts'
import { instant } from '../../../db/columns.ts'
import { characterId } from '../../character/columns.ts'
import { character } from '../../character/tables.ts'
import { userId } from '../../identity/columns.ts'
import { appUser } from '../../identity/tables.ts'
import { scenario } from '../../scenario/tables/scenario.ts'
import { worldId } from '../../world/columns.ts'
import { scenarioOmnibus, scenarioReact } from './plan.ts'

const RUNNING = sql`state not in ('Released', 'Cancel')`

export const scenarioOrder = pgTable(
  'scenario_order',
  {
    orderId: bigint('order_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    type: text('type').$type<Exclude<ScenarioType, 'Normal'>>().notNull(),
    worldId: worldId(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => appUser.userId),
    /** Master who is asked or has taken it; null while it is offered to all. */
    masterId: text('master_id').references(() => appUser.userId),
    /** Whether it is offered to every master who takes requests. */
    isOpen: boolean('is_open').notNull().default(false),
    state: text('state').$type<OrderState>().notNull(),
    stateSince: instant('state_since').notNull(),
    /** Date that the state waits for, and whether its party was reminded of it. */
    dueAt: instant('due_at'),
    remindedAt: instant('reminded_at'),
    lastDecision: text('last_decision').$type<OrderDecision>(),
    /** Reason of the last return or cancellation. */
    reason: text('reason'),
    purpose: text('purpose').notNull(),
    orderContent: text('order_content').notNull().default(''),
    textType: text('text_type').$type<TextType>().notNull(),
    orderCoin: integer('order_coin').notNull(),
    seats: smallint('seats').notNull(),
    inviteDays: smallint('invite_days').notNull(),
    /** Whether the story is for its participants alone. */
    isPrivate: boolean('is_private').notNull(),
    relatedScenarioId1: bigint('related_scenario_id1', { mode: 'number' }).references(() => scenario.scenarioId),
    relatedScenarioId2: bigint('related_scenario_id2', { mode: 'number' }).references(() => scenario.scenarioId),
    templateId: bigint('template_id', { mode: 'number' }).references(() => scenarioReact.templateId),
    omnibusId: bigint('omnibus_id', { mode: 'number' }).references(() => scenarioOmnibus.omnibusId),
    /** Secret of the invitation's link: 128 bits. */
    hash: text('hash').notNull(),
    writingDays: smallint('writing_days').notNull(),
    /** Terms of cancellation under which it was placed, in percent of its price. */
    cancelPreparing: smallint('cancel_preparing').notNull().default(USUAL_CANCEL_TERMS.preparing),
    cancelHandedIn: smallint('cancel_handed_in').notNull().default(USUAL_CANCEL_TERMS.handedIn),
    scenarioId: bigint('scenario_id', { mode: 'number' }).references(() => scenario.scenarioId),
    createdAt: instant('created_at').notNull(),
    /** Number of changes of text, price and members, so that two devices do not overwrite each other. */
    version: integer('version').notNull().default(1),
  },
  table => [
    index('scenario_order_owner').on(table.ownerId, table.orderId),
    index('scenario_order_running').on(table.ownerId).where(RUNNING),
    index('scenario_order_master').on(table.masterId, table.state, table.stateSince, table.orderId),
    index('scenario_order_state').on(table.state, table.stateSince, table.orderId),
    index('scenario_order_offered').on(table.worldId, table.stateSince).where(sql`state = 'OpenRequesting'`),
    index('scenario_order_due').on(table.dueAt, table.orderId).where(sql`due_at is not null`),
    index('scenario_order_going')
      .on(table.worldId, table.orderId)
      .where(sql`not is_private and type = 'RequestScenario'`),
    uniqueIndex('scenario_order_scenario').on(table.scenarioId),
    index('scenario_order_template').on(table.templateId),
    index('scenario_order_omnibus').on(table.omnibusId, table.orderId),
    check('scenario_order_numbers', sql`order_coin > 0 and seats between 1 and 8 and invite_days between 1 and 14`),
    check(
      'scenario_order_plan',
      sql`(type = 'React') = (template_id is not null) and (type = 'Omnibus') = (omnibus_id is not null)`,
    ),
  ],
)

const orderId = () =>
  bigint('order_id', { mode: 'number' })
    .notNull()
    .references(() => scenarioOrder.orderId)

/** A player in an order: its owner, a guest who is asked by name, or one who has joined. */
export const scenarioOrderMember = pgTable(
  'scenario_order_member',
  {
    memberId: bigint('member_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: orderId(),
    userId: userId(),
    characterId: characterId(),
    isOwner: boolean('is_owner').notNull(),
    state: text('state', { enum: ['asked', 'joined', 'left', 'refused', 'ended'] }).notNull(),
    /** Coins that the member agreed to, in all; for the owner those that are held now. */
    share: integer('share').notNull(),
    createdAt: instant('created_at').notNull(),
    joinedAt: instant('joined_at'),
    endedAt: instant('ended_at'),
  },
  table => [
    uniqueIndex('scenario_order_member_user').on(table.orderId, table.userId).where(sql`state in ('asked', 'joined')`),
    index('scenario_order_member_of').on(table.orderId, table.memberId),
    index('scenario_order_member_own').on(table.userId, table.state, table.orderId),
    index('scenario_order_member_character').on(table.characterId, table.state, table.orderId),
    check('scenario_order_member_share', sql`share >= 0`),
  ],
)

/** Coins that were taken from a member at one time, until they come back or become the scenario's. */
export const scenarioOrderHold = pgTable(
  'scenario_order_hold',
  {
    holdId: bigint('hold_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: orderId(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => scenarioOrderMember.memberId),
    userId: userId(),
    amount: integer('amount').notNull(),
    state: text('state', { enum: ['held', 'returned', 'moved', 'charged'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  table => [
    index('scenario_order_hold_of').on(table.orderId, table.state, table.holdId),
    index('scenario_order_hold_user').on(table.userId, table.holdId).where(sql`state = 'held'`),
    check('scenario_order_hold_amount', sql`amount > 0`),
  ],
)

/** Words of the parties to each other. */
export const scenarioOrderMessage = pgTable(
  'scenario_order_message',
  {
    messageId: bigint('message_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: orderId(),
    userId: userId(),
    /** Party as which it was written, and the character of a player. */
    party: text('party', { enum: ['player', 'master', 'director'] }).notNull(),
    characterId: text('character_id').references(() => character.characterId),
    body: text('body').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('scenario_order_message_of').on(table.orderId, table.messageId),
    index('scenario_order_message_day').on(table.userId, table.createdAt),
    check('scenario_order_message_length', sql`char_length(body) <= 4000`),
  ],
)

/** Users who have opened the link of an invitation; the owner sees their number. */
export const scenarioOrderVisit = pgTable(
  'scenario_order_visit',
  {
    orderId: orderId(),
    userId: userId(),
    visitedAt: instant('visited_at').notNull(),
  },
  table => [primaryKey({ columns: [table.orderId, table.userId] })],
)

/** Every change of an order and every act on it, with user, time and reason. Append-only. */
export const scenarioOrderLog = pgTable(
  'scenario_order_log',
  {
    logId: bigint('log_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: orderId(),
    /** A row of the table of transitions, or another act. */
    act: text('act').notNull(),
    from: text('from_state').$type<OrderState>(),
    to: text('to_state').$type<OrderState>(),
    /** Null for the clock. */
    userId: text('user_id').references(() => appUser.userId),
    reason: text('reason'),
    createdAt: instant('created_at').notNull(),
    toldAt: instant('told_at'),
  },
  table => [
    index('scenario_order_log_of').on(table.orderId, table.logId),
    index('scenario_order_log_untold').on(table.logId).where(sql`told_at is null`),
  ],
)
