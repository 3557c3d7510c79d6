// Check against machine-dependent characters, 機種依存文字 (doc3 §5, which does not show the set). Allowed are the characters
// that every Japanese machine has had since 1983: printable ASCII, half-width katakana (JIS X 0201) and JIS X 0208.
// Refused are all additions by makers: NEC's ① Ⅰ ㍉ ㈱ ㍻ №, IBM's ⅰ 髙 﨑, and later characters (♡ é 𠮷 emoji). Some
// services refuse half-width katakana too, but the counts of rules §1 give them a weight of their own, so they are
// expected here; the half-width brackets have disallowCornerBrackets.
import { isInJisX0208 } from './jis-x-0208.ts'
import { passesAsText } from './value.ts'

// Characters with two spellings in Unicode for one of the standard; keyboards of different makers give different ones:
// 〜 beside ～ and so on, and the half-width yen sign and overline of JIS X 0201, which share their place with \ and ~.
const secondSpellings = new Set('\u301C\u2212\u2014\u2016\u00A2\u00A3\u00AC\u00A5\u203E')

function isAllowed(character: string): boolean {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return point >= 0x20 && point !== 0x7f
  return (point >= 0xff61 && point <= 0xff9f) || secondSpellings.has(character) || isInJisX0208(point)
}

const isNewline = (character: string): boolean => character === '\n' || character === '\r'

/** First character outside the set, for a message that can name it; null when there is none. */
export function firstDependent(text: string, allowsNewlines = false): string | null {
  for (const character of text) {
    if (!isAllowed(character) && !(allowsNewlines && isNewline(character))) return character
  }
  return null
}

/** dependent: characters of the set only, on one line. */
export const dependent = (value: unknown): boolean => passesAsText(value, text => firstDependent(text) === null)

/** dependentBr: characters of the set and newlines. */
export const dependentBr = (value: unknown): boolean => passesAsText(value, text => firstDependent(text, true) === null)
