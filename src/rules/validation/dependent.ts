// No machine-dependent characters, 機種依存文字 (doc3 §5, which does not show the set).
//
// Allowed are the characters that every Japanese machine has had since 1983: printable ASCII, half-width katakana
// (JIS X 0201) and JIS X 0208. Refused is all that makers added to these: NEC's ① Ⅰ ㍉ ㈱ ㍻ №, IBM's ⅰ 髙 﨑, and what came
// later (♡ é 𠮷 emoji). Half-width katakana are refused by some services, but the counts of rules §1 give them a weight
// of their own, so they are expected; the half-width brackets have disallowCornerBrackets.
import { isInJisX0208 } from './jis-x-0208.ts'
import { passesAsText } from './value.ts'

// One character of the standard, two in Unicode: which one a keyboard gives depends on its maker. 〜 beside ～ and so on, and
// the half-width yen sign and overline of JIS X 0201, which share their place with \ and ~.
const secondSpellings = new Set('\u301C\u2212\u2014\u2016\u00A2\u00A3\u00AC\u00A5\u203E')

function isAllowed(character: string): boolean {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return point >= 0x20 && point !== 0x7f
  return (point >= 0xff61 && point <= 0xff9f) || secondSpellings.has(character) || isInJisX0208(point)
}

const isNewline = (character: string): boolean => character === '\n' || character === '\r'

/** The first character that is not in the set, for a message that can name it; null when all are. */
export function firstDependent(text: string, allowsNewlines = false): string | null {
  for (const character of text) {
    if (!isAllowed(character) && !(allowsNewlines && isNewline(character))) return character
  }
  return null
}

/** dependent: only the set, on one line. */
export const dependent = (value: unknown): boolean => passesAsText(value, text => firstDependent(text) === null)

/** dependentBr: the set and newlines. */
export const dependentBr = (value: unknown): boolean => passesAsText(value, text => firstDependent(text, true) === null)
