// Limits of connections: their number, the requests waiting on one, the bytes of unread answers, and the time of silence.
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from '../log.ts'
import { networkOf } from './address.ts'
import { createTeller } from './teller.ts'

export type ConnectionCaps = {
  /** Open connections at the same time. */
  inAll: number
  /**
   * Open connections of one address, or of one IPv6 network as in the limits; not applied behind own proxies, which give all
   * callers one address.
   */
  perAddress: number
  /** Requests waiting on one connection, which answers one after the other. Browsers send none in advance. */
  requestsWaiting: number
  /** Bytes of unread answers on one connection; more than the longest answer given in one piece. */
  bytesWaiting: number
  /** Bytes of unread answers on all connections; above it those with the most are ended. */
  bytesWaitingInAll: number
  /** Time after which a connection is ended on which nothing moves while something is to be sent or received. */
  silenceMs: number
}

export const connectionCaps: ConnectionCaps = {
  inAll: 5_000,
  perAddress: 1_500,
  requestsWaiting: 16,
  bytesWaiting: 8 * 1024 * 1024,
  bytesWaitingInAll: 48 * 1024 * 1024,
  silenceMs: 20_000,
}

/** Interval of checking unread bytes. Between two checks, the speed of the server limits what can be added. */
const LOOK_MS = 250
/** Part of the allowed bytes that is left after ending the worst connections. */
const RELIEF = 0.75

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** One connection: the answer being given, and the requests after it. */
type Line = { current: ServerResponse | null; next: (() => void)[] }

/** Puts a listener of requests behind the limits. */
export function guardConnections(
  server: Server,
  listener: Listener,
  options: { caps: ConnectionCaps; behindProxy: boolean; log: Logger },
): void {
  const { caps, behindProxy } = options
  const lines = new Map<Socket, Line>()
  const perAddress = new Map<string, number>()
  const tell = createTeller(ended => options.log.warn({ ended }, 'connections were ended'))
  server.maxConnections = caps.inAll
  server.setTimeout(caps.silenceMs)

  server.on('drop', () => tell('too many connections'))
  server.on('connection', socket => {
    const address = networkOf(socket.remoteAddress ?? '')
    const open = (perAddress.get(address) ?? 0) + 1
    perAddress.set(address, open)
    lines.set(socket, { current: null, next: [] })
    socket.once('close', () => {
      lines.delete(socket)
      const left = (perAddress.get(address) ?? 1) - 1
      if (left > 0) perAddress.set(address, left)
      else perAddress.delete(address)
    })
    if (open > caps.perAddress && !behindProxy) end(socket, 'too many connections of one address')
  })

  const end = (socket: Socket, why: string): void => {
    tell(why)
    socket.destroy()
  }

  const begin = (socket: Socket, line: Line, request: IncomingMessage, response: ServerResponse): void => {
    line.current = response
    response.once('close', () => {
      line.current = null
      // A closed connection gets no more answers.
      if (!socket.destroyed) line.next.shift()?.()
    })
    listener(request, response)
  }
  server.on('request', (request, response) => {
    const { socket } = request
    const line = lines.get(socket)
    if (!line) return void socket.destroy()
    if (!line.current && line.next.length === 0) return begin(socket, line, request, response)
    if (line.next.length >= caps.requestsWaiting) return end(socket, 'too many requests ahead')
    line.next.push(() => begin(socket, line, request, response))
  })

  const look = setInterval(() => {
    const waiting: { socket: Socket; bytes: number }[] = []
    let inAll = 0
    for (const [socket, { current }] of lines) {
      const bytes = current?.writableLength ?? 0
      if (bytes > caps.bytesWaiting) end(socket, 'an answer nobody reads')
      else if (bytes > 0) {
        waiting.push({ socket, bytes })
        inAll += bytes
      }
    }
    if (inAll <= caps.bytesWaitingInAll) return
    waiting.sort((one, other) => one.bytes - other.bytes)
    while (inAll > caps.bytesWaitingInAll * RELIEF) {
      const worst = waiting.pop()
      if (!worst) return
      inAll -= worst.bytes
      end(worst.socket, 'too many answers nobody reads')
    }
  }, LOOK_MS)
  look.unref()
  server.once('close', () => clearInterval(look))
}
