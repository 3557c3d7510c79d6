// What characters wear, the sets they keep, and which of their items became one of a higher level.
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { WornPiece } from '#rules/equipment.ts'
import { instant } from '../../db/columns.ts'
import { character } from '../character/tables.ts'

const characterId = () =>
  text('character_id')
    .notNull()
    .references(() => character.characterId)

/** A worn piece. It stays in the holding of its character; what is worn cannot be used up (worn.ts). */
export const equipment = pgTable(
  'equipment',
  {
    characterId: characterId(),
    /** A slot of rules/equipment.ts. */
    position: text('position').notNull(),
    itemCode: text('item_code').notNull(),
    level: smallint('level').notNull(),
    originalizeId: integer('originalize_id'),
  },
  table => [
    primaryKey({ columns: [table.characterId, table.position] }),
    check('equipment_level', sql`${table.level} >= 1`),
  ],
)

/** Counted up by every change of what is worn, and of the skills that are set, so that two devices do not overwrite each other. */
export const equipmentVersion = pgTable('equipment_version', {
  characterId: characterId().primaryKey(),
  wornVersion: integer('worn_version').notNull().default(0),
  skillVersion: integer('skill_version').notNull().default(0),
})

/** Sets kept for later, three a character. Their pieces may be gone by the time they are called. */
export const equipmentSet = pgTable(
  'equipment_set',
  {
    characterId: characterId(),
    /** 1 to 3. */
    setNo: smallint('set_no').notNull(),
    setName: text('set_name').notNull(),
    wornList: jsonb('worn_list').$type<WornPiece[]>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.characterId, table.setNo] }),
    check('equipment_set_no', sql`${table.setNo} between 1 and 3`),
  ],
)

/** Three of a level that became one of the next: the cause under which it stands in the ledger. */
export const itemLevelUp = pgTable(
  'item_level_up',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    characterId: characterId(),
    itemCode: text('item_code').notNull(),
    /** The level it has become. */
    level: smallint('level').notNull(),
    originalizeId: integer('originalize_id'),
    createdAt: instant('created_at').notNull(),
  },
  table => [index('item_level_up_character').on(table.characterId, table.id)],
)
