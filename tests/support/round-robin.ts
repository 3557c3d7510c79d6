// A proxy before several servers that gives each request to the next of them, as a balancer does that knows nothing of sessions.
import { Agent, request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type RoundRobin = {
  url: string
  /** Requests that each server got. */
  counts: number[]
  close: () => Promise<void>
}

export async function openRoundRobin(servers: readonly string[]): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const counts = servers.map(() => 0)
  let next = 0
  const proxy = createServer((request, response) => {
    const at = next++ % servers.length
    counts[at] = (counts[at] ?? 0) + 1
    const { hostname, port } = new URL(servers[at] ?? '')
    const headers = { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress ?? '' }
    const outgoing = ask({ hostname, port, agent, method: request.method, path: request.url, headers }, answer => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      answer.on('error', () => response.destroy())
    })
    outgoing.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
    response.on('close', () => outgoing.destroy())
    request.pipe(outgoing)
  })
  proxy.keepAliveTimeout = 60_000
  await new Promise<void>(done => proxy.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    counts,
    close: async () => {
      proxy.closeAllConnections()
      await new Promise<void>(done => proxy.close(() => done()))
      agent.destroy()
    },
  }
}
