// Opens a text where it was left, on this device or on another, and keeps the place while it is read: here at once, for
// other devices when somebody has stayed a moment.
import { useCallback, useEffect, useRef, useState } from 'react'
import { keepPlace, readPlace } from './kept-place.ts'
import type { Pages } from './pages.ts'
import { type KeptPlace, newer, type Place, placeIn } from './place.ts'

const TOLD_AFTER_MS = 2_000
/** A slow disk must not keep the page blank. */
const READ_MS = 1_000

interface Options {
  textKey: string
  length: number
  /** the place another device kept; null when there is none, nothing while that is not known */
  keptElsewhere?: KeptPlace | null | undefined
  onPlace?: ((place: KeptPlace) => void) | undefined
}

export function useKeptPlace(pages: Pages, { textKey, length, keptElsewhere, onPlace }: Options) {
  const [place, setPlace] = useState<Place>({ place: 0, ratio: 0 })
  const [placed, setPlaced] = useState(false)
  const moved = useRef(false)
  const here = useRef<KeptPlace | null>(null)
  const untold = useRef<KeptPlace | null>(null)
  const tell = useRef(onPlace)
  tell.current = onPlace

  const open = useCallback(
    (kept: KeptPlace | null) => {
      if (kept && !moved.current) {
        const at = placeIn(kept, length)
        pages.go(at)
        setPlace({ place: at, ratio: kept.ratio })
      }
    },
    [pages, length],
  )

  useEffect(() => {
    let left = false
    const late = new Promise<null>(resolve => setTimeout(resolve, READ_MS, null))
    void Promise.race([readPlace(textKey), late]).then(kept => {
      if (left) return
      here.current = kept
      open(kept)
      setPlaced(true)
    })
    return () => {
      left = true
    }
  }, [textKey, open])

  useEffect(() => {
    // Not while the device's own is still being read: they are compared.
    if (placed && keptElsewhere && newer(here.current, keptElsewhere) === keptElsewhere) open(keptElsewhere)
  }, [placed, keptElsewhere, open])

  useEffect(() => {
    const tellNow = () => {
      if (untold.current) tell.current?.(untold.current)
      untold.current = null
    }
    const timer = setInterval(tellNow, TOLD_AFTER_MS)
    window.addEventListener('pagehide', tellNow)
    return () => {
      clearInterval(timer)
      window.removeEventListener('pagehide', tellNow)
      tellNow()
    }
  }, [])

  const keep = useCallback(
    (next: Place) => {
      moved.current = true
      const kept = { ...next, updatedAt: new Date().toISOString() }
      here.current = kept
      untold.current = kept
      setPlace(next)
      void keepPlace(textKey, kept)
    },
    [textKey],
  )
  return { place, placed, keep }
}
