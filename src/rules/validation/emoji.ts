// No emoji (doc3 §5). The document does not define emoji; Unicode does.
import { passesAsText } from './value.ts'

// Signs that a selector makes emoji, but that people write as signs.
const SIGNS = '©®™'

const emojis = new RegExp(
  [
    // Characters that are pictures by default, including halves of flags and skin tones.
    '\\p{Emoji_Presentation}',
    // Pictures beyond the basic plane, also those that only a newer Unicode makes emoji.
    '(?=[\\u{1F000}-\\u{1FAFF}])\\p{Extended_Pictographic}',
    // A sign turned into a picture: by its selector, or as a part of a joined picture.
    `(?![${SIGNS}])\\p{Extended_Pictographic}[\\uFE0F\\u200D]`,
    // Keycaps; the digit alone is a digit.
    '[0-9#*]\\uFE0F?\\u20E3',
  ].join('|'),
  'u',
)

/**
 * emoji: passes texts without one. Signs that are drawn as text (★ ♪ ♂ ☎ ❤ ㊙ ©) are allowed, and so are digits and the
 * variants of kanji, which are made with selectors of their own.
 */
export const emoji = (value: unknown): boolean => passesAsText(value, text => !emojis.test(text))
