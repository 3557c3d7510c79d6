// The life of a commission as a table: every change of state, the party or date that makes it, its effect on the coins, and who is
// told. The server changes a state only by a row of this table (reliability rule 15).
import { eveningAfter } from '../scenario/schedule.ts'
import { CORRECTIONS_MOST } from '../tailor.ts'
import type { CommissionParty } from '../tailor-address.ts'

export const COMMISSION_STATES = [
  'placed',
  'working',
  'checking',
  'fixing',
  'shown',
  'done',
  'declined',
  'cancelled',
  'lapsed',
  'stopped',
] as const
export type CommissionState = (typeof COMMISSION_STATES)[number]

export const commissionStateLabels: Record<CommissionState, string> = {
  placed: '返事待ち',
  working: '制作中',
  checking: '運営の確認中',
  fixing: '修正中',
  shown: '納品（確認待ち）',
  done: '納品済み',
  declined: 'お断り',
  cancelled: '取り消し',
  lapsed: '期限切れ',
  stopped: '中止',
}

/** States in which a commission has ended. */
export const OVER: readonly CommissionState[] = ['done', 'declined', 'cancelled', 'lapsed', 'stopped']
/** States in which it takes one of its creator's slots. */
export const BUSY: readonly CommissionState[] = ['placed', 'working', 'checking', 'fixing']

export type CommissionMover = CommissionParty | 'clock'

export interface CommissionTransition<Name extends string = string> {
  name: Name
  from: readonly CommissionState[]
  to: CommissionState
  by: CommissionMover
  /** Effect on the held coins: back to the client, or to the creator as earnings. */
  coins?: 'return' | 'pay'
  /** Whether words are asked for, which whom it concerns reads. */
  needsWords?: true
  /** Whether the client has a correction left. */
  when?: 'hasCorrection'
  tells: readonly CommissionParty[]
}

const change = <Name extends string>(
  name: Name,
  by: CommissionMover,
  from: readonly CommissionState[],
  to: CommissionState,
  effects: Partial<Pick<CommissionTransition, 'coins' | 'needsWords' | 'when' | 'tells'>>,
): CommissionTransition<Name> => ({ name, from, to, by, tells: [], ...effects })

const back = { coins: 'return' } as const

export const COMMISSION_TRANSITIONS = [
  change('accept', 'creator', ['placed'], 'working', { tells: ['client'] }),
  change('decline', 'creator', ['placed'], 'declined', { ...back, needsWords: true, tells: ['client'] }),
  change('cancel', 'client', ['placed'], 'cancelled', { ...back, tells: ['creator'] }),
  change('lapse', 'clock', ['placed'], 'lapsed', { ...back, tells: ['client', 'creator'] }),
  change('deliver', 'creator', ['working', 'fixing'], 'checking', { tells: ['client', 'office'] }),
  change('pass', 'office', ['checking'], 'shown', { tells: ['client', 'creator'] }),
  change('returnByOffice', 'office', ['checking'], 'fixing', { needsWords: true, tells: ['creator'] }),
  change('askCorrection', 'client', ['shown'], 'fixing', {
    ...{ needsWords: true, when: 'hasCorrection', tells: ['creator'] },
  }),
  change('receive', 'client', ['shown'], 'done', { coins: 'pay', tells: ['creator'] }),
  change('settle', 'clock', ['shown'], 'done', { coins: 'pay', tells: ['client', 'creator'] }),
  change('giveUp', 'creator', ['working', 'fixing'], 'stopped', {
    ...back,
    needsWords: true,
    tells: ['client', 'office'],
  }),
  change('stop', 'office', ['placed', 'working', 'checking', 'fixing', 'shown'], 'stopped', {
    ...{ ...back, needsWords: true, tells: ['client', 'creator'] },
  }),
] as const satisfies readonly CommissionTransition[]
export type CommissionTransitionName = (typeof COMMISSION_TRANSITIONS)[number]['name']
type Row = CommissionTransition<CommissionTransitionName>

/** Changes that a mover may make in a state. @param corrections those that were asked for so far */
export const commissionChanges = (
  state: CommissionState,
  mover: CommissionMover,
  corrections: number,
): readonly Row[] =>
  (COMMISSION_TRANSITIONS as readonly Row[]).filter(
    ({ from, by, when }) =>
      by === mover && from.includes(state) && (when === undefined || corrections < CORRECTIONS_MOST),
  )

/** Days that a state waits; the evening of the last one ends it. */
export const COMMISSION_WAIT_DAYS: Partial<Record<CommissionState, number>> = { placed: 7, fixing: 7, shown: 7 }

/** Date that a state waits for. @param days those that the creator promised */
export function commissionDueAt(state: CommissionState, since: Date, days: number): Date | null {
  const waits = state === 'working' ? days : COMMISSION_WAIT_DAYS[state]
  return waits === undefined ? null : eveningAfter(since, waits)
}

/** Party whose turn it is; null when the commission is over. */
export const turnOfCommission: Record<CommissionState, CommissionParty | null> = {
  ...{ placed: 'creator', working: 'creator', checking: 'office', fixing: 'creator', shown: 'client' },
  ...{ done: null, declined: null, cancelled: null, lapsed: null, stopped: null },
} as const
