// Words of a phase as it is searched: title, master, opening. Triggers write them (see the migration of search_scenarios), so
// that they fit whoever changes the texts.
import { sql } from 'drizzle-orm'
import { bigint, foreignKey, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { scenarioPhase } from './scenario.ts'

export const scenarioWords = pgTable(
  'scenario_words',
  {
    scenarioId: bigint('scenario_id', { mode: 'number' }).notNull(),
    phase: smallint('phase').notNull(),
    worldId: text('world_id').notNull(),
    /** Folded as every searched text is: full and half width, capitals, hiragana and katakana are the same. */
    words: text('words').notNull(),
  },
  table => [
    primaryKey({ columns: [table.scenarioId, table.phase] }),
    foreignKey({
      columns: [table.scenarioId, table.phase],
      foreignColumns: [scenarioPhase.scenarioId, scenarioPhase.phase],
    }).onDelete('cascade'),
    // Letters and pairs of letters, each with its world, in a table of their own: phases change often, their words seldom.
    index('scenario_words_search').using('gin', sql`text_pieces(world_id || '/', words)`),
  ],
)
