// Applications (申請): a text of the profile is to become 公認, an item or a skill is to bear a name of the player's, a class is
// to be made. One life for all: applied for, then approved, rejected or withdrawn, once.
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

/** In coins: LP where it covers the fee, else AC (G16). All of it comes back unless the application is approved. */
export const applicationFees: Record<ApplicationKind, number> = { setting: 300, item: 500, skill: 500, class: 0 }

export type FeeCoin = 'llamaPoint' | 'alpacaCoin'
const coinNames: Record<FeeCoin, string> = { llamaPoint: 'LP', alpacaCoin: 'AC' }
/** What is said of a fee before its coin is known: 手数料 500（LPから先に使います）. */
export const feeNote = (amount: number): string => `手数料 ${formatCount(amount)}（LPから先に使います）`

/** `LP 300`. */
export const feeText = (coin: FeeCoin, amount: number): string => `${coinNames[coin]} ${formatCount(amount)}`

const decidedOf: Record<ApplicationKind, string> = {
  setting: '公認',
  item: 'アイテムの名前',
  skill: 'スキルの名前',
  class: 'オリジナルクラス',
}
/** What is judged: アイテムの名前の申請. */
export const decisionNoun = (kind: ApplicationKind): string => `${decidedOf[kind]}の申請`

/** What its user is told when an application was judged. */
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

/** In the validator's count (rules §3). */
export const ORIGINAL_NAME_MAX = 20
export const ORIGINAL_TEXT_MAX = 200
export const CLASS_TEXT_MAX = 400
export const REJECTION_REASON_MAX = 200
/** Undecided proposals that one user may have in one world. */
export const CLASS_PROPOSALS_MOST = 3

export const APPLICATION_PAGE_SIZE = 20
/** Admins' queues are counted no further. */
export const MOST_COUNTED_APPLICATIONS = 10_000

const isOneLine = (text: string): boolean => !/[\r\n]/.test(text)

/** What is wrong with a name that a player gives to an item, a skill or a class; null: nothing. */
export const originalNameFault = (name: string): ApplicationRefusal | null =>
  required(name) && isOneLine(name) && maxDigits(name, ORIGINAL_NAME_MAX) ? null : 'ORIGINAL_NAME'

/** An empty one leaves the words of the thing as they are. */
export const originalTextFault = (text: string): ApplicationRefusal | null =>
  maxDigits(text, ORIGINAL_TEXT_MAX) ? null : 'ORIGINAL_TEXT'

export const classTextFault = (text: string): ApplicationRefusal | null =>
  required(text) && maxDigits(text, CLASS_TEXT_MAX) ? null : 'CLASS_TEXT'

/** Fault of the reason of a rejection, which the applicant will read. */
export const rejectionReasonFault = (reason: string): ApplicationRefusal | null =>
  required(reason) && maxDigits(reason, REJECTION_REASON_MAX) ? null : 'REJECTION_REASON'

/** Under what an application stands in the ledger: its fee, what came back of it, what was made for it. */
export const applicationCauses = {
  fee: 'application',
  refund: 'applicationRefund',
  piece: 'applicationPiece',
  original: 'applicationOriginal',
} as const
