// The web server: calls, events, pictures, the built app; its limits, and how it stops.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Services } from '../context.ts'
import { answerFile } from '../files.ts'
import type { RealtimeHub } from '../realtime/hub.ts'
import { createStreamHandler, STREAM_PATH } from '../realtime/stream.ts'
import { refuse } from '../refuse.ts'
import type { ProxySettings } from './address.ts'
import { answerRefusal, createApi } from './api.ts'
import { drain } from './drain.ts'
import { toRefusal } from './errors.ts'
import { setCommonHeaders } from './headers.ts'
import { createPages, createStaticFiles } from './static.ts'

export type WebServer = {
  server: Server
  /** Answers 503 to health checks from now on, so that a balancer sends nothing more. */
  markNotReady: () => void
  /** Stops accepting, ends what is idle, waits for what runs, at most `ms`. */
  drain: (ms: number) => Promise<void>
}

type Parts = {
  services: Services
  hub: RealtimeHub
  proxy: ProxySettings
  /** The folder of the built app, or null where only calls are answered. */
  distDir: string | null
  openApi: () => Promise<unknown>
  health: () => Promise<Record<string, string>>
}

export async function createWebServer(parts: Parts): Promise<WebServer> {
  const { services, hub, distDir } = parts
  const api = createApi(services, parts.proxy)
  const stream = createStreamHandler(hub, services.identity, services.log)
  const { firebase } = services.identity
  const staticFiles = distDir ? createStaticFiles(distDir, firebase) : null
  const pages = distDir ? await createPages(distDir, firebase) : null
  let ready = true

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    setCommonHeaders(response)
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (path === '/healthz' && reads) return answerHealth(response, ready, parts.health)
    if (path === STREAM_PATH && request.method === 'GET') return stream(request, response)
    if (path === '/api/openapi.json' && reads) return answerJson(response, 200, await parts.openApi())
    if (path.startsWith('/api/')) return api(request, response)
    if (!reads) throw refuse('METHOD_NOT_ALLOWED')
    if (path.startsWith('/files/')) {
      if (await answerFile(services.files, request, response, path)) return
      throw refuse('NOT_FOUND')
    }
    if (staticFiles && (await staticFiles(request, response, path))) return
    // What looks like a file is not a screen: an old chunk must be missing, not a page.
    if (pages && !/\.[a-z0-9]{1,11}$/i.test(path)) return pages(request, response, path)
    throw refuse('NOT_FOUND')
  }

  const server = createServer(
    { maxHeaderSize: 16_384, requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 },
    (request, response) => {
      // Who is answered by a server that is about to stop asks another one next.
      if (!ready) response.shouldKeepAlive = false
      answer(request, response).catch(error => answerRefusal(response, toRefusal(error, services.log)))
    },
  )
  server.maxConnections = 10_000

  return {
    server,
    markNotReady: () => {
      ready = false
    },
    drain: ms => drain(server, ms),
  }
}

async function answerHealth(response: ServerResponse, ready: boolean, health: Parts['health']): Promise<void> {
  const parts = await health()
  const good = ready && Object.values(parts).every(state => state === 'ok')
  answerJson(response, good ? 200 : 503, { status: good ? 'ok' : 'unavailable', ...parts })
}

function answerJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}
