// Hook: brings the chosen one of a row that scrolls sideways into view, when the screen comes and when another is chosen.
import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Width of the neighbour that stays visible beside it, as a sign that the row goes on. */
const EDGE = 24

/**
 * @param words changes when another is chosen or a word grows
 * @param isAtStart whether the first one is chosen
 */
export function useChosenInRow(words: string, isAtStart: boolean): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null)
  const wasShown = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that its reader has scrolled stays until another is chosen or a word grows.
  useLayoutEffect(() => {
    // The first one is in view anyway.
    if (isAtStart && !wasShown.current) {
      wasShown.current = true
      return
    }
    wasShown.current = true
    // In the frame that is painted next, whose layout is needed anyway: measured at once it would cost a slow phone a
    // layout of its own, in the middle of putting the screen together.
    const frame = requestAnimationFrame(() => row.current && bringChosenIntoView(row.current))
    return () => cancelAnimationFrame(frame)
  }, [words])
  return row
}

function bringChosenIntoView(strip: HTMLElement): void {
  // A link says that it is current wherever its address begins like that of the page; its own mark says more.
  const marked = strip.querySelector('[data-chosen]')?.parentElement
  const chosen = (marked ?? strip.querySelector('[aria-current], [aria-pressed=true]'))?.getBoundingClientRect()
  if (!chosen) return
  const room = strip.getBoundingClientRect()
  strip.scrollLeft += Math.min(0, chosen.left - room.left - EDGE) + Math.max(0, chosen.right - room.right + EDGE)
}
