// Old openings and replays that the office publishes again (再公開).
import { bigint, foreignKey, index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { appUser } from '../identity/tables.ts'
import { scenarioPhase } from '../scenario/tables/scenario.ts'

export const republication = pgTable(
  'republication',
  {
    republicationId: bigint('republication_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    scenarioId: bigint('scenario_id', { mode: 'number' }).notNull(),
    phase: smallint('phase').notNull(),
    worldId: text('world_id').notNull(),
    /** Kind of the republished thing: of an opening a new scenario is made; a replay comes back to the head of the list. */
    what: text('what', { enum: ['opening', 'replay'] }).notNull(),
    /** The office's words on it. */
    words: text('words').notNull(),
    /** The scenario that was made of an old opening. */
    newScenarioId: bigint('new_scenario_id', { mode: 'number' }),
    publishAt: instant('publish_at').notNull(),
    /** Time from which a replay stands at the head of the list of its world; null for openings. */
    publishedAt: instant('published_at'),
    /** End that is planned for a replay, or at which one of both was taken back. */
    endedAt: instant('ended_at'),
    createdBy: text('created_by')
      .notNull()
      .references(() => appUser.userId),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    foreignKey({
      columns: [table.scenarioId, table.phase],
      foreignColumns: [scenarioPhase.scenarioId, scenarioPhase.phase],
    }),
    index('republication_world').on(table.worldId, table.publishedAt, table.republicationId),
    index('republication_of').on(table.scenarioId, table.phase),
  ],
)
