// Readings are kept in katakana, and most people type hiragana first.

/** Hiragana and its repetition marks as katakana; everything else stays as it is. The text keeps its length. */
export const toKatakana = (text: string): string =>
  text.replace(/[\u3041-\u3096\u309d\u309e]/g, letter => String.fromCharCode(letter.charCodeAt(0) + 0x60))
