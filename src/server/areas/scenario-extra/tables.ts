// EXコンテンツ (幕間): extra texts of a scenario, with the price at which they are read.

import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { ReplayState } from '#rules/scenario/replay-steps.ts'
import { instant } from '../../db/columns.ts'
import { userId } from '../identity/columns.ts'
import { appUser } from '../identity/tables.ts'
import { scenarioPhase } from '../scenario/tables/scenario.ts'

export const scenarioExtra = pgTable(
  'scenario_extra',
  {
    extraId: bigint('extra_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The chapter after which it stands. */
    scenarioId: bigint('scenario_id', { mode: 'number' }).notNull(),
    phase: smallint('phase').notNull(),
    worldId: text('world_id').notNull(),
    masterId: text('master_id')
      .notNull()
      .references(() => appUser.userId),
    title: text('title').notNull().default(''),
    /** Words that everybody reads before the price. */
    teaser: text('teaser').notNull().default(''),
    body: text('body').notNull().default(''),
    length: integer('length').notNull().default(0),
    /** Coins; 0: free. */
    price: integer('price').notNull().default(0),
    /** The steps are those of a replay. */
    state: text('state').$type<ReplayState>().notNull().default('writing'),
    stateSince: instant('state_since').notNull(),
    version: integer('version').notNull().default(1),
    /** Comment of the office with which it came back. */
    comment: text('comment'),
    approvedBy: text('approved_by').references(() => appUser.userId),
    publishAt: instant('publish_at'),
    publishedAt: instant('published_at'),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    foreignKey({
      columns: [table.scenarioId, table.phase],
      foreignColumns: [scenarioPhase.scenarioId, scenarioPhase.phase],
    }),
    index('scenario_extra_master').on(table.masterId, table.stateSince, table.extraId),
    index('scenario_extra_of').on(table.scenarioId, table.phase, table.extraId),
    index('scenario_extra_state').on(table.state, table.stateSince, table.extraId),
    check('scenario_extra_price', sql`price >= 0 and version >= 1`),
  ],
)

/** Users who bought one. Append-only. */
export const extraPurchase = pgTable(
  'extra_purchase',
  {
    extraId: bigint('extra_id', { mode: 'number' })
      .notNull()
      .references(() => scenarioExtra.extraId),
    userId: userId(),
    price: integer('price').notNull(),
    boughtAt: instant('bought_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.extraId, table.userId] }),
    index('extra_purchase_user').on(table.userId, table.boughtAt),
  ],
)
