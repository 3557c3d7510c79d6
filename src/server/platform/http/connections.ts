// Limits of connections: their number, the requests that wait on one, the bytes of answers that are not being read, and the
// time of silence.
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from '../log.ts'

export type ConnectionCaps = {
  /** Open at the same time. */
  inAll: number
  /** Of one address; does not count behind proxies of our own, whose address everybody has. */
  perAddress: number
  /** Requests of one connection that wait for their turn: it answers one after the other. Browsers send none ahead. */
  requestsWaiting: number
  /** Bytes of answers that wait to be read, of one connection. Above the longest answer that is given in one piece. */
  bytesWaiting: number
  /** The same of all connections together: then those where most waits are ended. */
  bytesWaitingInAll: number
  /** A connection on which nothing moves while something is to be sent or received. */
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

/** How often waiting bytes are looked at. What can be added meanwhile is limited by what the server can answer. */
const LOOK_MS = 250
/** Those that were ended are told of together. */
const TELL_MS = 10_000
/** So many of the bytes allowed are left when the worst were ended. */
const RELIEF = 0.75

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** One connection: the answer that is being given, and the requests after it. */
type Line = { current: ServerResponse | null; next: (() => void)[] }

/** Puts a listener of requests behind the caps. */
export function guardConnections(
  server: Server,
  listener: Listener,
  options: { caps: ConnectionCaps; behindProxy: boolean; log: Logger },
): void {
  const { caps, behindProxy } = options
  const lines = new Map<Socket, Line>()
  const perAddress = new Map<string, number>()
  const tell = createTeller(options.log)
  server.maxConnections = caps.inAll
  server.setTimeout(caps.silenceMs)

  server.on('drop', () => tell('too many connections'))
  server.on('connection', socket => {
    const address = socket.remoteAddress ?? ''
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
      // Who has gone reads no more answers.
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

/** Says in one line what happened in some seconds: who attacks must not fill the log. */
function createTeller(log: Logger): (why: string) => void {
  const counts = new Map<string, number>()
  return why => {
    counts.set(why, (counts.get(why) ?? 0) + 1)
    if (counts.size > 1 || counts.get(why) !== 1) return
    setTimeout(() => {
      log.warn({ ended: Object.fromEntries(counts) }, 'connections were ended')
      counts.clear()
    }, TELL_MS).unref()
  }
}
