// Texts for a missing network: one wording for one meaning.

/** In a note or a label, without a full stop. @param can what can be done with a network: 保存できます */
export const onceOnlineNote = (can: string): string => `つながると${can}`

const onceOnline = (can: string): string => `${onceOnlineNote(can)}。`

/** What is not on this device. @param what 公認の申請; without it, what stands around says what it is */
export const shownOnceOnline = (what?: string): string => (what ? `${what}は、` : '') + onceOnline('表示できます')

/** Why something cannot be done now, in a note or a label. @param can what can be done with a network: 購入できます */
export const offlineNote = (can = 'できます'): string => `オフラインのため${can.replace(/ます$/, 'ません')}`

/** Why something cannot be done now: オフラインのため購入できません。; undefined when it can. */
export const offlineReason = (online: boolean, can?: string): string | undefined =>
  online ? undefined : `${offlineNote(can)}。`

/** The same, where something was written that must not seem lost. */
export const offlineWritingReason = (online: boolean, can: string): string | undefined =>
  online ? undefined : `${offlineNote(can)}。書いたものはこの端末に残ります。`
