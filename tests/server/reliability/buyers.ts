// Makers and buyers of the runs of B1 and B2: characters with full purses, a recipe, goods with and without a limited stock.
import { shopGoods } from '#server/areas/shop/tables.ts'
import { type Db, transact } from '#server/db/client.ts'
import { post, systemAccounts } from '#server/platform/ledger/post.ts'
import { givenGoods, givenRecipe } from '../../support/shops.ts'

export const MADE = 'item:harbor:MADE'
export const BOUGHT = 'item:harbor:BOUGHT'
export const GLASS = 'item:harbor:GLASS'
export const GOLD = 'token:harbor:1'

/** Cost of one creation. */
export const recipe = { coin: 3, worldToken1: 2, materials: { GLASS: 2 } }
export const PRICE = 5

export type Market = { itemSynthId: number; shopGoodsId: number }

/** @param stock number of goods on sale; null: unlimited */
export async function openMarket(db: Db, stock: number | null): Promise<Market> {
  const itemSynthId = await givenRecipe(db, { itemCode: 'MADE', ...recipe })
  const shopGoodsId = await givenGoods(db, { itemCode: 'BOUGHT', tokenNo: null, price: PRICE, stock })
  return { itemSynthId, shopGoodsId }
}

/** Fills the purses of users and of the characters that `characterOf` names. */
export async function fillPurses(
  db: Db,
  users: readonly string[],
  characterOf: (userId: string) => string,
  amounts: { LP?: number; AC?: number; [GLASS]?: number; [GOLD]?: number },
  round = 0,
): Promise<void> {
  const transfers = users.flatMap(userId =>
    Object.entries(amounts).map(([currency, amount]) => ({
      cause: { kind: 'b1-purse', id: `${userId}-${round}` },
      ...{ currency, amount, from: systemAccounts.issue },
      to:
        currency.length === 2
          ? { kind: 'user' as const, id: userId }
          : { kind: 'character' as const, id: characterOf(userId) },
    })),
  )
  await transact(db, tx => post(tx, new Date(), transfers))
}

export async function restock(db: Db, stock: number | null, limitPerCharacter: number | null = null): Promise<void> {
  await db.update(shopGoods).set({ stock, limitPerCharacter })
}
