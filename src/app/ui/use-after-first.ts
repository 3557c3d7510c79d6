// Hook for lists: content below the first screenful is rendered when that is painted, so that a slow phone shows it sooner.
import { useElementScrollRestoration } from '@tanstack/react-router'
import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

const getElement = () => window

/** Whether the page stands already, rendered by the server: then nothing of it may go away for a moment. */
const standsAlready = (): boolean => document.getElementById('rendered') !== null

function useAfterFirstHere(): boolean {
  // After going back to a place further down, the page must have its full length at once.
  const isLong = (useElementScrollRestoration({ getElement })?.scrollY ?? 0) > 0
  const [isAfter, setAfter] = useState(() => isLong || standsAlready())
  useEffect(() => (isAfter ? undefined : afterPaint(() => startTransition(() => setAfter(true)))), [isAfter])
  return isAfter
}

/** False while the first screenful is rendered, and true from then on; on the server all is rendered at once. */
export const useAfterFirst: () => boolean = typeof window === 'undefined' ? () => true : useAfterFirstHere
