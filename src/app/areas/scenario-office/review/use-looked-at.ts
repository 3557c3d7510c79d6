// Hook for the version of an opening that an admin reads and judges. A newer version does not replace it until the admin
// asks for it.
import { useState } from 'react'
import type { ReviewedOpening } from '../queries.ts'

type Query = { data: ReviewedOpening | undefined; dataUpdatedAt: number; isFetching: boolean; refetch: () => unknown }

export function useLookedAt({ data, dataUpdatedAt, isFetching, refetch }: Query) {
  const [openedAt] = useState(Date.now)
  const [looked, setLooked] = useState<ReviewedOpening | null>(null)
  /** Whether a stored version of an earlier visit is still being read again. */
  const isOpening = isFetching && dataUpdatedAt < openedAt
  if (data && !isOpening && looked === null) setLooked(data)
  const isChanged = looked !== null && data !== undefined && data.info.version !== looked.info.version
  return {
    shown: isChanged ? looked : data,
    isOpening,
    /** Whether there is a newer version than the one on the screen. */
    isChanged,
    readAgain: async (): Promise<void> => {
      await refetch()
      setLooked(null)
    },
  }
}
