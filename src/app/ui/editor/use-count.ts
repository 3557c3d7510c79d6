// Hook for the live count of characters. A short text is counted with its letter, in one frame with it; a longer one never delays a
// letter, and is exact after a tenth of a second; a very long one when the typing rests.
import { useEffect, useMemo, useRef, useState } from 'react'
import { announce } from '../announce.ts'
import { type CountRule, crossed, overLimitAt } from './over-limit.ts'

export interface Measured {
  /** the counted text */
  text: string
  used: number
  /** index at which the text passes the limit; its length when it does not */
  overAt: number
}

/** Length up to which counting fits into a frame. */
const SHORT = 4_000
const PAUSE_MS = 20
/** Length from which counting takes longer than the pause between two keys of a slow phone. */
const VERY_LONG = 30_000
const LONG_PAUSE_MS = 300
/** Pause in typing after which the count is announced. */
const REST_MS = 700

const measure = (text: string, count: CountRule, limit: number | undefined): Measured => {
  const used = count(text)
  return { text, used, overAt: limit === undefined || used <= limit ? text.length : overLimitAt(text, count, limit) }
}

/** The same at once, of a short text that is within its limit; null of another one, whose measuring takes longer. */
function measureNow(text: string, count: CountRule, limit: number | undefined): Measured | null {
  if (text.length > SHORT) return null
  const used = count(text)
  return limit === undefined || used <= limit ? { text, used, overAt: text.length } : null
}

export function useCount(text: string, count: CountRule, limit: number | undefined): Measured {
  const [measured, setMeasured] = useState(() => measure(text, count, limit))
  const known = useMemo(() => measureNow(text, count, limit), [text, count, limit])
  if (known && known !== measured) setMeasured(known)
  useEffect(() => {
    if (known) return
    const wait = text.length > VERY_LONG ? LONG_PAUSE_MS : text.length > SHORT ? PAUSE_MS : 0
    const timer = setTimeout(() => setMeasured(measure(text, count, limit)), wait)
    return () => clearTimeout(timer)
  }, [text, count, limit, known])

  const said = useRef<number | null>(null)
  const left = limit === undefined ? null : limit - measured.used
  useEffect(() => {
    if (left === null) return
    const timer = setTimeout(() => {
      const words = said.current === null ? null : crossed(said.current, left)
      said.current = left
      if (words) announce(words)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [left])
  return measured
}
