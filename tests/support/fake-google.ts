// Stand-in for Google as the writer of documents uses it: a token address and Firestore's REST interface, on a local port.
// It records its requests and answers as a test says.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

export type Asked = { method: string; path: string; headers: IncomingMessage['headers']; body: string }
type Reply = { status?: number; body?: unknown; headers?: Record<string, string> }

export type FakeGoogle = {
  origin: string
  asked: Asked[]
  /** Answers of the next requests whose path matches; after them `{}`. */
  reply: (path: RegExp, ...replies: Reply[]) => void
}

/** Opens it; called at the top of a test file. */
export async function openFakeGoogle(): Promise<FakeGoogle> {
  const asked: Asked[] = []
  const replies: { path: RegExp; reply: Reply }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = decodeURIComponent(request.url ?? '')
      const { method = '', headers } = request
      asked.push({ method, path, headers, body: Buffer.concat(chunks).toString() })
      const at = replies.findIndex(each => each.path.test(path))
      const { status = 200, body = {}, headers: more = {} } = at < 0 ? {} : (replies.splice(at, 1)[0]?.reply ?? {})
      response.writeHead(status, { 'content-type': 'application/json', ...more }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    reply: (path, ...wanted) => replies.push(...wanted.map(reply => ({ path, reply }))),
  }
}
