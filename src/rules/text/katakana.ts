// Katakana from hiragana and back: readings are stored in katakana, and most people type hiragana.

/** Turns hiragana and its repetition marks into katakana and keeps all else. The length of the text stays. */
export const toKatakana = (text: string): string =>
  text.replace(/[\u3041-\u3096\u309d\u309e]/g, letter => String.fromCharCode(letter.charCodeAt(0) + 0x60))

/** Turns katakana and its repetition marks into hiragana and keeps all else, as the mark of long vowels. The length of the text stays. */
export const toHiragana = (text: string): string =>
  text.replace(/[ァ-ヶヽヾ]/g, letter => String.fromCharCode(letter.charCodeAt(0) - 0x60))
