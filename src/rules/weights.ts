// The weight rule: changes of parameters by a character's load (rules §5). The percentage helper of percentages.ts looks alike
// but rounds first (G05).
import {
  weightHeavyParam7,
  weightHeavyPercent,
  weightHeavyRatio,
  weightLightParam7,
  weightLightPercent,
  weightLightRatio,
  weightOtherwise,
  weightSemiHeavyParam7,
  weightSemiHeavyPercent,
  weightSemiHeavyRatio,
  weightSemiLightParam7,
  weightSemiLightPercent,
  weightSemiLightRatio,
} from './constants/stats.ts'
import { finite } from './numbers.ts'

export type WeightBand = 'heavy' | 'semiHeavy' | 'otherwise' | 'semiLight' | 'light'

const points: Record<WeightBand, number> = {
  heavy: weightHeavyParam7,
  semiHeavy: weightSemiHeavyParam7,
  otherwise: weightOtherwise,
  semiLight: weightSemiLightParam7,
  light: weightLightParam7,
}

const percents: Record<WeightBand, number> = {
  heavy: weightHeavyPercent,
  semiHeavy: weightSemiHeavyPercent,
  otherwise: weightOtherwise,
  semiLight: weightSemiLightPercent,
  light: weightLightPercent,
}

/** Band of the ratio of carried weight to capacity, without rounding (rules §5, G07). */
function weightBand(carried: number, capacity: number): WeightBand {
  if (capacity <= 0) return carried > 0 ? 'heavy' : 'otherwise'
  // Compared in whole percents: a division, or a product with 0.7, would be inexact at some of the edges.
  const load = 100 * carried
  const atLeast = (ratio: number): boolean => load >= Math.round(100 * ratio) * capacity
  const atMost = (ratio: number): boolean => load <= Math.round(100 * ratio) * capacity
  if (atLeast(weightHeavyRatio)) return 'heavy'
  if (atLeast(weightSemiHeavyRatio)) return 'semiHeavy'
  if (atMost(weightLightRatio)) return 'light'
  return atMost(weightSemiLightRatio) ? 'semiLight' : 'otherwise'
}

/** Change of parameter 7 (rules §5). */
export const weightPointChange = (carried: number, capacity: number): number => points[weightBand(carried, capacity)]

/** Change of parameters 3 and 11: a share of their value, the magnitude rounded down (rules §5, G06). */
export const weightShareChange = (value: number, carried: number, capacity: number): number =>
  finite(Math.trunc((finite(value) * percents[weightBand(carried, capacity)]) / 100))
