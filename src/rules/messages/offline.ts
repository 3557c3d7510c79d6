// What is said where a network is missing: one wording for one meaning.

/** @param can what can be done with a network: 保存できます */
export const onceOnline = (can: string): string => `つながると${can}。`

/** Why something cannot be done now; undefined when it can. */
export const offlineReason = (online: boolean, can = 'できます'): string | undefined =>
  online ? undefined : onceOnline(can)

/** The same, where something was written that must not seem lost. */
export const offlineWritingReason = (online: boolean, can: string): string | undefined =>
  online ? undefined : `${onceOnline(can)}書いたものはこの端末に残ります。`
