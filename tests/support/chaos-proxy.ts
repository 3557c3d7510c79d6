// A bad network between a client and the server: an HTTP proxy that drops, delays, cuts and doubles messages, by a seeded
// random, so that a run can be repeated. Closing the proxy makes the client offline.
import {
  Agent,
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
  request as send,
} from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from './random.ts'

/** Probability of each fault of a request; the remaining requests pass unchanged. */
export type Toxics = {
  /** The request never reaches the server. */
  dropRequest: number
  /** The server has carried the request out and answered; the answer is lost. */
  dropAnswer: number
  /** The request reaches the server only after `delayMs`: longer than a client waits. */
  delay: number
  /** The connection is reset at once. */
  reset: number
  /** The answer stops in the middle. */
  cut: number
  /** 200 text/html, as a captive portal gives it; the server gets no request. */
  garbage: number
  /** The answer comes byte by byte. */
  slow: number
  /** The server gets the request twice. */
  duplicate: number
}
export type Toxic = keyof Toxics | 'none'

export type ChaosProxy = {
  url: string
  /** Number of times each fault happened. */
  counts: Record<Toxic, number>
  set: (toxics: Partial<Toxics>) => void
  /** Opens or closes the proxy; a closed one lets nothing pass, as without a network. */
  setOpen: (open: boolean) => void
  close: () => Promise<void>
}

type Options = { target: () => string; random: Random; toxics?: Partial<Toxics>; delayMs?: number }
type Held = { method: string; path: string; headers: OutgoingHttpHeaders; body: Buffer }

const PORTAL = '<!doctype html><title>Wi-Fi</title><p>ログインしてください'
const names: (keyof Toxics)[] = [
  ...(['dropRequest', 'dropAnswer', 'delay', 'reset', 'cut', 'garbage', 'slow', 'duplicate'] as const),
]

export async function openChaosProxy({ target, random, toxics = {}, delayMs = 2_000 }: Options): Promise<ChaosProxy> {
  const counts = Object.fromEntries([...names, 'none'].map(name => [name, 0])) as Record<Toxic, number>
  const sockets = new Set<Socket>()
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  let current = toxics
  let open = true

  const draw = (): Toxic => {
    let point = random.next()
    for (const name of names) {
      point -= current[name] ?? 0
      if (point < 0) return name
    }
    return 'none'
  }

  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // The fault is drawn before any waiting, so that only the order of arrival decides.
    const toxic = open ? draw() : 'reset'
    counts[toxic] += 1
    if (toxic === 'reset') return reset(response)
    const held = await read(request)
    if (toxic === 'dropRequest') return reset(response)
    if (toxic === 'garbage') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PORTAL)
      return
    }
    if (toxic === 'delay') await sleep(delayMs)
    const ask = () => forward(agent, target(), held)
    const answers = toxic === 'duplicate' ? await Promise.all([ask(), ask()]) : [await ask()]
    const answer = answers[0]
    if (!answer || answers.length > 1) {
      const [first, second] = await Promise.all(answers.map(collect))
      return random.chance(0.5) ? give(response, first) : give(response, second)
    }
    if (toxic === 'none' || toxic === 'delay') {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.on('error', () => reset(response))
      answer.pipe(response)
      return
    }
    const whole = await collect(answer)
    if (toxic === 'dropAnswer') return reset(response)
    if (toxic === 'cut') return cut(response, whole)
    return trickle(response, whole)
  }

  const server = createServer((request, response) => {
    // A server that cannot be reached is, to the client, a connection that breaks.
    pass(request, response).catch(() => reset(response))
  })
  server.on('connection', socket => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    if (!open) socket.resetAndDestroy()
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    set: next => {
      current = next
    },
    setOpen: next => {
      open = next
      if (!open) for (const socket of sockets) socket.resetAndDestroy()
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      agent.destroy()
      await new Promise(done => server.close(done))
    },
  }
}

async function read(request: IncomingMessage): Promise<Held> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { connection: _, ...headers } = request.headers
  return { method: request.method ?? 'GET', path: request.url ?? '/', headers, body: Buffer.concat(chunks) }
}

function forward(agent: Agent, target: string, { method, path, headers, body }: Held): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const outgoing = send(`${target}${path}`, { method, headers, agent }, resolve)
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

type Whole = { status: number; headers: IncomingMessage['headers']; body: Buffer }

async function collect(answer: IncomingMessage): Promise<Whole> {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return { status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(chunks) }
}

function give(response: ServerResponse, whole: Whole | undefined): void {
  if (whole) response.writeHead(whole.status, whole.headers).end(whole.body)
  else reset(response)
}

function cut(response: ServerResponse, { status, headers, body }: Whole): void {
  const { 'transfer-encoding': _, ...rest } = headers
  response.writeHead(status, { ...rest, 'content-length': body.length })
  response.write(body.subarray(0, body.length >> 1), () => reset(response))
}

async function trickle(response: ServerResponse, { status, headers, body }: Whole): Promise<void> {
  response.writeHead(status, headers)
  const step = Math.max(1, body.length >> 3)
  for (let at = 0; at < body.length; at += step) {
    response.write(body.subarray(at, at + step))
    await sleep(5)
  }
  response.end()
}

function reset(response: ServerResponse): void {
  response.socket?.resetAndDestroy()
}
