// Hook for the stored version that a form starts from: the server's newest, or without a network the one that was read
// last.
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { useRead } from './use-read.ts'

export function useFresh<Answer, Failure, Data, Key extends QueryKey>(
  options: UseQueryOptions<Answer, Failure, Data, Key>,
) {
  const [mountedAt] = useState(Date.now)
  // The server is asked in every case: with the usual time for which data counts as new, no newer version would come.
  const query = useRead({ ...options, staleTime: 0 })
  const { data, error, dataUpdatedAt, isFetching } = query
  /** Answer that is written on already: it stays while it is read again, and under the words that stand on it when it is gone. */
  const [written, setWritten] = useState<{ key: string; data: typeof data } | null>(null)
  const key = JSON.stringify(options.queryKey)
  const isWritten = written?.key === key
  const isFresh = isWritten || dataUpdatedAt >= mountedAt || (error !== null && !isFetching)
  if (isFresh && data !== undefined && !(isWritten && written.data === data)) setWritten({ key, data })
  if (isFresh) return data === undefined && isWritten ? { ...query, data: written.data } : query
  return { ...query, data: undefined }
}
