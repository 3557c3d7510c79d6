// A situation (リアクト) that the office has prepared: what it lacks to be saved, how it ends, and what a player may say in
// its order.
import { lengthCount } from '../text/count.ts'
import { gatheringErrors, ORDER_MOST, type OrderErrors } from './order.ts'
import { type Plan, type PlanErrors, planFaults, planPeriod } from './plan.ts'

/** Name of its text in forms. */
export const SITUATION = 'シチュエーション'

export const reactFaults = (situation: Plan, now: number): PlanErrors => planFaults(situation, now, SITUATION)

/** Number of orders of a situation, and of masters who have named terms for it. */
export type ReactUse = { orders: number; settings: number }

/** Whether its length may change: prices that masters named go by it. */
export const isLengthFree = ({ orders, settings }: ReactUse): boolean => orders === 0 && settings === 0

type Period = Parameters<typeof planPeriod>[0]

/**
 * Way in which a situation ends: deleted while nobody has ordered it, closed after that; null when it is closed
 * already.
 */
export function reactEnding(situation: Period & Pick<ReactUse, 'orders'>, now: number): 'delete' | 'close' | null {
  if (situation.orders === 0) return 'delete'
  return planPeriod(situation, now) === 'past' ? null : 'close'
}

/** Places that a master offers: never more than the situation has now. */
export const offeredSeats = (seats: number, seatsMost: number): number => Math.min(seats, seatsMost)

/** The player's own words and choices in an order, beside the choice of the situation and its master. */
export interface ReactOrder {
  orderContent: string
  seats: number
  inviteDays: number
}

/** Faults of the order of a situation or theme; empty when it can be placed. @param seats places that its master offers */
export function planOrderFaults({ orderContent, ...gathering }: ReactOrder, seats: number): OrderErrors {
  const errors = gatheringErrors(gathering, seats)
  if (lengthCount(orderContent) <= ORDER_MOST.wish) return errors
  return { ...errors, orderContent: `${ORDER_MOST.wish.toLocaleString('ja-JP')}文字以内で入力してください。` }
}
