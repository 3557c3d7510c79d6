import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** Age in whole units, rounded down: 3分前, 2時間前, 5日前. */
export function age(at: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - at) / MINUTE))
  if (minutes < 1) return '1分以内'
  if (minutes < 60) return `${minutes}分前`
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? `${hours}時間前` : `${Math.floor(hours / 24)}日前`
}

/** Age of the shown data (3分前の情報), kept up to date. `at` is the time of its arrival, as of Date.now(). */
export function AgeNote({ at }: { at: number }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(clock)
  }, [])
  return <time dateTime={new Date(at).toISOString()}>{age(at, now)}の情報</time>
}
