// Hook for reads that `Read` shows in all their states.
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useOnline } from '#app/platform/connectivity.ts'

/**
 * useQuery that also renders when the network comes and goes: a failed read is then repeated, and a screen that did not
 * notice would show the failure for a moment.
 */
export function useRead<Answer, Failure, Data, Key extends QueryKey>(
  options: UseQueryOptions<Answer, Failure, Data, Key>,
) {
  useOnline()
  return useQuery(options)
}
