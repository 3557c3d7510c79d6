// Hook for the live count of characters. It never delays a typed letter, and is exact after a tenth of a second; of a very long text
// when the typing rests.
import { useEffect, useRef, useState } from 'react'
import { announce } from '../announce.ts'
import { type CountRule, crossed, overLimitAt } from './over-limit.ts'

export interface Measured {
  /** the counted text */
  text: string
  used: number
  /** index at which the text passes the limit; its length when it does not */
  overAt: number
}

/** Length up to which counting fits into the rest of a frame. */
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

export function useCount(text: string, count: CountRule, limit: number | undefined): Measured {
  const [measured, setMeasured] = useState(() => measure(text, count, limit))
  useEffect(() => {
    const wait = text.length > VERY_LONG ? LONG_PAUSE_MS : text.length > SHORT ? PAUSE_MS : 0
    const timer = setTimeout(() => setMeasured(measure(text, count, limit)), wait)
    return () => clearTimeout(timer)
  }, [text, count, limit])

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
