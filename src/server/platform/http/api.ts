// The calls over HTTP: request id, body, handler, refusal, one log line.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { OpenAPIHandler } from '@orpc/openapi/node'
import { CompressionPlugin } from '@orpc/server/node'
import { router } from '../../router.ts'
import type { RequestContext, Services } from '../context.ts'
import { refuse } from '../refuse.ts'
import { addressOf, originOf, type ProxySettings } from './address.ts'
import { readBody } from './body.ts'
import { type Refused, refusalBody, retryAfterOf, toRefusal } from './errors.ts'

export type ApiHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export function createApi(services: Services, proxy: ProxySettings): ApiHandler {
  const handler = new OpenAPIHandler<RequestContext>(router, {
    customErrorResponseBodyEncoder: refusalBody,
    plugins: [new CompressionPlugin()],
    interceptors: [
      async ({ next, context }) => {
        try {
          return await next()
        } catch (error) {
          const refusal = toRefusal(error, context.log)
          const retryAfter = retryAfterOf(refusal)
          if (retryAfter !== undefined) context.response.setHeader('retry-after', retryAfter)
          throw refusal
        }
      },
    ],
  })

  return async (request, response) => {
    const requestId = randomUUID()
    const key = request.headers['idempotency-key']
    const log = services.log.child({ requestId, ...(typeof key === 'string' ? { key: key.slice(0, 36) } : {}) })
    const started = performance.now()
    response.setHeader('x-request-id', requestId)
    response.setHeader('cache-control', 'no-store')
    // The client takes an answer for the server's own only when its key comes back (reliability.md rule 5).
    if (typeof key === 'string' && /^[\w-]{1,64}$/.test(key)) response.setHeader('idempotency-key', key)
    response.on('close', () => {
      const path = (request.url ?? '').split('?')[0]
      const ms = Math.round(performance.now() - started)
      log.info(
        { method: request.method, path, status: response.writableFinished ? response.statusCode : 'cut', ms },
        'call',
      )
    })
    try {
      const body = request.method === 'GET' || request.method === 'HEAD' ? undefined : await readBody(request)
      const { matched } = await handler.handle(Object.assign(request, { body }), response, {
        context: {
          ...services,
          log,
          request,
          response,
          requestId,
          address: addressOf(request, proxy),
          origin: originOf(request, proxy),
        },
      })
      if (!matched) throw refuse('NOT_FOUND')
    } catch (error) {
      answerRefusal(response, toRefusal(error, log))
    }
  }
}

/** Answers a refusal outside the handler: an unknown path, a body that cannot be read. */
export function answerRefusal(response: ServerResponse, refusal: Refused): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const retryAfter = retryAfterOf(refusal)
  if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter)
  // What is left of a refused body is not read.
  if (refusal.code === 'TOO_LARGE') response.setHeader('connection', 'close')
  response.writeHead(refusal.status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(refusalBody(refusal)))
}
