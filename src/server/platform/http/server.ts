// The web server: calls, events, pictures, the built app; its limits, and its way of stopping. Every request is first
// counted for its caller.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { answerFile } from '../answer-file.ts'
import type { Services } from '../context.ts'
import type { Metrics } from '../metrics.ts'
import type { RealtimeHub } from '../realtime/hub.ts'
import { createStreamHandler, STREAM_PATH } from '../realtime/stream.ts'
import { refuse } from '../refuse.ts'
import { openRendering } from '../render/open-rendering.ts'
import { addressOf, originOf, type ProxySettings } from './address.ts'
import { answerRefusal, createApi } from './api.ts'
import { AUTH_PAGES, createAuthProxy } from './auth-proxy.ts'
import type { BodyCaps } from './body.ts'
import { CALENDARS, createCalendars, type ReadCalendar } from './calendar.ts'
import { createCardPictures } from './card-pictures.ts'
import { type ConnectionCaps, connectionCaps, guardConnections } from './connections.ts'
import { drain } from './drain.ts'
import { toRefusal } from './errors.ts'
import { setCommonHeaders } from './headers.ts'
import { createHealth, type Health } from './health.ts'
import { answerMails } from './mails-page.ts'
import { answerMetrics, METRICS_PATH, mayReadMetrics, measure } from './metrics.ts'
import { answerOpenApi, type OpenApiDocument } from './open-api.ts'
import { headTags, pageTags, type ReadCard } from './page-facts.ts'
import type { Places } from './places.ts'
import { createSitemap, type SitemapEntry } from './sitemap.ts'
import { createPages, createStaticFiles } from './static.ts'

export type WebServer = {
  server: Server
  /** Makes health checks answer 503 from now on, so that a balancer sends no more requests. */
  markNotReady: () => void
  /** Stops accepting, ends idle connections, waits for running requests for at most `ms`. */
  drain: (ms: number) => Promise<void>
}

type Parts = {
  services: Services
  hub: RealtimeHub
  proxy: ProxySettings
  /** Folder of the built app; null for a server that answers calls only. */
  distDir: string | null
  openApi: () => Promise<OpenApiDocument>
  health: () => Promise<Health>
  calendar: ReadCalendar
  /** Folder of written mails; null where nobody may look at them. */
  mails?: string | null
  /** Reads the facts of an address for link cards; without it, pages have none. */
  readCard?: ReadCard
  /** Figures of the process, with the token that opens them; without them nothing is counted. */
  metrics?: { of: Metrics; token: string | undefined }
  /** Origin that pages load files from; null for their own. */
  filesOrigin?: string | null
  /** Whether the page of a path is sent with its content; without it, none is. */
  isRendered?: ((path: string) => boolean) | undefined
  /** Whether a page that is sent with its content is one for search engines, with a picture of its own; all are without it. */
  isListed?: ((path: string) => boolean) | undefined
  /** Public addresses, for search engines. */
  sitemap?: () => Promise<SitemapEntry[]>
  /** Limits that differ from the usual ones. */
  caps?: Partial<ConnectionCaps>
  bodies?: BodyCaps | undefined
  /** Places for calls under way; without them all are let in. */
  places?: Places | undefined
}

/** Interval in which requests are checked for headers or bodies that are late. */
const CUT_WITHIN_MS = 500

const READS = ['GET', 'HEAD']

