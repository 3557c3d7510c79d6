// Cost of a connection for the server: requests sent ahead, unread answers, silence, slow headers and bodies, number of
// connections.
import { readdirSync, readlinkSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { connectionCaps } from '#server/platform/http/connections.ts'
import { openDatabase } from '../../support/database.ts'
import { freshFolder, openServer, type ServerOptions, type TestServer } from '../../support/http-server.ts'
import { openRaw, type RawSocket, rawGet } from '../../support/raw-socket.ts'
import { errorsIn } from '../../support/refusals.ts'

const database = await openDatabase('play')
const token = await (await openServer(database)).tokenOf('player')
const distDir = freshFolder(`dist-${process.pid}-connections`)
writeFileSync(`${distDir}/index.html`, '<!doctype html>')
/** A file larger than the kernel buffers for a connection without a reader. */
writeFileSync(`${distDir}/large.txt`, 'x'.repeat(24 * 1024 * 1024))

function leadsToLarge(descriptor: string): boolean {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`).endsWith(`${process.pid}-connections/large.txt`)
  } catch {
    // It was closed after it was listed.
    return false
  }
}

const open: RawSocket[] = []
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.destroy()
})
const raw = async (url: string, options?: { reads: boolean }): Promise<RawSocket> => {
  const opened = await openRaw(url, options)
  open.push(opened)
  return opened
}
const openCapped = (caps: ServerOptions['caps'] = {}) => openServer(database, { caps, distDir })
const connectionsOf = ({ web }: TestServer) =>
  new Promise<number>(resolve => web.server.getConnections((_, count) => resolve(count)))
const answersIn = (text: string): number => text.split('HTTP/1.1 200 OK').length - 1

describe('requests ahead', () => {
  test('are answered in their order, one at a time', async () => {
    const server = await openCapped()
    const paths = ['/healthz', '/api/WorldSelect', '/api/nothing', '/', '/api/openapi.json', '/healthz']
    let atOnce = 0
    let most = 0
    server.web.server.on('request', (_, response) => {
      response.once('close', () => {
        atOnce -= 1
      })
    })
    const take = server.services.limits.take
    server.services.limits.take = async (...args) => {
      atOnce += 1
      most = Math.max(most, atOnce)
      return take(...args)
    }
    const one = await raw(server.url)
    one.socket.write(paths.map(path => rawGet(path)).join(''))
    await expect.poll(() => one.text().split('HTTP/1.1 ').length - 1).toBe(paths.length)
    expect([...one.text().matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual([
      ...['200', '200', '404', '200', '200', '200'],
    ])
    expect(most).toBe(1)
  })

  test('are few: a connection that sends more is ended before they are worked on', async () => {
    const server = await openCapped()
    let begun = 0
    server.services.limits.take = async () => {
      begun += 1
    }
    const one = await raw(server.url)
    one.socket.write(rawGet('/healthz').repeat(connectionCaps.requestsWaiting + 2))
    await one.closed
    expect(begun).toBeLessThanOrEqual(1)
    const other = await raw(server.url)
    other.socket.write(rawGet('/healthz').repeat(connectionCaps.requestsWaiting + 1))
    await expect.poll(() => answersIn(other.text())).toBe(connectionCaps.requestsWaiting + 1)
  })
})

describe('answers nobody reads', () => {
  /** Bytes of answers that the server holds for its connections. */
  const watchWaiting = (server: TestServer) => {
    const responses = new Set<{ writableLength: number }>()
    server.web.server.on('request', (_, response) => {
      responses.add(response)
      response.once('close', () => responses.delete(response))
    })
    return () => [...responses].reduce((sum, { writableLength }) => sum + writableLength, 0)
  }

  test('wait in memory once a connection, however many were asked for', async () => {
    const server = await openCapped()
    const waiting = watchWaiting(server)
    const plain = (await server.send('/api/openapi.json')).text.length
    const sockets = await Promise.all(Array.from({ length: 10 }, () => raw(server.url, { reads: false })))
    for (const { socket } of sockets) socket.write(rawGet('/api/openapi.json').repeat(16))
    await sleep(1_000)
    expect(waiting()).toBeLessThanOrEqual(10 * plain * 1.1)
  })

  test('of a file are read from the disk as they are read by the caller', async () => {
    const server = await openCapped()
    const waiting = watchWaiting(server)
    const one = await raw(server.url, { reads: false })
    one.socket.write(rawGet('/large.txt'))
    await sleep(500)
    expect(waiting()).toBeGreaterThan(0)
    expect(waiting()).toBeLessThan(1_000_000)
  })

  test('end the connections where most of them wait, when it is too much in all', async () => {
    const server = await openCapped({ bytesWaitingInAll: 300_000 })
    const waiting = watchWaiting(server)
    const sockets = await Promise.all(Array.from({ length: 20 }, () => raw(server.url, { reads: false })))
    for (const { socket } of sockets) socket.write(rawGet('/large.txt'))
    await expect.poll(waiting).toBeGreaterThan(0)
    await expect.poll(waiting).toBeLessThanOrEqual(300_000)
    await sleep(600)
    // A client that does not read does not notice that its connection has ended.
    const left = await connectionsOf(server)
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThan(20)
    // A client that reads is served meanwhile.
    expect((await server.send('/large.txt')).text).toHaveLength(24 * 1024 * 1024)
  })

  test('end the connection after some silence, and one that reads slowly is served to the end', async () => {
    const server = await openCapped({ silenceMs: 1_000 })
    const silent = await raw(server.url, { reads: false })
    silent.socket.write(rawGet('/large.txt'))
    const slow = await raw(server.url, { reads: false })
    slow.socket.write(rawGet('/large.txt'))
    let read = 0
    slow.socket.on('data', (chunk: Buffer) => {
      read += chunk.length
      slow.socket.pause()
      setTimeout(() => slow.socket.resume(), read % 1_000_000 < chunk.length ? 200 : 0)
    })
    await expect.poll(() => connectionsOf(server), { timeout: 5_000 }).toBe(1)
    expect(read).toBeLessThan(24 * 1024 * 1024)
    await expect.poll(() => read, { timeout: 20_000 }).toBeGreaterThan(24 * 1024 * 1024)
  })

  test('leave no file open when the caller goes', async () => {
    const server = await openCapped()
    // Of this file alone: connections to the database, which the same process holds, come and go.
    const openFiles = () => readdirSync('/proc/self/fd').filter(leadsToLarge).length
    // Those of the test before are still being closed.
    await expect.poll(openFiles).toBe(0)
    for (let nth = 0; nth < 30; nth++) {
      const one = await raw(server.url, { reads: false })
      one.socket.write(rawGet('/large.txt'))
      if (nth === 0) await expect.poll(openFiles).toBe(1)
      else await sleep(10)
      one.socket.destroy()
    }
    await expect.poll(openFiles).toBe(0)
    // Gone at any moment, also between the request and the beginning of the answer.
    for (let nth = 0; nth < 200; nth++) {
      const one = await raw(server.url, { reads: false })
      one.socket.write(rawGet('/large.txt'))
      await sleep(nth % 10)
      one.socket.destroy()
    }
    await expect.poll(openFiles).toBe(0)
  })
})

describe('what does not come', () => {
  const withTimes = async () => {
    const server = await openCapped()
    // Shorter than the real times, which the next test checks.
    server.web.server.headersTimeout = 1_000
    server.web.server.requestTimeout = 2_000
    return server
  }
  const late = 1_500

  test('is waited for 10 seconds for headers and 30 for all of it', async () => {
    const { web } = await openCapped()
    expect([web.server.headersTimeout, web.server.requestTimeout]).toEqual([10_000, 30_000])
  })

  test('headers are cut off when it was said', async () => {
    const server = await withTimes()
    const one = await raw(server.url)
    one.socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n')
    const ms = await one.closed
    expect(ms).toBeGreaterThan(900)
    expect(ms).toBeLessThan(1_000 + late)
    expect(one.text()).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('bodies are cut off when it was said, also one that trickles', async () => {
    const server = await withTimes()
    const one = await raw(server.url)
    one.socket.write(
      `POST /api/News/readAll HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-length: 1000\r\n\r\n`,
    )
    const trickle = setInterval(() => one.socket.write('x'), 100)
    const ms = await one.closed.finally(() => clearInterval(trickle))
    expect(ms).toBeGreaterThan(1_900)
    expect(ms).toBeLessThan(2_000 + late)
    await sleep(50)
    expect(errorsIn(server.logs)).toEqual([])
  })
})

describe('connections', () => {
  test('of one address have a limit of their own', async () => {
    const server = await openCapped({ perAddress: 5 })
    const kept: RawSocket[] = []
    for (let nth = 0; nth < 5; nth++) kept.push(await raw(server.url))
    const more = await raw(server.url)
    await more.closed
    for (const { socket } of kept) socket.write(rawGet('/healthz'))
    await expect.poll(() => kept.map(({ text }) => answersIn(text()))).toEqual([1, 1, 1, 1, 1])
    kept[0]?.socket.destroy()
    await kept[0]?.closed
    await sleep(50)
    const again = await raw(server.url)
    again.socket.write(rawGet('/healthz'))
    await expect.poll(() => answersIn(again.text())).toBe(1)
  })

  test('of one network of IPv6 share it, as they share the limits; other networks have their own', async () => {
    const server = await openCapped({ perAddress: 3 })
    const seen = [1, 2, 3, 4].map(host => `2001:db8::${host}`)
    const others = ['2001:db8:0:1::1', '::ffff:192.0.2.1', '::ffff:192.0.2.2', '::ffff:192.0.2.3']
    const addresses = [...seen, ...others]
    server.web.server.prependListener('connection', socket =>
      Object.defineProperty(socket, 'remoteAddress', { value: addresses.shift() }),
    )
    const kept: RawSocket[] = []
    for (let nth = 0; nth < 3; nth++) kept.push(await raw(server.url))
    await (await raw(server.url)).closed
    for (const _ of others) kept.push(await raw(server.url))
    for (const { socket } of kept) socket.write(rawGet('/healthz'))
    await expect.poll(() => kept.map(({ text }) => answersIn(text()))).toEqual(kept.map(() => 1))
  })

  test('behind a proxy of ours all have its address, and share no limit', async () => {
    const server = await openServer(database, { caps: { perAddress: 5 }, trustedProxies: 1 })
    const many = await Promise.all(Array.from({ length: 12 }, () => raw(server.url)))
    for (const { socket } of many) socket.write(rawGet('/healthz'))
    for (const one of many) await expect.poll(() => answersIn(one.text())).toBe(1)
  })

  test('have a limit in all', async () => {
    expect((await openCapped()).web.server.maxConnections).toBe(connectionCaps.inAll)
    expect(connectionCaps.inAll).toBeLessThanOrEqual(5_000)
    expect(connectionCaps.requestsWaiting).toBeLessThanOrEqual(16)
    expect(connectionCaps.bytesWaiting).toBeLessThanOrEqual(8 * 1024 * 1024)
    expect(connectionCaps.bytesWaitingInAll).toBeLessThanOrEqual(64 * 1024 * 1024)
    expect(connectionCaps.silenceMs).toBeLessThanOrEqual(30_000)
  })
})
