// Prices that an order may have, by the length of its replay (rules §12).
import { textType } from '../codes/scenario.ts'
import {
  orderCoinLongMax,
  orderCoinLongMin,
  orderCoinMiddleMax,
  orderCoinMiddleMin,
  orderCoinNormalMax,
  orderCoinNormalMin,
  orderCoinStep,
} from '../constants/scenario.ts'

const ranges = new Map<string, readonly [number, number]>([
  [textType.normal, [orderCoinNormalMin, orderCoinNormalMax]],
  [textType.middle, [orderCoinMiddleMin, orderCoinMiddleMax]],
  [textType.long, [orderCoinLongMin, orderCoinLongMax]],
])

/** Prices to choose from, both ends included; none for a text type that cannot be ordered (rules §12, G17). */
export function orderCoinChoices(type: string): readonly number[] {
  const [min, max] = ranges.get(type) ?? [0, -1]
  return Array.from({ length: Math.floor((max - min) / orderCoinStep) + 1 }, (_, step) => min + step * orderCoinStep)
}

/** Whether an order of a text type may cost this much (rules §12). */
export const isOrderCoin = (type: string, coin: number): boolean => orderCoinChoices(type).includes(coin)
