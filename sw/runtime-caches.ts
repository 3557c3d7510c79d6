// Caches filled during use: pictures, version.json. Answers of the API are never stored here, but in the query cache.
/// <reference lib="webworker" />
import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { createPartialResponse } from 'workbox-range-requests'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'

/** Cache of pictures; storage-use.ts measures and erases it by this name. */
const PICTURE_CACHE = 'tsumugi-pictures'
/** Cache of pictures and voice clips of saved texts (platform/saved-texts.ts), which do not expire. */
const SAVED_CACHE = 'tsumugi-saved'
const MOST_PICTURES = 500
const PICTURE_SECONDS = 60 * 86_400

/**
 * Whether a request goes to the origin of files (setting FILES_ORIGIN): for pictures, whose answers may be read, and for sounds,
 * which are only kept with saved texts. The policy of the page lets no other origin's in.
 */
const isOfFilesOrigin = (url: URL, request: Request): boolean =>
  url.pathname.startsWith('/files/') && (request.mode === 'cors' || request.destination === 'audio')

export function routeRequests(): void {
  const onlyGood = new CacheableResponsePlugin({ statuses: [200] })

  const pictures = new CacheFirst({
    cacheName: PICTURE_CACHE,
    plugins: [
      onlyGood,
      new ExpirationPlugin({ maxEntries: MOST_PICTURES, maxAgeSeconds: PICTURE_SECONDS, purgeOnQuotaError: true }),
    ],
  })
  registerRoute(
    ({ url, sameOrigin, request }) =>
      sameOrigin
        ? url.pathname.startsWith('/files/') ||
          (request.destination === 'image' && !url.pathname.startsWith('/assets/'))
        : isOfFilesOrigin(url, request),
    async options => {
      // Saved texts keep their files under the address of the page, wherever they are shown from.
      const { pathname, search } = options.url
      const saved = await (await caches.open(SAVED_CACHE)).match(`${location.origin}${pathname}${search}`)
      // A player asks for parts of a sound and accepts nothing else.
      if (options.request.headers.has('range'))
        return saved ? createPartialResponse(options.request, saved) : fetch(options.request)
      return saved ?? pictures.handle(options)
    },
  )
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === '/version.json',
    new NetworkFirst({ cacheName: 'tsumugi-version', networkTimeoutSeconds: 5, plugins: [onlyGood] }),
  )
}
