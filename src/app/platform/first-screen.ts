// Moment at which the first screen is painted. Work that it does not need waits for this, because on a slow phone everything
// beside it delays it.

import { afterPaint } from '#app/ui/after-paint.ts'

/** Longest wait; a start without a screen must not keep the update away. */
const LATEST_MS = 4_000
/** Wait for a moment without work; a page in the background may have none. */
const IDLE_MS = 400

let stands = (): void => {}

/** Resolves when the first screen has been painted, or after a few seconds; at once on a server, which paints none. */
export const firstScreen = new Promise<void>(resolve => {
  stands = resolve
  if (typeof document === 'undefined') resolve()
  else setTimeout(resolve, LATEST_MS)
})

/**
 * Reports that the first screen was rendered. What waits for it begins when the browser has painted and has nothing else to do (Safari
 * does not report that), but soon in any case.
 */
export function announceFirstScreen(): void {
  afterPaint(() => (window.requestIdleCallback ?? queueMicrotask)(stands))
  setTimeout(stands, IDLE_MS)
}
