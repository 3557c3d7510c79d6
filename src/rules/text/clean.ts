// The first step of display and of stripping (notation §1). The stored text is not changed.

// Lone surrogates are replaced before other characters are removed: afterwards two of them could become neighbours and
// form a character that was never typed.
const loneSurrogates = /\p{Surrogate}/gu

const breaks = /\r\n?|[\u2028\u2029]/g

// Removed: controls except tab and line feed, bidi controls, deprecated format characters, invisible padding,
// annotations. Joiners (200C, 200D) and variation selectors stay, because emoji and kanji variants consist of them.
const removed =
  /[^\P{Control}\t\n]|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u206F\u00AD\u180E\u200B\u2060-\u2064\uFEFF\uFFF9-\uFFFB]/gu

/**
 * The text with one kind of line break, without invisible characters that could reorder or hide words, and with whole
 * characters only.
 */
export const clean = (text: string): string =>
  text.replace(loneSurrogates, '\uFFFD').replace(breaks, '\n').replace(removed, '')
