// What was typed until a browser was killed, and how much of it was gone (B5).

/** The whole field after a key, and when it was pressed. */
export type Key = { at: number; text: string }

/** The longest that may be lost. */
export const LOSS_MS = 1_000

/**
 * What was typed before the last text of the log that is there again is kept; the key after it is the oldest lost one.
 * Returns how old that was at the kill; null: the whole text is gone.
 */
export function lossOf(log: readonly Key[], killedAt: number, restored: string): number | null {
  const last = log.at(-1)
  // The page may be a key ahead of what it could tell.
  if (last && restored.startsWith(last.text)) return 0
  const kept = log.findLastIndex(({ text }) => text === restored)
  const lost = log[kept + 1]
  return kept < 0 || !lost ? null : killedAt - lost.at
}
