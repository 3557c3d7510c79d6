// Bodies are kept in memory only when their callers may send them, and never more than there is room for.
import { afterEach, describe, expect, test } from 'vitest'
import { type BodyCaps, bodyCaps, createBodyStore, MAX_BODY_BYTES } from '#server/platform/http/body.ts'
import { createCallFinder } from '#server/platform/http/call-at.ts'
import { createRateLimits, limits } from '#server/platform/rate-limits.ts'
import { openDatabase } from '../../support/database.ts'
import { everyCall, sampleOf } from '../../support/every-call.ts'
import { openServer, type TestServer } from '../../support/http-server.ts'
import { openRaw, type RawSocket } from '../../support/raw-socket.ts'
import { codeOf, errorsIn } from '../../support/refusals.ts'

const database = await openDatabase('play')
const server = await openServer(database)
const token = await server.tokenOf('player')

const open: RawSocket[] = []
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.destroy()
})

/** Announces a body, and sends none of it. */
async function announce(on: TestServer, path: string, bytes: number, headers: Record<string, string> = {}) {
  const one = await openRaw(on.url)
  open.push(one)
  const all = {
    ...{ host: new URL(on.url).host, origin: on.url, 'content-type': 'application/json' },
    ...{ 'content-length': String(bytes), ...headers },
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  one.socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  return one
}
const bearer = { authorization: `Bearer ${token}` }
const path = '/api/User/updateProfile'

describe('before anything of a body is there', () => {
  test.each<[string, string, number, Record<string, string>, string, number]>([
    ['a guest', path, 1_000, {}, 'UNAUTHORIZED', 401],
    ['a token that is not good', path, 1_000, { authorization: 'Bearer made-up' }, 'UNAUTHORIZED', 401],
    ['a length beyond all bodies', path, MAX_BODY_BYTES + 1, bearer, 'TOO_LARGE', 413],
    ['a length that a guest cannot need', '/api/Identity/signIn', 20_000, {}, 'TOO_LARGE', 413],
    ['another origin', '/api/Identity/signIn', 100, { origin: 'http://evil.example' }, 'ORIGIN', 403],
    ['who is no admin', '/api/Admin/News/save', 1_000, bearer, 'FORBIDDEN', 403],
    ['an unknown call', '/api/nothing', 1_000, bearer, 'CALL_UNKNOWN', 404],
  ])('%s is refused', async (_, at, bytes, headers, code, status) => {
    const known = at === '/api/Admin/News/save' ? everyCall.find(({ name }) => name === 'adminNews.save')?.path : at
    const one = await announce(server, String(known), bytes, headers)
    await expect.poll(one.text).toContain(`"code":"${code}"`)
    expect(one.text()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  })

  test.each<[string, Record<string, string>, boolean]>([
    ['a stranger', {}, true],
    // A connection that ends while a draft is on the way could take its refusal with it.
    ['a user with a token that is over', { authorization: 'Bearer over' }, false],
  ])(
    'after the refusal of a long body of %s the connection ends only where nobody waits for it',
    async (_, who, ends) => {
      const one = await announce(server, path, 500_000, who)
      await expect.poll(one.text).toContain('"code":"UNAUTHORIZED"')
      expect(/connection: close/i.test(one.text())).toBe(ends)
    },
  )

  test.each<[string, string, string, Record<string, string>]>([
    ['who calls', database.users.player, path, bearer],
    ['an address that signs in', '127.0.0.1', '/api/Identity/signIn', {}],
  ])('%s too often is refused', async (_, caller, at, headers) => {
    const clock = { now: () => new Date('2026-11-22T00:00:00Z') }
    const own = createRateLimits(database.db, clock)
    for (let nth = 0; nth < limits.write.perWindow; nth++) await own.take('write', caller)
    const full = await openServer(database, { clock, limits: own })
    const one = await announce(full, at, 1_000, headers)
    await expect.poll(one.text).toContain('"code":"TOO_MANY"')
  })
})

describe('a guest', () => {
  /** A body in which every text has its maximum length, and each character its longest form. */
  const longest = (text: string): string =>
    `"${[...text].map(letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}"`
  const guestCalls = everyCall.filter(({ method, meta }) => method !== 'GET' && meta.access === 'public')

  test('may make calls with a body', () => expect(guestCalls.length).toBeGreaterThan(2))

  test('may send what the shape of a call needs, however it is written', async () => {
    const signIn = `{${[
      `${longest('mailaddress')}:${longest(`${'a'.repeat(242)}@example.com`)}`,
      `${longest('password')}:${longest('p'.repeat(200))}`,
      `${longest('sharedDevice')}:false`,
    ].join(', ')}}`
    const preview = `{${longest('url')}:${longest(`https://story.example/${'x'.repeat(2_000)}`)}}`
    const bodies: [string, string][] = [
      ['/api/Identity/signIn', signIn],
      ['/api/ogp/postForAlpacaUrlCard', preview],
    ]
    for (const [at, body] of bodies) {
      const headers = { 'content-type': 'application/json', origin: server.url }
      const answer = await server.send(at, { method: 'POST', body, headers })
      expect(['LOGIN_UNKNOWN', 'PREVIEW_NOT_THERE'], at).toContain(codeOf(answer))
    }
  })

  /** Thirty long answers to a form, two addresses of a push service; the room for all bodies holds for them, too. */
  const LONG: Readonly<Record<string, number>> = { 'form.sendAsGuest': 768 * 1024 + 1, 'notice.move': 32 * 1024 }

  test('may not send more to any call', async () => {
    const find = createCallFinder()
    for (const call of guestCalls) {
      const { mostInputBytes } = await find(call.method, call.path)
      expect(mostInputBytes, call.name).toBeLessThan(LONG[call.name] ?? 16_384)
      expect(JSON.stringify(await sampleOf(call, database)).length, call.name).toBeLessThan(mostInputBytes)
      const one = await announce(server, call.path, mostInputBytes + 1)
      await expect.poll(one.text).toContain('"code":"TOO_LARGE"')
    }
  })

  test('who does not say how long it is, is stopped on the way', async () => {
    const body = JSON.stringify({ mailaddress: 'a'.repeat(30_000) })
    const headers = { 'content-type': 'application/json', origin: server.url, 'transfer-encoding': 'chunked' }
    const answer = await server.send('/api/Identity/signIn', { method: 'POST', body, headers })
    expect(codeOf(answer)).toBe('TOO_LARGE')
  })
})

describe('the room for bodies', () => {
  const caps: BodyCaps = { inAll: 1_000, perCaller: 600 }
  const codeWhen = (act: () => void): string => {
    try {
      act()
      return 'taken'
    } catch (error) {
      return (error as { code: string }).code
    }
  }

  test('is limited for a caller and for all, and given back', () => {
    const store = createBodyStore(caps)
    const [one, again, other] = [store('a'), store('a'), store('b')]
    one.add(500)
    expect(codeWhen(() => again.add(200))).toBe('BUSY')
    again.add(100)
    expect(codeWhen(() => other.add(500))).toBe('BUSY')
    other.add(400)
    one.release()
    one.release()
    expect(codeWhen(() => other.add(200))).toBe('taken')
    expect(codeWhen(() => other.add(1))).toBe('BUSY')
    again.release()
    expect(codeWhen(() => store('c').add(400))).toBe('taken')
  })

  test('that is full is told as 503 with when to come again, and others go on when it is free', async () => {
    const small = await openServer(database, { bodies: { inAll: 400_000, perCaller: 300_000 } })
    const mine = await announce(small, path, 300_000, bearer)
    mine.socket.write('x'.repeat(250_000))
    const text = (bytes: number) => ({
      ...{ method: 'POST', body: { introduction: 'あ'.repeat(bytes / 3) }, key: crypto.randomUUID() },
    })
    const refused = await expect
      .poll(async () => small.send(path, { ...text(120_000), token }), { timeout: 10_000 })
      .toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
      .then(() => small.send(path, { ...text(120_000), token }))
    expect(codeOf(refused)).toBe('BUSY')
    const other = await small.tokenOf('other')
    expect((await small.send(path, { ...text(180_000), token: other })).status).toBe(503)
    expect((await small.send(path, { ...text(30_000), token: other })).status).not.toBe(503)
    mine.socket.destroy()
    await expect
      .poll(async () => (await small.send(path, { ...text(180_000), token: other })).status, { timeout: 10_000 })
      .not.toBe(503)
    expect(errorsIn(small.logs)).toEqual([])
  })

  test('is enough for sixty of the longest at once, ten of one caller', () => {
    expect(bodyCaps.inAll / MAX_BODY_BYTES).toBeGreaterThanOrEqual(60)
    expect(bodyCaps.perCaller / MAX_BODY_BYTES).toBeGreaterThanOrEqual(10)
    expect(bodyCaps.inAll).toBeLessThanOrEqual(64 * 1024 * 1024)
  })
})

test('none of this was an error of the server', () => {
  expect(errorsIn(server.logs)).toEqual([])
})
