// Katakana from hiragana: readings are stored in katakana, and most people type hiragana.

/** Turns hiragana and its repetition marks into katakana and keeps all else. The length of the text stays. */
export const toKatakana = (text: string): string =>
  text.replace(/[\u3041-\u3096\u309d\u309e]/g, letter => String.fromCharCode(letter.charCodeAt(0) + 0x60))
