// Hook for searching inside a text: shortly after the last key, with marks on the results.
import { useCallback, useEffect, useMemo, useState } from 'react'
import { rangeIn } from './block-characters.ts'
import type { Pages } from './pages.ts'
import { blockAt, type ReaderText } from './reader-text.ts'
import { findHits, type Hit, nearestHit } from './search-text.ts'

const PAUSE_MS = 200
const ALL = 'reader-hits'
const CURRENT = 'reader-hit'

export type Search = {
  hits: readonly Hit[]
  /** index of the shown result; -1 when there is none */
  current: number
  look: (query: string) => void
  step: (step: 1 | -1) => void
}

export function useSearch(pages: Pages, text: ReaderText, isOpen: boolean): Search {
  const [query, setQuery] = useState('')
  const [hits, setHits] = useState<readonly Hit[]>([])
  const [current, setCurrent] = useState(-1)
  const wanted = isOpen ? query : ''
  useEffect(() => {
    const timer = setTimeout(
      () => {
        const found = findHits(text, wanted)
        const first = found.length > 0 ? nearestHit(found, pages.place) : -1
        setHits(found)
        setCurrent(first)
        const hit = found[first]
        if (hit) pages.jump(hit.from)
      },
      wanted === '' ? 0 : PAUSE_MS,
    )
    return () => clearTimeout(timer)
  }, [pages, text, wanted])

  useEffect(() => {
    const mark = () => markHits(pages, text, hits, current)
    pages.blocks.onNear = mark
    mark()
    return () => {
      pages.blocks.onNear = () => {}
      clearMarks()
    }
  }, [pages, text, hits, current])

  const step = useCallback(
    (by: 1 | -1) => {
      const next = (current + by + hits.length) % hits.length
      const hit = hits[next]
      if (!hit) return
      setCurrent(next)
      pages.jump(hit.from)
    },
    [pages, hits, current],
  )
  return useMemo(() => ({ hits, current, look: setQuery, step }), [hits, current, step])
}

function clearMarks(): void {
  if (!('highlights' in CSS)) return
  CSS.highlights.delete(ALL)
  CSS.highlights.delete(CURRENT)
}

/** Marks results near the page; others are marked when they come near. */
function markHits(pages: Pages, { blocks }: ReaderText, hits: readonly Hit[], current: number): void {
  clearMarks()
  if (!('highlights' in CSS) || hits.length === 0) return
  const all = new Highlight()
  const chosen = new Highlight()
  chosen.priority = 1
  hits.forEach(({ from, to }, place) => {
    const index = blockAt(blocks, from)
    const element = pages.blocks.elementOf(index)
    const start = blocks[index]?.from ?? 0
    if (!element || !pages.blocks.near.has(index)) return
    const range = rangeIn(element, from - start, to - start)
    if (range) (place === current ? chosen : all).add(range)
  })
  CSS.highlights.set(ALL, all)
  CSS.highlights.set(CURRENT, chosen)
}
