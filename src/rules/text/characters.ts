// Classes of characters for counting texts (rules §1, G01-G03).

export type CharacterClass = 'newline' | 'bracket' | 'half' | 'other'

// G01: one set of brackets for both widths; < and > do not belong to it.
const brackets = new Set([...'()[]{}｢｣（）［］｛｝「」『』【】〔〕〈〉《》'].map(bracket => bracket.charCodeAt(0)))

/**
 * Half width: ASCII, half-width katakana and marks, and the private-use characters of the Shift_JIS half-width test
 * (G02).
 */
const isHalf = (point: number): boolean =>
  point <= 0x7f || (point >= 0xff61 && point <= 0xff9f) || (point >= 0xf8f0 && point <= 0xf8f3)

/** Kana and Chinese characters, most of every text, hold no bracket and no half-width character. */
const isPlain = (unit: number): boolean => unit >= 0x3016 && unit <= 0xd7ff

/** Class of a character by its first code unit (G03); a lone surrogate is `other`. */
export function classOfUnit(unit: number): CharacterClass {
  if (isPlain(unit)) return 'other'
  if (unit === 0x0a || unit === 0x0d) return 'newline'
  if (brackets.has(unit)) return 'bracket'
  return isHalf(unit) ? 'half' : 'other'
}

export const characterClass = (character: string): CharacterClass => classOfUnit(character.charCodeAt(0))
