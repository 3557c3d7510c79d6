// Lengths of texts: rules §§2-4. Two base counts that stay separate (G01); both are sums of halves, never rounded.
import {
  maxDigitsFull,
  maxDigitsHalf,
  maxDigitsNewlineBracket,
  wordCountHalf,
  wordCountNewline,
  wordCountOther,
} from '../constants/text-counts.ts'
import { type CharacterClass, characterClass } from './characters.ts'
import { strip } from './notation.ts'

type Weights = Record<CharacterClass, number>

const displayWeights: Weights = {
  newline: wordCountNewline,
  bracket: wordCountHalf,
  half: wordCountHalf,
  other: wordCountOther,
}
const lengthWeights: Weights = {
  newline: maxDigitsNewlineBracket,
  bracket: maxDigitsNewlineBracket,
  half: maxDigitsHalf,
  other: maxDigitsFull,
}

/** The word count, §2: every length that is shown, except the counter beside an input limited by max_digits. */
export const displayCount = (text: string): number => sum(text, displayWeights)

/** The validator's count, §3: max_digits holds when it is at most the limit. */
export const lengthCount = (text: string): number => sum(text, lengthWeights)

/** The word count of what a reader sees, §4: no emphasis brackets, of a ruby its base. */
export const notationCount = (text: string): number => displayCount(strip(text))

/** max_digits_cross, §4: of every line, what stands behind its first full-width colon. */
export const crossCount = (text: string): number => lengthCount(text.replace(/(^|[\r\n])[^：\r\n]*：/g, '$1'))

/** min_digits_replace and max_digits_replace, §4: without notation and newlines. */
export const replaceCount = (text: string): number => lengthCount(strip(text).replaceAll('\n', ''))

function sum(text: string, weights: Weights): number {
  let total = 0
  let previous = ''
  for (const character of text) {
    // CR+LF is one newline, counted at its CR.
    if (character !== '\n' || previous !== '\r') total += weights[characterClass(character)]
    previous = character
  }
  return total
}
