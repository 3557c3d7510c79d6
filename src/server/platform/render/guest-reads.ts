// Reads of the pages that the server renders: the same calls as over HTTP, always as a guest. No cookie and no token of a visitor
// comes here, so that a rendered page may be shown to everybody.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { StandardOpenAPIHandler } from '@orpc/openapi/standard'
import { router } from '../../router.ts'
import type { RequestContext, Services } from '../context.ts'
import { createCallFinder } from '../http/call-at.ts'
import { refusalBody, toRefusal } from '../http/errors.ts'
import { refuse } from '../refuse.ts'

/** The answer of a read, as JSON. */
export type ReadAsGuest = (url: string) => Promise<{ status: number; body: string }>

export function createGuestReads(services: Services, origin: string): ReadAsGuest {
  const handler = new StandardOpenAPIHandler<RequestContext>(router, { customErrorResponseBodyEncoder: refusalBody })
  const findCall = createCallFinder()
  return async path => {
    try {
      const url = new URL(path, 'http://localhost')
      const { call, meta } = await findCall('GET', url.pathname)
      if (meta.access !== 'public' || meta.effect !== 'read') throw refuse('UNAUTHORIZED')
      const context: RequestContext = {
        ...services,
        // The request has no header that would tell whose it is.
        request: { headers: {}, method: 'GET', url: path } as IncomingMessage,
        response: {} as ServerResponse,
        requestId: 'rendering',
        address: 'rendering',
        origin,
      }
      const { matched, response } = await handler.handle(
        { method: 'GET', url, headers: {}, body: async () => undefined, signal: undefined },
        { context: { ...context, admitted: { call, caller: { viewer: null, adminId: null } } } },
      )
      if (!matched) throw refuse('CALL_UNKNOWN')
      return { status: response.status, body: JSON.stringify(response.body) ?? '' }
    } catch (error) {
      const refusal = toRefusal(error, services.log)
      return { status: refusal.status, body: JSON.stringify(refusalBody(refusal)) }
    }
  }
}
