// The life of a phase of a scenario as a table: every possible change of state, the person or date that makes it, its
// effect on seats and coins, and the people who are told. The server changes a state only by a row of this table
// (reliability rule 15).
import type { PhaseDate } from './phase-facts.ts'
import type { ScenarioState } from './states.ts'
import type { Effects, Transition } from './transition.ts'

export type { Audience, CoinsEffect, Mover, SeatsEffect, Transition } from './transition.ts'

const all = ['master', 'office', 'applicants'] as const
const seen = ['master', 'applicants'] as const
const beforeRelease = ['draft', 'submitted', 'rejected', 'awaitingPublication'] as const
const entered = ['reservation', 'lottery', 'priority', 'recruiting'] as const

/** A change that a person makes. */
const press = <Name extends string>(
  name: Name,
  by: Transition['by'],
  from: Transition['from'],
  to: ScenarioState,
  effects: Effects = {},
): Transition<Name> => ({ name, from, to, by, tells: [], ...effects })

/** A change that the clock makes when a date has passed. */
const clock = <Name extends string>(
  name: Name,
  at: PhaseDate,
  from: ScenarioState,
  to: ScenarioState,
  effects: Effects = {},
): Transition<Name> => ({ name, from: [from], to, by: ['clock'], at, tells: [], ...effects })

/** Changes along the normal way, in the order in which a phase goes through them. */
const forward = [
  press('submit', ['master'], ['draft', 'rejected'], 'submitted', { tells: ['office'] }),
  press('takeBack', ['master'], ['submitted'], 'draft', { tells: ['office'] }),
  press('reject', ['office'], ['submitted', 'awaitingPublication'], 'rejected', {
    tells: ['master'],
    needsReason: true,
  }),
  press('approve', ['office'], ['submitted'], 'awaitingPublication', { of: 'opening', tells: ['master'] }),
  // Those who ordered it are seated; there is nothing to reserve and nothing to draw.
  press('begin', ['office'], ['submitted'], 'consultation', { of: 'order', coins: 'earn', tells: seen }),
  // The office needs no approval for its own openings.
  press('schedule', ['office'], ['draft', 'rejected'], 'awaitingPublication'),
  clock('publishEvent', 'openAt', 'awaitingPublication', 'recruiting', {
    when: 'isEvent',
    tells: ['master', 'followers'],
  }),
  clock('publish', 'openAt', 'awaitingPublication', 'reservation', {
    when: 'not isEvent',
    tells: ['master', 'followers'],
  }),
  clock('callLottery', 'reservationUntil', 'reservation', 'lottery', {
    ...{ when: 'hasMoreApplicantsThanSeats', seats: 'close', tells: ['applicants'] },
  }),
  clock('seatAllFull', 'reservationUntil', 'reservation', 'consultation', {
    ...{ when: 'isFull', seats: 'give', coins: 'earn', tells: seen },
  }),
  clock('seatAll', 'reservationUntil', 'reservation', 'recruiting', {
    ...{ when: 'not isFull', seats: 'give', tells: ['applicants'] },
  }),
  clock('draw', 'drawAt', 'lottery', 'priority', { seats: 'draw', coins: 'returnLost', tells: ['applicants'] }),
  clock('startFull', 'confirmUntil', 'priority', 'consultation', { when: 'isFull', coins: 'earn', tells: seen }),
  clock('recruitRest', 'confirmUntil', 'priority', 'recruiting', {
    ...{ when: 'not isFull', seats: 'free', coins: 'returnLost', tells: ['applicants', 'losers', 'followers'] },
  }),
  clock('start', 'recruitUntil', 'recruiting', 'consultation', { when: 'hasMinimum', coins: 'earn', tells: seen }),
  clock('giveUp', 'recruitUntil', 'recruiting', 'notEstablished', {
    ...{ when: 'not hasMinimum', seats: 'clear', coins: 'returnAll', tells: seen },
  }),
  clock('close', 'playingUntil', 'consultation', 'resolving', { tells: seen }),
  clock('fallLate', 'replayDueAt', 'resolving', 'late', { tells: all }),
  press('complete', ['office'], ['resolving', 'late'], 'completed', { tells: ['master', 'applicants', 'followers'] }),
  press('discard', ['master', 'office'], beforeRelease, 'withdrawn', { of: 'opening', tells: ['master'] }),
  // The end of its order, which tells everybody itself.
  press('endOrder', ['master', 'office', 'clock'], beforeRelease, 'withdrawn', { of: 'order' }),
  press('withdraw', ['master', 'office'], [...entered, 'consultation', 'resolving', 'late'], 'withdrawn', {
    ...{ seats: 'clear', coins: 'refund', tells: all, needsReason: true },
  }),
]

/** Repairs by the office, which may also go back to earlier states. */
const repairs = [
  press('repairUnpublish', ['office'], entered, 'awaitingPublication', {
    seats: 'clear',
    coins: 'returnAll',
    tells: seen,
  }),
  // Players who were given their coins back are not seated again; they have to enter anew.
  press('repairReopen', ['office'], ['notEstablished', 'withdrawn'], 'recruiting', {
    ...{ of: 'opening', tells: [...seen, 'followers'] },
  }),
  press('repairRecruitAgain', ['office'], ['consultation'], 'recruiting', {
    of: 'opening',
    coins: 'hold',
    tells: seen,
  }),
  press('repairStartNow', ['office'], ['priority', 'recruiting'], 'consultation', {
    seats: 'free',
    coins: 'earn',
    tells: seen,
  }),
  press('repairReopenTexts', ['office'], ['resolving', 'late'], 'consultation', { tells: seen }),
].map(row => ({ ...row, needsReason: true as const, isRepair: true as const }))

export type TransitionName = (typeof forward)[number]['name'] | (typeof repairs)[number]['name']

export const TRANSITIONS: readonly Transition<TransitionName>[] = [...forward, ...repairs]
