// Hook for lists: content below the first screenful is rendered a frame later, so that a slow phone shows the first one sooner.
import { useElementScrollRestoration } from '@tanstack/react-router'
import { useDeferredValue } from 'react'

const getElement = () => window

/** Whether the page stands already, rendered by the server: then nothing of it may go away for a moment. */
const standsAlready = (): boolean => document.getElementById('rendered') !== null

function useAfterFirstHere(): boolean {
  // After going back to a place further down, the page must have its full length at once.
  const isLong = (useElementScrollRestoration({ getElement })?.scrollY ?? 0) > 0
  return useDeferredValue(true, isLong || standsAlready())
}

/** False while the first screenful is rendered, and true from then on; on the server all is rendered at once. */
export const useAfterFirst: () => boolean = typeof window === 'undefined' ? () => true : useAfterFirstHere
