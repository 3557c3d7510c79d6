// The topic of an order for the open screens of its parties: it says that something changed, never what.

import { parseRowId } from '../row-id.ts'

export const ORDER_TOPIC = 'order'

export const orderTopic = (orderId: number): string => `${ORDER_TOPIC}:${orderId}`

/** Order of a topic, from what stands behind its kind; null for anything else. */
export const orderOfTopic = (rest: string): number | null => parseRowId(rest)
