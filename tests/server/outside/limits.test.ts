// B25: a page that is slow, large or strange ends after 5 s and 1 MB, and other requests do not wait for it.
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { FetchBusy, FetchRefused } from '#server/platform/outside/read-answer.ts'
import { createSafeFetch } from '#server/platform/outside/safe-fetch.ts'

const MB = 1024 * 1024
const html = { 'content-type': 'text/html; charset=Shift_JIS' }
const zeros = Buffer.alloc(64 * MB)

const answers: Record<string, RequestListener> = {
  '/page': (_, response) => response.writeHead(200, html).end('<title>x</title>'),
  '/gzip': (_, response) => response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(gzipSync('plain')),
  '/br': (_, response) =>
    response.writeHead(200, { ...html, 'content-encoding': 'br' }).end(brotliCompressSync('plain')),
  '/deflate': (_, response) =>
    response.writeHead(200, { ...html, 'content-encoding': 'deflate' }).end(deflateSync('plain')),
  '/bomb': (_, response) => response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(gzipSync(zeros)),
  '/broken': (_, response) => response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end('no gzip'),
  '/packed': (_, response) => response.writeHead(200, { ...html, 'content-encoding': 'zstd' }).end('x'),
  '/large': (_, response) => response.writeHead(200, html).end(zeros),
  '/endless': (_, response) => {
    response.writeHead(200, html)
    const more = () => !response.destroyed && response.write('x'.repeat(1000), () => setTimeout(more, 1))
    more()
  },
  '/silent': () => {},
  '/drip': (_, response) => {
    response.writeHead(200, html)
    const drip = setInterval(() => response.write('x'), 200)
    response.on('close', () => clearInterval(drip))
  },
  '/heads': (_, response) => response.writeHead(200, { ...html, 'x-long': 'x'.repeat(20_000) }).end('x'),
  '/missing': (_, response) => response.writeHead(404, html).end('<title>no</title>'),
  '/json': (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
  '/cut': (_, response) => {
    response.writeHead(200, { ...html, 'content-length': '100' })
    response.write('x')
    setTimeout(() => response.destroy(), 20)
  },
}
const server = createServer((request, response) => answers[request.url ?? '']?.(request, response))
await new Promise<void>(resolve => server.listen(0, '127.0.0.2', resolve))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const { port } = server.address() as AddressInfo

const open = () =>
  createSafeFetch({ resolve: async () => ['127.0.0.2'], isAllowed: () => true, isAllowedPort: () => true })
const safeFetch = open()
const get = (path: string, cut = true) => safeFetch(`http://page.test:${port}${path}`, { accept: /^text\/html$/, cut })

test('a page, with its charset', async () => {
  const { body, charset } = await get('/page')
  expect(body.toString()).toBe('<title>x</title>')
  expect(charset).toBe('shift_jis')
})

test.each(['/gzip', '/br', '/deflate'])('%s is unpacked', async path => {
  expect((await get(path)).body.toString()).toBe('plain')
})

test.each(['/large', '/bomb', '/endless'])('of %s a page is cut at 1 MB, a picture is refused', async path => {
  expect((await get(path)).body).toHaveLength(MB)
  await expect(get(path, false)).rejects.toThrow(/too large/)
})

test.each(['/broken', '/packed', '/heads', '/missing', '/json', '/cut'])('%s is refused', async path => {
  await expect(get(path)).rejects.toThrow(FetchRefused)
})

describe.concurrent('time', () => {
  test.each(['/silent', '/drip'])('%s ends after 5 s', async path => {
    const started = performance.now()
    await expect(get(path)).rejects.toThrow(FetchRefused)
    expect(performance.now() - started).toBeGreaterThan(4_500)
    expect(performance.now() - started).toBeLessThan(6_500)
  })

  test('100 slow pages: what is too much is told so at once, and when they are through it goes on', async () => {
    const own = open()
    const ask = (path: string) => own(`http://page.test:${port}${path}`, { accept: /^text\/html$/, cut: true })
    const slow = Array.from({ length: 100 }, () => ask('/silent').catch(error => error as Error))
    const busy = (await Promise.all(slow)).filter(error => error instanceof FetchBusy)
    expect(busy).toHaveLength(36)
    expect((await ask('/page')).body).toHaveLength(16)
  })
})
