// How soon a text is where (reliability rule 7).

export type DraftTiming = {
  /** To the disk after the last key, and after the first unsaved one. */
  deviceMs: number
  deviceAtMostMs: number
  /** To the server. */
  serverMs: number
  serverAtMostMs: number
  /** The first wait after a failure; it doubles. */
  retryMs: number
}

/** The writing itself takes its part of the 300 ms, 1 s and 5 s. */
export const draftTiming: DraftTiming = {
  deviceMs: 200,
  deviceAtMostMs: 700,
  serverMs: 2_000,
  serverAtMostMs: 4_500,
  retryMs: 1_000,
}
