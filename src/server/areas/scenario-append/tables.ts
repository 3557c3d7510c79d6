// Chapters that follow others: how far each is from being opened, and the results that it waits for.
import { bigint, foreignKey, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { ScenarioResult } from '#rules/scenario/replay.ts'
import { instant } from '../../db/columns.ts'
import { scenarioPhase } from '../scenario/tables/scenario.ts'

const ofPhase = {
  scenarioId: bigint('scenario_id', { mode: 'number' }).notNull(),
  phase: smallint('phase').notNull(),
}

/** Parts of a later chapter beside the opening of every phase. */
export const scenarioAppend = pgTable(
  'scenario_append',
  {
    ...ofPhase,
    /** Story of the chapters before, told to those who come new. */
    happened: text('happened').notNull().default(''),
    /** Hours from the publication in which characters of the chapters before alone may come; 0: none. */
    firstBackHours: smallint('first_back_hours').notNull().default(0),
    /** The last day on which the awaited results may come; null: it waits for nothing, or without an end. */
    waitUntil: instant('wait_until'),
    /** Times at which the awaited results were all there, or at which it was given up. */
    metAt: instant('met_at'),
    missedAt: instant('missed_at'),
  },
  table => [
    primaryKey({ columns: [table.scenarioId, table.phase] }),
    foreignKey({
      columns: [table.scenarioId, table.phase],
      foreignColumns: [scenarioPhase.scenarioId, scenarioPhase.phase],
    }),
  ],
)

/** A phase whose result a chapter waits for. */
export const scenarioChain = pgTable(
  'scenario_chain',
  {
    ...ofPhase,
    awaitedScenarioId: bigint('awaited_scenario_id', { mode: 'number' }).notNull(),
    awaitedPhase: smallint('awaited_phase').notNull(),
    /** The least result; null: any. */
    atLeast: text('at_least').$type<ScenarioResult>(),
  },
  table => [
    primaryKey({ columns: [table.scenarioId, table.phase, table.awaitedScenarioId, table.awaitedPhase] }),
    foreignKey({
      columns: [table.scenarioId, table.phase],
      foreignColumns: [scenarioAppend.scenarioId, scenarioAppend.phase],
    }),
    foreignKey({
      columns: [table.awaitedScenarioId, table.awaitedPhase],
      foreignColumns: [scenarioPhase.scenarioId, scenarioPhase.phase],
    }),
    index('scenario_chain_awaited').on(table.awaitedScenarioId, table.awaitedPhase),
  ],
)
