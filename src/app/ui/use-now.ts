// Hook: the current time, updated every minute, for countdowns. It is based on the server's clock, because a phone's may be
// wrong.
import { startTransition, useEffect, useState } from 'react'
import { clockNow, clockStands, whenClockRuns } from './clock.ts'

const MINUTE = 60_000

/**
 * @param serverTime time in the server's answer
 * @param answeredAt time of the answer by the device's clock; without both the device's clock counts
 */
export function useNow(serverTime?: string, answeredAt?: number): number {
  const ahead = serverTime && answeredAt ? Date.parse(serverTime) - answeredAt : 0
  const [{ now, stands }, setTime] = useState(() => ({ now: clockNow(), stands: clockStands() }))
  useEffect(() => {
    const tell = () => setTime({ now: Date.now(), stands: false })
    // A page that the server has rendered shows its time already: counting on need not be done at once.
    const later = () => startTransition(tell)
    const forget = stands ? whenClockRuns(later) : undefined
    if (stands && !clockStands()) later()
    const timer = setInterval(tell, MINUTE)
    const wake = () => document.visibilityState === 'visible' && tell()
    document.addEventListener('visibilitychange', wake)
    return () => {
      forget?.()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [stands])
  return stands ? now : now + ahead
}
