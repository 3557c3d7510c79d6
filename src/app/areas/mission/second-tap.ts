// A result that comes while somebody still taps: the second tap of two meant the button that is gone, not the sheet that came.
import { useEffect, useState } from 'react'

/** Two taps of one wish lie no further apart. */
const SECOND_TAP_MS = 500

/** False for as long as a tap may have been meant for what stood there before. */
export function useTakesTaps(): boolean {
  const [takes, setTakes] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTakes(true), SECOND_TAP_MS)
    return () => clearTimeout(timer)
  }, [])
  return takes
}
