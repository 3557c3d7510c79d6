// Checks of single fields of scenarios and orders (doc3 §3, §5, §8, §9). The rest of that area is not shown.
import { difficulty as difficultyNo, reward as rewardNo } from '../codes/scenario.ts'
import { isOrderCoin } from '../order/coins-of-lengths.ts'
import { isEmpty, passes } from './value.ts'

/** relatedScenarioId1 and 2: a number or null (doc3 §3). */
export const relatedScenarioId = (value: unknown): boolean =>
  value === null || (typeof value === 'number' && Number.isSafeInteger(value) && value > 0)

/** orderCoin: one of the choices (rules §12). An empty value passes. */
export const orderCoin = (value: unknown, textType: string): boolean =>
  passes(value, element => isOrderCoin(textType, Number(element)))

/** difficultyNo: only Normal while a flag of the order says so (doc3 §5). */
export const difficulty = (value: unknown, isNormalOnly: boolean): boolean =>
  !isNormalOnly || value === difficultyNo.normal

/** rewardNo: only Normal while the same flag says so. */
export const reward = (value: unknown, isNormalOnly: boolean): boolean => !isNormalOnly || value === rewardNo.normal

/** result of an application: required; 0 is a valid result (doc3 §8). */
export const applicationResult = (value: unknown): boolean => !isEmpty(value)
