// 魔界ポスト: letters to characters and NPCs of a world, without the sender's name unless the sender wants it. They come by
// rounds, so that the moment at which one arrives says nothing about when it was written.
import type { MakaiBox } from './makai-address.ts'
import { lengthCount } from './text/count.ts'

/** Most characters of a letter, by the count of limited fields (rules §3). */
export const MAKAI_MAX = 600
/** Hard limit in UTF-16 units: far above it, so that a text that is too long gets a refusal that says so. */
export const MAKAI_MOST = 6_000
export const MAKAI_PAGE_SIZE = 20
/** Most characters of what a receiver tells the office, and of the office's reasons. */
const MAKAI_REASON_MAX = 500

export const makaiBoxLabels: Record<MakaiBox, string> = { in: '届いた手紙', out: '出した手紙', write: '手紙を書く' }

const HOUR = 3_600_000
const ROUND = 6 * HOUR
/** Rounds come at 0, 6, 12 and 18 o'clock in Japan, three hours after these of UTC. */
const SHIFT = 3 * HOUR
/** Time before a round after which a letter does not make it. */
const CLOSING = HOUR
/** Number of rounds of which each letter takes one by chance. */
export const MAKAI_ROUNDS = 4

/** @param nth round that chance has chosen, from 0 */
export function roundOf(sentAt: Date, nth: number): Date {
  const first = Math.floor((sentAt.getTime() + CLOSING - SHIFT) / ROUND) + 1
  return new Date((first + nth) * ROUND + SHIFT)
}

/** Consultations of the office about a letter: waiting, ended with the sender looked up, or without. */
export const MAKAI_CASE_STATES = ['waiting', 'lifted', 'closed'] as const
export type MakaiCaseState = (typeof MAKAI_CASE_STATES)[number]
export const makaiCaseLabels: Record<MakaiCaseState, string> = {
  waiting: '相談中',
  lifted: '差出人を確認',
  closed: '対応済み',
}
export const MAKAI_CASE_ACTS = ['lift', 'close'] as const
export type MakaiCaseAct = (typeof MAKAI_CASE_ACTS)[number]

export const makaiFault = (body: string): 'MAKAI_EMPTY' | 'MAKAI_TOO_LONG' | null =>
  body.trim() === '' ? 'MAKAI_EMPTY' : lengthCount(body) > MAKAI_MAX ? 'MAKAI_TOO_LONG' : null

export const makaiReasonFault = (reason: string): 'MAKAI_REASON' | null =>
  reason.trim() === '' || lengthCount(reason) > MAKAI_REASON_MAX ? 'MAKAI_REASON' : null
