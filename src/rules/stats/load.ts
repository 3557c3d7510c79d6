// A character's load: how much it carries, how much it can, and what that changes. The calculation of a world measures it by
// the percentage helper, which rounds first (rules §6, G05, G20); so does what is said of it.
import { heavyEffectHoseiIndex } from '../constants/stats.ts'
import { finite } from '../numbers.ts'
import { bandOf, type LoadBand, percentage } from '../percentages.ts'
import { evaluateParameters } from './evaluate.ts'
import { type PlainSource, toStatSource } from './plain-source.ts'
import type { ParameterCalculation } from './types.ts'

export interface Load {
  readonly carried: number
  /** noryokuHosei16 of class B + level. */
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
 * What the load changes of the values, by the id of the parameter: as the world's rows calculate it, against a load that
 * changes nothing. Nothing where nothing changes.
 */
export function loadChanges(calculation: ParameterCalculation, plain: PlainSource): { id: number; change: number }[] {
  const source = toStatSource(plain)
  const values = evaluateParameters(calculation, source)
  const unloaded = evaluateParameters(calculation, { ...source, ignoresLoad: true })
  return [...values]
    .map(([id, value]) => ({ id, change: value - (unloaded.get(id) ?? 0) }))
    .filter(({ change }) => change !== 0)
}
