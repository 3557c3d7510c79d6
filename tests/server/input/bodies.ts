// Bodies and queries that are broken before any field is read.
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Input } from '../../calls/row.ts'
import { openDatabase } from '../../support/database.ts'
import { callerOf, callsOfShard, requestOf, rowOf, SHARDS, sampleOf } from '../../support/every-call.ts'
import { openServer } from '../../support/http-server.ts'
import { randomOf, report } from '../../support/random.ts'
import { codeOf, expectNoErrors, expectRefusal } from '../../support/refusals.ts'
import { size } from '../../support/size.ts'

/** Number of calls that a short run looks at in all files together. */
const SHORT_RUN_CALLS = 60
const json = { 'content-type': 'application/json' }
const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`
const nestedObjects = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

/** Suite over one share of the calls. */
export async function testBodies(shard: number): Promise<void> {
  const random = randomOf('Broken bodies')

  const database = await openDatabase('play')
  const server = await openServer(database)
  const tokens = { player: await server.tokenOf('player'), admin: await server.tokenOf('admin') }
  const token = tokens.player
  // All bodies and queries are read in one place: a short run sends them to some calls, a number that does not grow with the product.
  const own = callsOfShard(shard)
  const calls = random.shuffle([...own]).slice(0, size(SHORT_RUN_CALLS / SHARDS, own.length))
  report(`Broken bodies for ${calls.length} of ${own.length} calls`)
  const posts = calls.filter(({ method }) => method === 'POST')
  const gets = calls.filter(({ method }) => method === 'GET')

  afterEach(() => {
    expectNoErrors(server)
    server.logs.length = 0
  })

  /** Token of a user who may make the call of a path. */
  const tokenFor = (path: string): string => {
    const call = posts.find(each => each.path === path)
    return call ? tokens[callerOf(call)] : token
  }

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    server.send(path, { method: 'POST', body, token: tokenFor(path), headers: { origin: server.url, ...headers } })
  /** All bodies are read in one place, before the call is known: in a short run each call is sent some of them. */
  const drawn = <Body>(count: number, bodies: Body[]): Body[] =>
    random.shuffle(bodies).slice(0, size(count, bodies.length))

  describe.each(posts)('$name refuses', call => {
    // Its sample makes the player a creator where the call is for creators.
    beforeAll(async () => {
      await sampleOf(call, database)
    })

    test.each<[string, string | Uint8Array]>(
      drawn(2, [
        ['half a JSON', '{"a":'],
        ['text', 'hello'],
        ['a JSON with a comma too many', '{"a":1,}'],
        ['invalid UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
        ['UTF-16', new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00])],
        ['a surrogate written as UTF-8', new Uint8Array([0x22, 0xed, 0xa0, 0x80, 0x22])],
      ]),
    )('%s as malformed', async (_, body) => {
      expect(expectRefusal(await post(call.path, body, json), call.name)).toBe('MALFORMED')
    })

    test.each<[string, string]>(
      drawn(2, [
        ['a list', '[]'],
        ['a number', '1'],
        ['a text', '"hello"'],
        ['true', 'true'],
        ['lists in lists', nested(100_000)],
        ['objects in objects', nestedObjects(40_000)],
        ['a prototype', '{"__proto__":{"admin":true}}'],
        ['a field twice', '{"id":1,"id":{}}'],
      ]),
    )('%s as bad input', async (_, body) => {
      expect(['BAD_INPUT', 'MALFORMED']).toContain(expectRefusal(await post(call.path, body, json), call.name))
    })

    test.each(
      drawn(2, ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/octet-stream', '']),
    )('a body of the type %o', async type => {
      const input = JSON.stringify(await sampleOf(call, database))
      expect(expectRefusal(await post(call.path, input, { 'content-type': type }), call.name)).toBe('MALFORMED')
    })

    test.each<[string, Record<string, string>]>(
      drawn(1, [
        ['known beforehand', {}],
        ['that does not say so', { 'transfer-encoding': 'chunked' }],
      ]),
    )('a body of 1 MB %s', async (_, headers) => {
      const body = JSON.stringify({ text: 'あ'.repeat(350_000) })
      const answer = await post(call.path, body, { ...json, ...headers })
      expect(expectRefusal(answer, call.name)).toBe('TOO_LARGE')
    })

    test('a form with brackets a thousand deep', async () => {
      const body = `a${'[b]'.repeat(1_000)}=1&${'x[]=1&'.repeat(1_000)}y=2`
      const type = { 'content-type': 'application/x-www-form-urlencoded' }
      expect(expectRefusal(await post(call.path, body, type), call.name)).toBe('BAD_INPUT')
    })
  })

  describe.each(gets)('$name', call => {
    const token = tokens[callerOf(call)]

    test('refuses unknown, repeated and nested fields of the query', async () => {
      const { path } = requestOf(call, await sampleOf(call, database))
      const and = path.includes('?') ? '&' : '?'
      for (const more of [
        'userId=1',
        'userId=1&userId=2',
        'a[b][c]=1',
        `a${'[b]'.repeat(2_000)}=1`,
        '__proto__[x]=1',
      ]) {
        const answer = await server.send(`${path}${and}${more}`, { token })
        expect(expectRefusal(answer, more.slice(0, 40)), more.slice(0, 40)).toBe('BAD_INPUT')
      }
    })

    test('answers a field without a name without an error', async () => {
      const { path } = requestOf(call, await sampleOf(call, database))
      const answer = await server.send(`${path}${path.includes('?') ? '&' : '?'}=1`, { token })
      // A call whose sample names a file that is not there is refused whatever it is sent with.
      if (answer.status !== 200) expect(['BAD_INPUT', rowOf(call).rights.owner]).toContain(expectRefusal(answer, '=1'))
    })

    test('refuses a field given twice', async () => {
      const sample = await sampleOf(call, database)
      const { path } = requestOf(call, sample)
      const query = path.split('?')[1]
      if (!query) return
      const answer = await server.send(`${path}&${query}`, { token })
      expect(expectRefusal(answer, path)).toBe('BAD_INPUT')
    })

    test('does not mind a body', async () => {
      const { path } = requestOf(call, await sampleOf(call, database))
      const answer = await server.send(path, { token, body: '{"x":', headers: json })
      const expected = rowOf(call).rights[callerOf(call) === 'admin' ? 'admin' : 'owner']
      if (expected === 'ok') expect(answer.status).toBe(200)
      else expect(codeOf(answer)).toBe(expected)
      // The next request on the same connection is not read as a part of the broken one.
      expect((await server.send(path, { token })).status).toBe(answer.status)
    })

    test('refuses text that is not UTF-8', async () => {
      const sample = await sampleOf(call, database)
      const broken: Input = Object.fromEntries(Object.keys(sample).map(name => [name, 'BROKEN']))
      const { path } = requestOf(call, broken)
      if (!path.includes('BROKEN')) return
      for (const bytes of ['%ff%fe', '%ed%a0%80', '%c0%af', '%', '%e3%81', '%zz']) {
        const answer = await server.send(path.replaceAll('BROKEN', bytes), { token })
        expect(['BAD_INPUT', 'MALFORMED', 'NOT_FOUND', 'CALL_UNKNOWN'], bytes).toContain(expectRefusal(answer, bytes))
      }
    })
  })
}
