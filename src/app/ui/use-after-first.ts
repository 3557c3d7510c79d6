// Hook for lists: content below the first screenful is rendered a frame later, so that a slow phone shows the first one sooner.
import { useElementScrollRestoration } from '@tanstack/react-router'
import { useDeferredValue } from 'react'

const getElement = () => window

/** False while the first screenful is rendered, and true from then on. */
export function useAfterFirst(): boolean {
  // After going back to a place further down, the page must have its full length at once.
  const isLong = (useElementScrollRestoration({ getElement })?.scrollY ?? 0) > 0
  return useDeferredValue(true, isLong)
}
