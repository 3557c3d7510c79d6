// Skills that characters have learned, and every level they paid for.
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { characterId } from '../character/columns.ts'

export const characterSkill = pgTable(
  'character_skill',
  {
    characterId: characterId(),
    skillCode: text('skill_code').notNull(),
    level: smallint('level').notNull(),
    /** Place of a set skill, 1 to 5; only set ones affect the numbers. */
    position: smallint('position'),
    /** Row of `originalized` with the player's name for the skill. */
    originalizeId: integer('originalize_id'),
    learnedAt: instant('learned_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.characterId, table.skillCode] }),
    uniqueIndex('character_skill_position').on(table.characterId, table.position),
    check('character_skill_level', sql`${table.level} >= 1`),
    check('character_skill_slot', sql`${table.position} between 1 and 5`),
  ],
)

/** A level learned for tokens; its id is the cause of the payment in the ledger. */
export const skillLevelUp = pgTable(
  'skill_level_up',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    characterId: characterId(),
    skillCode: text('skill_code').notNull(),
    /** Learned level. */
    level: smallint('level').notNull(),
    tokenNo: smallint('token_no').notNull(),
    paid: integer('paid').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [index('skill_level_up_character').on(table.characterId, table.id)],
)
