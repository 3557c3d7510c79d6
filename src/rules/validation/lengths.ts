// Own rules on lengths and amounts (doc3 §5). Lengths are the validator's count of rules §3: half-width 0.5, full-width,
// brackets and newlines 1; a sum equal to the limit is valid.
import { crossCount, lengthCount, replaceCount } from '../text/count.ts'
import { isEmpty, passesAsNumber, passesAsText } from './value.ts'

/** max_digits: at most this long as typed (rules §3). */
export const maxDigits = (value: unknown, limit: number): boolean =>
  passesAsText(value, text => lengthCount(text) <= limit)

/** max_digits_cross: at most this long without the `label：` at the start of each line (rules §4). */
export const maxDigitsCross = (value: unknown, limit: number): boolean =>
  passesAsText(value, text => crossCount(text) <= limit)

/** min_digits_replace: at least this long without ruby, emphasis and newlines (rules §4). An empty value passes. */
export const minDigitsReplace = (value: unknown, limit: number): boolean =>
  passesAsText(value, text => replaceCount(text) >= limit)

/** max_digits_replace: at most this long without ruby, emphasis and newlines (rules §4). */
export const maxDigitsReplace = (value: unknown, limit: number): boolean =>
  passesAsText(value, text => replaceCount(text) <= limit)

/** max_amount: at most the balance. */
export const maxAmount = (value: unknown, balance: number): boolean =>
  passesAsNumber(value, number => number <= balance)

/** minmaxCharacter: the least headcount is at most the greatest; any value passes while the greatest is empty. */
export const minmaxCharacter = (value: unknown, greatest: unknown): boolean =>
  isEmpty(greatest) || passesAsNumber(value, number => passesAsNumber(greatest, most => number <= most))
