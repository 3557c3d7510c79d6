// Routes that the app has loaded. They come in parts, by the users who may open them: the first visit loads the part that
// its page names, the others follow after the first screen, or at once when no loaded route matches an address.

import loads from 'virtual:routes'
import always, { type RoutePart } from 'virtual:routes/always'
import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import { Route as rootRoute } from './routes/__root.tsx'
import { Route as unknownAddress } from './routes/$.tsx'
import type { routeTree } from './routeTree.gen.ts'

/** Loaded children of each route. */
const children = new Map<AnyRoute, AnyRoute[]>()
/** Parts that are loaded or loading, by name. */
const coming = new Map<string, Promise<void>>()
/** Number of parts that have been placed, and the number that each router knows. */
let placed = 0
const knownBy = new WeakMap<AnyRouter, number>()

/**
 * Puts the routes of a part into the tree. Paths may occur in several parts, ids may not: they begin with the part's name.
 */
function place(part: RoutePart, prefix = ''): void {
  for (const [under, routes] of part) {
    const parent = under ?? rootRoute
    const own = routes.map(([route, path]) =>
      // A route without a path is a frame around others.
      route.update({ id: path === undefined ? '/_frame' : prefix + path, path, getParentRoute: () => parent } as never),
    )
    children.set(parent, [...(children.get(parent) ?? []), ...(own as AnyRoute[])])
  }
  for (const [parent, own] of children) parent._addFileChildren(own as never)
  placed += 1
}

place(always)

/** Loads a part, once. A failed one may be requested again. */
function load(name: string): Promise<void> {
  const loading =
    coming.get(name) ??
    Promise.resolve(loads[name]?.()).then(
      part => part && place(part.default, `/(${name})`),
      error => {
        coming.delete(name)
        throw error
      },
    )
  coming.set(name, loading)
  return loading
}

/** Loads the part that the page names, while the first screen is loading. */
export async function loadFirstPart(): Promise<void> {
  const name = document.querySelector<HTMLMetaElement>('meta[name=routes]')?.content
  // Without it no loaded route matches the address, and all parts are loaded.
  if (name) await load(name).catch(() => {})
}

/** Loads the part of guests, before any router of a server is made: the router keeps what it has read of a tree. */
export const loadGuestPart = (): Promise<void> => load('guest')

/** Tree for a new router, with the loaded routes. Its type has all routes. */
export const knownTree = rootRoute as unknown as typeof routeTree

/** Registers a router that was just made from the tree. */
export function startRoutes(router: AnyRouter): void {
  knownBy.set(router, placed)
}

/**
 * Loads parts (all without `names`) and adds their routes to the router. Rejects afterwards when one could not be loaded.
 * @param pause waits before each part; by default they are loaded at once
 */
export async function addRoutes(
  router: AnyRouter,
  names = Object.keys(loads),
  pause?: () => Promise<void>,
): Promise<void> {
  let failure: unknown
  const note = (error: unknown): void => {
    failure = error
  }
  const loading: Promise<void>[] = []
  for (const name of names) {
    if (pause) await pause()
    loading.push(load(name).catch(note))
  }
  await Promise.all(loading)
  if (knownBy.get(router) !== placed) {
    knownBy.set(router, placed)
    router.setRoutes(router.buildRouteTree())
    // Existing links recompute their addresses by the new routes.
    router.stores.location.set({ ...router.stores.location.get() })
  }
  if (failure) throw failure
}

/** Loads all parts. Returns whether a route matches the path; rejects when it may be in a part that could not be loaded. */
export async function findRoute(router: AnyRouter, path: string): Promise<boolean> {
  const isKnown = () => router.getMatchedRoutes(path)[2] !== (unknownAddress as unknown)
  try {
    await addRoutes(router)
  } catch (error) {
    if (!isKnown()) throw error
  }
  return isKnown()
}
