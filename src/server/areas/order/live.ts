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

/** Says that an order shows something new. The last thing that an act does to shared rows. */
export const announceOrder = (tx: Tx, orderId: number): Promise<void> => announce(tx, orderTopic(orderId))
