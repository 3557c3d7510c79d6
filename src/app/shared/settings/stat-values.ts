// Values of a character's parameters before and after a change, by the same calculation as on the server.
import { evaluateParameters } from '#rules/stats/evaluate.ts'
import { type PlainSource, toStatSource } from '#rules/stats/plain-source.ts'
import type { ParameterCalculation } from '#rules/stats/types.ts'
import type { NamedParameter, ParameterName } from './queries.ts'

export type Values = ReadonlyMap<number, number>

export const valuesOf = (calculation: ParameterCalculation, source: PlainSource): Values =>
  evaluateParameters(calculation, toStatSource(source))

export type StatRow = { id: number; name: string; before: number; after: number }

/** Rows of the parameters of items and skills, in their order, then of other changed ones. */
export function statRows(parameters: readonly NamedParameter[], before: Values, after: Values): StatRow[] {
  const row = ({ id, name }: NamedParameter): StatRow => ({
    id,
    name,
    before: before.get(id) ?? 0,
    after: after.get(id) ?? 0,
  })
  const shown = parameters
    .filter(({ itemSkillOrder }) => itemSkillOrder !== null)
    .toSorted((a, b) => Number(a.itemSkillOrder) - Number(b.itemSkillOrder))
  const others = parameters.filter(({ itemSkillOrder }) => itemSkillOrder === null)
  return [...shown.map(row), ...others.map(row).filter(isChanged)]
}

export const isChanged = ({ before, after }: StatRow): boolean => before !== after

/** Numbers with their sign: +5, -2, ±0. */
export { signed } from '#rules/numbers.ts'

export type NamedNumber = { id: number; name: string; value: number }

/** Numbers of an item or a skill by name; parameters without a name are left out. */
export const namedNumbers = (parameters: readonly ParameterName[], numbers: readonly number[]): NamedNumber[] =>
  parameters.flatMap(({ id, name }) => {
    const value = numbers[id - 1] ?? 0
    return value === 0 ? [] : [{ id, name, value }]
  })
