// Goods of a shop for one character: price in words, refusal, note.

import { shopType } from '#rules/codes/exchange.ts'
import type { RefusalCode } from '#rules/refusals/index.ts'
import { formatCount, formatToken } from '#rules/rewards.ts'
import { type BuyerStanding, mostBought, whyNotBought } from '#rules/shop.ts'
import type { Goods, Shelf, Standing } from './queries.ts'

export type SeenGoods = {
  goods: Goods
  isSkill: boolean
  /** Null for guests and users without a character here. */
  buyer: (BuyerStanding & { most: number; reason: RefusalCode | null }) | null
}

export function seeShelf({ shop, goodsList }: Shelf, standing: Standing | undefined, now: number): SeenGoods[] {
  const isSkill = shop.shopType === shopType.skill
  return goodsList.map(goods => {
    const own = standing?.goodsList.find(({ shopGoodsId }) => shopGoodsId === goods.shopGoodsId)
    if (!standing || !own) return { goods, isSkill, buyer: null }
    const buyer = { ...own, isSkill }
    const { wallet } = standing
    const most = mostBought(goods, buyer, wallet, now)
    return {
      goods,
      isSkill,
      buyer: { ...buyer, most, reason: whyNotBought(goods, buyer, wallet, { count: 1, now }) },
    }
  })
}

/** Price of a number of pieces: `40 G`, or the coins by either name. */
export function priceText({ tokenNo, price }: Goods, tokens: Shelf['tokenList'], count = 1): string {
  const token = tokens.find(each => each.tokenNo === tokenNo)
  return token ? formatToken(token, price * count) : `LP / AC ${formatCount(price * count)}`
}

/** Short reasons for the button of goods that cannot be bought. */
export const shortReasons: Partial<Record<RefusalCode, string>> = {
  GOODS_ENDED: '販売終了',
  GOODS_SOLD_OUT: '売り切れ',
  GOODS_LIMIT: '上限まで購入済み',
  SKILL_LEARNED: '習得済み',
  SKILL_NOT_ALLOWED: '習得できません',
  COIN_SHORT: 'コインが足りません',
  TOKEN_SHORT: '通貨が足りません',
}
