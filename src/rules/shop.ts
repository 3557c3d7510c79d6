// Buying in a shop: the number of pieces that can be bought, and the reason when none can. The shelf and the server
// both use it.
import { chargedCoin, type ExchangeBalances } from './exchange.ts'
import { finite } from './numbers.ts'
import type { RefusalCode } from './refusals/index.ts'

export const MOST_BOUGHT_AT_ONCE = 99

export interface GoodsTerms {
  /** Token of the world that pays (1 to 4); null for coins. */
  readonly tokenNo: number | null
  readonly price: number
  /** Pieces left; null for an unlimited number. */
  readonly stock: number | null
  readonly limitPerCharacter: number | null
  readonly endsAt: Date | string | null
}

export interface BuyerStanding {
  readonly isSkill: boolean
  /** Pieces held, or the level of a skill. */
  readonly shojiSu: number
  readonly boughtCount: number
  /** Whether the character's class and level allow the purchase. */
  readonly isAllowed: boolean
}

const balanceOf = (balances: ExchangeBalances, tokenNo: number): number =>
  finite(balances[`worldToken${tokenNo}` as 'worldToken1'] ?? 0)

/** Whether this many pieces can be paid: by a token, or by one of the coins alone (G16). */
const isPayable = ({ tokenNo, price }: GoodsTerms, balances: ExchangeBalances, count: number): boolean =>
  tokenNo === null ? chargedCoin(price * count, balances) !== null : price * count <= balanceOf(balances, tokenNo)

/** Refusal for buying this many pieces; null when it is possible. */
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

/** Largest number of pieces that can be bought at once; 0 when not even one can. */
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
