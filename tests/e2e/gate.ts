// A gate in front of the server: open, shut (connections are refused), or losing answers. Offline is made here, where the
// worker's requests pass too.
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

export type Gate = {
  url: string
  /** No connection gets through; open ones are cut. */
  shut: () => void
  open: () => void
  /** Passes requests on and loses their answers, for paths that match. */
  loseAnswers: (paths: RegExp | null) => void
  /** Answers in the server's place, for paths that match. */
  answer: (paths: RegExp | null, status?: number, body?: string, type?: string) => void
  /** Method and path of every request that came, newest last. */
  seen: string[]
  close: () => Promise<void>
}

export async function openGate(port: () => number): Promise<Gate> {
  let shut = false
  let losing: RegExp | null = null
  let answering: { paths: RegExp; status: number; body: string; type: string } | null = null
  const sockets = new Set<Socket>()
  const seen: string[] = []

  const pass = (request: IncomingMessage, response: ServerResponse): void => {
    const path = request.url ?? '/'
    seen.push(`${request.method} ${path}`)
    if (answering?.paths.test(path)) {
      response.writeHead(answering.status, { 'content-type': answering.type }).end(answering.body)
      return
    }
    const onward = send(
      { host: '127.0.0.1', port: port(), method: request.method, path, headers: request.headers },
      answer => {
        if (losing?.test(path)) {
          answer.resume()
          answer.on('end', () => request.socket.destroy())
          return
        }
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
        answer.on('error', () => response.destroy())
      },
    )
    onward.on('error', () => request.socket.destroy())
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  }

  const server = createServer(pass)
  server.on('connection', socket => {
    if (shut) {
      socket.destroy()
      return
    }
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    shut: () => {
      shut = true
      for (const socket of sockets) socket.destroy()
    },
    open: () => {
      shut = false
    },
    loseAnswers: paths => {
      losing = paths
    },
    answer: (paths, status = 200, body = '', type = 'text/html') => {
      answering = paths && { paths, status, body, type }
    },
    seen,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
