// Hook that reads the list once more a second after it was loaded, and after every creation (doc2 §§4, 9).
import { useEffect, useRef } from 'react'
import { isOnline } from '#app/platform/connectivity.ts'
import { exchangeRefreshDelayMs } from '#rules/constants/exchange.ts'

/**
 * @param loaded whether the list is loaded
 * @param occasion a new value counts as a new loading
 */
export function useRefreshAfterLoading(loaded: boolean, occasion: string | number, refetch: () => unknown): void {
  const latest = useRef(refetch)
  useEffect(() => {
    latest.current = refetch
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the occasion is what starts it anew.
  useEffect(() => {
    if (!loaded) return
    const timer = setTimeout(() => isOnline() && latest.current(), exchangeRefreshDelayMs)
    return () => clearTimeout(timer)
  }, [loaded, occasion])
}
