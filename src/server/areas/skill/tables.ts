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
    level: smallint('level').notNull().default(1),
    /** Place among the skills that are set, 1 to 5; null: not set. */
    setOrder: smallint('set_order'),
    /** The row of `originalized` that names it anew. */
    originalizeId: integer('originalize_id'),
  },
  table => [primaryKey({ columns: [table.characterId, table.skillCode] })],
)
