// Shops for items and skills (menuType SHOP, shopType 1 and 2). Calls of our own: the documents name the menu page alone.
import * as z from 'zod'
import { MOST_BOUGHT_AT_ONCE } from '#rules/shop.ts'
import { read, write } from './call.ts'
import { refuses } from './refusals.ts'
import { closed, instant, rowId, wordId } from './shapes.ts'
import { Wallet } from './wallet.ts'

const count = z.number().int()
const shopType = z.union([z.literal(1), z.literal(2)])

export const ShopFace = closed({
  shopId: wordId,
  shopType,
  shopName: z.string(),
  description: z.string(),
  keeper: z.string(),
  goodsCount: count,
})

export const ShopGoods = closed({
  shopGoodsId: rowId,
  /** An itemCode or a skillCode, by the shop's type. */
  code: wordId,
  name: z.string(),
  description: z.string(),
  picture: z.string().nullable(),
  /** What pays: a token of the world (1 to 4), or null for the coins. */
  tokenNo: count.nullable(),
  price: count,
  /** What is left; null: as many as one likes. */
  stock: count.nullable(),
  limitPerCharacter: count.nullable(),
  endsAt: instant.nullable(),
  /** What one weighs; 0 for skills. */
  weight: count,
  /** Slot in which it can be worn; null when it cannot. Items in the bag have no weight. */
  itemPositionId: z.string().nullable(),
  /** Whether it counts from the bag, too. */
  subStatusFlg: z.boolean(),
  /** What it adds at its first level, the nth to parameter n + 1; empty where it adds nothing. */
  parameters: z.array(count),
  /** What it changes, by the names of the world's parameters. */
  effectList: z.array(closed({ name: z.string(), value: count })),
  /** Who alone may learn it, and from which level on. */
  className: z.string().nullable(),
  requiredLevel: count,
})

export const shopContract = {
  /** The shops of a world, for everybody. */
  getList: read('public', '/api/Shop/getList/{worldId}')
    .errors(refuses('WORLD_NOT_FOUND'))
    .input(closed({ worldId: wordId }))
    .output(closed({ shopList: z.array(ShopFace) })),

  /** A shop and what it sells now, for everybody. */
  getGoods: read('public', '/api/Shop/getGoods/{worldId}/{shopId}')
    .errors(refuses('SHOP_NOT_FOUND'))
    .input(closed({ worldId: wordId, shopId: wordId }))
    .output(
      closed({
        shop: ShopFace,
        goodsList: z.array(ShopGoods),
        /** The world's tokens, for prices. */
        tokenList: z.array(closed({ tokenNo: count, name: z.string(), sign: z.string() })),
      }),
    ),

  /** What the caller's character has of the goods, what it bought, and what it can pay. */
  getStanding: read('character', '/api/Shop/getStanding/{shopId}/{characterId}')
    .errors(refuses('NOT_YOUR_CHARACTER', 'SHOP_NOT_FOUND'))
    .input(closed({ shopId: wordId, characterId: wordId }))
    .output(
      closed({
        wallet: Wallet,
        /** What is worn weighs `carried` of `capacity` (rules §15). */
        carried: count,
        capacity: count,
        goodsList: z.array(
          closed({
            shopGoodsId: rowId,
            /** Pieces held, of every variant; for a skill its level, 0 where it is not learned. */
            shojiSu: count,
            boughtCount: count,
            /** Whether class and level allow it. */
            isAllowed: z.boolean(),
          }),
        ),
      }),
    ),

  /** Buys pieces of one of the goods: stock, limit, price and goods in one transaction, once per key. */
  buy: write('character', '/api/Shop/buy', 'money')
    .errors(
      refuses(
        'NOT_YOUR_CHARACTER',
        'GOODS_NOT_FOUND',
        'GOODS_ENDED',
        'GOODS_SOLD_OUT',
        'GOODS_LIMIT',
        'GOODS_CHANGED',
        'SKILL_LEARNED',
        'SKILL_NOT_ALLOWED',
        'COIN_SHORT',
        'TOKEN_SHORT',
      ),
    )
    .input(
      closed({
        characterId: wordId,
        shopGoodsId: rowId,
        count: z.number().int().min(1).max(MOST_BOUGHT_AT_ONCE),
        /** The price of one that was shown: another one is not charged instead. */
        price: z.number().int().min(0).max(1_000_000_000),
        /** The coin that was named to the player, where coins pay. */
        coinType: z.union([z.literal(0), z.literal(1)]).optional(),
      }),
    )
    .output(
      closed({
        shopPurchaseId: rowId,
        name: z.string(),
        count,
        /** What was paid in all, and with what. */
        total: count,
        coinType: z.union([z.literal(0), z.literal(1)]).nullable(),
        shojiSu: count,
      }),
    ),
}
export type ShopContract = typeof shopContract
