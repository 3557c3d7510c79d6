// The calls of the area shop, as the suites of all calls send them.
import { eq } from 'drizzle-orm'
import { shopGoods } from '#server/areas/shop/tables.ts'
import type { TestDatabase } from '../support/database.ts'
import { give, givenGoods, gold } from '../support/shops.ts'
import { type AreaRows, everybody, ownersCharacter } from './row.ts'

/** The only goods of the play world's only shop, because samples are made by the hundred. */
async function onlyGoods(db: TestDatabase['db']): Promise<number> {
  const [known] = await db.select().from(shopGoods).where(eq(shopGoods.shopId, 'goods')).limit(1)
  return known?.shopGoodsId ?? givenGoods(db, { stock: 100_000 })
}

export const shopRows: AreaRows<'shop'> = {
  getList: { sample: () => ({ worldId: 'harbor' }), rights: everybody },
  getGoods: {
    sample: async ({ db }) => {
      await onlyGoods(db)
      return { worldId: 'harbor', shopId: 'goods' }
    },
    rights: everybody,
  },
  getStanding: {
    sample: async ({ db }) => {
      await onlyGoods(db)
      return { shopId: 'goods', characterId: 'harbor-rinne' }
    },
    rights: ownersCharacter,
  },
  buy: {
    sample: async ({ db }) => {
      await give(db, { kind: 'character', id: 'harbor-rinne' }, { [gold()]: 10 })
      const shopGoodsId = await onlyGoods(db)
      return { characterId: 'harbor-rinne', shopGoodsId, count: 1, price: 10, coinType: 0 }
    },
    rights: ownersCharacter,
  },
}
