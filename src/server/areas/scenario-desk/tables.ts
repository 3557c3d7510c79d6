// Desks of masters: the worlds they write for, their settings, the office's notices to them, and sheets of the office's
// characters.
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PhaseSettings } from '#rules/scenario/settings.ts'
import { instant } from '../../db/columns.ts'
import { character } from '../character/tables.ts'
import { userId } from '../identity/columns.ts'
import { appUser } from '../identity/tables.ts'
import { worldId } from '../world/columns.ts'
import { world } from '../world/tables.ts'

/** Worlds that a master writes for. */
export const masterWorld = pgTable(
  'master_world',
  {
    userId: userId(),
    worldId: worldId(),
    since: instant('since').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.worldId] })],
)

export const masterDesk = pgTable('master_desk', {
  userId: text('user_id')
    .primaryKey()
    .references(() => appUser.userId),
  /**
   * Whether one difficulty and one reward alone are open (doc3 §5), set by the office. Null: for the first three openings.
   */
  isNewMaster: boolean('is_new_master'),
  /** Numbers that a new opening starts with; null: those of the service. */
  settings: jsonb('settings').$type<PhaseSettings>(),
  /** Subjects that the master does not write about, in the master's words. */
  refusals: text('refusals').notNull().default(''),
})

export const masterNotice = pgTable(
  'master_notice',
  {
    noticeId: integer('notice_id').primaryKey().generatedAlwaysAsIdentity(),
    /** Null: for the masters of all worlds. */
    worldId: text('world_id').references(() => world.worldId),
    title: text('title').notNull(),
    body: text('body').notNull(),
    createdBy: text('created_by')
      .notNull()
      .references(() => appUser.userId),
    createdAt: instant('created_at').notNull(),
  },
  table => [index('master_notice_world').on(table.worldId, table.noticeId)],
)

export const masterNoticeRead = pgTable(
  'master_notice_read',
  {
    noticeId: integer('notice_id')
      .notNull()
      .references(() => masterNotice.noticeId),
    userId: userId(),
    readAt: instant('read_at').notNull(),
  },
  table => [primaryKey({ columns: [table.noticeId, table.userId] })],
)

/** Sheet of a character of the office, for masters and the office only. */
export const npcSheet = pgTable('npc_sheet', {
  characterId: text('character_id')
    .primaryKey()
    .references(() => character.characterId),
  /** The master who leads the character; null: the office. */
  masterId: text('master_id').references(() => appUser.userId),
  /** Whether masters may put it into their openings. */
  isLent: boolean('is_lent').notNull().default(true),
  note: text('note').notNull().default(''),
  updatedAt: instant('updated_at').notNull(),
})
