// Shops for items and skills (menuType SHOP, shopType 1 and 2). Calls of our own: the documents name the menu page alone.
import * as z from 'zod'
import { MOST_BOUGHT_AT_ONCE } from '#rules/shop.ts'
import { read, treatingBlocks, write } from './call.ts'
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

const ShopGoods = closed({
  shopGoodsId: rowId,
  /** An itemCode or a skillCode, depending on the shop's type. */
  code: wordId,
  name: z.string(),
  description: z.string(),
  picture: z.string().nullable(),
  /** Token of the world that pays (1 to 4); null for coins. */
  tokenNo: count.nullable(),
  price: count,
  /** Pieces left; null for an unlimited number. */
  stock: count.nullable(),
  limitPerCharacter: count.nullable(),
  endsAt: instant.nullable(),
  /** Weight of one piece; 0 for skills. */
  weight: count,
  /** Slot for wearing it; null when it cannot be worn. Items in the bag have no weight. */
  itemPositionId: z.string().nullable(),
  /** Whether it also counts while in the bag. */
  subStatusFlg: z.boolean(),
  /** Changes of the parameters at the first level, the nth for parameter n + 1; empty when there are none. */
  parameters: z.array(count),
  /** Changes under the names of the world's parameters. */
  effectList: z.array(closed({ name: z.string(), value: count })),
  /** Class and level required for learning it. */
  className: z.string().nullable(),
  requiredLevel: count,
})

export const shopContract = treatingBlocks('none')({
  /** Shops of a world, for everybody. */
  getList: read('public', '/api/Shop/getList/{worldId}')
    .errors(refuses('WORLD_NOT_FOUND'))
    .input(closed({ worldId: wordId }))
    .output(closed({ shopList: z.array(ShopFace) })),

  /** A shop and its current goods, for everybody. */
  getGoods: read('public', '/api/Shop/getGoods/{worldId}/{shopId}')
    .errors(refuses('SHOP_NOT_FOUND'))
    .input(closed({ worldId: wordId, shopId: wordId }))
    .output(
      closed({
        shop: ShopFace,
        goodsList: z.array(ShopGoods),
        /** Tokens of the world, for prices. */
        tokenList: z.array(closed({ tokenNo: count, name: z.string(), sign: z.string() })),
      }),
    ),

  /** Pieces of the goods that the caller's character holds, its purchases, and its balances. */
  getStanding: read('character', '/api/Shop/getStanding/{shopId}/{characterId}')
    .errors(refuses('NOT_YOUR_CHARACTER', 'SHOP_NOT_FOUND'))
    .input(closed({ shopId: wordId, characterId: wordId }))
    .output(
      closed({
        wallet: Wallet,
        /** Weight of the equipment, and the character's capacity (rules §15). */
        carried: count,
        capacity: count,
        goodsList: z.array(
          closed({
            shopGoodsId: rowId,
            /** Pieces held of all variants; for a skill its level, 0 when it is not learned. */
            shojiSu: count,
            boughtCount: count,
            /** Whether the character's class and level allow the purchase. */
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
        /** Price of one piece that the player was shown; another one is never charged instead. */
        price: z.number().int().min(0).max(1_000_000_000),
        /** Coin that the player was shown, when the price is in coins. */
        coinType: z.union([z.literal(0), z.literal(1)]).optional(),
      }),
    )
    .output(
      closed({
        shopPurchaseId: rowId,
        name: z.string(),
        count,
        /** Total price, and the token or coin that paid. */
        total: count,
        coinType: z.union([z.literal(0), z.literal(1)]).nullable(),
        shojiSu: count,
      }),
    ),
})
export type ShopContract = typeof shopContract
