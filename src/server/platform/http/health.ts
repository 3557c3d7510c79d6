// GET /healthz: whether a balancer may send requests here, and which part does not work.
import type { ServerResponse } from 'node:http'

/** State of each part by its name: `ok`, the name of its fault, or `off` for a part that its settings leave out. */
export type Health = Record<string, string>

/** Milliseconds for which a found state is answered again, to any number of requests. */
export const HEALTH_STANDS_MS = 200

/** Makes the answer from the result of `look`; 503 when a part does not work or the server is about to stop. */
export function createHealth(look: () => Promise<Health>): (response: ServerResponse, ready: boolean) => Promise<void> {
  let found: { parts: Promise<Health>; at: number } | null = null
  return async (response, ready) => {
    if (!found || performance.now() - found.at > HEALTH_STANDS_MS) found = { parts: look(), at: performance.now() }
    const parts = await found.parts
    const good = ready && Object.values(parts).every(state => state === 'ok' || state === 'off')
    response.writeHead(good ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    response.end(JSON.stringify({ status: good ? 'ok' : 'unavailable', ...parts }))
  }
}
