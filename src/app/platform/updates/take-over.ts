// When a new build may take over without being asked: at a navigation, while no tab holds anything unsaved. The page never
// reloads by itself; the target of the navigation is loaded as a page of the new build.
import { isDirty } from '../dirty.ts'

/** What is known of a new build; the update flow sets it. */
export const newBuild: {
  /** Lets the waiting worker take over; null while none waits. */
  skipWaiting: (() => void) | null
  /** Another worker controls this page than the one it started with. */
  swapped: boolean
} = { skipWaiting: null, swapped: false }

/** A worker that does not answer must not hold up a navigation. */
const PATIENCE_MS = 2_000

/** Called before an in-app navigation. Returns whether `href` is being loaded as a page instead. */
export async function takeOverAt(href: string): Promise<boolean> {
  if (!(newBuild.skipWaiting || newBuild.swapped) || (await isDirty())) return false
  if (!newBuild.swapped) {
    const controlled = new Promise<boolean>(resolve => {
      navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true })
      setTimeout(() => resolve(false), PATIENCE_MS)
    })
    const from = location.href
    newBuild.skipWaiting?.()
    // A browser whose old worker has something to do may put it off. The page would be of the old build again: the next
    // navigation will do. And meanwhile somebody may have begun to write, or gone on to another screen.
    if (!(await controlled) || (await isDirty())) return false
    if (location.href !== from) href = location.pathname + location.search
  }
  location.assign(href)
  return true
}
