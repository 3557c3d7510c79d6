// Applications (申請) of players: to have a profile text confirmed (公認), to rename an item or a skill, to have a class
// made. All go the same way: applied for, then approved, rejected or withdrawn, once.
import { shinseiStatus } from './codes/application.ts'
import type { CodeOf } from './codes/code-of.ts'
import type { ApplicationRefusal } from './refusals/application.ts'
import { formatCount } from './rewards.ts'
import { maxDigits } from './validation/lengths.ts'
import { required } from './validation/standard.ts'

export const applicationKinds = ['setting', 'item', 'skill', 'class'] as const
export type ApplicationKind = (typeof applicationKinds)[number]
export const applicationKindLabels: Record<ApplicationKind, string> = {
  setting: '公認',
  item: 'アイテム',
  skill: 'スキル',
  class: 'オリジナルクラス',
}

/**
 * Fees in coins: LP where it covers the fee, else AC (G16). The whole fee comes back unless the application is
 * approved.
 */
export const applicationFees: Record<ApplicationKind, number> = { setting: 300, item: 500, skill: 500, class: 0 }

export type FeeCoin = 'llamaPoint' | 'alpacaCoin'
const coinNames: Record<FeeCoin, string> = { llamaPoint: 'LP', alpacaCoin: 'AC' }
/** Note on a fee whose coin is not known yet: 手数料 500（LPから先に使います）. */
export const feeNote = (amount: number): string => `手数料 ${formatCount(amount)}（LPから先に使います）`

/** A fee with its coin: `LP 300`. */
export const feeText = (coin: FeeCoin, amount: number): string => `${coinNames[coin]} ${formatCount(amount)}`

const decidedOf: Record<ApplicationKind, string> = {
  setting: '公認',
  item: 'アイテムの名前',
  skill: 'スキルの名前',
  class: 'オリジナルクラス',
}
/** Name of the application in a decision: アイテムの名前の申請. */
const decisionNoun = (kind: ApplicationKind): string => `${decidedOf[kind]}の申請`

/** Sentence that tells the applicant of the decision. */
export const decisionText = (kind: ApplicationKind, isApproved: boolean): string =>
  `${decisionNoun(kind)}が${isApproved ? '承認' : '却下'}されました`

/** The stages of shinseiStatus that an application goes through. */
export const applicationStages = [
  shinseiStatus.applying,
  shinseiStatus.approved,
  shinseiStatus.rejected,
  shinseiStatus.cancelled,
] as const satisfies readonly CodeOf<typeof shinseiStatus>[]
export type ApplicationStage = (typeof applicationStages)[number]

/** Limit of a name, by the validator's count (rules §3). */
export const ORIGINAL_NAME_MAX = 20
export const ORIGINAL_TEXT_MAX = 200
export const CLASS_TEXT_MAX = 400
export const REJECTION_REASON_MAX = 200
/** Undecided proposals that one user may have in one world. */
export const CLASS_PROPOSALS_MOST = 3

export const APPLICATION_PAGE_SIZE = 20
/** Rows of an admins' queue that are counted at most. */
export const MOST_COUNTED_APPLICATIONS = 10_000

const isOneLine = (text: string): boolean => !/[\r\n]/.test(text)

/** Fault of the name that a player gives to an item, a skill or a class; null when there is none. */
export const originalNameFault = (name: string): ApplicationRefusal | null =>
  required(name) && isOneLine(name) && maxDigits(name, ORIGINAL_NAME_MAX) ? null : 'ORIGINAL_NAME'

/** Fault of the description that a player writes; an empty one is valid and leaves the original description. */
export const originalTextFault = (text: string): ApplicationRefusal | null =>
  maxDigits(text, ORIGINAL_TEXT_MAX) ? null : 'ORIGINAL_TEXT'

export const classTextFault = (text: string): ApplicationRefusal | null =>
  required(text) && maxDigits(text, CLASS_TEXT_MAX) ? null : 'CLASS_TEXT'

/** Fault of the reason for a rejection, which the applicant will read. */
export const rejectionReasonFault = (reason: string): ApplicationRefusal | null =>
  required(reason) && maxDigits(reason, REJECTION_REASON_MAX) ? null : 'REJECTION_REASON'

/** Causes in the ledger for an application: its fee, the returned fee, the thing that was made. */
export const applicationCauses = {
  fee: 'application',
  refund: 'applicationRefund',
  piece: 'applicationPiece',
  original: 'applicationOriginal',
} as const
