// Reports of written things, with their words as they stood then.
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { REPORT_KINDS, REPORT_REASONS, REPORT_STATES } from '#rules/reports.ts'
import { instant } from '../../db/columns.ts'
import { character } from '../character/tables.ts'
import { userId } from '../identity/columns.ts'
import { appUser } from '../identity/tables.ts'
import { worldId } from '../world/columns.ts'
import type { Quoted } from './reportable.ts'

export const report = pgTable(
  'report',
  {
    reportId: integer('report_id').primaryKey().generatedAlwaysAsIdentity(),
    /** The user who reported. */
    userId: userId(),
    kind: text('kind', { enum: REPORT_KINDS }).notNull(),
    targetId: text('target_id').notNull(),
    worldId: worldId(),
    /** The user who wrote the thing; below it the character, where the office may know it. */
    writerUserId: text('writer_user_id')
      .notNull()
      .references(() => appUser.userId),
    characterId: text('character_id').references(() => character.characterId),
    address: text('address').notNull(),
    quoted: jsonb('quoted').$type<Quoted>().notNull(),
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    words: text('words').notNull(),
    state: text('state', { enum: REPORT_STATES }).notNull().default('waiting'),
    /** Words of the office to the user who reported. */
    answer: text('answer'),
    /** Words of the office to the writer; null in all but one of the reports that are decided together. */
    told: text('told'),
    decidedBy: text('decided_by').references(() => appUser.userId),
    decidedAt: instant('decided_at'),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('report_waiting').on(table.createdAt, table.reportId).where(sql`state = 'waiting'`),
    index('report_decided').on(table.state, table.decidedAt, table.reportId),
    index('report_user').on(table.userId, table.reportId),
    index('report_thing').on(table.kind, table.targetId),
    index('report_writer').on(table.writerUserId, table.reportId),
    index('report_character').on(table.characterId),
    uniqueIndex('report_once').on(table.userId, table.kind, table.targetId).where(sql`state = 'waiting'`),
  ],
)
