// Answers to the start of the app: its page and its hashed parts, from the device at once.
/// <reference lib="webworker" />
import { headed } from '#rules/page-head.ts'
import { ASSET_CACHE, PAGE_CACHE } from './kept-build.ts'
import { headAt, page } from './manifest.ts'
import { offlinePage } from './offline-page.ts'

const NOT_SCREENS = /^\/(?:api|files|__)\/|^\/(?:healthz|mails|metrics)$|\.[a-z0-9]{1,11}$/i
const ASSETS = '/assets/'
const NETWORK_MS = 3_000
/** Headers about the bytes of the stored page, which do not fit the changed page. */
const OF_BYTES = ['content-encoding', 'content-length', 'etag', 'last-modified']

/** API of static routes (Chromium 123): https://w3c.github.io/ServiceWorker/#register-router-method */
type WithRoutes = {
  addRoutes?: (rules: { condition: object; source: { cacheName: string } | string }[]) => Promise<void>
}

/**
 * Lets able browsers read parts from the cache without the worker, because on a slow phone asking the worker costs more
 * than reading the file. Missing parts come from the network; the next warming stores them (kept-build.ts).
 */
export async function routeParts(event: ExtendableEvent & WithRoutes): Promise<void> {
  await event
    .addRoutes?.([
      {
        condition: { urlPattern: { pathname: `${ASSETS}*` }, requestMethod: 'get' },
        source: { cacheName: ASSET_CACHE },
      },
    ])
    // A browser that does not understand the routes asks the worker, as before.
    .catch(() => {})
}

/** Answers requests that belong to a start; leaves the others alone. */
export function answerStart(event: FetchEvent): void {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (!NOT_SCREENS.test(pathname)) event.respondWith(pageFor(pathname, request))
  } else if (pathname.startsWith(ASSETS)) event.respondWith(part(request, pathname))
}

/** Paths of the addresses that are parts of the app. */
export const partsOf = (urls: readonly string[]): string[] =>
  urls.map(url => new URL(url).pathname).filter(path => path.startsWith(ASSETS))

type KeptPage = { html: string; headers: Headers }

/** The kept page of this build, from its first use on: read anew, it kept each start waiting twice for the storage. */
let known: KeptPage | null = null

async function keptPage(): Promise<KeptPage | null> {
  if (known) return known
  const kept = await caches.match(page.kept, { cacheName: PAGE_CACHE })
  if (!kept) return null
  const headers = new Headers(kept.headers)
  for (const name of OF_BYTES) headers.delete(name)
  known = { html: await kept.text(), headers }
  return known
}

/**
 * The kept page with the head of its address, which names the parts of its screen, so that all of them are read at once. A part
 * that is not kept yet is fetched, as it would be without its name.
 */
async function pageFor(pathname: string, request: Request): Promise<Response> {
  const kept = await keptPage()
  if (!kept) return fetch(request, { signal: AbortSignal.timeout(NETWORK_MS) }).catch(offlinePage)
  return new Response(headed(kept.html, headAt(pathname)), { headers: kept.headers })
}

async function part(request: Request, pathname: string): Promise<Response> {
  const kept = await caches.match(pathname, { cacheName: ASSET_CACHE })
  if (kept) return kept
  const response = await fetch(request)
  if (response.status === 200) {
    const cache = await caches.open(ASSET_CACHE)
    await cache.put(pathname, response.clone())
  }
  return response
}
