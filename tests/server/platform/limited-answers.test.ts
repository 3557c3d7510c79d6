// Answers that are no calls: made once for everybody, and limited for each address.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { generateOpenApi } from '#server/platform/http/open-api.ts'
import { createRateLimits, limits } from '#server/platform/rate-limits.ts'
import { openDatabase } from '../../support/database.ts'
import { freshFolder, openServer } from '../../support/http-server.ts'
import { serverParts } from '../../support/paths.ts'
import { expectRefusal } from '../../support/refusals.ts'

const database = await openDatabase('play')
const distDir = freshFolder(`dist-${process.pid}-limited`)
mkdirSync(join(distDir, 'assets'))
writeFileSync(join(distDir, 'index.html'), '<!doctype html>')
writeFileSync(join(distDir, 'assets', 'a.js'), 'a')

describe('the description of the calls', () => {
  test('is the same bytes for everybody, packed once, and not sent again to who has it', async () => {
    const server = await openServer(database)
    const bytesFor = async (encoding: string) => {
      const answer = await fetch(`${server.url}/api/openapi.json`, { headers: { 'accept-encoding': encoding } })
      return { headers: answer.headers, text: await answer.text() }
    }
    const wanted = JSON.stringify(await generateOpenApi())
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers, text } = await bytesFor(encoding)
      expect(text === wanted, encoding).toBe(true)
      expect(headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
      expect(headers.get('vary')).toBe('accept-encoding')
    }
    const { headers } = await bytesFor('br')
    expect(Number(headers.get('content-length'))).toBeLessThan(wanted.length / 20)
    const tag = String(headers.get('etag'))
    const again = await server.send('/api/openapi.json', { headers: { 'if-none-match': tag } })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  test('is made by the build, so that nobody waits for it', async () => {
    const built = (name: string) => readFileSync(join(dirname(serverParts), name))
    const wanted = JSON.stringify(await generateOpenApi())
    expect(built('openapi.json').toString() === wanted).toBe(true)
    expect(brotliDecompressSync(built('openapi.json.br')).toString() === wanted).toBe(true)
    expect(gunzipSync(built('openapi.json.gz')).toString() === wanted).toBe(true)
  })

  test('is not built again when it is asked for', async () => {
    const server = await openServer(database)
    const stringify = JSON.stringify
    let long = 0
    JSON.stringify = ((...input: Parameters<typeof stringify>) => {
      const text = stringify(...input)
      if (text?.length > 100_000) long += 1
      return text
    }) as typeof stringify
    try {
      for (let nth = 0; nth < 5; nth++) expect((await server.send('/api/openapi.json')).status).toBe(200)
    } finally {
      JSON.stringify = stringify
    }
    expect(long).toBe(0)
  })
})

test('health is looked at once in a moment, however many ask', async () => {
  const server = await openServer(database)
  const query = database.pool.query
  let looked = 0
  database.pool.query = ((...input: Parameters<typeof query>) => {
    if ((input[0] as unknown) === 'select 1') looked += 1
    return query.apply(database.pool, input)
  }) as typeof query
  // The moment lasts as long as a busy machine takes for all of them.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  try {
    const answers = await Promise.all(Array.from({ length: 50 }, () => server.send('/healthz')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(looked).toBe(1)
    clock.mockRestore()
    await expect
      .poll(async () => {
        await server.send('/healthz')
        return looked
      })
      .toBe(2)
  } finally {
    clock.mockRestore()
    database.pool.query = query
  }
})

describe('limits of an address', () => {
  const clock = { now: () => new Date('2026-11-22T00:00:00Z') }
  /** A server on which an address has `left` requests of a class left. */
  const almostFull = async (limitClass: 'file' | 'description' | 'health' | 'read', address: string, left: number) => {
    const own = createRateLimits(database.db, clock)
    for (let nth = 0; nth < limits[limitClass].perWindow - left; nth++) await own.take(limitClass, address)
    return openServer(database, { clock, limits: own, trustedProxies: 1, distDir })
  }
  const address = '203.0.113.7'
  const headers = { 'x-forwarded-for': address }
  const foreign = { 'x-forwarded-for': '198.51.100.2' }

  test.each([
    ['health', '/healthz'],
    ['description', '/api/openapi.json'],
    ['file', '/'],
    ['file', '/mission'],
    ['file', '/assets/a.js'],
    ['file', '/assets/nothing.js'],
    ['file', '/files/assets/nothing.240.webp'],
    ['read', '/api/nothing'],
    ['read', '/api/Realtime/stream'],
  ] as const)('%s: %s is refused beyond it, for that address alone', async (limitClass, path) => {
    const server = await almostFull(limitClass, address, 2)
    for (let nth = 0; nth < 2; nth++) expect((await server.send(path, { headers })).status).not.toBe(429)
    const refused = await server.send(path, { headers })
    expect(expectRefusal(refused, path)).toBe('TOO_MANY')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await server.send(path, { headers: foreign })).status).not.toBe(429)
  })

  test('trying tokens is counted', async () => {
    const server = await almostFull('read', address, 2)
    const attempt = () => server.send('/api/coin/getCoins', { headers, token: 'made-up' })
    expect([(await attempt()).status, (await attempt()).status, (await attempt()).status]).toEqual([401, 401, 429])
  })

  test('leave room for a balancer that asks every second and for twenty first visits a minute', () => {
    expect(limits.health.perWindow).toBeGreaterThanOrEqual(10 * 60)
    expect(limits.file.perWindow).toBeGreaterThanOrEqual(20 * 300)
  })
})

test('the packed forms are what they say', async () => {
  const server = await openServer(database)
  const { request } = await import('node:http')
  const bytes = (encoding: string) =>
    new Promise<Buffer>(resolve => {
      request(`${server.url}/api/openapi.json`, { headers: { 'accept-encoding': encoding } }, response => {
        const chunks: Buffer[] = []
        response.on('data', chunk => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)))
      }).end()
    })
  expect(brotliDecompressSync(await bytes('br')).equals(gunzipSync(await bytes('gzip')))).toBe(true)
})
