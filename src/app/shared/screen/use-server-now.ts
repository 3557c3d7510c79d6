// Hook: the present time by the server's clock, as the answer to a read tells it, and by the device's until one is there.
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { useNow } from '#app/ui/use-now.ts'
import { useRead } from './use-read.ts'

export function useServerNow<Answer, Failure, Data extends { serverTime: string }, Key extends QueryKey>(
  options: UseQueryOptions<Answer, Failure, Data, Key>,
): number {
  const { data, dataUpdatedAt } = useRead(options)
  return useNow(data?.serverTime, dataUpdatedAt)
}
