// Dates of an order: until when each state waits, for whom, and when that party is reminded.
import { eveningAfter } from '../scenario/schedule.ts'
import type { OrderState } from './states.ts'
import type { OrderParty } from './transitions.ts'

/** Days that each state waits; the evening of the last one ends it. An invitation lasts as its owner chose. */
export const ORDER_WAIT_DAYS: Partial<Record<OrderState, number>> = {
  PreOrder: 14,
  Ordering: 7,
  CheckingByDirector: 7,
  CheckingByMaster: 7,
  OpenRequesting: 14,
  Ordered: 14,
}
/** Days in which the office usually answers; what is shown beside the last one. */
export const USUAL_DIRECTOR_DAYS = 2
/** Days of an invitation to choose from, and the one that stands chosen. */
export const INVITE_DAYS = { least: 1, most: 14, usual: 5 } as const
/** Days for a returned opening, and those in which the office looks at one that was handed in. */
export const REPAIR_DAYS = 7
export const OPENING_CHECK_DAYS = 14
/** Time before a date at which the party whose turn it is is reminded. */
export const ORDER_REMIND_MS = 24 * 3_600_000

/** Date that a state waits for when it began at `since`; null for none. */
export function orderDueAt(state: OrderState, since: Date, inviteDays: number): Date | null {
  const days = state === 'Inviting' ? inviteDays : ORDER_WAIT_DAYS[state]
  return days === undefined ? null : eveningAfter(since, days)
}

/** End of an open invitation whose days were changed at `now`: counted from its beginning, and at least the coming evening. */
export function invitationUntil(since: Date, inviteDays: number, now: Date): Date {
  const ends = [eveningAfter(since, inviteDays), eveningAfter(now, 0)]
  return new Date(Math.max(...ends.map(end => end.getTime())))
}

/** Party whose turn it is. */
const turns: Record<OrderState, OrderParty | null> = {
  PreOrder: 'owner',
  Ordering: 'owner',
  Inviting: 'guest',
  CheckingByDirector: 'director',
  CheckingByMaster: 'master',
  OpenRequesting: 'candidate',
  Ordered: 'master',
  Released: null,
  Cancel: null,
}

/** @param isHandedIn whether the opening lies with the office */
export const turnOf = (state: OrderState, isHandedIn: boolean): OrderParty | null =>
  state === 'Ordered' && isHandedIn ? 'director' : turns[state]
