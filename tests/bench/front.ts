// HTTP/2 with TLS in front of the server, as in production; it can be cut.
import { Agent, request as send } from 'node:http'
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2'
import type { AddressInfo } from 'node:net'
import { createCertificate } from './certificate.ts'

export type Front = {
  url: string
  /** Hash of the certificate's public key, for the browser. */
  fingerprint: string
  /** Path of a page with a single word, which the front answers itself. */
  barePage: string
  /** Cuts open connections and accepts no new ones. */
  shut: () => void
  open: () => void
  close: () => Promise<void>
}

/** Headers that belong to a single connection. */
const ONE_HOP = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
  'http2-settings',
])

const BARE_PAGE = '/bench-bare-page'

export async function openFront(port: () => number): Promise<Front> {
  const { key, cert, fingerprint } = createCertificate()
  const agent = new Agent({ keepAlive: true })
  const sessions = new Set<ServerHttp2Session>()
  let shut = false

  const pass = (request: Http2ServerRequest, response: Http2ServerResponse): void => {
    if (request.url === BARE_PAGE) {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>bare')
      return
    }
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !name.startsWith(':')))
    const onward = send(
      {
        ...{ host: '127.0.0.1', port: port(), agent, method: request.method, path: request.url },
        headers: { ...headers, host: request.authority },
      },
      answer => {
        const kept = Object.entries(answer.headers).filter(([name]) => !ONE_HOP.has(name))
        response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept))
        answer.on('error', () => response.stream?.destroy())
        answer.pipe(response)
      },
    )
    onward.on('error', () => response.stream?.destroy())
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  }

  const server = createSecureServer({ key, cert }, pass)
  server.on('session', session => {
    if (shut) session.destroy()
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
    session.on('error', () => {})
  })
  server.on('connection', socket => {
    if (shut) socket.destroy()
  })
  server.on('tlsClientError', () => {})
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  const cut = () => {
    for (const session of sessions) session.destroy()
  }
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    ...{ fingerprint, barePage: BARE_PAGE },
    shut: () => {
      shut = true
      cut()
    },
    open: () => {
      shut = false
    },
    close: () =>
      new Promise(resolve => {
        agent.destroy()
        server.close(() => resolve())
        cut()
      }),
  }
}
