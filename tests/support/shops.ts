// Goods, recipes and holdings for tests of shops and of the exchange.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { itemSynth, itemSynthMaterial } from '#server/areas/exchange/tables.ts'
import { shop, shopGoods } from '#server/areas/shop/tables.ts'
import { worldItem, worldSkill } from '#server/areas/world/tables.ts'
import { type Db, transact } from '#server/db/client.ts'
import { currencies, type ItemVariant } from '#server/platform/ledger/balances.ts'
import { type Holder, post, systemAccounts } from '#server/platform/ledger/post.ts'

/** Gives a holder amounts of currencies, out of nothing. */
export async function give(db: Db, to: Holder, amounts: Record<string, number>, at = new Date()): Promise<void> {
  const cause = { kind: 'test-gift', id: randomUUID() }
  const transfers = Object.entries(amounts)
    .filter(([, amount]) => amount > 0)
    .map(([currency, amount]) => ({ cause, currency, amount, from: systemAccounts.issue, to }))
  await transact(db, tx => post(tx, at, transfers))
}

export const item = (itemCode: string, variant?: ItemVariant, worldId = 'harbor'): string =>
  currencies.item(worldId, itemCode, variant)
export const gold = (worldId = 'harbor'): string => currencies.token(worldId, 1)

/** An item of a world; it may exist already. */
export async function givenItem(db: Db, itemCode: string, wanted: Partial<typeof worldItem.$inferInsert> = {}) {
  const row = { worldId: 'harbor', itemCode, itemName: `品${itemCode}`, description: `${itemCode}の説明。`, ...wanted }
  await db.insert(worldItem).values(row).onConflictDoNothing()
  return row
}

export async function givenSkill(db: Db, skillCode: string, wanted: Partial<typeof worldSkill.$inferInsert> = {}) {
  const base = {
    worldId: 'harbor',
    skillName: `技${skillCode}`,
    description: '説明。',
    tokenNo: 1,
    cost: 10,
    displayOrder: 1,
  }
  await db
    .insert(worldSkill)
    .values({ ...base, skillCode, ...wanted })
    .onConflictDoNothing()
}

type Recipe = Omit<Partial<typeof itemSynth.$inferInsert>, 'materials'> & { materials?: Record<string, number> }

/** A recipe, with the items it needs. @returns its id */
export async function givenRecipe(db: Db, { materials = {}, ...wanted }: Recipe = {}): Promise<number> {
  const worldId = wanted.worldId ?? 'harbor'
  const itemCode = wanted.itemCode ?? 'MADE'
  for (const code of [itemCode, ...Object.keys(materials)]) await givenItem(db, code, { worldId })
  const [row] = await db
    .insert(itemSynth)
    .values({ displayOrder: 1, ...wanted, worldId, itemCode })
    .returning({ id: itemSynth.itemSynthId })
  if (!row) throw new Error('The recipe was not made.')
  const rows = Object.entries(materials).map(([code, needCount], displayOrder) => ({
    ...{ itemSynthId: row.id, worldId, itemCode: code, needCount, displayOrder },
  }))
  if (rows.length > 0) await db.insert(itemSynthMaterial).values(rows)
  return row.id
}

/** Goods of a shop, which is opened for them. @returns their id */
export async function givenGoods(
  db: Db,
  wanted: Partial<typeof shopGoods.$inferInsert> & { shopType?: 1 | 2 } = {},
): Promise<number> {
  const { shopType = wanted.skillCode ? 2 : 1, worldId = 'harbor', ...rest } = wanted
  const shopId = rest.shopId ?? (shopType === 2 ? 'skills' : 'goods')
  const shopRow = { worldId, shopId, shopType, shopName: '霧見の雑貨屋', description: '説明。', keeper: 'トーレ' }
  await db
    .insert(shop)
    .values({ ...shopRow, displayOrder: 1 })
    .onConflictDoNothing()
  const itemCode = rest.skillCode ? null : (rest.itemCode ?? 'I0001')
  if (itemCode) await givenItem(db, itemCode, { worldId })
  if (rest.skillCode) await givenSkill(db, rest.skillCode, { worldId })
  const [row] = await db
    .insert(shopGoods)
    .values({ price: 10, tokenNo: 1, displayOrder: 1, ...rest, worldId, shopId, itemCode })
    .returning({ id: shopGoods.shopGoodsId })
  if (!row) throw new Error('The goods were not made.')
  return row.id
}

/** Remaining stock of limited goods. */
export async function stockOf(db: Db, shopGoodsId: number): Promise<number | null> {
  const [row] = await db.select().from(shopGoods).where(eq(shopGoods.shopGoodsId, shopGoodsId))
  return row?.stock ?? null
}
