// An order as its owner writes it: limits of its texts, and what it lacks to be placed. Form and server ask here.
import type { TextType } from '../codes/scenario.ts'
import { lengthCount } from '../text/count.ts'
import { isOrderCoin } from './coins-of-lengths.ts'
import { ORDER_SEATS_MOST } from './prices.ts'
import { INVITE_DAYS } from './schedule.ts'

/** Most characters of each text, by max_digits. */
export const ORDER_MOST = { purpose: 40, orderContent: 2_000, wish: 400, message: 400, reason: 500 } as const
export const ORDER_MESSAGES_A_DAY = 100
export const RUNNING_ORDERS_MOST = 10

export interface OrderWords {
  /** Title of the order: what the story is for. */
  purpose: string
  orderContent: string
  textType: TextType
  orderCoin: number
  seats: number
  inviteDays: number
}

export type OrderField = 'purpose' | 'orderContent' | 'textType' | 'orderCoin' | 'seats' | 'inviteDays'
export type OrderErrors = Partial<Record<OrderField, string>>

const tooLong = (most: number): string => `${most.toLocaleString('ja-JP')}文字以内で入力してください。`

/** Faults of a request; empty when it can be placed. */
export function requestErrors(order: OrderWords): OrderErrors {
  const errors: OrderErrors = {}
  if (order.purpose.trim() === '') errors.purpose = '依頼の題名を入力してください。'
  else if (lengthCount(order.purpose) > ORDER_MOST.purpose) errors.purpose = tooLong(ORDER_MOST.purpose)
  if (order.orderContent.trim() === '') errors.orderContent = '依頼の内容を入力してください。'
  else if (lengthCount(order.orderContent) > ORDER_MOST.orderContent)
    errors.orderContent = tooLong(ORDER_MOST.orderContent)
  if (!isOrderCoin(order.textType, order.orderCoin)) errors.orderCoin = 'コインを選んでください。'
  return { ...errors, ...gatheringErrors(order) }
}

/** Faults of the places and of the days of an invitation, in orders of all kinds. */
export function gatheringErrors(
  { seats, inviteDays }: Pick<OrderWords, 'seats' | 'inviteDays'>,
  most = ORDER_SEATS_MOST,
): OrderErrors {
  const errors: OrderErrors = {}
  if (!Number.isInteger(seats) || seats < 1 || seats > most) errors.seats = `人数は1〜${most}人です。`
  if (!Number.isInteger(inviteDays) || inviteDays < INVITE_DAYS.least || inviteDays > INVITE_DAYS.most) {
    errors.inviteDays = `招待は${INVITE_DAYS.least}〜${INVITE_DAYS.most}日です。`
  }
  return errors
}
