// Lengths of texts: rules §§2-4. Two base counts that stay separate (G01); both are sums of halves, never rounded.
import {
  maxDigitsFull,
  maxDigitsHalf,
  maxDigitsNewlineBracket,
  wordCountHalf,
  wordCountNewline,
  wordCountOther,
} from '../constants/text-counts.ts'
import { type CharacterClass, classOfUnit } from './characters.ts'
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

/** The word count, §2: used for every shown length, except the counter beside an input limited by max_digits. */
export const displayCount = (text: string): number => sum(text, displayWeights)

/** The validator's count, §3, which max_digits compares with the limit. */
export const lengthCount = (text: string): number => sum(text, lengthWeights)

/** The word count of the text that readers see, §4: without emphasis brackets, with the base of a ruby. */
export const notationCount = (text: string): number => displayCount(strip(text))

/** Count of max_digits_cross, §4: of every line the part behind its first full-width colon. */
export const crossCount = (text: string): number => lengthCount(text.replace(/(^|[\r\n])[^：\r\n]*：/g, '$1'))

/** Count of min_digits_replace and max_digits_replace, §4: without notation and newlines. */
export const replaceCount = (text: string): number => lengthCount(strip(text).replaceAll('\n', ''))

const [CR, LF] = [0x0d, 0x0a]

/** Goes by code units, because long texts are counted while they are written; a pair of surrogates counts at its first. */
function sum(text: string, weights: Weights): number {
  let total = 0
  let previous = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    const isSecond = (unit & 0xfc00) === 0xdc00 && (previous & 0xfc00) === 0xd800
    // CR+LF is one newline, counted at its CR.
    if (!isSecond && (unit !== LF || previous !== CR)) total += weights[classOfUnit(unit)]
    previous = unit
  }
  return total
}
