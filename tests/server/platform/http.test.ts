// Health, the document of the calls, headers of every kind of answer (B24), the built app and stored pictures.
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../support/database.ts'
import { everyCall } from '../../support/every-call.ts'
import type { Answer } from '../../support/http.ts'
import { freshFolder, openServer } from '../../support/http-server.ts'
import { errorsIn, expectRefusal } from '../../support/refusals.ts'

const style = 'body{margin:0}'
const distDir = freshFolder(`dist-${process.pid}-http`)
mkdirSync(join(distDir, 'assets'))
mkdirSync(join(distDir, 'mission'))
const page = `<!doctype html><style>${style}</style><p>つむぎ</p>`
for (const [name, text] of Object.entries({
  'index.html': page,
  'mission/index.html': page,
  'version.json': '{"version":"1"}',
  'sw.js': 'self',
  'manifest.webmanifest': '{}',
  'assets/app-abc123.js': 'app',
  'assets/app-abc123.js.br': 'brotli',
  'secret.env': 'x',
})) {
  writeFileSync(join(distDir, name), text)
}

const database = await openDatabase('play')
const server = await openServer(database, { distDir })
await server.files.put('assets/picture-1.240.webp', new Uint8Array([1, 2, 3]))
await server.files.put('voices/clip-1.wav', new Uint8Array([1, 2, 3, 4]))
const token = await server.tokenOf('player')

