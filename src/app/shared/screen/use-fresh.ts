// Hook for what a form is written on: the server's version of now; without a network the one read last.
import { useState } from 'react'

type Query = { data: unknown; error: unknown; dataUpdatedAt: number; isFetching: boolean }

export function useFresh<Read extends Query>(query: Read): Read | (Omit<Read, 'data'> & { data: undefined }) {
  const [mountedAt] = useState(Date.now)
  const { error, dataUpdatedAt, isFetching } = query
  const isFresh = dataUpdatedAt >= mountedAt || (error !== null && !isFetching)
  return isFresh ? query : { ...query, data: undefined }
}
