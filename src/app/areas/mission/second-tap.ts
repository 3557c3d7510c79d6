// Hook against double taps when a result opens a sheet: the second tap was meant for the button that is gone.
import { useEffect, useState } from 'react'

/** Longest time between the two taps. */
const SECOND_TAP_MS = 500

/** False for the time in which a tap may have been meant for the former content. */
export function useTakesTaps(): boolean {
  const [takes, setTakes] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTakes(true), SECOND_TAP_MS)
    return () => clearTimeout(timer)
  }, [])
  return takes
}
