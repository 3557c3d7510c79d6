// What stands below the first screenful is put up after what is seen first, which need not wait for it on a slow phone.
import { useElementScrollRestoration } from '@tanstack/react-router'
import { useDeferredValue } from 'react'

const getElement = () => window

/** False while the first screenful is rendered, and true from then on. */
export function useAfterFirst(): boolean {
  // Who comes back to a place further down is brought there at once: the page must be as long as it was.
  const isLong = (useElementScrollRestoration({ getElement })?.scrollY ?? 0) > 0
  return useDeferredValue(true, isLong)
}
