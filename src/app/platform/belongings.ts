// What acts make old, by the beginnings of query keys: those are the areas of the contract.
import type { Contract } from '#contract/index.ts'

export type Area = keyof Contract

/** Where coins, tokens, items and skills of a character are shown: whatever moves one of them makes all of these old. */
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
