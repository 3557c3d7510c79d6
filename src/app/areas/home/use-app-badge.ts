// Hook for the number of unread notices on the app's icon, in browsers that have such a badge; the worker sets it while no page is
// open.
import { useEffect } from 'react'

export function useAppBadge(count: number): void {
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return
    const done = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
    // Rejected when the app is not installed.
    done.catch(() => {})
  }, [count])
}
