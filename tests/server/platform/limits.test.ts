// Rate limits: the allowed number passes, the next request is told to wait (B28).
import { beforeEach, describe, expect, test } from 'vitest'
import { fixedClock } from '#server/platform/clock.ts'
import { networkOf } from '#server/platform/http/address.ts'
import { createRateLimits, limits } from '#server/platform/rate-limits.ts'
import { openDatabase } from '../../support/database.ts'
import { credentialsOf, openServer, type TestServer } from '../../support/http-server.ts'
import { expectRefusal } from '../../support/refusals.ts'

const database = await openDatabase('play')
const { db } = database
const start = new Date('2026-11-21T12:00:00.000+09:00').getTime()
const clock = fixedClock(new Date(start))

beforeEach(async () => {
  await database.asOwner(client => client.query('truncate rate_counter'))
  clock.set(new Date(start))
})

const tooMany = { code: 'TOO_MANY', status: 429 }

type AnyClass = keyof typeof limits

describe.each(Object.keys(limits) as AnyClass[])('the class %s', limitClass => {
  const { perWindow, windowMs, refusal = 'TOO_MANY' } = limits[limitClass]
  const refused = { code: refusal, status: 429 }

  test(`lets ${perWindow} pass and refuses the next until the window ends`, async () => {
    const { take } = createRateLimits(db, clock)
    for (let nth = 0; nth < perWindow; nth++) await take(limitClass, 'somebody')
    await expect(take(limitClass, 'somebody')).rejects.toMatchObject({
      ...refused,
      data: { retryAfterSeconds: windowMs / 1000 },
    })
    await take(limitClass, 'somebody else')
    clock.set(new Date(start + windowMs - 1))
    await expect(take(limitClass, 'somebody')).rejects.toMatchObject({ ...refused, data: { retryAfterSeconds: 1 } })
    clock.set(new Date(start + windowMs))
    await take(limitClass, 'somebody')
  })

  test('does not count for other classes', async () => {
    const { take } = createRateLimits(db, clock)
    for (let nth = 0; nth < perWindow; nth++) await take(limitClass, 'somebody')
    for (const other of Object.keys(limits) as AnyClass[]) {
      if (other !== limitClass) await take(other, 'somebody')
    }
  })
})

test('sign-in and money are counted over all processes', async () => {
  const [one, two] = [createRateLimits(db, clock), createRateLimits(db, clock)]
  for (let nth = 0; nth < limits.money.perWindow; nth++) await (nth % 2 ? one : two).take('money', 'somebody')
  await expect(one.take('money', 'somebody')).rejects.toMatchObject(tooMany)
  await expect(two.take('money', 'somebody')).rejects.toMatchObject(tooMany)
})

test('parallel calls are all counted', async () => {
  const { take } = createRateLimits(db, clock)
  const results = await Promise.allSettled(
    Array.from({ length: limits.money.perWindow + 10 }, () => take('money', 'somebody')),
  )
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(10)
})

test('an honest outbox of 200 items drains within two minutes (B28)', async () => {
  const { take } = createRateLimits(db, clock)
  let seconds = 0
  for (let sent = 0; sent < 200; ) {
    try {
      await take('money', 'somebody')
      sent += 1
    } catch (error) {
      seconds += (error as { data: { retryAfterSeconds: number } }).data.retryAfterSeconds
      clock.set(new Date(start + seconds * 1000))
    }
  }
  expect(seconds).toBeLessThanOrEqual(120)
})

