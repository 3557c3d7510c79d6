// Fan letters to masters: the office reads each before it is passed on.
import { bigint, index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { character } from '../character/tables.ts'
import { userId } from '../identity/columns.ts'
import { appUser } from '../identity/tables.ts'
import { scenario } from '../scenario/tables/scenario.ts'

export const fanLetter = pgTable(
  'fan_letter',
  {
    letterId: bigint('letter_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    /** The character whose player writes; null: the player. */
    characterId: text('character_id').references(() => character.characterId),
    masterId: text('master_id')
      .notNull()
      .references(() => appUser.userId),
    /** The replay that it is about; null: none. */
    scenarioId: bigint('scenario_id', { mode: 'number' }).references(() => scenario.scenarioId),
    phase: smallint('phase'),
    body: text('body').notNull(),
    state: text('state', { enum: ['waiting', 'held', 'passed', 'returned'] }).notNull(),
    stateSince: instant('state_since').notNull(),
    /** The admin who decided, and the reason of a return. */
    decidedBy: text('decided_by').references(() => appUser.userId),
    reason: text('reason'),
    createdAt: instant('created_at').notNull(),
    /** Time at which the master opened it. */
    readAt: instant('read_at'),
  },
  table => [
    index('fan_letter_state').on(table.state, table.createdAt, table.letterId),
    index('fan_letter_master').on(table.masterId, table.state, table.letterId),
    index('fan_letter_user').on(table.userId, table.letterId),
  ],
)
