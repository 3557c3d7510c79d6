// Check of an exchange (rules §11) without a plan of the used pieces: the reference for the plan in the rules.
import { type ExchangeBalances, type ExchangeCosts, type ExchangeMaterial, isAffordable } from '#rules/exchange.ts'
import { finite } from '#rules/numbers.ts'

/** Whether every material is held and every cost covered. One item in two rows is needed twice. */
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
