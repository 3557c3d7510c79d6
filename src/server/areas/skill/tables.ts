// What characters have learned.
import { integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { character } from '../character/tables.ts'

export const characterSkill = pgTable(
  'character_skill',
  {
    characterId: text('character_id')
      .notNull()
      .references(() => character.characterId),
    skillCode: text('skill_code').notNull(),
    level: smallint('level').notNull(),
    /** Its place among the set ones; null: it is not set. */
    setOrder: smallint('set_order'),
    /** What the player named it anew. */
    originalizeId: integer('originalize_id'),
  },
  table => [primaryKey({ columns: [table.characterId, table.skillCode] })],
)
