// Log of the keys typed until a browser was killed, and the part of the text that was lost (B5).

/** Whole text of the field after a key, and the time of the key. */
export type Key = { at: number; text: string }

/** Longest allowed loss. */
export const LOSS_MS = 1_000

/**
 * Age of the loss at the kill. Text up to the last entry of the log that is there again is stored; the key after it is the
 * oldest lost one, whose age is returned; null: the whole text is gone.
 */
export function lossOf(log: readonly Key[], killedAt: number, restored: string): number | null {
  const last = log.at(-1)
  // The page may be a key ahead of its log.
  if (last && restored.startsWith(last.text)) return 0
  const kept = log.findLastIndex(({ text }) => text === restored)
  const lost = log[kept + 1]
  return kept < 0 || !lost ? null : killedAt - lost.at
}
