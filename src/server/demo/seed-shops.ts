// Shops and exchanges of the demo worlds.
import { shopType } from '#rules/codes/exchange.ts'
import { itemSynth, itemSynthMaterial } from '../areas/exchange/tables.ts'
import { shop, shopGoods } from '../areas/shop/tables.ts'
import type { Tx } from '../db/client.ts'
import { demoLands } from './content.ts'
import type { DemoLand } from './shapes.ts'

const DAY = 86_400_000

export async function seedShops(tx: Tx, now: Date): Promise<void> {
  for (const land of demoLands) {
    await seedShopsOf(tx, land, now)
    await seedRecipes(tx, land)
  }
}

async function seedShopsOf(tx: Tx, { worldId, shops }: DemoLand, now: Date): Promise<void> {
  if (shops.length === 0) return
  await tx.insert(shop).values(shops.map(({ goods: _, ...row }, displayOrder) => ({ worldId, ...row, displayOrder })))
  const goods = shops.flatMap(({ shopId, shopType: type, goods: rows }) =>
    rows.map((row, displayOrder) => ({
      worldId,
      shopId,
      itemCode: type === shopType.item ? row.code : null,
      skillCode: type === shopType.skill ? row.code : null,
      tokenNo: row.pay === 'coin' ? null : row.pay,
      price: row.price,
      stock: row.stock ?? null,
      limitPerCharacter: row.limitPerCharacter ?? null,
      endsAt: row.endsInDays === undefined ? null : new Date(now.getTime() + row.endsInDays * DAY),
      displayOrder,
    })),
  )
  if (goods.length > 0) await tx.insert(shopGoods).values(goods)
}

async function seedRecipes(tx: Tx, { worldId, recipes }: DemoLand): Promise<void> {
  if (recipes.length === 0) return
  const made = await tx
    .insert(itemSynth)
    .values(
      recipes.map(({ itemCode, itemNum, coin = 0, tokens = [] }, displayOrder) => {
        const [worldToken1 = 0, worldToken2 = 0, worldToken3 = 0, worldToken4 = 0] = tokens
        return { worldId, itemCode, itemNum, coin, worldToken1, worldToken2, worldToken3, worldToken4, displayOrder }
      }),
    )
    .returning({ itemSynthId: itemSynth.itemSynthId, displayOrder: itemSynth.displayOrder })
  const materials = made.flatMap(({ itemSynthId, displayOrder: recipe }) =>
    (recipes[recipe]?.materials ?? []).map((material, displayOrder) => ({
      itemSynthId,
      worldId,
      ...material,
      displayOrder,
    })),
  )
  if (materials.length > 0) await tx.insert(itemSynthMaterial).values(materials)
}
