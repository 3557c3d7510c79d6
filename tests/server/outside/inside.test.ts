// B25: no text of a user makes this server connect to itself or to the network behind it. The canary listens on every
// address of this machine, so that connections are counted, not answers.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { isPublicAddress } from '#server/platform/outside/public-address.ts'
import { FetchRefused } from '#server/platform/outside/read-answer.ts'
import { createSafeFetch, resolveBy } from '#server/platform/outside/safe-fetch.ts'
import { openCanary } from '../../support/canary.ts'
import { openNameServer } from '../../support/name-server.ts'

const canary = await openCanary()
const { port } = canary

const names: Record<string, (time: number) => string[]> = {
  'inside.test': () => ['127.0.0.1'],
  'mixed.test': () => ['127.0.0.2', '10.0.0.1'],
  'metadata.test': () => ['169.254.169.254'],
  'rebinding.test': time => (time === 1 ? ['127.0.0.2'] : ['127.0.0.1']),
  'localtest.me': () => ['127.0.0.1'],
}
const nameServer = await openNameServer((name, time) => names[name]?.(time) ?? [])

/** A page outside, on the one address that counts as public here. */
const outside = createServer((request, response) => {
  const to = new URL(request.url ?? '/', 'http://outside.test').searchParams.get('to')
  if (to) response.writeHead(302, { location: to }).end()
  else response.writeHead(200, { 'content-type': 'text/html' }).end('<title>外</title>')
})
await new Promise<void>(resolve => outside.listen(0, '127.0.0.2', resolve))
const outsidePort = (outside.address() as AddressInfo).port

const page = { accept: /^text\/html$/, cut: true }
/** As in production, but with any port: the canary has a random one. */
const fetchAnyPort = createSafeFetch({
  resolve: resolveBy([nameServer.address]),
  isAllowed: isPublicAddress,
  isAllowedPort: () => true,
})
const fetchFromOutside = createSafeFetch({
  resolve: resolveBy([nameServer.address]),
  isAllowed: address => address === '127.0.0.2',
  isAllowedPort: () => true,
})
const fetchInUse = createSafeFetch()

afterEach(() => expect(canary.accepted()).toBe(0))
afterAll(async () => {
  outside.close()
  await Promise.all([canary.close(), nameServer.close()])
})

const loopback = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '0',
  '0.0.0.0',
  '00.0.0.0',
  '2130706433',
  '017700000001',
  '0x7f000001',
  '0x7f.1',
  '0x7f.0x0.0x0.0x1',
  '0177.0.0.1',
  '127.000.000.001',
  '127.255.255.254',
  '127.0.0.1.',
  '１２７.０.０.１',
  '①②⑦.⓪.⓪.①',
  '127。0。0。1',
  '[::1]',
  '[::]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2001:0:7f00:1::]',
] as const
const behind = [
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.254',
  '192.168.0.1',
  '192.168.1',
  '100.64.0.1',
  '100.127.255.254',
  '169.254.169.254',
  '0xa9fea9fe',
  '2852039166',
  '[::ffff:169.254.169.254]',
  '[64:ff9b::a9fe:a9fe]',
  '[2002:a9fe:a9fe::]',
  '192.0.0.170',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '[fe80::1]',
  '[fec0::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[ff02::1]',
  '[2001:db8::1]',
  '[100::1]',
  '[3fff::1]',
] as const
const named = ['localhost', 'inside.test', 'INSIDE.test', 'inside.test.', 'mixed.test', 'metadata.test', 'localtest.me']

describe('an address that is not public is never connected to', () => {
  test.each([...loopback, ...behind, ...named])('%s', async host => {
    await expect(fetchAnyPort(`http://${host}:${port}/`, page)).rejects.toThrow(FetchRefused)
  })
})

describe('what is no plain web address is refused', () => {
  test.each([
    `http://user@127.0.0.1:${port}/`,
    `http://example.com@127.0.0.1:${port}/`,
    `http://127.0.0.1:${port}#@example.com/`,
    `http://127.0.0.1:${port}\\@example.com/`,
    'https://user:word@example.com/',
    `ftp://127.0.0.1:${port}/`,
    'file:///etc/passwd',
    'gopher://127.0.0.1:70/',
    'data:text/html,<title>x</title>',
    'javascript:alert(1)',
    'blob:http://example.com/1',
    '//127.0.0.1/',
    'http://',
    'http:///127.0.0.1/',
    '',
    'no address',
  ])('%s', async address => {
    await expect(fetchAnyPort(address, page)).rejects.toThrow(FetchRefused)
  })

  test.each([':22', ':25', ':8080', ':5432', ':0', ':65535'])('a host on port %s', async suffix => {
    await expect(fetchInUse(`http://127.0.0.2${suffix}/`, page)).rejects.toThrow(/the port/)
  })
})

describe('a redirect', () => {
  const from = (to: string) => `http://127.0.0.2:${outsidePort}/?to=${encodeURIComponent(to)}`

  test('to another page outside is followed', async () => {
    const { body, url } = await fetchFromOutside(from('/there'), page)
    expect(body.toString()).toContain('外')
    expect(url.pathname).toBe('/there')
  })

  test.each([
    ...loopback.slice(0, 12).map(host => `http://${host}:${port}/`),
    `http://inside.test:${port}/`,
    `//127.0.0.1:${port}/`,
    `http://user@127.0.0.2:${outsidePort}/`,
    'file:///etc/passwd',
    'http://',
  ])('to %s ends there', async to => {
    await expect(fetchFromOutside(from(to), page)).rejects.toThrow(FetchRefused)
  })

  test('is followed three times, not four', async () => {
    const chain = (hops: number): string => (hops === 0 ? '/end' : from(chain(hops - 1)))
    expect((await fetchFromOutside(chain(3).replace(/^\//, ''), page)).url.pathname).toBe('/end')
    await expect(fetchFromOutside(chain(4), page)).rejects.toThrow(/too many redirects/)
  })
})

test('a name that points elsewhere when it is asked again is asked once, and what was checked is used', async () => {
  const { body } = await fetchFromOutside(`http://rebinding.test:${outsidePort}/`, page)
  expect(body.toString()).toContain('外')
  expect(nameServer.asked.filter(name => name === 'rebinding.test')).toHaveLength(1)
  await expect(fetchFromOutside(`http://rebinding.test:${port}/`, page)).rejects.toThrow(FetchRefused)
})

test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '2400:cb00::1'])(
  '%s is public',
  address => expect(isPublicAddress(address)).toBe(true),
)
