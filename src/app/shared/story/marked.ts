// Words that a reader has marked in a story, to begin a scene with them: without readings, clips and the hints that
// stand among them.
import { useEffect, useState } from 'react'

export interface Marked {
  words: string
  /** Line of the text with which the marked paragraph begins, from 1. */
  row: number
}

/** Elements inside a story whose words are not part of it. */
const BESIDE = 'rt, rp, button, .vh, [data-characters="0"]'

/** The words that are marked now; null without a mark, or with one outside of a story. */
export function markedWords(): Marked | null {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  const { startContainer } = range
  const element = startContainer instanceof Element ? startContainer : startContainer.parentElement
  const row = Number(element?.closest<HTMLElement>('[data-row]')?.dataset.row)
  if (!row) return null
  const copy = range.cloneContents()
  for (const beside of copy.querySelectorAll(BESIDE)) beside.remove()
  const words = copy.textContent.trim()
  return words === '' ? null : { words, row }
}

/**
 * Time for which a mark still counts after it is gone, because the press of a button may take it away before the press
 * counts.
 */
const PRESS_MS = 400

/** Hook: what is marked, while it is and a moment longer. */
export function useMarked(isWatched: boolean): Marked | null {
  const [marked, setMarked] = useState<Marked | null>(null)
  useEffect(() => {
    if (!isWatched) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      const now = markedWords()
      if (now) setMarked(now)
      else timer = setTimeout(() => setMarked(null), PRESS_MS)
    }
    document.addEventListener('selectionchange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('selectionchange', look)
    }
  }, [isWatched])
  return marked
}
