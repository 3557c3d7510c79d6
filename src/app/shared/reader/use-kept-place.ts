// Hook that opens a text at its last place on this or another device, and stores the place during reading: on the device at
// once, on the server when the user stays for a moment.
import { useCallback, useEffect, useRef, useState } from 'react'
import { keepPlace, readPlace } from './kept-place.ts'
import type { Pages } from './pages.ts'
import { isNewer, type KeptPlace, type Place, placeIn, type ServerPlace } from './place.ts'

const TOLD_AFTER_MS = 2_000
/** Longest wait for the disk; a slow one must not keep the page blank. */
const READ_MS = 1_000

export interface ServerSide {
  /** place on the server; null when there is none, undefined while it is not known */
  keptElsewhere?: ServerPlace | null | undefined
  /** stores a place on the server; resolves to its version, or to null when that failed */
  onPlace?: ((place: Place) => Promise<number | null>) | undefined
}

interface Options extends ServerSide {
  textKey: string
  length: number
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
    (kept: Place | null) => {
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
      if (kept && !kept.told) untold.current = kept
      open(kept)
      setPlaced(true)
    })
    return () => {
      left = true
    }
  }, [textKey, open])

  useEffect(() => {
    // Both places are compared, so the device's has to be read first.
    if (!placed || !keptElsewhere || !isNewer(keptElsewhere, here.current)) return
    open(keptElsewhere)
    here.current = { ...keptElsewhere, told: true }
    void keepPlace(textKey, here.current)
  }, [placed, keptElsewhere, open, textKey])

  useEffect(() => {
    const tellNow = async () => {
      const kept = untold.current
      if (!kept || !tell.current) return
      untold.current = null
      const version = await tell.current(kept).catch(() => null)
      if (version === null) {
        untold.current ??= kept
      } else if (here.current) {
        here.current = { ...here.current, version, told: here.current === kept }
        if (untold.current) untold.current = here.current
        await keepPlace(textKey, here.current)
      }
    }
    const timer = setInterval(() => void tellNow(), TOLD_AFTER_MS)
    const leave = () => void tellNow()
    window.addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [textKey])

  const keep = useCallback(
    (next: Place) => {
      moved.current = true
      const kept = { ...next, version: here.current?.version ?? 0, told: false }
      here.current = kept
      untold.current = kept
      setPlace(next)
      void keepPlace(textKey, kept)
    },
    [textKey],
  )
  return { place, placed, keep }
}
