// Buying in a shop: how many pieces can be bought, and what stands in the way. The shelf and the server ask the same.
import { chargedCoin, type ExchangeBalances } from './exchange.ts'
import { finite } from './numbers.ts'
import type { RefusalCode } from './refusals/index.ts'

export const MOST_BOUGHT_AT_ONCE = 99

export interface GoodsTerms {
  /** A token of the world (1 to 4), or null for the coins. */
  readonly tokenNo: number | null
  readonly price: number
  /** Null: as many as one likes. */
  readonly stock: number | null
  readonly limitPerCharacter: number | null
  readonly endsAt: Date | string | null
}

export interface BuyerStanding {
  readonly isSkill: boolean
  /** Pieces held, or the level of a skill. */
  readonly shojiSu: number
  readonly boughtCount: number
  /** Whether class and level allow it. */
  readonly isAllowed: boolean
}

const balanceOf = (balances: ExchangeBalances, tokenNo: number): number =>
  finite(balances[`worldToken${tokenNo}` as 'worldToken1'] ?? 0)

/** Whether so many can be paid: by a token, or by one of the coins alone (G16). */
export const isPayable = ({ tokenNo, price }: GoodsTerms, balances: ExchangeBalances, count: number): boolean =>
  tokenNo === null ? chargedCoin(price * count, balances) !== null : price * count <= balanceOf(balances, tokenNo)

/** Why so many pieces cannot be bought; null when they can. */
export function whyNotBought(
  goods: GoodsTerms,
  buyer: BuyerStanding,
  balances: ExchangeBalances,
  { count, now }: { count: number; now: number },
): RefusalCode | null {
  if (goods.endsAt !== null && new Date(goods.endsAt).getTime() <= now) return 'GOODS_ENDED'
  if (buyer.isSkill && buyer.shojiSu > 0) return 'SKILL_LEARNED'
  if (!buyer.isAllowed) return 'SKILL_NOT_ALLOWED'
  if (goods.stock !== null && goods.stock < count) return 'GOODS_SOLD_OUT'
  const most = buyer.isSkill ? 1 : goods.limitPerCharacter
  if (most !== null && buyer.boughtCount + count > most) return 'GOODS_LIMIT'
  if (!isPayable(goods, balances, count)) return goods.tokenNo === null ? 'COIN_SHORT' : 'TOKEN_SHORT'
  return null
}

/** The largest number of pieces that can be bought at once; 0 when not even one can. */
export function mostBought(goods: GoodsTerms, buyer: BuyerStanding, balances: ExchangeBalances, now: number): number {
  let least = 0
  let most = buyer.isSkill ? 1 : MOST_BOUGHT_AT_ONCE
  while (least < most) {
    const count = Math.ceil((least + most) / 2)
    if (whyNotBought(goods, buyer, balances, { count, now }) === null) least = count
    else most = count - 1
  }
  return least
}
