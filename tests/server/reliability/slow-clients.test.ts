// B20: connections that send their headers or their body byte by byte, or read nothing, do not keep others waiting.
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { send } from '../../support/http.ts'
import { report } from '../../support/random.ts'
import { openRaw, type RawSocket, rawGet } from '../../support/raw-socket.ts'
import { dataFolder, type ServerProcess, startServer } from '../../support/server-process.ts'
import { limitSeconds, size } from '../../support/size.ts'
import { takeTurn } from '../../support/turn.ts'

const SLOW = size(90, 500)
const REQUESTS = size(150, 2_000)
const BYTE_MS = 100
/** Twice as long at most; a short run shares the machine with others, and is about hanging, not about milliseconds. */
const [MOST_TIMES, SLACK_MS] = [size(4, 2), size(150, 2)]

takeTurn()
let server: ServerProcess
const open: RawSocket[] = []
beforeAll(async () => {
  server = await startServer({ DATA_DIR: dataFolder('slow-clients'), RATE_LIMITS: '0' })
  // The longest answer is made at the first request for it.
  expect((await send(`${server.url}/api/openapi.json`)).status).toBe(200)
}, limitSeconds(60))
afterAll(async () => {
  for (const { socket } of open) socket.destroy()
  expect((await server.end('SIGTERM')).code, server.stderr()).toBe(0)
})

/** 95th part of a hundred of the milliseconds that requests of eight others take. */
async function p95(): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const times: number[] = []
  const one = async (): Promise<void> => {
    for (let nth = 0; nth < REQUESTS / 8; nth++) {
      const asked = performance.now()
      const answer = await send(`${server.url}/api/WorldSelect`, { agent, timeoutMs: 30_000 })
      expect(answer.status).toBe(200)
      times.push(performance.now() - asked)
      await sleep(5)
    }
  }
  await Promise.all(Array.from({ length: 8 }, one))
  agent.destroy()
  times.sort((a, b) => a - b)
  return times[Math.floor(times.length * 0.95)] ?? 0
}

/** Sends a text a byte at a time, for as long as the other side takes it. */
async function drip({ socket }: RawSocket, text: string): Promise<void> {
  for (const letter of text) {
    if (socket.destroyed || !socket.writable) return
    socket.write(letter)
    await sleep(BYTE_MS)
  }
}

test(`${SLOW} slow connections`, { timeout: limitSeconds(120) }, async () => {
  await p95()
  const alone = await p95()
  const head = `POST /api/News/read HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n`
  for (let nth = 0; nth < SLOW; nth++) {
    const one = await openRaw(server.url, { reads: nth % 3 !== 2 })
    open.push(one)
    if (nth % 3 === 0) void drip(one, `GET /api/WorldSelect HTTP/1.1\r\nHost: ${'x'.repeat(2_000)}`)
    else if (nth % 3 === 1) {
      one.socket.write(head)
      void drip(one, ' '.repeat(2_000))
    } else one.socket.write(rawGet('/api/openapi.json'))
  }
  await sleep(1_000)
  const beside = await p95()
  report(`B20: p95 of others ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms beside ${SLOW} slow connections`)
  expect(beside).toBeLessThan(MOST_TIMES * alone + SLACK_MS)
})
