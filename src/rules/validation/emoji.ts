// No emoji (doc3 §5). What an emoji is, Unicode says; the document does not.
import { passesAsText } from './value.ts'

// Signs that are also emoji when a selector follows, but that people write as signs.
const SIGNS = '©®™'

const emojis = new RegExp(
  [
    // drawn as a picture by themselves, halves of flags and skin tones included
    '\\p{Emoji_Presentation}',
    // the pictures beyond the basic plane, those of which a newer Unicode makes emoji too
    '(?=[\\u{1F000}-\\u{1FAFF}])\\p{Extended_Pictographic}',
    // a sign made a picture: by its selector, or as a part of a joined picture
    `(?![${SIGNS}])\\p{Extended_Pictographic}[\\uFE0F\\u200D]`,
    // keycaps; the digit alone is a digit
    '[0-9#*]\\uFE0F?\\u20E3',
  ].join('|'),
  'u',
)

/**
 * emoji: passes without one. Signs that are drawn as text (★ ♪ ♂ ☎ ❤ ㊙ ©) stay, as do digits and the variants of kanji,
 * which are made with selectors of their own.
 */
export const emoji = (value: unknown): boolean => passesAsText(value, text => !emojis.test(text))
