// Silent take-over by a new build: at a navigation, while no tab has unsaved work. The page never reloads by itself; the
// target of the navigation is loaded as a page of the new build.
import { isDirty } from '../dirty.ts'

/** State of a new build, set by start.ts. */
export const newBuild: {
  /** Lets the waiting worker take over; null while none is waiting. */
  skipWaiting: (() => void) | null
  /** Whether another worker controls this page than the one it started with. */
  swapped: boolean
} = { skipWaiting: null, swapped: false }

/** Longest wait for the worker; one that does not answer must not hold up a navigation. */
const PATIENCE_MS = 2_000

/** Called before a navigation in the app. Returns whether `href` is being loaded as a page instead. */
export async function takeOverAt(href: string): Promise<boolean> {
  if (!(newBuild.skipWaiting || newBuild.swapped) || (await isDirty())) return false
  if (!newBuild.swapped) {
    const controlled = new Promise<boolean>(resolve => {
      navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true })
      setTimeout(() => resolve(false), PATIENCE_MS)
    })
    const from = location.href
    newBuild.skipWaiting?.()
    // A browser may delay the take-over while its old worker is busy. The page would still be of the old build, so the next
    // navigation tries again. And the user may have begun to write, or gone to another screen, meanwhile.
    if (!(await controlled) || (await isDirty())) return false
    if (location.href !== from) href = location.pathname + location.search
  }
  location.assign(href)
  return true
}
