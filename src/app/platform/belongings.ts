// Areas whose reads an act makes outdated, named by the beginnings of query keys, which are the areas of the contract.
import type { Contract } from '#contract/index.ts'

export type Area = keyof Contract

/**
 * Areas that show a character's coins, tokens, items and skills; an act that moves one of them makes all of these outdated.
 */
export const BELONGINGS: readonly Area[] = [
  'coin',
  'world',
  'character',
  'equipment',
  'skill',
  'exchange',
  'shop',
  'application',
]
