// Hook that keeps the page of a commission up to date: the server tells its parties that something has changed.
import { READ_AGAIN_MS, useFollowed } from '#app/platform/following.ts'
import { useRead } from '#app/shared/screen/use-read.ts'
import { commissionTopic } from '#rules/tailor-address.ts'
import { tailorQueries } from '../queries.ts'

export function useLiveCommission(commissionId: number) {
  const isTold = useFollowed(commissionTopic(commissionId))
  return useRead({
    ...tailorQueries.commission(commissionId),
    refetchInterval: ({ state: { data } }) => !isTold && data && data.turn !== null && READ_AGAIN_MS,
  })
}
