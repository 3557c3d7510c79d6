// Reasons for returning, declining or ending an order, in lists of drafts.
import type { ReasonedAnswer } from './master/address.ts'

const OFFICE = 'order/'
const MASTER = 'orderAnswer/'

/** Target of drafts of the office's reason. */
export const officeReasonTarget = (orderId: number): string => `${OFFICE}${orderId}`
/** Target of drafts of a master's reason. */
export const masterReasonTarget = (orderId: number, answer: ReasonedAnswer): string => `${MASTER}${orderId}/${answer}`

/** Address of the order of such a target; null for other targets. */
export function returnedOrder(target: string): string | null {
  const [orderId = '', answer = ''] = target
    .slice(target.indexOf('/') + 1)
    .split('/')
    .map(encodeURIComponent)
  if (target.startsWith(OFFICE)) return `/myPage/admin/orderRequest?order=${orderId}`
  return target.startsWith(MASTER) ? `/myPage/scenario/order?order=${orderId}&answer=${answer}` : null
}
