// Content for the right column of wide screens. Elsewhere it stands where it is written, or nowhere when it is there only to
// keep something in view.
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { ROOM_FOR_ASIDE, useMedia } from './use-media.ts'

interface AsideProps {
  /** leaves it out where there is no such column */
  only?: boolean
  children: ReactNode
}

export function Aside({ only, children }: AsideProps) {
  const hasAside = useMedia(ROOM_FOR_ASIDE)
  const [column, setColumn] = useState<Element | null>(null)
  // The column is part of the Screen around it, which is there before this effect.
  useLayoutEffect(() => setColumn(hasAside ? document.getElementById('aside') : null), [hasAside])
  if (hasAside) return column && createPortal(children, column)
  return only ? null : children
}
