// Hook: whether a media query matches, for parts that are expensive to render and would otherwise be hidden by CSS.
import { useCallback, useSyncExternalStore } from 'react'

/** Breakpoint of `md:`, from which the menu is a rail at the left. */
export const ROOM_FOR_RAIL = '(min-width: 48rem)'

/** Breakpoint of `xl:`, from which the frame has its right column. */
export const ROOM_FOR_ASIDE = '(min-width: 75rem)'

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  // A server knows no screen: it leaves out what only wide ones show.
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
