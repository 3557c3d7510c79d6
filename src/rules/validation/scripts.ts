// Rules on the characters of a text (doc3 §5), except emoji and machine-dependent characters.
import { passesAsText } from './value.ts'

/** disallowCornerBrackets: no half-width ｢ and ｣; speech is written with the full-width 「 and 」. */
export const disallowCornerBrackets = (value: unknown): boolean => passesAsText(value, text => !/[｢｣]/.test(text))

/**
 * hiragana: the letters ぁ to ゖ, the repetition marks ゝ ゞ, the ligature ゟ and the long vowel ー. No space: family and
 * given name are separate fields, and a pronunciation is written without one.
 */
export const hiragana = (value: unknown): boolean =>
  passesAsText(value, text => /^[\u3041-\u3096\u309D-\u309F\u30FC]*$/.test(text))

/**
 * kana: the full-width letters ァ to ヺ, ー, the repetition marks ヽ ヾ and the ligature ヿ. No half-width katakana, no
 * middle dot and no space, for the same reason.
 */
export const kana = (value: unknown): boolean =>
  passesAsText(value, text => /^[\u30A1-\u30FA\u30FC-\u30FF]*$/.test(text))

// notation §4 links no longer addresses; the limit also protects the platform's parser from unbounded input.
const MAX_URL = 2048

/**
 * url: an address that the URL standard can read, over http or https, because nothing else becomes a link (notation
 * §5). White space and control characters, which that standard drops silently, are refused.
 */
export const url = (value: unknown): boolean =>
  passesAsText(value, text => {
    if (text.length > MAX_URL || /[\s\p{Cc}]/u.test(text) || !/^https?:\/\//i.test(text)) return false
    // The constructor throws when the text is no URL, and a rule that throws does not pass.
    return new URL(text).hostname !== ''
  })