describe('health', () => {
  test('says that the parts work', async () => {
    const answer = await server.send('/healthz')
    expect(answer.status).toBe(200)
    expect(answer.json).toEqual({ status: 'ok', database: 'ok', files: 'ok', mail: 'ok' })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('says no as soon as the server is to stop, while calls are still answered', async () => {
    const stopping = await openServer(database)
    stopping.web.markNotReady()
    const answer = await stopping.send('/healthz')
    expect([answer.status, answer.json]).toEqual([
      503,
      { status: 'unavailable', database: 'ok', files: 'ok', mail: 'ok' },
    ])
    expect((await stopping.send('/api/WorldSelect')).status).toBe(200)
    await stopping.close()
  })
})

test('the document of the calls names every call', async () => {
  const answer = await server.send('/api/openapi.json')
  expect(answer.status).toBe(200)
  type Operation = { parameters?: { name: string }[] }
  const { openapi, paths } = answer.json as { openapi: string; paths: Record<string, Record<string, Operation>> }
  expect(openapi).toMatch(/^3\.1/)
  for (const { path, method, name, meta } of everyCall) {
    const operation = paths[path]?.[method.toLowerCase()]
    expect(operation, name).toBeDefined()
    const named = operation?.parameters?.map(parameter => parameter.name) ?? []
    expect(named.includes('Idempotency-Key'), name).toBe(meta.effect === 'keyed')
  }
})

describe('the built app', () => {
  test.each(['/', '/mission', '/news/3', '/world/world0/itemSynth'])('answers %s with its page', async path => {
    const answer = await server.send(path)
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('つむぎ')
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

  test('keeps hashed assets for ever and asks about the rest', async () => {
    const kept = 'public, max-age=31536000, immutable'
    expect((await server.send('/assets/app-abc123.js')).headers['cache-control']).toBe(kept)
    for (const path of ['/version.json', '/sw.js', '/manifest.webmanifest']) {
      expect((await server.send(path)).headers['cache-control'], path).toBe('no-cache')
    }
  })

  test('answers an old chunk that is gone as missing, not as a page', async () => {
    expect(expectRefusal(await server.send('/assets/app-old.js'), 'old')).toBe('NOT_FOUND')
  })

  test('is compressed where that was made and is wanted', async () => {
    const path = '/assets/app-abc123.js'
    const brotli = await server.send(path, { headers: { 'accept-encoding': 'gzip, br' } })
    expect([brotli.text, brotli.headers['content-encoding'], brotli.headers.vary]).toEqual([
      'brotli',
      'br',
      'accept-encoding',
    ])
    expect((await server.send(path)).text).toBe('app')
  })

  test('is not sent again to who has it', async () => {
    const first = await server.send('/mission')
    const again = await server.send('/mission', { headers: { 'if-none-match': String(first.headers.etag) } })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  test('answers HEAD with the headers alone', async () => {
    for (const path of ['/', '/sw.js', '/files/assets/picture-1.240.webp', '/healthz']) {
      const answer = await server.send(path, { method: 'HEAD' })
      expect([answer.status, answer.text], path).toEqual([200, ''])
    }
  })

  test.each([
    '/secret.env',
    '/.env',
    '/../package.json',
    '/assets/',
    '/assets/..%2findex.html',
    '/%2e%2e/package.json',
  ])('does not give %s away', async path => {
    const answer = await server.send(path)
    expect(answer.text).not.toContain('"name"')
    if (answer.status !== 200) expectRefusal(answer, path)
    else expect(answer.text).toContain('つむぎ')
  })
})

test('a stored picture is answered as nothing but a picture, for ever', async () => {
  const answer = await server.send('/files/assets/picture-1.240.webp')
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '3',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  })
})

test.each([
  [undefined, 200, undefined, 4],
  ['bytes=0-', 206, 'bytes 0-3/4', 4],
  ['bytes=1-2', 206, 'bytes 1-2/4', 2],
  ['bytes=2-99', 206, 'bytes 2-3/4', 2],
  ['bytes=-3', 206, 'bytes 1-3/4', 3],
  ['bytes=4-', 416, 'bytes */4', 0],
  ['bytes=3-1', 200, undefined, 4],
  ['bytes=0-1,3-3', 200, undefined, 4],
])('a sound is answered as a whole and in parts: %s', async (range, status, part, length) => {
  const answer = await server.send('/files/voices/clip-1.wav', range === undefined ? {} : { headers: { range } })
  expect([answer.status, answer.headers['content-range'], answer.text.length]).toEqual([status, part, length])
  if (status !== 416) expect(answer.headers).toMatchObject({ 'content-type': 'audio/wav', 'accept-ranges': 'bytes' })
})

describe('headers (B24)', () => {
  const kinds: [string, () => Promise<Answer>][] = [
    ['an answer of a call', () => server.send('/api/coin/getCoins', { token })],
    ['a refusal of a call', () => server.send('/api/coin/getCoins')],
    ['a call that does not exist', () => server.send('/api/nothing')],
    ['a body that cannot be read', () => server.send('/api/News/read', { method: 'POST', body: '{', token })],
    ['a method that is not allowed', () => server.send('/', { method: 'DELETE' })],
    ['a page', () => server.send('/mission')],
    ['the page by its file name', () => server.send('/index.html')],
    ['the page of a route by its file name', () => server.send('/mission/index.html')],
    ['a file of the app', () => server.send('/sw.js')],
    [
      'a page not sent again',
      async () => server.send('/', { headers: { 'if-none-match': String((await server.send('/')).headers.etag) } }),
    ],
    ['a missing file', () => server.send('/nothing.js')],
    ['a picture', () => server.send('/files/assets/picture-1.240.webp')],
    ['a part of a sound', () => server.send('/files/voices/clip-1.wav', { headers: { range: 'bytes=1-2' } })],
    ['a missing picture', () => server.send('/files/assets/nothing.240.webp')],
    ['health', () => server.send('/healthz')],
    ['the document of the calls', () => server.send('/api/openapi.json')],
    ['a refused stream', () => server.send('/api/Realtime/stream')],
  ]

  test.each(kinds)('of %s keep the browser strict', async (_, ask) => {
    const { headers, status, text } = await ask()
    expect(headers).toMatchObject({
      'strict-transport-security': expect.stringMatching(/^max-age=31536000/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    })
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
    // Every page carries the policy of pages.
    if (/^text\/html/.test(headers['content-type'] ?? '')) {
      if (status === 200) expect(text).toContain('つむぎ')
      const policy = String(headers['content-security-policy'])
      const hash = createHash('sha256').update(style).digest('base64')
      expect(policy.split('; ')).toEqual(
        expect.arrayContaining([
          "default-src 'self'",
          "script-src 'self'",
          `style-src 'self' 'sha256-${hash}'`,
          "img-src 'self' blob:",
          "media-src 'self' blob:",
          "object-src 'none'",
          "base-uri 'none'",
          "frame-ancestors 'none'",
          "require-trusted-types-for 'script'",
          'trusted-types tsumugi',
        ]),
      )
      expect(policy).not.toMatch(/unsafe|nonce|\*/)
    }
  })

  test('of a call say that nothing is kept and which request it was', async () => {
    for (const answer of [
      await server.send('/api/coin/getCoins', { token }),
      await server.send('/api/coin/getCoins'),
      await server.send('/api/nothing'),
    ]) {
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    }
  })

  test.each([
    ['0b7f3a60-0000-4000-8000-000000000000', true],
    ['order-1', true],
    ['a b', false],
    ['a'.repeat(65), false],
    ['<script>', false],
  ])('repeat the key %s: %s (reliability rule 5)', async (key, repeated) => {
    for (const path of ['/api/Achievement/receiveAllLpReward', '/api/nothing', '/api/coin/getCoins']) {
      const answer = await server.send(path, { method: 'POST', body: {}, token, key })
      expect(answer.headers['idempotency-key'], path).toBe(repeated ? key : undefined)
    }
  })
})

test('a request that is logged carries its id and key, and nothing of its query', async () => {
  server.logs.length = 0
  const key = '0b7f3a60-0000-4000-8000-000000000001'
  const answer = await server.send('/api/Achievement/receiveAllLpReward?hash=very-secret', {
    ...{ method: 'POST', body: {}, token, key },
  })
  await new Promise(resolve => setTimeout(resolve, 20))
  const line = server.logs.find(({ msg }) => msg === 'call')
  expect(line).toMatchObject({ requestId: answer.headers['x-request-id'], key, method: 'POST', status: answer.status })
  expect(JSON.stringify(server.logs)).not.toMatch(/very-secret|Bearer|eyJ/)
})

test.each([
  ['123456', 123_456],
  ['0', 0],
  ['1000000', undefined],
  ['a name', undefined],
  ['', undefined],
])('a call that says the session id %o is logged with the tab %o', async (said, tab) => {
  server.logs.length = 0
  await server.send('/api/coin/getCoins', { token, headers: { 'x-session-id': said } })
  await new Promise(resolve => setTimeout(resolve, 20))
  const line = server.logs.find(({ msg }) => msg === 'call')
  expect(line).toMatchObject({ path: '/api/coin/getCoins' })
  expect(line?.tab).toBe(tab)
})

test('none of this was an error of the server', () => {
  expect(errorsIn(server.logs)).toEqual([])
})
