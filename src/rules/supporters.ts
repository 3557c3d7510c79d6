// Names that the sign-in page thanks (doc1 §1): a list of lines.
import { maxDigits } from './validation/lengths.ts'

export const SUPPORTER_NAME_MAX = 40
export const SUPPORTERS_MOST = 1_000

export const supporterLines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(line => line !== '')

/** Whether a name of the list is too long, or the list is. */
export const supporterNamesFault = (names: readonly string[]): boolean =>
  names.length > SUPPORTERS_MOST || names.some(name => !maxDigits(name, SUPPORTER_NAME_MAX))
