// Pieces that characters wear, their saved sets, and the level-ups of their items.
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { EquipmentSlotId, WornPiece } from '#rules/equipment.ts'
import { instant } from '../../db/columns.ts'
import { characterId } from '../character/columns.ts'

/** A worn piece. It still counts as held by its character and cannot be used up (worn.ts). */
export const equipment = pgTable(
  'equipment',
  {
    characterId: characterId(),
    /** Slot, one of rules/equipment.ts. */
    position: text('position').$type<EquipmentSlotId>().notNull(),
    itemCode: text('item_code').notNull(),
    level: smallint('level').notNull(),
    originalizeId: integer('originalize_id'),
  },
  table => [
    primaryKey({ columns: [table.characterId, table.position] }),
    check('equipment_level', sql`${table.level} >= 1`),
  ],
)

/** Numbers of changes of the equipment and of the set skills, so that two devices do not overwrite each other. */
export const equipmentVersion = pgTable('equipment_version', {
  characterId: characterId().primaryKey(),
  wornVersion: integer('worn_version').notNull().default(0),
  skillVersion: integer('skill_version').notNull().default(0),
})

/** Saved sets, three per character. Their pieces may be gone when the set is used. */
export const equipmentSet = pgTable(
  'equipment_set',
  {
    characterId: characterId(),
    /** Number of the set, 1 to 3. */
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

/** Level-ups: their id is the cause in the ledger. */
export const itemLevelUp = pgTable(
  'item_level_up',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    characterId: characterId(),
    itemCode: text('item_code').notNull(),
    /** Level of the new piece. */
    level: smallint('level').notNull(),
    originalizeId: integer('originalize_id'),
    createdAt: instant('created_at').notNull(),
  },
  table => [index('item_level_up_character').on(table.characterId, table.id)],
)
