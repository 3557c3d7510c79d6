// Hook for the stored version that a form starts from: the server's newest, or without a network the one that was read
// last.
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { useRead } from './use-read.ts'

export function useFresh<Answer, Failure, Data, Key extends QueryKey>(
  options: UseQueryOptions<Answer, Failure, Data, Key>,
) {
  const [mountedAt] = useState(Date.now)
  /** Key of the answer that is written on already: it stays while it is read again. */
  const [writtenOn, setWrittenOn] = useState<string | null>(null)
  // The server is asked in every case: with the usual time for which data counts as new, no newer version would come.
  const query = useRead({ ...options, staleTime: 0 })
  const { data, error, dataUpdatedAt, isFetching } = query
  const key = JSON.stringify(options.queryKey)
  const isFresh = writtenOn === key || dataUpdatedAt >= mountedAt || (error !== null && !isFetching)
  if (isFresh && data !== undefined && writtenOn !== key) setWrittenOn(key)
  return isFresh ? query : { ...query, data: undefined }
}
