// Hook: room for a page, and the sizes that follow from the letters.
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { leading, type ReaderSettings } from './settings.ts'

/** Most full-width characters in a line (look). */
const MOST_A_LINE = 36
const SIDE = 22

export type PageSize = {
  vertical: boolean
  /** size of a letter and distance of lines in px; whole numbers, so that lines lie on a grid */
  letter: number
  pitch: number
  /** full-width letters in a line */
  perLine: number
  width: number
  height: number
}

type Room = { width: number; height: number; rem: number }

/**
 * @param stage element to measure
 * @param probe element 1rem wide, which tells when letters become larger
 */
export function usePageSize(
  stage: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
  { writing, size, gap }: ReaderSettings,
): PageSize | null {
  const [room, setRoom] = useState<Room | null>(null)
  useLayoutEffect(() => {
    const measure = () => {
      if (!stage.current || !probe.current) return
      const { clientWidth: width, clientHeight: height } = stage.current
      const next = { width, height, rem: probe.current.getBoundingClientRect().width || 16 }
      setRoom(before => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const { current } of [stage, probe]) if (current) observer.observe(current)
    return () => observer.disconnect()
  }, [stage, probe])
  return useMemo(() => {
    if (!room || room.height <= 0) return null
    const letter = Math.round((size / 16) * room.rem)
    const pitch = Math.round(letter * leading[gap])
    const vertical = writing === 'vertical'
    const wide = room.width - 2 * SIDE
    const inLine = Math.max(1, Math.min(MOST_A_LINE, Math.floor((vertical ? room.height : wide) / letter)))
    return {
      ...{ vertical, letter, pitch, perLine: inLine },
      width: vertical ? Math.max(1, Math.floor(wide / pitch)) * pitch : room.width,
      height: vertical ? inLine * letter : room.height,
    }
  }, [room, writing, size, gap])
}
