// Hook that keeps the page of an order up to date: the server tells its parties that something has changed.
import { useQueryClient } from '@tanstack/react-query'
import { useFollow, useFollowed } from '#app/platform/following.ts'
import { makeOld } from '#app/platform/query.ts'
import { useRead } from '#app/shared/screen/use-read.ts'
import { orderTopic } from '#rules/order/live.ts'
import { isOrderOver } from '#rules/order/states.ts'
import { orderQueries } from '../queries.ts'

/** Interval of reads where nobody tells of changes. */
const AGAIN_MS = 15_000

export function useLiveOrder(orderId: number) {
  const client = useQueryClient()
  const topic = orderTopic(orderId)
  const isTold = useFollowed(topic)
  const query = useRead({
    ...orderQueries.order(orderId),
    refetchInterval: ({ state: { data } }) => !isTold && data && !isOrderOver(data.state) && AGAIN_MS,
  })
  useFollow(topic, query.data?.revision, () => void makeOld(client, ['scenarioOrder']))
  return query
}
