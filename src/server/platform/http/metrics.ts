// GET /metrics: figures for the people who run the service. Where METRICS_TOKEN is set, a caller with that token reads them; without
// it only this machine does, and nobody behind a proxy, which could ask for others.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { callOf, type Metrics, type RequestKind } from '../metrics.ts'
import type { ProxySettings } from './address.ts'

export const METRICS_PATH = '/metrics'

const HERE = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

export function mayReadMetrics(request: IncomingMessage, token: string | undefined, proxy: ProxySettings): boolean {
  if (token !== undefined) {
    const brought = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    return timingSafeEqual(hashOf(brought), hashOf(token))
  }
  if (proxy.trustedProxies > 0 || proxy.publicOrigin !== undefined) return false
  const isPassedOn = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'].some(name => name in request.headers)
  return !isPassedOn && HERE.has(request.socket.remoteAddress ?? '')
}

export async function answerMetrics(request: IncomingMessage, response: ServerResponse, metrics: Metrics) {
  const text = await metrics.text()
  response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' })
  response.end(request.method === 'HEAD' ? undefined : text)
}

/** Counts the answer of a request once it has ended. */
export function measure(request: IncomingMessage, response: ServerResponse, metrics: Metrics): void {
  const started = performance.now()
  const kind = kindOf((request.url ?? '/').split('?')[0] ?? '/')
  response.on('close', () => {
    const status = response.writableFinished ? response.statusCode : 'cut'
    metrics.answered({ kind, call: callOf(response), status, seconds: (performance.now() - started) / 1000 })
  })
}

function kindOf(path: string): RequestKind {
  if (path === '/api/Realtime/stream') return 'stream'
  if (path.startsWith('/api/')) return 'call'
  if (path.startsWith('/files/')) return 'file'
  if (path === '/healthz' || path === METRICS_PATH) return 'other'
  return /\.[a-z0-9]{1,11}$/i.test(path) ? 'part' : 'page'
}
