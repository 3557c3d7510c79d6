// Hook: the current time, updated every minute, for countdowns. It is based on the server's clock, because a phone's may be
// wrong.
import { useEffect, useState } from 'react'

const MINUTE = 60_000

/**
 * @param serverTime time in the server's answer
 * @param answeredAt time of the answer by the device's clock; without both the device's clock counts
 */
export function useNow(serverTime?: string, answeredAt?: number): number {
  const ahead = serverTime && answeredAt ? Date.parse(serverTime) - answeredAt : 0
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    const wake = () => document.visibilityState === 'visible' && setNow(Date.now())
    document.addEventListener('visibilitychange', wake)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [])
  return now + ahead
}
