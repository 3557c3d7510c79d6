// Hook for writing in full screen: the editor fills the room above the keyboard, and Escape or back ends it.
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { useBackCloses } from '../page-history.ts'

/** @param paused whether an overlay takes Escape for itself */
export function useFullScreen(ref: RefObject<HTMLElement | null>, paused: boolean) {
  const [full, setFull] = useState(false)

  useLayoutEffect(() => {
    const element = ref.current
    if (!full || !element) return
    const viewport = window.visualViewport
    // The room that the keyboard leaves, so that toolbar and count stand directly above it.
    const place = () => {
      element.style.setProperty('--seen-top', `${viewport?.offsetTop ?? 0}px`)
      element.style.setProperty('--seen-height', `${viewport?.height ?? window.innerHeight}px`)
    }
    place()
    viewport?.addEventListener('resize', place)
    viewport?.addEventListener('scroll', place)
    const { style } = document.documentElement
    const { overflow } = style
    style.overflow = 'hidden'
    const others = around(element)
    for (const other of others) other.inert = true
    return () => {
      viewport?.removeEventListener('resize', place)
      viewport?.removeEventListener('scroll', place)
      style.overflow = overflow
      for (const other of others) other.inert = false
    }
  }, [full, ref])

  useBackCloses(full, () => setFull(false))
  useEffect(() => {
    if (!full || paused) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) setFull(false)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [full, paused])
  return [full, setFull] as const
}

/** All elements outside the editor, except live regions for screen readers. */
function around(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) {
    for (const other of at.parentElement?.children ?? []) {
      if (
        other !== at &&
        other instanceof HTMLElement &&
        !other.inert &&
        !other.matches('[aria-live], [role="status"], script')
      )
        found.push(other)
    }
  }
  return found
}
