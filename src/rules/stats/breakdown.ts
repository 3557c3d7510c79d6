// Parts of each number of a character: base value, classes, equipment and skills.
import { finite } from '../numbers.ts'
import { evaluateParameters } from './evaluate.ts'
import type { ParameterCalculation, StatSource } from './types.ts'

export interface StatParts {
  readonly total: number
  /** Part of race, level and the changes over time. */
  readonly base: number
  /** Additional part of the classes. */
  readonly ofClass: number
  /** Additional part of worn items and set skills. */
  readonly ofGear: number
}

/**
 * Parts of each parameter by its id. Rows multiply and round, so a part is the growth of the value when that part of
 * the character is added, in the order base, class, gear; together they make the total.
 */
export function statBreakdown(calculation: ParameterCalculation, source: StatSource): ReadonlyMap<number, StatParts> {
  const bare = { ...source, classB: null, classC: null, items: [], skills: [] }
  const base = evaluateParameters(calculation, bare)
  const trained = evaluateParameters(calculation, { ...source, items: [], skills: [] })
  const total = evaluateParameters(calculation, source)
  return new Map(
    [...total].map(([id, value]) => {
      const [ofBase, withClass] = [base.get(id) ?? 0, trained.get(id) ?? 0]
      const parts = { ofClass: finite(withClass - ofBase), ofGear: finite(value - withClass) }
      return [id, { total: value, base: ofBase, ...parts }]
    }),
  )
}
