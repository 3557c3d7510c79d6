// The bad network of the reliability runs: each of its faults, seen from both sides.
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ChaosProxy, openChaosProxy, type Toxics } from '../../support/chaos-proxy.ts'
import { send } from '../../support/http.ts'
import { createRandom } from '../../support/random.ts'

const ANSWER = JSON.stringify({ text: 'あ'.repeat(500) })
let arrived: string[] = []
let server: Server
let target = ''

beforeAll(async () => {
  server = createServer((request: IncomingMessage, response) => {
    let body = ''
    request.on('data', chunk => {
      body += chunk
    })
    request.on('end', () => {
      arrived.push(`${request.method} ${request.url} ${body}`)
      response.writeHead(200, { 'content-type': 'application/json' }).end(ANSWER)
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

let proxy: ChaosProxy
beforeEach(async () => {
  arrived = []
  proxy = await openChaosProxy({ target: () => target, random: createRandom(1), delayMs: 300 })
})
afterEach(() => proxy.close())

const post = (timeoutMs?: number) =>
  send(`${proxy.url}/call?x=1`, { method: 'POST', body: { a: 1 }, ...(timeoutMs ? { timeoutMs } : {}) })
const always = (toxic: keyof Toxics) => proxy.set({ [toxic]: 1 })
const SEEN = 'POST /call?x=1 {"a":1}'

test('without toxics everything passes as it is', async () => {
  const answer = await post()
  expect([answer.status, answer.text, answer.headers['content-type']]).toEqual([200, ANSWER, 'application/json'])
  expect(arrived).toEqual([SEEN])
})

describe('a toxic', () => {
  test('drops the request: the server hears nothing', async () => {
    always('dropRequest')
    await expect(post()).rejects.toThrow()
    expect(arrived).toEqual([])
  })

  test('drops the answer: the server has done it', async () => {
    always('dropAnswer')
    await expect(post()).rejects.toThrow()
    expect(arrived).toEqual([SEEN])
  })

  test('delays: the server does it after the client has given up', async () => {
    always('delay')
    await expect(post(100)).rejects.toThrow('The time is up.')
    expect(arrived).toEqual([])
    await expect.poll(() => arrived).toEqual([SEEN])
  })

  test('resets: neither hears of the other', async () => {
    always('reset')
    await expect(post()).rejects.toThrow(/ECONNRESET|hang up/)
    expect(arrived).toEqual([])
  })

  test('cuts: the answer stops in the middle', async () => {
    always('cut')
    await expect(post()).rejects.toThrow()
    expect(arrived).toEqual([SEEN])
  })

  test('answers garbage as a captive portal does', async () => {
    always('garbage')
    const answer = await post()
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(arrived).toEqual([])
  })

  test('is slow: the whole answer, later', async () => {
    always('slow')
    const started = performance.now()
    expect((await post()).text).toBe(ANSWER)
    expect(performance.now() - started).toBeGreaterThan(30)
  })

  test('doubles: the server does it twice, the client hears once', async () => {
    always('duplicate')
    expect((await post()).text).toBe(ANSWER)
    expect(arrived).toEqual([SEEN, SEEN])
  })
})

test('closed, nothing passes; open again, everything does', async () => {
  proxy.setOpen(false)
  await expect(post()).rejects.toThrow()
  proxy.setOpen(true)
  expect((await post()).status).toBe(200)
  expect(arrived).toEqual([SEEN])
})

test('a server that is gone is a connection that breaks', async () => {
  const nowhere = await openChaosProxy({ target: () => 'http://127.0.0.1:9', random: createRandom(1) })
  await expect(send(`${nowhere.url}/`)).rejects.toThrow()
  await nowhere.close()
})

test('the same seed chooses the same faults, as often as it is told', async () => {
  const run = async (seed: number) => {
    const toxics = { dropRequest: 0.2, dropAnswer: 0.3 }
    const seeded = await openChaosProxy({ target: () => target, random: createRandom(seed), toxics })
    const outcomes: boolean[] = []
    for (let nth = 0; nth < 200; nth++) {
      outcomes.push(
        await send(`${seeded.url}/`).then(
          () => true,
          () => false,
        ),
      )
    }
    await seeded.close()
    return { outcomes, counts: seeded.counts }
  }
  const [one, two, other] = [await run(7), await run(7), await run(8)]
  expect(one).toEqual(two)
  expect(other.outcomes).not.toEqual(one.outcomes)
  expect(one.counts.dropRequest).toBeGreaterThan(20)
  expect(one.counts.dropRequest).toBeLessThan(60)
  expect(one.counts.dropAnswer).toBeGreaterThan(35)
  expect(one.counts.dropAnswer).toBeLessThan(85)
})
