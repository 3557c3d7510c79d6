// Creators: their rooms in each kind of works, samples, likes, the products that the office describes, and the terms under which
// creators take them.
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { CreatorType } from '#rules/codes/user.ts'
import { instant, uploadColumns } from '../../db/columns.ts'
import { userId } from '../identity/columns.ts'
import { userClass } from '../identity/tables.ts'

/** A creator: a user in one kind of works. */
const creator = () => ({ userId: userId(), classCode: integer('class_code').notNull() })

export const creatorRoom = pgTable(
  'creator_room',
  {
    ...creator(),
    introduction: text('introduction').notNull().default(''),
    wishes: text('wishes').notNull().default(''),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    isOpen: boolean('is_open').notNull().default(false),
    /** Commissions that are taken at once. */
    slots: smallint('slots').notNull().default(0),
    version: integer('version').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.classCode] }),
    foreignKey({
      columns: [table.userId, table.classCode],
      foreignColumns: [userClass.userId, userClass.classCode],
    }).onDelete('cascade'),
    check('creator_room_slots', sql`slots between 0 and 20`),
  ],
)

export const creatorSample = pgTable(
  'creator_sample',
  {
    sampleId: integer('sample_id').primaryKey().generatedAlwaysAsIdentity(),
    ...creator(),
    title: text('title').notNull(),
    body: text('body').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  table => [index('creator_sample_of').on(table.userId, table.classCode, table.sampleId)],
)

/** A picture that was uploaded for a sample. */
export const creatorPicture = pgTable(
  'creator_picture',
  {
    userId: userId(),
    ...uploadColumns(),
    /** Sample that shows it; null until that is added. */
    sampleId: integer('sample_id').references(() => creatorSample.sampleId, { onDelete: 'set null' }),
  },
  table => [
    primaryKey({ columns: [table.userId, table.pictureId] }),
    uniqueIndex('creator_picture_of').on(table.sampleId),
    index('creator_picture_files').on(table.picture),
    index('creator_picture_unused').on(table.uploadedAt).where(sql`sample_id is null`),
  ],
)

export const creatorLike = pgTable(
  'creator_like',
  {
    userId: userId(),
    creatorUserId: userId('creator_user_id'),
    classCode: integer('class_code').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.creatorUserId, table.classCode] }),
    index('creator_like_of').on(table.creatorUserId, table.classCode),
  ],
)

/** A product that creators of a kind may take, as the office describes it. */
export const tailorProduct = pgTable(
  'tailor_product',
  {
    itemKbn: integer('item_kbn').primaryKey(),
    creatorKbn: smallint('creator_kbn').$type<CreatorType>().notNull(),
    shouhinmei: text('shouhinmei').notNull(),
    description: text('description').notNull().default(''),
    width: integer('width'),
    height: integer('height'),
    charactersMost: integer('characters_most'),
    wishMost: integer('wish_most').notNull(),
    peopleMost: smallint('people_most').notNull(),
    personPrice: integer('person_price').notNull(),
    days: smallint('days').notNull(),
    priceLeast: integer('price_least').notNull(),
    priceMost: integer('price_most').notNull(),
    isOnSale: boolean('is_on_sale').notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [
    index('tailor_product_kind').on(table.creatorKbn, table.itemKbn),
    check('tailor_product_prices', sql`price_least > 0 and price_least <= price_most and person_price >= 0`),
  ],
)

export const tailorOption = pgTable(
  'tailor_option',
  {
    itemKbn: integer('item_kbn')
      .notNull()
      .references(() => tailorProduct.itemKbn),
    optionNo: smallint('option_no').notNull(),
    optionName: text('option_name').notNull(),
    price: integer('price').notNull(),
  },
  table => [primaryKey({ columns: [table.itemKbn, table.optionNo] }), check('tailor_option_price', sql`price >= 0`)],
)

/** Terms under which a creator takes a product. */
export const creatorOffer = pgTable(
  'creator_offer',
  {
    ...creator(),
    itemKbn: integer('item_kbn')
      .notNull()
      .references(() => tailorProduct.itemKbn),
    price: integer('price').notNull(),
    days: smallint('days').notNull(),
    note: text('note').notNull().default(''),
    isOn: boolean('is_on').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.classCode, table.itemKbn] }),
    index('creator_offer_product').on(table.itemKbn).where(sql`is_on`),
  ],
)
