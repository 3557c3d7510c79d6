// Times within which a text is on the device and on the server (reliability rule 7).

export type DraftTiming = {
  /** Delay of storing on the device after the last key, and after the first unsaved one. */
  deviceMs: number
  deviceAtMostMs: number
  /** Delay of sending to the server after the last key, and after the first unsent one. */
  serverMs: number
  serverAtMostMs: number
  /** First wait after a failure; it doubles. */
  retryMs: number
}

/** Writing itself takes a part of the 300 ms, 1 s and 5 s, so the delays are shorter. */
export const draftTiming: DraftTiming = {
  deviceMs: 200,
  deviceAtMostMs: 700,
  serverMs: 2_000,
  serverAtMostMs: 4_500,
  retryMs: 1_000,
}

/**
 * Longest wait for a save that is announced on the disk before it is sent: after the end of the page it would pass for that of
 * another device, and a slow disk must not lead to that. One that never answers must not keep the text from the server.
 */
export const ANNOUNCED_MS = 3_000
