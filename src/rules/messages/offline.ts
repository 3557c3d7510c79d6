// Texts for a missing network: one wording for one meaning.

/** Note or label without a full stop: つながると表示できます. @param can verb phrase for what a network allows: 表示できます */
export const onceOnlineNote = (can: string): string => `つながると${can}`

const onceOnline = (can: string): string => `${onceOnlineNote(can)}。`

/** Sentence for data that is not on this device. @param what its name, 公認の申請; left out where the screen names it */
export const shownOnceOnline = (what?: string): string => (what ? `${what}は、` : '') + onceOnline('表示できます')

/** Note or label for what a missing network prevents: オフラインのため購入できません. @param can verb phrase: 購入できます */
export const offlineNote = (can = 'できます'): string => `オフラインのため${can.replace(/ます$/, 'ません')}`

/** Sentence for what a missing network prevents: オフラインのため購入できません。; undefined with a network. */
export const offlineReason = (online: boolean, can?: string): string | undefined =>
  online ? undefined : `${offlineNote(can)}。`

/** Like `offlineReason`, for a form with a written text: the sentence adds that the text is kept. */
export const offlineWritingReason = (online: boolean, can: string): string | undefined =>
  online ? undefined : `${offlineNote(can)}。書いたものはこの端末に残ります。`

/**
 * Note on an act whose answer was lost, while the app asks for its result; no other act of the kind is taken meanwhile.
 */
export const CHECKING = '届いたか確かめています。'

/** Sentence for an act that met no network: it was not done, and is safe to press again. */
export const NO_NETWORK = '通信がとぎれています。つながってからお試しください。'
