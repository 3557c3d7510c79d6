// The values of a character's parameters before and after a change, by the calculation that the server uses too.
import { evaluateParameters } from '#rules/stats/evaluate.ts'
import { type PlainSource, toStatSource } from '#rules/stats/plain-source.ts'
import type { ParameterCalculation } from '#rules/stats/types.ts'
import type { NamedParameter, ParameterName } from './queries.ts'

export type Values = ReadonlyMap<number, number>

export const valuesOf = (calculation: ParameterCalculation, source: PlainSource): Values =>
  evaluateParameters(calculation, toStatSource(source))

export type StatRow = { id: number; name: string; before: number; after: number }

/** The parameters that items and skills speak of, in their order, then what else has changed. */
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

/** +5, -2, ±0: numbers that are added. */
export { signed } from '#rules/numbers.ts'

export type NamedNumber = { id: number; name: string; value: number }

/** The numbers of an item or a skill by name; those without a name are not shown. */
export const namedNumbers = (parameters: readonly ParameterName[], numbers: readonly number[]): NamedNumber[] =>
  parameters.flatMap(({ id, name }) => {
    const value = numbers[id - 1] ?? 0
    return value === 0 ? [] : [{ id, name, value }]
  })
