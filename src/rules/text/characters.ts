// Classes of characters for counting texts (rules §1, G01-G03).

export type CharacterClass = 'newline' | 'bracket' | 'half' | 'other'

// G01: one set of brackets for both widths; < and > do not belong to it.
const brackets = new Set('()[]{}｢｣（）［］｛｝「」『』【】〔〕〈〉《》')

/**
 * Half width: ASCII, half-width katakana and marks, and the private-use characters of the Shift_JIS half-width test
 * (G02).
 */
const isHalf = (point: number): boolean =>
  point <= 0x7f || (point >= 0xff61 && point <= 0xff9f) || (point >= 0xf8f0 && point <= 0xf8f3)

/** Class of one code point (G03); a lone surrogate is `other`. */
export function characterClass(character: string): CharacterClass {
  if (character === '\n' || character === '\r') return 'newline'
  if (brackets.has(character)) return 'bracket'
  return isHalf(character.codePointAt(0) ?? 0) ? 'half' : 'other'
}
