// Pages of a Firebase project below /__/auth on our own host: what is asked of whom, and with which policy it is answered.
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createFirebaseIdentity } from '#server/areas/identity/firebase-provider.ts'
import { FetchBusy, FetchRefused } from '#server/platform/outside/read-answer.ts'
import { createSafeFetch, type SafeFetch } from '#server/platform/outside/safe-fetch.ts'
import { openDatabase } from '../../support/database.ts'
import { webOf } from '../../support/firebase.ts'
import { openServer } from '../../support/http-server.ts'

const database = await openDatabase('empty')
const asked: string[] = []
let meet: SafeFetch
const outside: SafeFetch = (address, limits) => {
  asked.push(address)
  return meet(address, limits)
}
const page: SafeFetch = async address => ({
  ...{
    url: new URL(address),
    type: 'text/html',
    charset: null,
    body: Buffer.from('<!doctype html><title>auth</title>'),
  },
})
beforeEach(() => {
  asked.length = 0
  meet = page
})
const openWith = (more: Parameters<typeof webOf>[0] = {}) =>
  openServer(database, { outside, identity: createFirebaseIdentity(database.db, webOf(more)) })
const server = await openWith()
const FROM = 'https://tsumugi-test.firebaseapp.com'

describe('a page of the project', () => {
  test.each(['/__/auth/handler?apiKey=x&providerId=google.com', '/__/auth/iframe.js', '/__/firebase/init.json'])(
    '%s is asked of the project alone',
    async path => {
      const answer = await server.send(path, { headers: { cookie: 'tsumugi.session=secret' }, token: 'ours' })
      expect(answer.status).toBe(200)
      expect(answer.text).toContain('<title>auth</title>')
      expect(asked).toEqual([`${FROM}${path}`])
    },
  )

  test('may be framed by our own pages alone, and keeps its opener', async () => {
    const { headers } = await server.send('/__/auth/handler')
    expect(headers['content-security-policy']).toBe("frame-ancestors 'self'; object-src 'none'; base-uri 'self'")
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(headers['cross-origin-opener-policy']).toBeUndefined()
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['set-cookie']).toBeUndefined()
  })

  test('that does not come is no page, one that is late is asked for again', async () => {
    meet = async () => {
      throw new FetchRefused('the status 404')
    }
    expect((await server.send('/__/auth/handler')).status).toBe(404)
    meet = async () => {
      throw new FetchBusy('too many at once')
    }
    expect((await server.send('/__/auth/handler')).status).toBe(503)
  })
})

test.each([
  '/__/auth',
  '/__/auth/../../etc/passwd',
  '/__/auth/%2e%2e/x',
  '/__/auth//evil.example/x',
  '/__/auth/@evil.example/x',
  '/__/hosting/x',
  '/__/',
  `/__/auth/handler?${'x'.repeat(9_000)}`,
])('nothing is asked for %s', async path => {
  expect((await server.send(path)).status).toBe(404)
  expect(asked).toEqual([])
})

test('writes are refused, and without Firebase or with its emulator there is nothing', async () => {
  expect((await server.send('/__/auth/handler', { method: 'POST', body: {} })).status).toBe(405)
  const plain = await openServer(database, { outside })
  const emulated = await openWith({ authEmulator: 'http://127.0.0.1:9099' })
  for (const other of [plain, emulated]) expect((await other.send('/__/auth/handler')).status).toBe(404)
  expect(asked).toEqual([])
})

describe('the way out', () => {
  const met: IncomingHttpHeaders[] = []
  const project = createServer((request, response) => {
    met.push(request.headers)
    if (request.url === '/away') response.writeHead(302, { location: `http://127.0.0.3:${port}/page` }).end()
    else if (request.url === '/near') response.writeHead(302, { location: '/page' }).end()
    else response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end('1')
  })
  let port = 0
  const listening = new Promise<void>(done => project.listen(0, '127.0.0.2', done))
  afterAll(() => project.close())
  const fetchIt = createSafeFetch({
    ...{ resolve: async () => ['127.0.0.2'], isAllowedPort: () => true },
    isAllowed: address => address === '127.0.0.2' || address === '127.0.0.3',
  })

  test('brings no cookie and no token, stays on the host, and tells the type', async () => {
    await listening
    port = (project.address() as AddressInfo).port
    const limits = { accept: /javascript/, cut: false, staysOnHost: true }
    const found = await fetchIt(`http://127.0.0.2:${port}/near`, limits)
    expect(found).toMatchObject({ type: 'text/javascript', charset: 'utf-8' })
    for (const headers of met) expect([headers.cookie, headers.authorization]).toEqual([undefined, undefined])
    await expect(fetchIt(`http://127.0.0.2:${port}/away`, limits)).rejects.toThrow('a redirect to another host')
  })
})
