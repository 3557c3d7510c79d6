// Hook for what a form is written on: the server's version of now; without a network the one read last.
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { useRead } from './use-read.ts'

export function useFresh<Answer, Failure, Data, Key extends QueryKey>(
  options: UseQueryOptions<Answer, Failure, Data, Key>,
) {
  const [mountedAt] = useState(Date.now)
  /** Key of the answer that is written on already: it stays while it is read again. */
  const [writtenOn, setWrittenOn] = useState<string | null>(null)
  // Asked in every case: elsewhere what was read some seconds ago counts as new, and no newer one would come.
  const query = useRead({ ...options, staleTime: 0 })
  const { data, error, dataUpdatedAt, isFetching } = query
  const key = JSON.stringify(options.queryKey)
  const isFresh = writtenOn === key || dataUpdatedAt >= mountedAt || (error !== null && !isFetching)
  if (isFresh && data !== undefined && writtenOn !== key) setWrittenOn(key)
  return isFresh ? query : { ...query, data: undefined }
}
