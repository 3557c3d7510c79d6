// Hook that marks what is being read aloud, and turns the page with it as long as the reader has not turned it elsewhere.
import { useEffect, useRef } from 'react'
import type { AloudStep } from '#rules/text/aloud.ts'
import type { Pages } from '../pages.ts'
import type { ReaderText } from '../reader-text.ts'
import { isSeen, mark, rangeOf } from './step-place.ts'

interface Following {
  pages: Pages
  text: ReaderText
  starts: ReadonlyMap<number, number>
  step: AloudStep | undefined
  /** whether reading aloud has begun and not ended; it may be paused */
  isOn: boolean
}

/** @returns a function after which the page goes to the next step wherever it is, because the reader has asked for it */
export function useFollowing({ pages, text, starts, step, isOn }: Following): () => void {
  const wanted = useRef(false)
  const before = useRef<AloudStep | undefined>(undefined)
  useEffect(() => {
    const rangeIn = (of: AloudStep | undefined) => {
      const start = of && starts.get(of.row)
      return of && start !== undefined ? rangeOf(pages, text, start, of) : null
    }
    if (!isOn || !step) {
      mark(null)
      return
    }
    const follows = wanted.current || before.current === undefined || isSeen(rangeIn(before.current))
    wanted.current = false
    before.current = step
    let left = false
    // Delayed, because turning fills and measures blocks, which an effect must not do itself.
    queueMicrotask(() => {
      if (left) return
      if (follows && !isSeen(rangeIn(step))) pages.jump((starts.get(step.row) ?? 0) + step.from)
      mark(rangeIn(step))
    })
    return () => {
      left = true
    }
  }, [pages, text, starts, step, isOn])
  useEffect(() => () => mark(null), [])
  return () => {
    wanted.current = true
  }
}
