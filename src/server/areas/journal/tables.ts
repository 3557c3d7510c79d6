// Solo journals with their questions, and the runs of characters with an entry for each step.
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { JOURNAL_STATES } from '#rules/journal-address.ts'
import { JOURNAL_RUN_STATES } from '#rules/journals.ts'
import { instant } from '../../db/columns.ts'
import { characterId } from '../character/columns.ts'
import { userId } from '../identity/columns.ts'
import { note } from '../note/tables.ts'
import { worldId } from '../world/columns.ts'
import { world } from '../world/tables.ts'

export const journal = pgTable(
  'journal',
  {
    journalId: integer('journal_id').primaryKey().generatedAlwaysAsIdentity(),
    /** Null: a journal of every world. */
    worldId: text('world_id').references(() => world.worldId),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    rules: text('rules').notNull(),
    opening: text('opening').notNull(),
    closing: text('closing').notNull(),
    length: smallint('length').notNull(),
    diceCount: smallint('dice_count').notNull(),
    diceSides: smallint('dice_sides').notNull(),
    /** Those of before the office had a desk for them were all published. */
    state: text('state', { enum: JOURNAL_STATES }).notNull().default('published'),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('journal_world').on(table.worldId, table.journalId),
    index('journal_updated').on(table.updatedAt, table.journalId),
    check('journal_dice', sql`dice_count between 1 and 4 and dice_sides between 2 and 100`),
    check('journal_length', sql`length between 1 and 12`),
  ],
)

export const journalPrompt = pgTable(
  'journal_prompt',
  {
    promptId: integer('prompt_id').primaryKey().generatedAlwaysAsIdentity(),
    journalId: integer('journal_id')
      .notNull()
      .references(() => journal.journalId),
    place: smallint('place').notNull(),
    fromTotal: smallint('from_total').notNull(),
    toTotal: smallint('to_total').notNull(),
    text: text('text').notNull(),
  },
  table => [
    uniqueIndex('journal_prompt_place').on(table.journalId, table.place),
    check('journal_prompt_totals', sql`from_total <= to_total`),
  ],
)

export const journalRun = pgTable(
  'journal_run',
  {
    runId: integer('run_id').primaryKey().generatedAlwaysAsIdentity(),
    journalId: integer('journal_id')
      .notNull()
      .references(() => journal.journalId),
    userId: userId(),
    characterId: characterId(),
    worldId: worldId(),
    /** Told when the run is finished; its hash is told when it begins. */
    seed: text('seed').notNull(),
    seedHash: text('seed_hash').notNull(),
    state: text('state', { enum: JOURNAL_RUN_STATES }).notNull().default('open'),
    noteId: integer('note_id').references(() => note.noteId, { onDelete: 'set null' }),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  table => [
    index('journal_run_character').on(table.characterId, table.runId),
    index('journal_run_user').on(table.userId),
    index('journal_run_note').on(table.noteId),
  ],
)

export const journalEntry = pgTable(
  'journal_entry',
  {
    runId: integer('run_id')
      .notNull()
      .references(() => journalRun.runId, { onDelete: 'cascade' }),
    step: smallint('step').notNull(),
    diceList: integer('dice_list').array().notNull(),
    promptId: integer('prompt_id')
      .notNull()
      .references(() => journalPrompt.promptId),
    body: text('body').notNull().default(''),
    /** Time of the last writing; null: it was only rolled. */
    writtenAt: instant('written_at'),
  },
  table => [primaryKey({ columns: [table.runId, table.step] })],
)
