// Calls over HTTP: request id, the call of the address, admission, body, handler, refusal, one log line.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { StandardOpenAPIHandler } from '@orpc/openapi/standard'
import { router } from '../../router.ts'
import { admit, checkOrigin, viewerOf } from '../calls.ts'
import type { RequestContext, Services, Viewer } from '../context.ts'
import { noteCall } from '../metrics.ts'
import { refuse } from '../refuse.ts'
import { createTurns } from '../turns.ts'
import { addressOf, originOf, type ProxySettings } from './address.ts'
import { answerCall, type CallAnswer } from './answer-call.ts'
import { type BodyCaps, checkDeclaredLength, createBodyStore, type Hold, MAX_BODY_BYTES, readBody } from './body.ts'
import { createCallFinder } from './call-at.ts'
import { type Refused, refusalBody, refusalHeaders, toRefusal } from './errors.ts'
import { logAnswer, tabOf } from './log-answer.ts'
import { type Places, placeOf } from './places.ts'

type Admitted = Awaited<ReturnType<typeof admit>>
type Body = Awaited<ReturnType<typeof readBody>> | undefined

export type ApiHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** @param places places for calls under way; without them all are let in */
export function createApi(services: Services, proxy: ProxySettings, caps?: BodyCaps, places?: Places): ApiHandler {
  const handler = new StandardOpenAPIHandler<RequestContext>(router, {
    customErrorResponseBodyEncoder: refusalBody,
    interceptors: [
      async ({ next, context }) => {
        try {
          return await next()
        } catch (error) {
          const refusal = toRefusal(error, context.log)
          setHeaders(context.response, refusalHeaders(refusal))
          throw refusal
        }
      },
    ],
  })
  const findCall = createCallFinder()
  const openHold = createBodyStore(caps)
  /**
   * Sign-ins are processed one at a time for all callers, including the count of their limits, so that 200 at once do not
   * slow down other requests. One address may take at most half of the free places; more are refused for now.
   */
  const signInsInTurn = createTurns(1, 24, 1 / 2)

  /**
   * Answers a request; cheap checks come first: a free place, the address, the token and the limits of the caller, the length,
   * then the body, whose sender holds no place.
   */
  const run = async (context: RequestContext, url: URL, hold: (caller: string) => Hold): Promise<CallAnswer> => {
    const { request } = context
    const method = request.method ?? 'GET'
    const known = await findCall(method, url.pathname).catch(async error => {
      await context.limits.take('read', context.address)
      throw error
    })
    noteCall(context.response, known.call)
    if (method !== 'GET') checkDeclaredLength(request)
    const mostOf = (viewer: Viewer | null) => (viewer ? MAX_BODY_BYTES : known.mostInputBytes)
    const holdOf = (viewer: Viewer | null) => hold(viewer?.userId ?? context.address)
    const answer = async (caller: Admitted, body: Body) => {
      const { matched, response } = await handler.handle(
        { method, url, headers: request.headers, body: async () => body, signal: signalOf(context.response) },
        { context: { ...context, admitted: { call: known.call, caller } } },
      )
      if (!matched) throw refuse('CALL_UNKNOWN')
      return response
    }
    if (known.meta.limit === 'sign-in') {
      const viewer = await viewerOf(context)
      checkOrigin(context)
      // A cheap count before the body. That of sign-ins is taken in the turn, for what was wholly received only.
      await context.limits.take('write', context.address)
      // The body is read before the turn, so that a slow sender holds no place.
      const body = await readBody(request, mostOf(viewer), holdOf(viewer))
      return signInsInTurn(async () => answer(await admit(context, known.meta), body), context.address)
    }
    const place = places ? placeOf(places, known.meta, request.headers.authorization !== undefined) : null
    try {
      const caller = await admit(context, known.meta)
      if (method === 'GET') return await answer(caller, undefined)
      const read = () => readBody(request, mostOf(caller.viewer), holdOf(caller.viewer))
      return await answer(caller, await (place ? place.outside(read) : read()))
    } finally {
      place?.leave()
    }
  }

  return async (request, response) => {
    const requestId = randomUUID()
    const key = request.headers['idempotency-key']
    const log = services.log.child({
      ...{ requestId, ...tabOf(request) },
      ...(typeof key === 'string' ? { key: key.slice(0, 36) } : {}),
    })
    response.setHeader('x-request-id', requestId)
    response.setHeader('cache-control', 'no-store')
    // The client accepts an answer as the server's own only if it repeats the key (reliability rule 5).
    if (typeof key === 'string' && /^[\w-]{1,64}$/.test(key)) response.setHeader('idempotency-key', key)
    logAnswer(log, request, response, 'call')
    const context: RequestContext = {
      ...services,
      log,
      request,
      response,
      requestId,
      address: addressOf(request, proxy),
      origin: originOf(request, proxy),
    }
    let held: Hold | undefined
    const hold = (caller: string): Hold => {
      held = openHold(caller)
      return held
    }
    try {
      const answer = await run(context, urlOf(request), hold).finally(() => held?.release())
      await answerCall(request, response, answer)
    } catch (error) {
      answerRefusal(response, toRefusal(error, log))
    }
  }
}

/**
 * The requested address. Its host is left out, because the caller chooses it freely. @throws CALL_UNKNOWN when it is no
 * address
 */
function urlOf(request: IncomingMessage): URL {
  const url = URL.parse(`http://localhost${request.url ?? '/'}`)
  if (!url) throw refuse('CALL_UNKNOWN')
  return url
}

/** Signal that fires when the caller leaves before the answer. */
function signalOf(response: ServerResponse): AbortSignal {
  const gone = new AbortController()
  if (response.destroyed) gone.abort()
  else response.once('close', () => response.writableFinished || gone.abort())
  return gone.signal
}

const setHeaders = (response: ServerResponse, headers: Record<string, string>): void => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

/** Answers a refusal outside the handler: an unknown path, an unreadable body. */
export function answerRefusal(response: ServerResponse, refusal: Refused): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  setHeaders(response, refusalHeaders(refusal))
  // The rest of a body that is too large, or comes from a stranger, is not read.
  if (refusal.code === 'TOO_LARGE' || isStrangersBody(response.req)) response.setHeader('connection', 'close')
  response.writeHead(refusal.status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(refusalBody(refusal)))
}

/** Length in bytes above which the rest of a refused body costs more than a new connection. */
const WORTH_READING = 64 * 1024

/**
 * Whether the rest of a refused body is left unread because a stranger sends it. That of a user is read, since a connection
 * that ends while its body is on the way can take the refusal with it, and a draft with an expired token waits for that.
 */
const isStrangersBody = ({ complete, headers }: IncomingMessage): boolean =>
  !complete && headers.authorization === undefined && Number(headers['content-length'] ?? 0) > WORTH_READING
