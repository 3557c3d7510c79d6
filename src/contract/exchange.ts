// The exchange of items, coins and tokens into new items (doc2 §§2-9).
import * as z from 'zod'
import { exchangeHistoryPageSize } from '#rules/constants/exchange.ts'
import { read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { closed, instant, integerInPath, rowId, wordId } from './shapes.ts'
import { Wallet } from './wallet.ts'

const count = z.number().int()

/** Held pieces of one variant of an item that some entry needs. */
const HeldMaterial = closed({
  itemCode: wordId,
  shojiSu: count,
  level: count,
  /** 0 none, 1 originalized. */
  originalize: count,
  originalizeId: count.nullable(),
  /** Number of worn pieces, which cannot be used up. */
  sobiSu: count,
})

export const ExchangeEntry = closed({
  itemSynthId: rowId,
  itemCode: wordId,
  itemName: z.string(),
  description: z.string(),
  iconUrl: z.string().nullable(),
  picture: z.string().nullable(),
  itemNum: count,
  coin: count,
  worldToken1: count,
  worldToken2: count,
  worldToken3: count,
  worldToken4: count,
})

export const ExchangeMaterial = closed({
  itemSynthId: rowId,
  itemCode: wordId,
  itemName: z.string(),
  needCount: count,
  iconUrl: z.string().nullable(),
  /** Way to get the item, in words. */
  source: z.string(),
  /** Shops of the world that sell the item now. */
  shopList: z.array(closed({ shopId: wordId, shopName: z.string() })),
  /** Whether a mission of the world gives the item. */
  isMissionReward: z.boolean(),
})

export const exchangeContract = treatingBlocks('none')({
  /**
   * Items that can be made in the character's world, with all data for judging whether they can be made now (doc2 §7).
   */
  getList: read('character', '/api/ItemSynth/getList/{characterId}')
    .errors(refuses('NOT_YOUR_CHARACTER'))
    .input(closed({ characterId: wordId }))
    .output(
      closed({
        itemSynthMasterList: z.array(ExchangeEntry),
        itemSynthMaterialList: z.array(ExchangeMaterial),
        hoyuItemList: z.array(HeldMaterial),
        wallet: Wallet,
      }),
    ),

  /** Uses up materials, coin and tokens, and gives the item: once per key (doc2 §4). */
  create: write('character', '/api/ItemSynth/create', 'money')
    .errors(
      refuses(
        'NOT_YOUR_CHARACTER',
        'EXCHANGE_NOT_FOUND',
        'EXCHANGE_CHANGED',
        'ITEM_SHORT',
        'ITEM_WORN',
        'COIN_SHORT',
        'TOKEN_SHORT',
      ),
    )
    .input(
      closed({
        characterId: wordId,
        itemSynthId: rowId,
        originalizedFlg: z.boolean(),
        levelUpFlg: z.boolean(),
        /** Coin that the player was shown (coinType 0 or 1); the other one is never charged instead. */
        coinType: z.union([z.literal(0), z.literal(1)]).optional(),
      }),
    )
    .output(
      closed({
        itemSynthHistoryId: rowId,
        itemName: z.string(),
        itemNum: count,
        /** Number of pieces of the item held afterwards. */
        shojiSu: count,
        /** coinType that was charged; null when the price has no coins. */
        coinType: z.union([z.literal(0), z.literal(1)]).nullable(),
        consumedList: z.array(
          closed({ itemCode: wordId, itemName: z.string(), level: count, originalize: count, count }),
        ),
      }),
    ),

  /** Items that the character has made, newest first (doc2 §3). */
  history: read('character', '/api/ItemSynth/history/{characterId}')
    .errors(refuses('NOT_YOUR_CHARACTER'))
    .input(
      closed({
        characterId: wordId,
        page: integerInPath(1, 10_000),
        size: integerInPath(1, 5 * exchangeHistoryPageSize),
      }),
    )
    .output(
      closed({
        itemSynthHistoryList: z.array(
          closed({
            itemSynthHistoryId: rowId,
            itemName: z.string(),
            itemNum: count,
            iconUrl: z.string().nullable(),
            createdAt: instant,
          }),
        ),
        count,
      }),
    ),
})
export type ExchangeContract = typeof exchangeContract
