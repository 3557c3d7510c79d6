// Whether an exchange is possible (rules §11), said without a plan of what it uses up: what the plan is compared with.
import { type ExchangeBalances, type ExchangeCosts, type ExchangeMaterial, isAffordable } from '#rules/exchange.ts'
import { finite } from '#rules/numbers.ts'

/** Every material is held and every cost covered. One item in two rows is needed twice. */
export function createCheck(
  materials: readonly ExchangeMaterial[],
  held: ReadonlyMap<string, number>,
  costs: ExchangeCosts,
  balances: ExchangeBalances,
): boolean {
  const needed = new Map<string, number>()
  for (const { itemCode, needCount } of materials) {
    needed.set(itemCode, (needed.get(itemCode) ?? 0) + finite(needCount))
  }
  return [...needed].every(([itemCode, count]) => count <= (held.get(itemCode) ?? 0)) && isAffordable(costs, balances)
}
