// The numbers of a class that players propose: what it starts with and what each level adds, within bounds, so that no class
// is simply better than those of the world.
import type { ApplicationRefusal } from './refusals/application.ts'

/** Of one parameter: noryokuKijun and noryokuHosei. */
export type ClassNumber = { readonly id: number; readonly kijun: number; readonly hosei: number }

export const classNumberBounds = {
  kijun: { least: -5, most: 8, sum: 10 },
  hosei: { least: 0, most: 2, sum: 3 },
} as const

export type ClassNumberKind = keyof typeof classNumberBounds

export const sumOf = (numbers: readonly ClassNumber[], kind: ClassNumberKind): number =>
  numbers.reduce((sum, number) => sum + number[kind], 0)

/**
 * What is wrong with the numbers; null: nothing.
 * @param parameterIds those of the world on which points may be put
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

/** `体力 +5・器用 -1`: what is not 0, by the names of the world. */
export const numbersInWords = (numbers: readonly { name: string; value: number }[]): string =>
  numbers
    .filter(({ value }) => value !== 0)
    .map(({ name, value }) => `${name} ${value > 0 ? '+' : ''}${value}`)
    .join('・')
