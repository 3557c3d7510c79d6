// Requests sent exactly as a test says: any method, header and bytes, one answer back.
import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'

export type Sent = {
  method?: string
  headers?: OutgoingHttpHeaders
  /** Body: an object is sent as JSON; text and bytes as they are. */
  body?: unknown
  token?: string
  key?: string
  agent?: Agent
  /** Milliseconds after which the request is given up. */
  timeoutMs?: number
}

export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  text: string
  /** The parsed body; undefined when it is not JSON. */
  json: unknown
}

const sharedAgent = new Agent({ keepAlive: true, maxSockets: 64 })

/** @throws when the connection breaks before a whole answer is there, or the time is up. */
export function send(url: string, { body, token, key, agent = sharedAgent, ...sent }: Sent = {}): Promise<Answer> {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array
  const payload = body === undefined ? undefined : isRaw ? body : JSON.stringify(body)
  const headers = {
    // Node frames the bodies of some methods only; unframed bytes would be the next request.
    ...(payload === undefined || sent.headers?.['transfer-encoding'] !== undefined
      ? {}
      : { 'content-length': Buffer.byteLength(payload) }),
    ...(payload !== undefined && !isRaw ? { 'content-type': 'application/json' } : {}),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
    ...sent.headers,
  }
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method: sent.method ?? 'GET', headers, agent }, response => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8')
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, json: parsed(text) })
      })
    })
    if (sent.timeoutMs !== undefined) {
      outgoing.setTimeout(sent.timeoutMs, () => outgoing.destroy(new Error('The time is up.')))
    }
    outgoing.on('error', reject)
    outgoing.end(payload)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
