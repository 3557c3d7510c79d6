// Parts of the screens that are opened most, loaded while nothing else is to be done on a screen that leads to them: the first
// step of a start is then as fast as a later one.
import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import { OFTEN_OPENED } from '#rules/often-opened.ts'
import { savesData } from './ui/saves-data.ts'

const paths = new Set(OFTEN_OPENED.map(([path]) => path))
const isOftenOpened = ({ fullPath }: AnyRoute): boolean => paths.has(fullPath.replace(/(?<=.)\/$/, ''))

/** Routes of often opened screens to which links of the page lead. */
function routesOfLinks(router: AnyRouter): Set<AnyRoute> {
  const found = new Set<AnyRoute>()
  for (const { origin, pathname } of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    const [, , route] = origin === location.origin ? router.getMatchedRoutes(pathname) : []
    if (route && isOftenOpened(route)) found.add(route)
  }
  return found
}

/**
 * Loads these parts one by one. A part that does not come is loaded by the step that needs it.
 * @param pause waits before each
 */
export async function loadLikelyScreens(router: AnyRouter, pause: () => Promise<void>): Promise<void> {
  // Without the worker they would come over the network, beside what was asked for.
  if (savesData() || !navigator.serviceWorker?.controller) return
  await pause()
  for (const route of routesOfLinks(router)) {
    await pause()
    await router.loadRouteChunk(route)?.catch(() => {})
  }
}
