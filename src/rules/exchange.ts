// The item exchange: affordable costs and held materials (rules §§10-11, G15, G16).
import { finite } from './numbers.ts'

type WorldTokens = Partial<Record<'worldToken1' | 'worldToken2' | 'worldToken3' | 'worldToken4', number | null>>

export type ExchangeCosts = WorldTokens & { coin?: number | null }
export type ExchangeBalances = WorldTokens & { alpacaCoin?: number | null; llamaPoint?: number | null }

export interface ExchangeMaterial {
  readonly itemCode: string
  readonly needCount: number
}

export interface OwnedItem {
  readonly itemCode: string
  readonly shojiSu: number
  readonly level?: number | null
  readonly originalize?: number | null
}

/** Options of the exchange menu. */
export interface ExchangeOptions {
  readonly levelUpFlg: boolean
  readonly originalizedFlg: boolean
}

const BASE_LEVEL = 1
const tokens = ['worldToken1', 'worldToken2', 'worldToken3', 'worldToken4'] as const
const amount = (value: number | null | undefined): number => finite(value ?? 0)

/** Coin that pays a cost: the free one (LP) first, never both; null when neither covers the cost (G16). */
export function chargedCoin(cost: number, balances: ExchangeBalances): 'llamaPoint' | 'alpacaCoin' | null {
  if (amount(cost) <= amount(balances.llamaPoint)) return 'llamaPoint'
  return amount(cost) <= amount(balances.alpacaCoin) ? 'alpacaCoin' : null
}

/**
 * Way of paying: `either` takes one coin alone, the free one first (G16); `both` takes as much of the free one as there
 * is.
 */
export type CoinPolicy = 'either' | 'both'

/** Amount that a payment takes of each coin; null when it cannot be paid. */
export function coinsTaken(
  cost: number,
  balances: ExchangeBalances,
  policy: CoinPolicy,
): { llamaPoint: number; alpacaCoin: number } | null {
  if (policy === 'either') {
    const coin = chargedCoin(cost, balances)
    return coin && { llamaPoint: 0, alpacaCoin: 0, [coin]: amount(cost) }
  }
  const llamaPoint = Math.min(amount(cost), amount(balances.llamaPoint))
  const alpacaCoin = amount(cost) - llamaPoint
  return alpacaCoin <= amount(balances.alpacaCoin) ? { llamaPoint, alpacaCoin } : null
}

/** Whether one of the coins and every token cover their costs; a missing cost is 0 (rules §10). */
export const isAffordable = (costs: ExchangeCosts, balances: ExchangeBalances): boolean =>
  chargedCoin(costs.coin ?? 0, balances) !== null &&
  tokens.every(token => amount(costs[token]) <= amount(balances[token]))

/** Whether an owned item may be used up under the options; no level and no originalize mean the base (G15). */
export const isUsable = (item: OwnedItem, options: ExchangeOptions): boolean =>
  (options.levelUpFlg || (item.level || BASE_LEVEL) <= BASE_LEVEL) &&
  (options.originalizedFlg || (item.originalize ?? 0) === 0)

/** Number of held and usable pieces by itemCode (rules §11). */
export function heldCounts(owned: readonly OwnedItem[], options: ExchangeOptions): ReadonlyMap<string, number> {
  const held = new Map<string, number>()
  for (const item of owned) {
    if (isUsable(item, options)) held.set(item.itemCode, (held.get(item.itemCode) ?? 0) + amount(item.shojiSu))
  }
  return held
}
