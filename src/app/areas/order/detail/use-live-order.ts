// Hook that keeps the page of an order up to date: the server tells its parties that something has changed.
import { useQueryClient } from '@tanstack/react-query'
import { READ_AGAIN_MS, useFollow, useFollowed } from '#app/platform/following.ts'
import { makeOld } from '#app/platform/query.ts'
import { useRead } from '#app/shared/screen/use-read.ts'
import { orderTopic } from '#rules/order/live.ts'
import { isOrderOver } from '#rules/order/states.ts'
import { orderQueries } from '../queries.ts'

export function useLiveOrder(orderId: number) {
  const client = useQueryClient()
  const topic = orderTopic(orderId)
  const isTold = useFollowed(topic)
  const query = useRead({
    ...orderQueries.order(orderId),
    refetchInterval: ({ state: { data } }) => !isTold && data && !isOrderOver(data.state) && READ_AGAIN_MS,
  })
  useFollow(topic, query.data?.revision, () => void makeOld(client, ['scenarioOrder']))
  return query
}
