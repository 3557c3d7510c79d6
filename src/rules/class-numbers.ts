// The numbers of a class that players propose: what it starts with and what each level adds, within bounds, so that no class
// is simply better than those of the world.
import type { ApplicationRefusal } from './refusals/application.ts'

/** Numbers of one parameter: noryokuKijun and noryokuHosei. */
export type ClassNumber = { readonly id: number; readonly kijun: number; readonly hosei: number }

export const classNumberBounds = {
  kijun: { least: -5, most: 8, sum: 10 },
  hosei: { least: 0, most: 2, sum: 3 },
} as const

export type ClassNumberKind = keyof typeof classNumberBounds

export const sumOf = (numbers: readonly ClassNumber[], kind: ClassNumberKind): number =>
  numbers.reduce((sum, number) => sum + number[kind], 0)

/**
 * First fault of the numbers of a class; null when there is none.
 * @param parameterIds parameters of the world on which points may be put
 */
export function classNumberFault(
  numbers: readonly ClassNumber[],
  parameterIds: readonly number[],
): ApplicationRefusal | null {
  const ids = numbers.map(({ id }) => id)
  const isKnown = ids.every(id => parameterIds.includes(id)) && new Set(ids).size === ids.length
  const isWithin = (kind: ClassNumberKind): boolean => {
    const { least, most, sum } = classNumberBounds[kind]
    const isFitting = (value: number): boolean => Number.isInteger(value) && value >= least && value <= most
    return numbers.every(number => isFitting(number[kind])) && sumOf(numbers, kind) <= sum
  }
  return isKnown && isWithin('kijun') && isWithin('hosei') ? null : 'CLASS_NUMBERS'
}

/** The 30 numbers of a class, the nth for parameter n + 1. */
export const classArray = (numbers: readonly ClassNumber[], kind: ClassNumberKind): number[] =>
  Array.from({ length: 30 }, (_, index) => numbers.find(({ id }) => id === index + 1)?.[kind] ?? 0)

/** The numbers that are not 0, under the world's names: `体力 +5・器用 -1`. */
export const numbersInWords = (numbers: readonly { name: string; value: number }[]): string =>
  numbers
    .filter(({ value }) => value !== 0)
    .map(({ name, value }) => `${name} ${value > 0 ? '+' : ''}${value}`)
    .join('・')
