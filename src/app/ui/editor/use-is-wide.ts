// Hook: whether text and preview have room side by side.
import { useSyncExternalStore } from 'react'

const query = '(min-width: 900px)'
const matches = () => window.matchMedia(query).matches
const subscribe = (changed: () => void) => {
  const list = window.matchMedia(query)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, matches)
