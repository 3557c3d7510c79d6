// A character's load: how much it carries, how much it can, and what that changes (rules.md §5, G05, G20).
import { weightRuleParameter } from '../codes/stats.ts'
import { heavyEffectHoseiIndex } from '../constants/stats.ts'
import { finite } from '../numbers.ts'
import { type WeightBand, weightBand, weightPointChange, weightShareChange } from '../weights.ts'
import type { PlainSource } from './plain-source.ts'

export interface Load {
  readonly carried: number
  /** noryokuHosei16 of class B + level. */
  readonly capacity: number
  readonly band: WeightBand
}

export function loadOf(source: PlainSource): Load {
  const carried = source.items.reduce((sum, { itemCost }) => finite(sum + itemCost), 0)
  const capacity = finite((source.classB?.hosei[heavyEffectHoseiIndex - 1] ?? 0) + source.level)
  return { carried, capacity, band: weightBand(carried, capacity) }
}

export const weightBandLabels: Record<WeightBand, string> = {
  light: 'とても軽い',
  semiLight: '軽い',
  otherwise: 'ふつう',
  semiHeavy: '重い',
  heavy: 'とても重い',
}

/** The weight rule counts parameters from zero, everything else from one (G05). */
const FIRST_ID = 1

/** What the load changes of the values, by the id of the parameter. Nothing where nothing changes. */
export function loadChanges(
  values: ReadonlyMap<number, number>,
  { carried, capacity }: Load,
): { id: number; change: number }[] {
  const share = (code: number) => {
    const id = code + FIRST_ID
    return { id, change: weightShareChange(values.get(id) ?? 0, carried, capacity) }
  }
  return [
    share(weightRuleParameter.factorA),
    { id: weightRuleParameter.shift + FIRST_ID, change: weightPointChange(carried, capacity) },
    share(weightRuleParameter.factorB),
  ].filter(({ change }) => change !== 0)
}
