// Parts of each number of a character: what it began with, its classes, its equipment and its skills.
import { finite } from '../numbers.ts'
import { evaluateParameters } from './evaluate.ts'
import type { ParameterCalculation, StatSource } from './types.ts'

export interface StatParts {
  readonly total: number
  /** race, level and the changes over time */
  readonly base: number
  /** what the classes add to that */
  readonly ofClass: number
  /** what worn items and set skills add on top */
  readonly ofGear: number
}

/**
 * The parts of each parameter by its id. Rows multiply and round, so a part is what the value grows by when that part of the
 * character joins, in the order base, class, gear; together they are the total.
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
