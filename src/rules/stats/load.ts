// A character's load: the carried weight, the capacity, and the effect on the parameters. Calculation and display both
// measure it by the percentage helper, which rounds first (rules §6, G05, G20).
import { heavyEffectHoseiIndex } from '../constants/stats.ts'
import { finite } from '../numbers.ts'
import { bandOf, type LoadBand, percentage } from '../percentages.ts'
import { evaluateParameters } from './evaluate.ts'
import { type PlainSource, toStatSource } from './plain-source.ts'
import type { ParameterCalculation } from './types.ts'

export interface Load {
  readonly carried: number
  /** Capacity: noryokuHosei16 of class B + level. */
  readonly capacity: number
  readonly band: LoadBand
}

export function loadOf(source: PlainSource): Load {
  const carried = source.items.reduce((sum, { itemCost }) => finite(sum + itemCost), 0)
  const capacity = finite((source.classB?.hosei[heavyEffectHoseiIndex - 1] ?? 0) + source.level)
  return { carried, capacity, band: bandOf(percentage(carried, capacity)) }
}

export const loadBandLabels: Record<LoadBand, string> = {
  light: 'とても軽い',
  semiLight: '軽い',
  otherwise: 'ふつう',
  semiHeavy: '重い',
  heavy: 'とても重い',
}

/**
 * Changes of the parameters by the load: the difference between the values with it and with a load that has no effect.
 * Lists changed parameters only.
 */
export function loadChanges(calculation: ParameterCalculation, plain: PlainSource): { id: number; change: number }[] {
  const source = toStatSource(plain)
  const values = evaluateParameters(calculation, source)
  const unloaded = evaluateParameters(calculation, { ...source, ignoresLoad: true })
  return [...values]
    .map(([id, value]) => ({ id, change: value - (unloaded.get(id) ?? 0) }))
    .filter(({ change }) => change !== 0)
}
