// Own rules on the characters of a text (doc3 §5), but for emoji and machine-dependent characters.
import { passesAsText } from './value.ts'

/** disallowCornerBrackets: no half-width ｢ and ｣; the full-width 「 and 」 are what speech is written with. */
export const disallowCornerBrackets = (value: unknown): boolean => passesAsText(value, text => !/[｢｣]/.test(text))

/**
 * hiragana: the letters ぁ to ゖ, the repetition marks ゝ ゞ, the ligature ゟ and the long vowel ー. No space: family and
 * given name are fields of their own, and a pronunciation is written without one.
 */
export const hiragana = (value: unknown): boolean =>
  passesAsText(value, text => /^[\u3041-\u3096\u309D-\u309F\u30FC]*$/.test(text))

/**
 * kana: the full-width letters ァ to ヺ, ー, the repetition marks ヽ ヾ and the ligature ヿ. No half-width katakana, no
 * middle dot and no space, for the reason above.
 */
export const kana = (value: unknown): boolean =>
  passesAsText(value, text => /^[\u30A1-\u30FA\u30FC-\u30FF]*$/.test(text))

// notation §4 links no longer ones; it also keeps the parser of the platform from being fed without a bound.
const MAX_URL = 2048

/**
 * url: what the URL standard reads, over http or https, because nothing else becomes a link (notation §5). White space
 * and control characters, which that standard would silently drop, are refused.
 */
export const url = (value: unknown): boolean =>
  passesAsText(value, text => {
    if (text.length > MAX_URL || /[\s\p{Cc}]/u.test(text) || !/^https?:\/\//i.test(text)) return false
    // It throws when the text is no URL, and what throws does not pass.
    return new URL(text).hostname !== ''
  })
