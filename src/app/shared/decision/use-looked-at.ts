// Hook for the version of something handed in that an admin reads and judges. A newer version does not replace it until the
// admin asks for it.
import { useState } from 'react'

export type LookedQuery<Data> = {
  data: Data | undefined
  dataUpdatedAt: number
  isFetching: boolean
  refetch: () => unknown
}

export function useLookedAt<Data>(
  { data, dataUpdatedAt, isFetching, refetch }: LookedQuery<Data>,
  versionOf: (data: Data) => number,
) {
  const [openedAt] = useState(Date.now)
  const [looked, setLooked] = useState<Data | null>(null)
  /** Whether a stored version of an earlier visit is still being read again. */
  const isOpening = isFetching && dataUpdatedAt < openedAt
  if (data && !isOpening && looked === null) setLooked(data)
  const isChanged = looked !== null && data !== undefined && versionOf(data) !== versionOf(looked)
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
