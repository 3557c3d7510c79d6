// Push services of tests. One is a server, like that of a browser's maker: it checks the sender (VAPID), decrypts for its
// devices as their browsers do, and can be dead, slow, busy, or lose its answer. The other takes every push, without a network.
import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { importJWK, jwtVerify } from 'jose'
import { type PushMessage, parsePush } from '#rules/notices/push.ts'
import type { Outcome, Push, Pushed, PushTarget } from '#server/platform/push/push.ts'

export type Arrived = { message: PushMessage; topic: string; ttl: number; urgency: string; bytes: number; at: number }

/** Answer of a service; `lost` takes the message and breaks the connection instead. */
export type Answered = number | 'lost' | { status: number; retryAfter: string }

export type PushDevice = {
  id: string
  endpoint: string
  /** Keys as a browser tells them. */
  p256dh: string
  auth: string
  arrived: Arrived[]
}

export type PushService = {
  origin: string
  addDevice: () => PushDevice
  device: (id: string) => PushDevice | undefined
  /** Decides on each message from now on, before it is taken: 2xx takes it. */
  behave: (decide: (id: string) => Answered | Promise<Answered>) => void
  /** Stops listening, with every connection cut, and listens again. */
  die: () => Promise<void>
  revive: () => Promise<void>
  /** Faults of the requests that came; there must be none. */
  faults: string[]
  /** Requests that came, taken or not. */
  asked: () => number
  close: () => Promise<void>
}

const TOPIC = /^[\w-]{1,32}$/

export async function openPushService(publicKeyOf: () => string | null): Promise<PushService> {
  const devices = new Map<string, PushDevice & { pair: ECDH }>()
  const tokens = new Set<string>()
  const sockets = new Set<Socket>()
  const faults: string[] = []
  let decide: (id: string) => Answered | Promise<Answered> = () => 201
  let [port, origin, asked] = [0, '', 0]

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    asked += 1
    const body = await bytesOf(request)
    const device = devices.get(request.url?.slice('/push/'.length) ?? '')
    if (!device) {
      response.writeHead(404).end()
      return
    }
    const fault = await faultOf(request, body)
    if (fault) {
      faults.push(fault)
      response.writeHead(400).end()
      return
    }
    const answered = await decide(device.id)
    const status = typeof answered === 'object' ? answered.status : answered
    if (status === 'lost' || (status >= 200 && status < 300)) take(device, request, body)
    if (status === 'lost') request.socket.destroy()
    else response.writeHead(status, typeof answered === 'object' ? { 'retry-after': answered.retryAfter } : {}).end()
  }

  const faultOf = async ({ headers, method }: IncomingMessage, body: Buffer): Promise<string | null> => {
    if (method !== 'POST') return `the method ${method}`
    if (headers['content-encoding'] !== 'aes128gcm') return `the coding ${headers['content-encoding']}`
    if (!/^\d{1,7}$/.test(String(headers.ttl))) return `the TTL ${headers.ttl}`
    if (!TOPIC.test(String(headers.topic))) return `the topic ${headers.topic}`
    if (body.length > 4_096) return `${body.length} bytes`
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]{87})$/.exec(headers.authorization ?? '') ?? []
    if (key !== (publicKeyOf() ?? key) || key === '') return `the key ${key}`
    if (tokens.has(token)) return null
    try {
      const { payload } = await jwtVerify(token, await keyOf(key), {
        audience: origin,
        algorithms: ['ES256'],
        requiredClaims: ['exp'],
      })
      if ((payload.exp ?? 0) * 1000 > Date.now() + 24 * 3_600_000) return 'a token of more than a day'
      if (!/^(mailto:|https:)/.test(payload.sub ?? '')) return `the contact ${payload.sub}`
    } catch (error) {
      return `the token: ${(error as Error).message}`
    }
    tokens.add(token)
    return null
  }

  const take = (device: PushDevice & { pair: ECDH }, { headers }: IncomingMessage, body: Buffer): void => {
    try {
      const message = parsePush(decrypt(body, device.pair, Buffer.from(device.auth, 'base64url')))
      if (!message) throw new Error('no message of ours')
      const [ttl, topic, urgency] = [Number(headers.ttl), String(headers.topic), String(headers.urgency)]
      device.arrived.push({ message, topic, ttl, urgency, bytes: body.length, at: Date.now() })
    } catch (error) {
      faults.push(`${device.id}: ${(error as Error).message}`)
    }
  }

  const start = (): Promise<Server> =>
    new Promise((resolve, reject) => {
      const opened = createServer((request, response) => {
        answer(request, response).catch(error => faults.push((error as Error).message))
      })
      opened.keepAliveTimeout = 30_000
      opened.on('connection', socket => {
        sockets.add(socket)
        socket.on('close', () => sockets.delete(socket))
      })
      opened.on('error', reject)
      opened.listen(port, '127.0.0.1', () => resolve(opened))
    })
  const end = async (): Promise<void> => {
    const closed = new Promise(resolve => server.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
  }
  let server = await start()
  port = (server.address() as AddressInfo).port
  origin = `http://127.0.0.1:${port}`
  return {
    origin,
    faults,
    asked: () => asked,
    device: id => devices.get(id),
    addDevice: () => {
      const pair = createECDH('prime256v1')
      pair.generateKeys()
      const id = randomBytes(12).toString('base64url')
      const keys = { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
      const device = { id, endpoint: `${origin}/push/${id}`, ...keys, arrived: [], pair }
      devices.set(id, device)
      return device
    },
    behave: next => {
      decide = next
    },
    die: end,
    revive: async () => {
      server = await start()
    },
    close: end,
  }
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

function keyOf(key: string) {
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(part => part.toString('base64url'))
  return importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256')
}

/** Reads a message as a browser does (RFC 8291), written apart from the server's own code. */
export function decrypt(body: Buffer, pair: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyBytes = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyBytes)
  const sealed = body.subarray(21 + keyBytes)
  const bits = (key: Uint8Array, with_: Uint8Array, info: string | Buffer, bytes: number): Buffer =>
    Buffer.from(hkdfSync('sha256', key, with_, info, bytes))
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const secret = bits(pair.computeSecret(sender), auth, about, 32)
  const opened = createDecipheriv(
    'aes-128-gcm',
    bits(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
    bits(secret, salt, 'Content-Encoding: nonce\0', 12),
  )
  opened.setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()])
  const mark = text.lastIndexOf(2)
  if (text.subarray(mark + 1).some(byte => byte !== 0)) throw new Error('no end of the last record')
  return text.subarray(0, mark).toString('utf8')
}

export type TakenPush = { target: PushTarget; pushed: Pushed }
export type TestPush = Push & { taken: TakenPush[]; answers: (answer: (target: PushTarget) => Outcome) => void }

/** A push that takes everything for devices at a well-known service. */
export function createTestPush(): TestPush {
  const taken: TakenPush[] = []
  let outcome: (target: PushTarget) => Outcome = () => ({ state: 'sent' })
  return {
    publicKey: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    originOf: endpoint => (endpoint.startsWith(`${SERVICE}/`) ? SERVICE : null),
    send: async (target, pushed) => {
      const decided = outcome(target)
      if (decided.state === 'sent') taken.push({ target, pushed })
      return decided
    },
    taken,
    answers: next => {
      outcome = next
    },
  }
}

const SERVICE = 'https://fcm.googleapis.com'

/** A browser of that service. */
export const browserOf = (name: string) => ({
  endpoint: `${SERVICE}/fcm/send/${name}`,
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
})
