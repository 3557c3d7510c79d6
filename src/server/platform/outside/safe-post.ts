// Hands bytes to a service outside, whose address a browser named: the same judgement of addresses as for reading
// (safe-fetch.ts), no redirects, nothing of the answer but its status and how long to wait. Connections are kept for the name
// that they were opened and judged for.
import { Agent as PlainAgent, request as requestPlain } from 'node:http'
import { request as requestSecure, Agent as SecureAgent } from 'node:https'
import { FetchRefused } from './read-answer.ts'
import { checked, checkedLookup, internet, type Outside } from './safe-fetch.ts'

export type Posted = { status: number; retryAfter: string | null }

/** @throws FetchRefused when the address is not allowed or gives no answer */
export type SafePost = (address: string, sent: { headers: Record<string, string>; body: Buffer }) => Promise<Posted>

const TOTAL_MS = 10_000
const KEPT = { keepAlive: true, maxSockets: 32, maxFreeSockets: 8, timeout: 30_000 }

/** @param isNear whether the settings allow an address inside the network, for development and tests */
export function createSafePost(isNear: (url: URL) => boolean, outside: Outside = internet): SafePost {
  const agents = { 'http:': new PlainAgent(KEPT), 'https:': new SecureAgent(KEPT) }
  return async (address, { headers, body }) => {
    const near = URL.parse(address)
    const url = near && isNear(near) ? near : checked(address, outside)
    if (url !== near && url.protocol !== 'https:') throw new FetchRefused('not an address of https')
    const signal = AbortSignal.timeout(TOTAL_MS)
    return new Promise((resolve, reject) => {
      const refuse = (error: Error) => reject(new FetchRefused(error.message))
      const request = url.protocol === 'https:' ? requestSecure : requestPlain
      const sent = request(
        url.href,
        {
          method: 'POST',
          agent: agents[url.protocol as keyof typeof agents],
          signal,
          maxHeaderSize: 16 * 1024,
          headers: { ...headers, 'content-length': String(body.length) },
          ...(url === near ? {} : { lookup: checkedLookup(outside, signal) }),
        },
        response => {
          const { statusCode: status = 0, headers: answered } = response
          resolve({ status, retryAfter: answered['retry-after'] ?? null })
          // The answer is read to its end, so that the connection can be used again; a long one ends the connection.
          response.on('error', () => {})
          let bytes = 0
          response.on('data', (part: Buffer) => {
            bytes += part.length
            if (bytes > MOST_ANSWER) response.destroy()
          })
        },
      )
      sent.on('error', refuse)
      sent.end(body)
    })
  }
}

const MOST_ANSWER = 64 * 1024
