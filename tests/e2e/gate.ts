// A gate in front of the server that imitates networks and deployments: shut, losing requests or answers, answering in the
// server's place, slow, serving another build, cut in the middle. Offline is made here, where the worker's requests pass too
// (the browser's own switch misses them).
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setCommonHeaders } from '../../src/server/platform/http/headers.ts'
import { createPages, createStaticFiles, type Pages, type StaticFiles } from '../../src/server/platform/http/static.ts'

export type SeenCall = {
  at: number
  method: string
  path: string
  key: string | null
  /** Number of the app's try, if the test counts tries in the page (`countTries`). */
  nth: number
  /** User of the token in the request. */
  userId: string | null
}

export type Answer = { status?: number; body?: string; type?: string; headers?: Record<string, string> }

export type Gate = {
  url: string
  /** Cuts open connections and accepts no new ones. */
  shut: () => void
  open: () => void
  /** Passes requests on and loses their answers, for paths that match. */
  loseAnswers: (paths: RegExp | null) => void
  /** Cuts the connection before the server has heard of the request, for paths that match. */
  loseRequests: (paths: RegExp | null) => void
  /** Answers in the server's place, for paths that match. */
  answer: (
    paths: RegExp | null,
    status?: number,
    body?: string,
    type?: string,
    headers?: Record<string, string>,
  ) => void
  /** Decides call by call: an answer, `reset` for a cut connection, null to ask the server. */
  judge: (judge: ((call: SeenCall) => Answer | 'reset' | null) | null) => void
  /** Delays requests for paths that match. */
  delay: (paths: RegExp | null, ms?: number) => void
  /**
   * Serves the app from another folder, as after a deployment. Hashed files of `older` builds stay, as they do on the server
   * for 30 days.
   */
  serveBuild: (folder: string, older?: readonly string[]) => Promise<void>
  /** Cuts everything and shuts after this many more bytes of the build. Resolves afterwards. */
  cutAfter: (bytes: number) => Promise<void>
  /** Method and path of every request, newest last. */
  seen: string[]
  /** Requests with their times and keys. */
  calls: SeenCall[]
  /** Requests that are still being answered, mostly streams. */
  underway: ReadonlySet<SeenCall>
  close: () => Promise<void>
}

type Build = { files: StaticFiles; older: StaticFiles[]; pages: Pages }

/** User in a request's token; nobody checks the token here. */
function userOf({ headers }: IncomingMessage): string | null {
  const payload = headers.authorization?.split('.')[1]
  if (!payload) return null
  return String(JSON.parse(Buffer.from(payload, 'base64url').toString()).sub)
}

const isOfTheBuild = (path: string): boolean => !/^\/(api|files)\/|^\/healthz$/.test(path)

/** @param port asked at the first request that the server has to answer */
export async function openGate(port: () => number | Promise<number>): Promise<Gate> {
  let shut = false
  let losingAnswers: RegExp | null = null
  let losingRequests: RegExp | null = null
  let delaying: { paths: RegExp; ms: number } | null = null
  let answering: ({ paths: RegExp } & Required<Answer>) | null = null
  let judging: Parameters<Gate['judge']>[0] = null
  let build: Build | null = null
  let cut: { bytesLeft: number; done: () => void } | null = null
  const sockets = new Set<Socket>()
  const seen: string[] = []
  const calls: SeenCall[] = []
  const underway = new Set<SeenCall>()

  const close = (): void => {
    shut = true
    for (const socket of sockets) socket.destroy()
  }

  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/'
    const { method = 'GET' } = request
    const key = request.headers['idempotency-key']
    seen.push(`${method} ${path}`)
    const call = {
      at: Date.now(),
      method,
      path,
      key: typeof key === 'string' ? key : null,
      nth: Number(request.headers['x-try'] ?? 0),
      userId: userOf(request),
    }
    calls.push(call)
    underway.add(call)
    response.on('close', () => underway.delete(call))
    if (delaying?.paths.test(path)) await new Promise(resolve => setTimeout(resolve, delaying?.ms))
    if (shut || losingRequests?.test(path)) {
      request.socket.destroy()
      return
    }
    const judged = judging?.(call) ?? (answering?.paths.test(path) ? answering : null)
    if (judged === 'reset') {
      request.socket.destroy()
      return
    }
    if (judged) {
      // An answer in the server's place repeats the key, like its refusals do.
      const repeated = key ? { 'idempotency-key': key } : {}
      const { status = 200, body = '', type = 'text/html', headers = {} } = judged
      response.writeHead(status, { 'content-type': type, ...repeated, ...headers }).end(body)
      return
    }
    if (build && method === 'GET' && isOfTheBuild(path.split('?')[0] ?? '/')) {
      await serve(build, request, response)
      return
    }
    const onward = send({ host: '127.0.0.1', port: await port(), method, path, headers: request.headers }, answer => {
      if (losingAnswers?.test(path)) {
        answer.resume()
        answer.on('end', () => request.socket.destroy())
        return
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      answer.on('error', () => response.destroy())
    })
    onward.on('error', () => request.socket.destroy())
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  }

  const serve = async (from: Build, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    setCommonHeaders(response)
    if (cut) countBytes(response)
    if (await from.files(request, response, path)) return
    if (path.startsWith('/assets/')) {
      for (const files of from.older) if (await files(request, response, path)) return
    }
    if (/\.[a-z0-9]{1,11}$/i.test(path)) response.writeHead(404, { 'content-type': 'application/json' }).end('{}')
    else await from.pages(request, response, path)
  }

  /** Lets the remaining bytes through, then cuts. */
  const countBytes = (response: ServerResponse): void => {
    const write = response.write.bind(response) as (chunk: Buffer) => boolean
    response.write = ((chunk: Buffer) => {
      if (!cut) return write(chunk)
      const allowed = Math.min(chunk.length, cut.bytesLeft)
      cut.bytesLeft -= allowed
      const more = write(chunk.subarray(0, allowed))
      if (cut.bytesLeft > 0) return more
      const { done } = cut
      cut = null
      // The bytes let through are sent before the end.
      setTimeout(() => {
        close()
        done()
      }, 5)
      return false
    }) as typeof response.write
  }

  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy())
  })
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
    shut: close,
    open: () => {
      shut = false
    },
    loseAnswers: paths => {
      losingAnswers = paths
    },
    loseRequests: paths => {
      losingRequests = paths
    },
    answer: (paths, status = 200, body = '', type = 'text/html', headers = {}) => {
      answering = paths && { paths, status, body, type, headers }
    },
    judge: judge => {
      judging = judge
    },
    delay: (paths, ms = 0) => {
      delaying = paths && { paths, ms }
    },
    serveBuild: async (folder, older = []) => {
      const filesOf = (from: string) => createStaticFiles(from, { firebase: null })
      build = {
        files: filesOf(folder),
        older: older.map(filesOf),
        pages: await createPages(folder, { firebase: null }),
      }
    },
    cutAfter: bytes =>
      new Promise(resolve => {
        cut = { bytesLeft: bytes, done: resolve }
      }),
    seen,
    calls,
    underway,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