describe('over HTTP', () => {
  const fill = (bucket: string, hits: number) =>
    database.pool.query(
      `insert into rate_counter values ($1, $2, $3) on conflict (bucket) do update set hits = excluded.hits`,
      [bucket, new Date(start), hits],
    )
  const claimAll = (server: TestServer, token: string, headers = {}) =>
    server.send('/api/Achievement/receiveAllLpReward', {
      ...{ method: 'POST', body: {}, token, headers, key: crypto.randomUUID() },
    })
  const signIn = (server: TestServer, headers: Record<string, string> = {}) =>
    server.send('/api/Identity/signIn', {
      ...{ method: 'POST', body: credentialsOf('player'), headers: { origin: server.url, ...headers } },
    })

  test('a signed-in caller is counted by user, and told when to come back', async () => {
    const server = await openServer(database, { clock, limits: true })
    const [player, other] = [await server.tokenOf('player'), await server.tokenOf('other')]
    await fill(`money:${database.users.player}`, limits.money.perWindow)
    const refused = await claimAll(server, player)
    expect(expectRefusal(refused, 'player')).toBe('TOO_MANY')
    expect(refused.headers['retry-after']).toBe('60')
    expect((await claimAll(server, other)).status).toBe(200)
    expect((await server.send('/api/coin/getCoins', { token: player })).status).toBe(200)
    await server.close()
  })

  test('sign-in is counted by address, whoever tries', async () => {
    const server = await openServer(database, { clock, limits: true })
    await fill('sign-in:127.0.0.1', limits['sign-in'].perWindow - 1)
    expect((await signIn(server)).status).toBe(200)
    const refused = await signIn(server)
    expect(expectRefusal(refused, 'sign-in')).toBe('TOO_MANY')
    expect(Number(refused.headers['retry-after'])).toBe(limits['sign-in'].windowMs / 1000)
    await server.close()
  })

  test('a forged X-Forwarded-For changes nothing', async () => {
    const server = await openServer(database, { clock, limits: true })
    await fill('sign-in:127.0.0.1', limits['sign-in'].perWindow)
    for (const headers of [
      { 'x-forwarded-for': '203.0.113.7' },
      { 'x-forwarded-for': '203.0.113.7, 198.51.100.2' },
      { 'x-real-ip': '203.0.113.7' },
      { forwarded: 'for=203.0.113.7' },
      { 'x-client-ip': '203.0.113.7' },
    ]) {
      expect(expectRefusal(await signIn(server, headers as Record<string, string>), 'forged')).toBe('TOO_MANY')
    }
    await server.close()
  })

  test('behind one trusted proxy the address it saw counts, and what the client wrote before does not', async () => {
    const server = await openServer(database, { clock, limits: true, trustedProxies: 1 })
    await fill('sign-in:203.0.113.7', limits['sign-in'].perWindow)
    const from = (addresses: string) => signIn(server, { 'x-forwarded-for': addresses })
    expect(expectRefusal(await from('203.0.113.7'), 'seen')).toBe('TOO_MANY')
    expect(expectRefusal(await from('198.51.100.2, 203.0.113.7'), 'seen')).toBe('TOO_MANY')
    expect((await from('203.0.113.7, 198.51.100.2')).status).toBe(200)
    await server.close()
  })

  test('an IPv6 address counts with its whole network, and one that carries an IPv4 address as that', async () => {
    const server = await openServer(database, { clock, limits: true, trustedProxies: 1 })
    await fill('sign-in:2001:db8:1:2::/64', limits['sign-in'].perWindow)
    await fill('sign-in:203.0.113.7', limits['sign-in'].perWindow)
    const from = (address: string) => signIn(server, { 'x-forwarded-for': address })
    for (const address of [
      '2001:db8:1:2::1',
      '2001:DB8:1:2:ffff:ffff:ffff:ffff',
      '::ffff:203.0.113.7',
      '::ffff:cb00:7107',
    ])
      expect(expectRefusal(await from(address), address)).toBe('TOO_MANY')
    for (const address of ['2001:db8:1:3::1', '2001:db8::1', '::1']) expect((await from(address)).status).toBe(200)
    await server.close()
  })

  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['[2001:db8::7]', '2001:db8:0:0::/64'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('the address %o counts as %o', (address, network) => expect(networkOf(address)).toBe(network))

  test('guests are counted by address where everybody may call', async () => {
    const server = await openServer(database, { clock, limits: true })
    const list = () => server.send('/api/News/getList?page=1&size=1')
    for (let nth = 0; nth < limits.read.perWindow; nth++) expect((await list()).status).toBe(200)
    const refused = await list()
    expect(expectRefusal(refused, 'guest')).toBe('TOO_MANY')
    expect(refused.headers['retry-after']).toBe('60')
    await server.close()
  })
})
