// What the scenario documents say of single fields (doc3 §3, §5, §8, §9). The rest of that area is not shown.
import { isEmpty, passes } from './value.ts'

/** relatedScenarioId1 and 2: a number or null (doc3 §3). */
export const relatedScenarioId = (value: unknown): boolean =>
  value === null || (typeof value === 'number' && Number.isSafeInteger(value) && value > 0)

const ORDER_COIN_STEP = 100

/** From, to: in Alpaca coins by type of text (doc3 §9). DecisiveBattle is not offered when ordering (G17). */
const orderCoinRanges: Readonly<Record<string, readonly [number, number]>> = {
  Normal: [1300, 2600],
  Middle: [1800, 3600],
  Long: [2300, 4600],
}

/** What an order of a text of this type may cost, smallest first (doc3 §9, rules §12). */
export function orderCoinChoices(textType: string): number[] {
  const range = Object.hasOwn(orderCoinRanges, textType) ? orderCoinRanges[textType] : undefined
  if (!range) return []
  const [least, most] = range
  return Array.from({ length: (most - least) / ORDER_COIN_STEP + 1 }, (_, step) => least + step * ORDER_COIN_STEP)
}

/** orderCoin: one of the choices. An empty value passes. */
export const orderCoin = (value: unknown, textType: string): boolean =>
  passes(value, element => orderCoinChoices(textType).includes(Number(element)))

// The places of Normal among the difficulties and among the rewards (doc3 §3).
const NORMAL_DIFFICULTY = 1
const NORMAL_REWARD = 2

/** difficultyNo: where a flag says so, only Normal can be chosen (doc3 §5). */
export const difficulty = (value: unknown, isNormalOnly: boolean): boolean =>
  !isNormalOnly || value === NORMAL_DIFFICULTY

/** rewardNo: the same. */
export const reward = (value: unknown, isNormalOnly: boolean): boolean => !isNormalOnly || value === NORMAL_REWARD

/** The result of an application has to be selected; a result of 0 is one (doc3 §8). */
export const applicationResult = (value: unknown): boolean => !isEmpty(value)
