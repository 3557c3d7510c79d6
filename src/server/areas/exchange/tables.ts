// The exchange: items that can be made, their materials, and the history.
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { characterId } from '../character/columns.ts'
import { worldItem } from '../world/tables.ts'

const cost = (name: string) => integer(name).notNull().default(0)

export const itemSynth = pgTable(
  'item_synth',
  {
    itemSynthId: integer('item_synth_id').primaryKey().generatedAlwaysAsIdentity(),
    worldId: text('world_id').notNull(),
    /** Made item, and its number. */
    itemCode: text('item_code').notNull(),
    itemNum: integer('item_num').notNull().default(1),
    /** Price in coins, paid by LP or AC, never both (G16). */
    coin: cost('coin'),
    worldToken1: cost('world_token_1'),
    worldToken2: cost('world_token_2'),
    worldToken3: cost('world_token_3'),
    worldToken4: cost('world_token_4'),
    displayOrder: integer('display_order').notNull(),
  },
  table => [
    foreignKey({ columns: [table.worldId, table.itemCode], foreignColumns: [worldItem.worldId, worldItem.itemCode] }),
    index('item_synth_world').on(table.worldId, table.displayOrder, table.itemSynthId),
    index('item_synth_item').on(table.worldId, table.itemCode),
    check(
      'item_synth_costs',
      sql`item_num > 0 and least(coin, world_token_1, world_token_2, world_token_3, world_token_4) >= 0`,
    ),
  ],
)

export const itemSynthMaterial = pgTable(
  'item_synth_material',
  {
    itemSynthId: integer('item_synth_id')
      .notNull()
      .references(() => itemSynth.itemSynthId),
    worldId: text('world_id').notNull(),
    itemCode: text('item_code').notNull(),
    needCount: integer('need_count').notNull(),
    displayOrder: integer('display_order').notNull(),
  },
  table => [
    primaryKey({ columns: [table.itemSynthId, table.itemCode] }),
    foreignKey({ columns: [table.worldId, table.itemCode], foreignColumns: [worldItem.worldId, worldItem.itemCode] }),
    index('item_synth_material_item').on(table.worldId, table.itemCode),
    check('item_synth_material_need', sql`need_count > 0`),
  ],
)

/** One act of making. Its id is the cause in the ledger. */
export const itemSynthHistory = pgTable(
  'item_synth_history',
  {
    itemSynthHistoryId: integer('item_synth_history_id').primaryKey().generatedAlwaysAsIdentity(),
    characterId: characterId(),
    itemSynthId: integer('item_synth_id')
      .notNull()
      .references(() => itemSynth.itemSynthId),
    /** Name of the item at that time. */
    itemName: text('item_name').notNull(),
    itemNum: integer('item_num').notNull(),
    picture: text('picture'),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('item_synth_history_character').on(table.characterId, table.itemSynthHistoryId),
    index('item_synth_history_synth').on(table.itemSynthId),
  ],
)
