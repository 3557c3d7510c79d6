// Hook for the place up to which a text was read on this device.
import { useEffect, useState } from 'react'
import { readPlace } from '#app/shared/reader/kept-place.ts'

/** Share from 0 to 1; null until the device has answered, and for a text that was not begun. */
export function usePlace(textKey: string): number | null {
  const [ratio, setRatio] = useState<number | null>(null)
  useEffect(() => {
    let left = false
    void readPlace(textKey).then(place => {
      if (!left && place && place.ratio > 0) setRatio(place.ratio)
    })
    return () => {
      left = true
    }
  }, [textKey])
  return ratio
}
