// Hook for work that a button begins and that looks something up before it is known to be pending: a second press begins nothing.
import { useRef } from 'react'

/** The same work, which does nothing while its last call has not ended. */
export function useOneAtATime<Given extends unknown[]>(
  work: (...given: Given) => Promise<void>,
): (...given: Given) => Promise<void> {
  const isBusy = useRef(false)
  return async (...given) => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      await work(...given)
    } finally {
      isBusy.current = false
    }
  }
}
