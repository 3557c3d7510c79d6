// Shops: their goods, and the purchases.
import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { characterId } from '../character/columns.ts'
import { worldId } from '../world/columns.ts'
import { worldItem, worldSkill } from '../world/tables.ts'

export const shop = pgTable(
  'shop',
  {
    worldId: worldId(),
    shopId: text('shop_id').notNull(),
    /** 1 items, 2 skills (codes/exchange.ts). */
    shopType: smallint('shop_type').$type<1 | 2>().notNull(),
    shopName: text('shop_name').notNull(),
    description: text('description').notNull(),
    keeper: text('keeper').notNull(),
    displayOrder: integer('display_order').notNull(),
  },
  table => [primaryKey({ columns: [table.worldId, table.shopId] }), check('shop_type', sql`shop_type in (1, 2)`)],
)

export const shopGoods = pgTable(
  'shop_goods',
  {
    shopGoodsId: integer('shop_goods_id').primaryKey().generatedAlwaysAsIdentity(),
    worldId: text('world_id').notNull(),
    shopId: text('shop_id').notNull(),
    /** itemCode or skillCode, depending on the shop's type. */
    itemCode: text('item_code'),
    skillCode: text('skill_code'),
    /** Token of the world that pays, 1 to 4; null for coins. */
    tokenNo: smallint('token_no'),
    price: integer('price').notNull(),
    /** Pieces left; null for an unlimited number. */
    stock: integer('stock'),
    limitPerCharacter: integer('limit_per_character'),
    endsAt: instant('ends_at'),
    displayOrder: integer('display_order').notNull(),
  },
  table => [
    foreignKey({ columns: [table.worldId, table.shopId], foreignColumns: [shop.worldId, shop.shopId] }),
    foreignKey({ columns: [table.worldId, table.itemCode], foreignColumns: [worldItem.worldId, worldItem.itemCode] }),
    foreignKey({
      columns: [table.worldId, table.skillCode],
      foreignColumns: [worldSkill.worldId, worldSkill.skillCode],
    }),
    index('shop_goods_shop').on(table.worldId, table.shopId, table.displayOrder, table.shopGoodsId),
    index('shop_goods_item').on(table.worldId, table.itemCode),
    index('shop_goods_skill').on(table.worldId, table.skillCode),
    check('shop_goods_one', sql`num_nonnulls(item_code, skill_code) = 1`),
    check('shop_goods_price', sql`price > 0 and token_no between 1 and 4`),
    check('shop_goods_stock', sql`stock >= 0 and limit_per_character > 0`),
  ],
)

/** One purchase. Its id is the cause in the ledger. */
export const shopPurchase = pgTable(
  'shop_purchase',
  {
    shopPurchaseId: integer('shop_purchase_id').primaryKey().generatedAlwaysAsIdentity(),
    shopGoodsId: integer('shop_goods_id')
      .notNull()
      .references(() => shopGoods.shopGoodsId),
    characterId: characterId(),
    /** Name of the goods at that time. */
    name: text('name').notNull(),
    count: integer('count').notNull(),
    /** Total price. */
    total: bigint('total', { mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('shop_purchase_character').on(table.characterId, table.shopGoodsId),
    index('shop_purchase_goods').on(table.shopGoodsId),
  ],
)
