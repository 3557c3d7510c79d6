// Hook for the number of things in a queue of the office that are listed: the first ones, and twice as many at every wish for more.
import { useState } from 'react'
import { QUEUE_SHOWN, QUEUE_SHOWN_MOST } from '#rules/scenario/lists.ts'

export function useShownMore() {
  const [shown, show] = useState(QUEUE_SHOWN)
  return {
    /** Undefined for the first ones. */
    shown: shown > QUEUE_SHOWN ? shown : undefined,
    showMore: (): void => show(Math.min(QUEUE_SHOWN_MOST, shown * 2)),
  }
}
