// Worlds, their tokens and their items.
import { integer, pgTable, primaryKey, real, smallint, text } from 'drizzle-orm/pg-core'

export const world = pgTable('world', {
  worldId: text('world_id').primaryKey(),
  worldName: text('world_name').notNull(),
  catchphrase: text('catchphrase').notNull(),
  description: text('description').notNull(),
  hue: real('hue').notNull(),
  keyVisual: text('key_visual'),
  displayOrder: integer('display_order').notNull(),
})

export const worldToken = pgTable(
  'world_token',
  {
    worldId: text('world_id')
      .notNull()
      .references(() => world.worldId),
    /** 1 to 4. */
    tokenNo: smallint('token_no').notNull(),
    name: text('name').notNull(),
    sign: text('sign').notNull(),
  },
  table => [primaryKey({ columns: [table.worldId, table.tokenNo] })],
)

export const worldItem = pgTable(
  'world_item',
  {
    worldId: text('world_id')
      .notNull()
      .references(() => world.worldId),
    itemCode: text('item_code').notNull(),
    itemName: text('item_name').notNull(),
    description: text('description').notNull(),
    picture: text('picture'),
  },
  table => [primaryKey({ columns: [table.worldId, table.itemCode] })],
)
