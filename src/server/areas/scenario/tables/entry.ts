// Entries: characters on their way into a phase of a scenario, their playing texts and team tags.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { EntryState } from '#rules/scenario/entries.ts'
import { instant } from '../../../db/columns.ts'
import { characterId } from '../../character/columns.ts'
import { userId } from '../../identity/columns.ts'
import { scenarioPhase } from './scenario.ts'

export const scenarioEntry = pgTable(
  'scenario_entry',
  {
    entryId: bigint('entry_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    scenarioId: bigint('scenario_id', { mode: 'number' }).notNull(),
    phase: smallint('phase').notNull(),
    worldId: text('world_id').notNull(),
    characterId: characterId(),
    userId: userId(),
    state: text('state').$type<EntryState>().notNull(),
    /** Whether a player may have one entry only: false where the scenario takes several characters of one player. */
    isAlone: boolean('is_alone').notNull(),
    /** The random number under which it takes part in a lottery; only its own player sees it beside the name. */
    publicNumber: integer('public_number').notNull(),
    /** Fate power set aside for the lottery. */
    fatePower: smallint('fate_power').notNull().default(0),
    /** Place in the draw. */
    rank: integer('rank'),
    /** State of the coins: held, earned by the scenario, or returned; null when the entry cost nothing. */
    coins: text('coins', { enum: ['held', 'earned', 'returned'] }),
    cost: integer('cost').notNull(),
    /** Ids of the order's holds that its coins came from; null for coins that were taken for the entry itself. */
    orderHoldIds: bigint('order_hold_ids', { mode: 'number' }).array(),
    /** Whether the last valid draft is sent at the deadline when no text was sent. */
    savesBlank: boolean('saves_blank').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** Time at which the seat became certain. */
    seatedAt: instant('seated_at'),
    endedAt: instant('ended_at'),
  },
  table => [
    foreignKey({
      columns: [table.scenarioId, table.phase],
      foreignColumns: [scenarioPhase.scenarioId, scenarioPhase.phase],
    }),
    uniqueIndex('scenario_entry_character')
      .on(table.scenarioId, table.phase, table.characterId)
      .where(sql`state in ('applied', 'won', 'seated')`),
    uniqueIndex('scenario_entry_player')
      .on(table.scenarioId, table.phase, table.userId)
      .where(sql`state in ('applied', 'won', 'seated') and is_alone`),
    unique('scenario_entry_number').on(table.scenarioId, table.phase, table.publicNumber),
    index('scenario_entry_phase').on(table.scenarioId, table.phase, table.state, table.entryId),
    index('scenario_entry_user').on(table.userId, table.entryId),
    index('scenario_entry_running').on(table.userId).where(sql`state in ('applied', 'won', 'seated')`),
    index('scenario_entry_of_character').on(table.characterId, table.entryId),
    // Certain seats of friends, read from the index alone.
    index('scenario_entry_seats').on(table.characterId, table.scenarioId, table.phase).where(sql`state = 'seated'`),
    check('scenario_entry_fate', sql`fate_power between 0 and 10`),
  ],
)

/** The text that was sent for an entry; the newest one alone counts. */
export const scenarioPlaying = pgTable(
  'scenario_playing',
  {
    entryId: bigint('entry_id', { mode: 'number' })
      .primaryKey()
      .references(() => scenarioEntry.entryId),
    chooseId: smallint('choose_id'),
    playing: text('playing').notNull(),
    /** Items that are set aside for the text: itemCode with its variant, and their number. */
    items: jsonb('items').$type<{ currency: string; count: number }[]>().notNull().default([]),
    isOmakase: boolean('is_omakase').notNull().default(false),
    /** Text that could not be sent at the deadline, for the master beside おまかせ. */
    attached: text('attached'),
    /** Sender: the player, or the closing of the texts in the player's place. */
    sentBy: text('sent_by', { enum: ['player', 'deadline'] }).notNull(),
    /** Time at which the server received the text, printed on its receipt. */
    receivedAt: instant('received_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  () => [check('scenario_playing_length', sql`char_length(playing) <= 4000`)],
)

/** A name under which characters want to appear together. */
export const scenarioTeamTag = pgTable(
  'scenario_team_tag',
  {
    tagId: bigint('tag_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    scenarioId: bigint('scenario_id', { mode: 'number' }).notNull(),
    phase: smallint('phase').notNull(),
    tagName: text('tag_name').notNull(),
    /** Entry that made the tag. */
    entryId: bigint('entry_id', { mode: 'number' })
      .notNull()
      .references(() => scenarioEntry.entryId),
    createdAt: instant('created_at').notNull(),
  },
  table => [unique('scenario_team_tag_name').on(table.scenarioId, table.phase, table.tagName)],
)

/** Tag of an entry, one at most. */
export const scenarioTeamMember = pgTable(
  'scenario_team_member',
  {
    entryId: bigint('entry_id', { mode: 'number' })
      .primaryKey()
      .references(() => scenarioEntry.entryId),
    tagId: bigint('tag_id', { mode: 'number' })
      .notNull()
      .references(() => scenarioTeamTag.tagId, { onDelete: 'cascade' }),
    joinedAt: instant('joined_at').notNull(),
  },
  table => [index('scenario_team_member_tag').on(table.tagId, table.joinedAt)],
)

/** Reminders that the player of an entry was given: one for each time before each deadline, also after it has moved. */
export const scenarioReminder = pgTable(
  'scenario_reminder',
  {
    entryId: bigint('entry_id', { mode: 'number' })
      .notNull()
      .references(() => scenarioEntry.entryId),
    /** Minutes before the deadline. */
    minutes: integer('minutes').notNull(),
    /** Deadline of the text that the reminder was about. */
    playingUntil: instant('playing_until').notNull(),
    remindedAt: instant('reminded_at').notNull(),
  },
  table => [primaryKey({ columns: [table.entryId, table.playingUntil, table.minutes] })],
)
