// The topic of an order for open screens of its parties.
import { ORDER_TOPIC, orderOfTopic, orderTopic } from '#rules/order/live.ts'
import type { Tx } from '../../db/client.ts'
import { announce } from '../../platform/realtime/announce.ts'
import type { TopicRights } from '../../platform/realtime/topics.ts'
import { partiesAmong } from './parties.ts'

export const orderTopicRights: TopicRights = {
  [ORDER_TOPIC]: async (db, rest, userIds) => {
    const orderId = orderOfTopic(rest)
    return orderId === null ? new Set() : partiesAmong(db, orderId, userIds)
  },
}

/** Tells open screens that an order has changed. Comes last in an act, because it locks the row of the topic. */
export const announceOrder = (tx: Tx, orderId: number): Promise<void> => announce(tx, orderTopic(orderId))