export async function createWebServer(parts: Parts): Promise<WebServer> {
  const { services, hub, distDir, metrics } = parts
  const { limits } = services
  const health = createHealth(parts.health)
  const api = createApi(services, parts.proxy, parts.bodies, parts.places)
  const stream = createStreamHandler(hub, services)
  const calendar = createCalendars(parts.calendar, services)
  const foreign = {
    firebase: services.identity.firebase,
    recaptcha: services.bots.usesRecaptcha === true,
    filesOrigin: parts.filesOrigin ?? null,
  }
  const staticFiles = distDir ? createStaticFiles(distDir, foreign) : null
  const pages = distDir ? await createPages(distDir, foreign) : null
  const { publicOrigin } = parts.proxy
  const rendering =
    distDir && parts.isRendered
      ? await openRendering({ services, distDir, publicOrigin, foreign, isPublic: parts.isRendered })
      : null
  const origin = publicOrigin ? new URL(publicOrigin).origin : null
  const sitemap = createSitemap(origin, parts.sitemap ?? (async () => []))
  const isListed = (path: string): boolean => parts.isRendered?.(path) === true && parts.isListed?.(path) !== false
  const cardPictures = createCardPictures({ services, readCard: parts.readCard ?? (async () => null), isListed })
  const tagsOf = async (path: string): Promise<string> =>
    // A page without a card is better than none.
    headTags((await parts.readCard?.(path).catch(() => null)) ?? null, path, origin, isListed(path))
  const authPages = createAuthProxy(foreign.firebase, services.outside)
  let ready = true

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    setCommonHeaders(response)
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const address = addressOf(request, parts.proxy)
    const only = (allow: readonly string[]): void => {
      if (!allow.includes(request.method ?? '')) throw refuse('METHOD_NOT_ALLOWED', { allow })
    }
    if (path === '/healthz') {
      await limits.take('health', address)
      only(READS)
      return health(response, ready)
    }
    if (path === METRICS_PATH && metrics) {
      await limits.take('health', address)
      if (!mayReadMetrics(request, metrics.token, parts.proxy)) throw refuse('NOT_FOUND')
      only(READS)
      return answerMetrics(request, response, metrics.of)
    }
    if (path === '/api/openapi.json') {
      await limits.take('description', address)
      only(READS)
      return answerOpenApi(request, response, await parts.openApi())
    }
    if (path === STREAM_PATH) {
      only(['GET'])
      return stream(request, response, address)
    }
    if (path.startsWith('/api/')) return api(request, response)
    if (path === '/mails' && parts.mails) {
      await limits.take('file', address)
      only(READS)
      return answerMails(response, parts.mails)
    }
    if (path.startsWith(CALENDARS)) {
      only(READS)
      return calendar(request, response, path, address)
    }
    await limits.take('file', address)
    only(READS)
    if (path.startsWith(AUTH_PAGES)) {
      if (authPages) return authPages(request, response, path)
      throw refuse('NOT_FOUND')
    }
    if (path.startsWith('/files/')) {
      if (await answerFile(services.files, request, response, path)) return
      throw refuse('NOT_FOUND')
    }
    if (await sitemap(request, response, path)) return
    if (await cardPictures(request, response, path, address)) return
    if (staticFiles && (await staticFiles(request, response, path))) return
    // An address that looks like a file is no screen: a missing old chunk must be 404, not a page.
    if (pages && !/\.[a-z0-9]{1,11}$/i.test(path)) {
      if (await rendering?.pages(request, response, { path, address, tagsOf })) return
      if (!origin || !isListed(path)) response.setHeader('x-robots-tag', 'noindex')
      const tags = await pageTags(parts.readCard, originOf(request, parts.proxy), path)
      return pages(request, response, path, tags)
    }
    throw refuse('NOT_FOUND')
  }

  const server = createServer({
    ...{ maxHeaderSize: 16_384, requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 },
    connectionsCheckingInterval: CUT_WITHIN_MS,
  })
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    // Clients of a stopping server are sent to another one by closing their connections.
    if (!ready) response.shouldKeepAlive = false
    if (metrics) measure(request, response, metrics.of)
    answer(request, response).catch(error => answerRefusal(response, toRefusal(error, services.log)))
  }
  guardConnections(server, listener, {
    ...{ caps: { ...connectionCaps, ...parts.caps }, behindProxy: parts.proxy.trustedProxies > 0, log: services.log },
  })

  return {
    server,
    markNotReady: () => {
      ready = false
    },
    drain: async ms => {
      await drain(server, ms)
      await rendering?.close()
    },
  }
}
