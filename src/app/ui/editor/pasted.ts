// Cleaning of pasted text: characters that the server refuses are removed at once, and the user is told, so that the field
// shows exactly the text that will be sent.

export interface Cleaned {
  readonly text: string
  /** number of removed characters */
  readonly removed: number
}

// Lone surrogates are no text, and no database stores a NUL. Everything else stays.
const unsendable = /\p{Surrogate}|\0/gu

/**
 * The text without lone surrogates and NUL. Its line breaks become LF, as in the value of every textarea (CRLF and CR are
 * one break each); nothing else changes: no normalisation, no trimming, invisible characters stay.
 */
export function cleanInput(typed: string): Cleaned {
  const kept = typed.replace(unsendable, '')
  return { text: kept.replace(/\r\n?/g, '\n'), removed: typed.length - kept.length }
}

export const removedMessage = (removed: number): string =>
  `文字として送れないもの（こわれた文字、見えない制御文字）を${removed}個のぞきました。ほかはそのままです。`
