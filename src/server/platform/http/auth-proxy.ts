// Pages of a Firebase project below /__/auth, answered by our own host: the windows of Google and Twitter belong to the host
// of the page then, which home-screen apps of iOS and browsers with divided storage ask for. Only the configured project is
// asked, through the one way out (reliability rule 19), which knows no cookie and no token of ours.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FirebaseWeb } from '#contract/identity.ts'
import { FetchBusy, FetchRefused } from '../outside/read-answer.ts'
import type { SafeFetch } from '../outside/safe-fetch.ts'
import { refuse } from '../refuse.ts'

export const AUTH_PAGES = '/__/'

const PAGES = /^\/__\/(?:auth(?:\/[\w-][\w.-]{0,60}){1,4}|firebase\/init\.json)$/
const LONGEST_SEARCH = 8_000
const RETRY_SECONDS = 2
const ACCEPT = /^(?:text\/(?:html|javascript|css|plain)|application\/(?:x-)?(?:javascript|json))$/
/** Framed by our own pages alone; the scripts in it are the project's. */
const POLICY = "frame-ancestors 'self'; object-src 'none'; base-uri 'self'"

/** Answers a page of the project, or refuses. @throws NOT_FOUND, BUSY when the project cannot be asked now */
export type AuthProxy = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>

/** Makes the proxy; null where no real project is configured. */
export function createAuthProxy(firebase: FirebaseWeb | null, outside: SafeFetch): AuthProxy | null {
  if (!firebase || firebase.authEmulator) return null
  const origin = `https://${firebase.projectId}.firebaseapp.com`
  return async (request, response, path) => {
    const search = (request.url ?? '').slice(path.length)
    if (!PAGES.test(path) || search.length > LONGEST_SEARCH) throw refuse('NOT_FOUND')
    const { type, charset, body } = await outside(`${origin}${path}${search}`, {
      ...{ accept: ACCEPT, cut: false, staysOnHost: true },
    }).catch(error => {
      if (error instanceof FetchBusy) throw refuse('BUSY', { retryAfterSeconds: RETRY_SECONDS })
      throw error instanceof FetchRefused ? refuse('NOT_FOUND') : error
    })
    // The page goes on to the service, which would lose its opener under a policy of ours.
    response.removeHeader('cross-origin-opener-policy')
    response.writeHead(200, {
      'content-type': `${type}; charset=${charset ?? 'utf-8'}`,
      'content-length': body.length,
      'content-security-policy': POLICY,
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'public, max-age=600',
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}
