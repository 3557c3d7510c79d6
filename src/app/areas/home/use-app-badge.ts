// The number to claim on the app's icon, where the browser has such a thing.
import { useEffect } from 'react'

export function useAppBadge(count: number): void {
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return
    const done = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
    // Refused when the app is not installed.
    done.catch(() => {})
  }, [count])
}
