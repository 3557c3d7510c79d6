// Attempts to stop or starve the server from outside, on a process as it runs in production: unread answers, answers
// requested too often, unwanted bodies. The server lives, its memory stays within the stated caps, and other requests are
// answered.
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { bodyCaps } from '#server/platform/http/body.ts'
import { connectionCaps } from '#server/platform/http/connections.ts'
import { send } from '../../support/http.ts'
import { memoryOf } from '../../support/processes.ts'
import { report } from '../../support/random.ts'
import { openRaw, type RawSocket, rawGet } from '../../support/raw-socket.ts'
import { dataFolder, type ServerProcess, startServer } from '../../support/server-process.ts'
import { limitSeconds, size } from '../../support/size.ts'
import { takeTurn } from '../../support/turn.ts'

const SOCKETS = size(100, 340)
const BODY_SOCKETS = size(200, 400)
const SECONDS = size(3, 22)
const MB = 1024 * 1024
/** Memory that a process adds under any load: its young objects, and the overhead of the system. */
const LOAD_MB = 90
const WAITING_MB = connectionCaps.bytesWaitingInAll / MB
const BODIES_MB = bodyCaps.inAll / MB

takeTurn()
let limited: ServerProcess
let unlimited: ServerProcess
beforeAll(async () => {
  const dataDir = dataFolder('starving')
  limited = await startServer({ DATA_DIR: dataDir })
  // Without limits per minute only the caps on memory remain.
  unlimited = await startServer({ DATA_DIR: dataDir, RATE_LIMITS: '0' })
  // The longest answer is made at the first request for it.
  for (const { url } of [limited, unlimited]) expect((await send(`${url}/api/openapi.json`)).status).toBe(200)
}, limitSeconds(120))
afterAll(async () => {
  for (const server of [limited, unlimited]) expect((await server.end('SIGTERM')).code, server.stderr()).toBe(0)
})

const open: RawSocket[] = []
afterEach(async () => {
  for (const { socket } of open.splice(0)) socket.destroy()
  await sleep(300)
})
async function openMany(server: ServerProcess, count: number, options?: { reads: boolean }): Promise<RawSocket[]> {
  const opened = await Promise.all(Array.from({ length: count }, () => openRaw(server.url, options)))
  open.push(...opened)
  return opened
}

const memoryMb = ({ pid }: ServerProcess): number => memoryOf(pid).now / MB

/** Runs `work` for some seconds. @returns the largest growth of the memory of a server meanwhile. */
async function growthDuring(server: ServerProcess, seconds: number, work: () => void): Promise<number> {
  const before = memoryMb(server)
  let most = before
  work()
  for (const until = performance.now() + seconds * 1000; performance.now() < until; await sleep(50)) {
    most = Math.max(most, memoryMb(server))
  }
  return most - before
}

/** Median of the milliseconds that requests of another client take, one after the other. */
async function p50Of(server: ServerProcess, count: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  for (let nth = 0; nth < count; nth++) {
    const asked = performance.now()
    const answer = await send(`${server.url}/api/WorldSelect`, { agent })
    expect([200, 429]).toContain(answer.status)
    times.push(performance.now() - asked)
  }
  agent.destroy()
  return times.sort((one, other) => one - other)[count >> 1] ?? 0
}

describe('answers nobody reads', () => {
  test.each([
    ['20, more than may be sent ahead', 20, '/api/openapi.json'],
    ['16, as many as may be sent ahead', 16, '/api/openapi.json'],
    ['16 calls', 16, '/api/WorldSelect'],
    ['16 checks of health', 16, '/healthz'],
    ['16 pages', 16, '/'],
  ])('a connection asks for %s', { timeout: limitSeconds(60) }, async (_, ahead, path) => {
    const sockets = await openMany(unlimited, SOCKETS, { reads: false })
    const growth = await growthDuring(unlimited, SECONDS, () => {
      for (const { socket } of sockets) socket.write(rawGet(path).repeat(ahead))
    })
    report(`${SOCKETS} connections with ${ahead} unread ${path}: +${growth.toFixed(0)} MB`)
    expect(growth).toBeLessThan(WAITING_MB + LOAD_MB)
    expect((await send(`${unlimited.url}/healthz`)).status).toBe(200)
  })
})

test('who asks again and again for the longest answer does not hold up others', {
  timeout: limitSeconds(60),
}, async () => {
  const count = size(100, 400)
  await p50Of(limited, 20)
  const quiet = await p50Of(limited, count)
  let answered = 0
  let stop = false
  const greedy = Array.from({ length: 20 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!stop) {
      const { status } = await send(`${limited.url}/api/openapi.json`, { agent })
      if (status === 200) answered += 1
      // A refusal says when to come again; a client that ignores it is at least a network away.
      else await sleep(20)
    }
    agent.destroy()
  })
  await sleep(500)
  const busy = await p50Of(limited, count)
  stop = true
  await Promise.all(greedy)
  report(`20 clients asking for the description: p50 of another ${quiet.toFixed(1)} -> ${busy.toFixed(1)} ms`)
  expect(answered).toBeLessThanOrEqual(120)
  expect(busy).toBeLessThan(quiet * 10 + 10)
})

describe('bodies nobody asked for', () => {
  const body = JSON.stringify({ text: 'x'.repeat(699_000) })
  test.each([
    ['a call that needs a token', '/api/User/updateProfile', 401],
    ['a call that does not', '/api/Identity/signIn', 413],
    ['no call', '/api/nothing', 404],
  ])('to %s are not kept', { timeout: limitSeconds(60) }, async (_, path, status) => {
    const sockets = await openMany(unlimited, BODY_SOCKETS)
    const { host } = new URL(unlimited.url)
    const head = `POST ${path} HTTP/1.1\r\nhost: ${host}\r\norigin: ${unlimited.url}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`
    const growth = await growthDuring(unlimited, SECONDS, () => {
      // All but the last byte, so that the server has to hold the body.
      for (const { socket } of sockets) socket.write(head + body.slice(0, -1))
    })
    report(`${BODY_SOCKETS} bodies of 699 kB to ${path}: +${growth.toFixed(0)} MB`)
    expect(growth).toBeLessThan(LOAD_MB)
    const answers = sockets.map(({ text }) => Number(text().slice(9, 12)))
    // A client that is cut off while sending may not see the answer.
    expect(new Set(answers.filter(Boolean))).toEqual(new Set([status]))
    expect(BODIES_MB).toBeLessThan(64)
  })
})
