// Goods that their owners distribute, the links for them, and the receipts.
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { characterId } from '../character/columns.ts'
import { appUser } from '../identity/tables.ts'
import { worldItem } from '../world/tables.ts'

/** 商品: goods that a user owns and may distribute. A taker receives them as an item of their world. */
export const shouhin = pgTable(
  'shouhin',
  {
    shouhinId: text('shouhin_id').primaryKey(),
    /** Owner (torokuUser). */
    ownerUserId: text('owner_user_id')
      .notNull()
      .references(() => appUser.userId),
    shouhinmei: text('shouhinmei').notNull(),
    description: text('description').notNull(),
    worldId: text('world_id').notNull(),
    itemCode: text('item_code').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    foreignKey({ columns: [table.worldId, table.itemCode], foreignColumns: [worldItem.worldId, worldItem.itemCode] }),
    index('shouhin_owner').on(table.ownerUserId, table.createdAt),
  ],
)

/** Options of goods (公式オプション): variants of the item. */
export const shouhinOption = pgTable(
  'shouhin_option',
  {
    shouhinId: text('shouhin_id')
      .notNull()
      .references(() => shouhin.shouhinId),
    officialOptionId: smallint('official_option_id').notNull(),
    optionName: text('option_name').notNull(),
    /** Level of the received item. */
    level: smallint('level').notNull().default(1),
  },
  table => [primaryKey({ columns: [table.shouhinId, table.officialOptionId] })],
)

/** Amounts of goods (数量選択). */
export const shouhinSuuryo = pgTable(
  'shouhin_suuryo',
  {
    shouhinId: text('shouhin_id')
      .notNull()
      .references(() => shouhin.shouhinId),
    suuryoSentakuId: smallint('suuryo_sentaku_id').notNull(),
    amount: integer('amount').notNull(),
  },
  table => [
    primaryKey({ columns: [table.shouhinId, table.suuryoSentakuId] }),
    check('shouhin_suuryo_amount', sql`amount > 0`),
  ],
)

const keyColumns = () => ({
  shouhinId: text('shouhin_id').notNull(),
  officialOptionId: smallint('official_option_id').notNull(),
  suuryoSentakuId: smallint('suuryo_sentaku_id').notNull(),
})

export const distribution = pgTable(
  'distribution',
  {
    ...keyColumns(),
    hash: text('hash').notNull(),
    takeLimit: integer('take_limit'),
    takenCount: integer('taken_count').notNull().default(0),
    endsAt: instant('ends_at'),
    stoppedAt: instant('stopped_at'),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.shouhinId, table.officialOptionId, table.suuryoSentakuId] }),
    foreignKey({
      columns: [table.shouhinId, table.officialOptionId],
      foreignColumns: [shouhinOption.shouhinId, shouhinOption.officialOptionId],
    }),
    foreignKey({
      columns: [table.shouhinId, table.suuryoSentakuId],
      foreignColumns: [shouhinSuuryo.shouhinId, shouhinSuuryo.suuryoSentakuId],
    }),
    check('distribution_count', sql`taken_count >= 0 and (take_limit is null or taken_count <= take_limit)`),
  ],
)

/** Receipts. A character receives once by each key, whatever links were made for it. */
export const distributionTaken = pgTable(
  'distribution_taken',
  {
    ...keyColumns(),
    characterId: characterId(),
    takenAt: instant('taken_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.shouhinId, table.officialOptionId, table.suuryoSentakuId, table.characterId] }),
    index('distribution_taken_time').on(
      table.shouhinId,
      table.officialOptionId,
      table.suuryoSentakuId,
      table.takenAt,
      table.characterId,
    ),
    index('distribution_taken_character').on(table.characterId),
  ],
)
