// The first step of display and of stripping (notation §1). The stored text is not changed.

// Done before anything is removed: afterwards two lone halves might stand side by side and become a character that was never typed.
const loneSurrogates = /\p{Surrogate}/gu

const breaks = /\r\n?|[\u2028\u2029]/g

// Controls but tab and line feed, then bidi controls, deprecated format characters, invisible padding, annotations.
// Joiners (200C, 200D) and variation selectors stay: emoji and kanji variants are made of them.
const removed =
  /[^\P{Control}\t\n]|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u206F\u00AD\u180E\u200B\u2060-\u2064\uFEFF\uFFF9-\uFFFB]/gu

/** One kind of line break, nothing invisible that could reorder or hide words, only whole characters. */
export const clean = (text: string): string =>
  text.replace(loneSurrogates, '\uFFFD').replace(breaks, '\n').replace(removed, '')
