// The consultation of a phase: posts of players and of their characters, decisions, roles, and the last post that each
// reader has seen.
import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../db/columns.ts'
import { character } from '../../character/tables.ts'
import { userId } from '../../identity/columns.ts'
import { scenarioEntry } from './entry.ts'
import { scenarioPhase } from './scenario.ts'

export const scenarioPost = pgTable(
  'scenario_post',
  {
    postId: bigint('post_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    scenarioId: bigint('scenario_id', { mode: 'number' }).notNull(),
    phase: smallint('phase').notNull(),
    userId: userId(),
    /** Character whose face stands beside the post; null for master and office. */
    characterId: text('character_id').references(() => character.characterId),
    /** PL speaks as the player, PC as the character, MS as the master or the office. */
    voice: text('voice', { enum: ['PL', 'PC', 'MS'] }).notNull(),
    body: text('body').notNull(),
    replyTo: bigint('reply_to', { mode: 'number' }),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    /** Time of pinning as a decision; null when it is not pinned. */
    pinnedAt: instant('pinned_at'),
    /** Time of deletion: the text is gone, the place stays. */
    deletedAt: instant('deleted_at'),
    deletedBy: text('deleted_by'),
  },
  table => [
    foreignKey({
      columns: [table.scenarioId, table.phase],
      foreignColumns: [scenarioPhase.scenarioId, scenarioPhase.phase],
    }),
    index('scenario_post_phase').on(table.scenarioId, table.phase, table.postId),
    index('scenario_post_pinned').on(table.scenarioId, table.phase, table.pinnedAt).where(sql`pinned_at is not null`),
    check('scenario_post_length', sql`char_length(body) <= 4000`),
  ],
)

/** Role that the player of an entry has written for it: one line. */
export const scenarioRole = pgTable('scenario_role', {
  entryId: bigint('entry_id', { mode: 'number' })
    .primaryKey()
    .references(() => scenarioEntry.entryId),
  role: text('role').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** The last post that a reader has seen. */
export const scenarioBoardRead = pgTable(
  'scenario_board_read',
  {
    scenarioId: bigint('scenario_id', { mode: 'number' }).notNull(),
    phase: smallint('phase').notNull(),
    userId: userId(),
    postId: bigint('post_id', { mode: 'number' }).notNull(),
    readAt: instant('read_at').notNull(),
  },
  table => [primaryKey({ columns: [table.scenarioId, table.phase, table.userId] })],
)
