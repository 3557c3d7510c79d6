// Fan letters (ファンレター): their length, and the way that they go through the office to a master.
import { lengthCount } from './text/count.ts'

export const FAN_LETTER_STATES = ['waiting', 'held', 'passed', 'returned'] as const
export type FanLetterState = (typeof FAN_LETTER_STATES)[number]

/** States that the office has yet to decide. */
export const OPEN_LETTERS: readonly FanLetterState[] = ['waiting', 'held']

export const FAN_LETTER_ACTS = ['pass', 'hold', 'return'] as const
export type FanLetterAct = (typeof FAN_LETTER_ACTS)[number]

type Step = { from: readonly FanLetterState[]; to: FanLetterState; needsReason: boolean }

/** Steps of the office; what was passed on or returned stays so. */
export const fanLetterSteps: Record<FanLetterAct, Step> = {
  pass: { from: ['waiting', 'held'], to: 'passed', needsReason: false },
  hold: { from: ['waiting'], to: 'held', needsReason: false },
  return: { from: ['waiting', 'held'], to: 'returned', needsReason: true },
}

/** Lists of the office's queue. */
export const LETTER_QUEUES = ['waiting', 'held', 'decided'] as const
export type LetterQueue = (typeof LETTER_QUEUES)[number]

export const statesOfQueue: Record<LetterQueue, readonly FanLetterState[]> = {
  waiting: ['waiting'],
  held: ['held'],
  decided: ['passed', 'returned'],
}

/** Most characters of a letter, by the count of limited fields (rules §3). */
export const FAN_LETTER_MAX = 1_000
/** Hard limit in UTF-16 units: far above FAN_LETTER_MAX, so that a text that is too long gets a refusal that says so. */
export const FAN_LETTER_MOST = 8_000
/** Most characters of the reason of a return, which its writer reads. */
export const RETURN_REASON_MAX = 500
export const FAN_LETTER_PAGE_SIZE = 20

export const fanLetterFault = (body: string): 'LETTER_EMPTY' | 'LETTER_TOO_LONG' | null =>
  body.trim() === '' ? 'LETTER_EMPTY' : lengthCount(body) > FAN_LETTER_MAX ? 'LETTER_TOO_LONG' : null

export const returnReasonFault = (reason: string): 'LETTER_REASON' | null =>
  reason.trim() === '' || lengthCount(reason) > RETURN_REASON_MAX ? 'LETTER_REASON' : null
