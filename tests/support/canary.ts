// A server that no connection may reach: it counts the connections it accepts, on every address of this machine.
import { createServer, type Server, type Socket } from 'node:net'

export type Canary = { port: number; accepted: () => number; close: () => Promise<void> }

export async function openCanary(): Promise<Canary> {
  let accepted = 0
  const sockets = new Set<Socket>()
  const count = (socket: Socket): void => {
    accepted++
    sockets.add(socket)
    socket.on('error', () => {})
    socket.end('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 28\r\n\r\n<title>the secret</title>   ')
  }
  const listen = (host: string, port: number): Promise<Server> =>
    new Promise((resolve, reject) => {
      const server = createServer(count)
      server.on('error', reject)
      server.listen({ host, port, ipv6Only: host === '::' }, () => resolve(server))
    })
  const first = await listen('0.0.0.0', 0)
  const address = first.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const servers = [first, await listen('::', port).catch(() => null)]
  return {
    port,
    accepted: () => accepted,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await Promise.all(servers.map(server => server && new Promise(resolve => server.close(resolve))))
    },
  }
}
