// The shell is kept whole before a worker is ready: a half-downloaded update leaves the old one in place. The other parts
// of the build follow a few at a time, when the first screen stands.
/// <reference lib="webworker" />
import { cacheNames } from 'workbox-core'
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing'
import { buildPaths, chunkPaths, pages, shellFiles } from './manifest.ts'
import { offlinePage } from './offline-page.ts'

declare const self: ServiceWorkerGlobalScope

/** Hashed files of this build and of the one before; the old ones are for pages that were opened before. */
export const ASSET_CACHE = 'tsumugi-assets'
/** Paths of the build that is being replaced, and of the one in use, kept with their files. */
const PREVIOUS = '/previous-build'
const CURRENT = '/current-build'
const PAUSE_MS = 60
const AT_ONCE = 6

const NOT_SCREENS = [/^\/api\//, /^\/files\//, /^\/healthz$/, /\.[a-z0-9]{1,11}$/i]
const NETWORK_MS = 3_000

export function precacheShell(): void {
  precacheAndRoute(shellFiles)
  const shell = createHandlerBoundToURL('/index.html')
  const ofRoutes = pages.map(({ url, pattern }) => ({ pattern, answer: createHandlerBoundToURL(url) }))
  registerRoute(
    new NavigationRoute(
      async options => {
        try {
          const route = ofRoutes.find(({ pattern }) => pattern.test(options.url.pathname))
          return await (route?.answer ?? shell)(options)
        } catch {
          return fetch(options.request, { signal: AbortSignal.timeout(NETWORK_MS) })
        }
      },
      { denylist: NOT_SCREENS },
    ),
  )
  setCatchHandler(async ({ request }) => (request.mode === 'navigate' ? offlinePage() : Response.error()))
}

/** Hands the files of the previous build over, so that tabs that still run it find their parts. */
export async function stashPreviousBuild(): Promise<void> {
  const names = (await caches.keys()).filter(name => name === cacheNames.precache)
  const assets = await caches.open(ASSET_CACHE)
  for (const name of names) {
    const old = await caches.open(name)
    for (const request of await old.keys()) {
      const { pathname } = new URL(request.url)
      if (!pathname.startsWith('/assets/') || buildPaths.has(pathname)) continue
      const response = await old.match(request)
      if (response) await assets.put(pathname, response)
    }
  }
  const kept = (await assets.keys()).map(request => new URL(request.url).pathname)
  await writeList(assets, PREVIOUS, (await readList(assets, CURRENT)) ?? kept)
}

/** Removes what belongs neither to this build nor to the one it replaced. */
export async function trimAssets(): Promise<void> {
  const assets = await caches.open(ASSET_CACHE)
  const known = new Set([PREVIOUS, CURRENT, ...buildPaths, ...((await readList(assets, PREVIOUS)) ?? [])])
  for (const request of await assets.keys()) {
    if (!known.has(new URL(request.url).pathname)) await assets.delete(request)
  }
  await writeList(assets, CURRENT, [...buildPaths])
}

const readList = async (cache: Cache, name: string): Promise<string[] | null> =>
  (await (await cache.match(name))?.json().catch(() => null)) ?? null

const writeList = (cache: Cache, name: string, paths: string[]): Promise<void> =>
  cache.put(name, new Response(JSON.stringify(paths), { headers: { 'content-type': 'application/json' } }))

/** Fetches the parts of this build that are not kept yet, a few at a time. */
export async function warmChunks(): Promise<void> {
  const assets = await caches.open(ASSET_CACHE)
  const kept = new Set((await assets.keys()).map(request => new URL(request.url).pathname))
  const missing = chunkPaths.filter(path => !kept.has(path))
  const keep = async (path: string): Promise<void> => {
    const response = await fetch(path)
    if (response.ok) await assets.put(path, response)
  }
  for (let at = 0; at < missing.length; at += AT_ONCE) {
    try {
      await Promise.all(missing.slice(at, at + AT_ONCE).map(keep))
    } catch {
      return
    }
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
  }
}
