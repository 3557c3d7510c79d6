// Passages of published replays that players keep and share as cards; and the words of replays as they are searched.
import { sql } from 'drizzle-orm'
import { bigint, boolean, foreignKey, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { userId } from '../identity/columns.ts'
import { scenarioReplay } from '../scenario-replay/tables.ts'

const ofReplay = {
  scenarioId: bigint('scenario_id', { mode: 'number' }).notNull(),
  phase: smallint('phase').notNull(),
}
const replayKey = (table: { scenarioId: typeof scenarioReplay.scenarioId; phase: typeof scenarioReplay.phase }) =>
  foreignKey({
    columns: [table.scenarioId, table.phase],
    foreignColumns: [scenarioReplay.scenarioId, scenarioReplay.phase],
  })

export const quotation = pgTable(
  'quotation',
  {
    /** 22 characters that cannot be guessed; the address of the card. */
    quotationId: text('quotation_id').primaryKey(),
    ...ofReplay,
    userId: userId(),
    /** Lines of the body, from 1, and their words as they were then. */
    rowFrom: integer('row_from').notNull(),
    rowTo: integer('row_to').notNull(),
    words: text('words').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Time at which its owner deleted it; for a day it can be taken back. */
    deletedAt: instant('deleted_at'),
  },
  table => [index('quotation_user').on(table.userId, table.createdAt, table.quotationId), replayKey(table as never)],
)

/**
 * Words of a published replay, its readings behind them. Part 0 is the body; the parts for some follow, each found by its
 * readers alone. Triggers write them (see the migration of quotations), so that they follow every act that publishes or changes a replay.
 */
export const replayWords = pgTable(
  'replay_words',
  {
    ...ofReplay,
    part: smallint('part').notNull(),
    worldId: text('world_id').notNull(),
    /** Whether everybody may read it. */
    isOpen: boolean('is_open').notNull(),
    /** Entries whose players read it where it is not open; a body that is not open: all. */
    entryIds: bigint('entry_ids', { mode: 'number' }).array().notNull(),
    /** Folded as every searched text is. */
    words: text('words').notNull(),
  },
  table => [
    primaryKey({ columns: [table.scenarioId, table.phase, table.part] }),
    replayKey(table as never),
    index('replay_words_search').using('gin', sql`text_pieces(world_id || '/', words)`),
  ],
)
