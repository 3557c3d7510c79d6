// Answers of the service's own server, told from those of others (reliability rule 5).
import { afterEach, describe, expect, test, vi } from 'vitest'
import { exchange, NoAnswer, Refusal } from '#app/platform/requests.ts'
import { isSessionId } from '#rules/sessions.ts'

const request = { method: 'POST', url: '/api/x', body: '{}' }
const json = { 'content-type': 'application/json' }
const answerWith = (body: BodyInit | null, init: ResponseInit) => {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(body, init)))
}
afterEach(() => {
  vi.unstubAllGlobals()
})

test('JSON with our key', async () => {
  answerWith('{"a":1}', { headers: { ...json, 'idempotency-key': 'k' } })
  expect(await exchange(request, { key: 'k', token: 't' })).toEqual({ a: 1 })
  const [url, init] = vi.mocked(fetch).mock.calls[0] ?? []
  expect(url).toBe('/api/x')
  const headers = new Headers(init?.headers)
  expect(Object.fromEntries(headers)).toMatchObject({
    accept: 'application/json',
    authorization: 'Bearer t',
    'content-type': 'application/json',
    'idempotency-key': 'k',
  })
  expect(init).toMatchObject({ credentials: 'omit', cache: 'no-store' })
})

describe('the session id of a tab goes with every call', () => {
  afterEach(() => sessionStorage.clear())

  /** Session id that a page sends after it was loaded anew. */
  async function sentAfterStart(): Promise<string | null> {
    vi.resetModules()
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('{}', { headers: json })),
    )
    const fresh = await import('#app/platform/requests.ts')
    await fresh.exchange({ method: 'GET', url: '/api/x', body: null })
    await fresh.exchange({ method: 'GET', url: '/api/y', body: null })
    const sent = vi.mocked(fetch).mock.calls.map(([, init]) => new Headers(init?.headers).get('x-session-id'))
    expect(new Set(sent).size).toBe(1)
    return sent[0] ?? null
  }

  test('drawn at its start, carried across a reload, another one in another tab', async () => {
    vi.spyOn(Math, 'random').mockReturnValueOnce(0.123_456_7).mockReturnValueOnce(0.654_321_9)
    expect(await sentAfterStart()).toBe('123456')
    expect(sessionStorage.getItem('x-session-id')).toBe('123456')
    expect(await sentAfterStart()).toBe('123456')
    sessionStorage.clear()
    expect(await sentAfterStart()).not.toBe('123456')
  })

  test('without a storage it lasts as long as the page', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied')
    })
    expect(isSessionId(Number(await sentAfterStart()))).toBe(true)
    vi.restoreAllMocks()
  })
})

test('reads need no key, and no body says no content type', async () => {
  answerWith('{"a":1}', { headers: json })
  expect(await exchange({ method: 'GET', url: '/api/x', body: null })).toEqual({ a: 1 })
  expect(new Headers(vi.mocked(fetch).mock.calls[0]?.[1]?.headers).has('content-type')).toBe(false)
})

describe('no answer of ours', () => {
  const cases: [string, BodyInit | null, ResponseInit][] = [
    ['a page with 200', '<html>Wi-Fi', { headers: { 'content-type': 'text/html' } }],
    ['a page with 502', '<html>502', { status: 502, headers: { 'content-type': 'text/html' } }],
    ['JSON without our key', '{"a":1}', { headers: json }],
    ['JSON with another key', '{"a":1}', { headers: { ...json, 'idempotency-key': 'other' } }],
    ['JSON that is cut', '{"a":', { headers: { ...json, 'idempotency-key': 'k' } }],
    ['a refusal that is not ours', '{"error":"nope"}', { status: 403, headers: { ...json, 'idempotency-key': 'k' } }],
    ['a refusal without our key', '{"errorMessage":"x","code":"y"}', { status: 403, headers: json }],
    ['nothing', null, { status: 204 }],
  ]
  test.each(cases)('%s', async (_, body, init) => {
    answerWith(body, init)
    await expect(exchange(request, { key: 'k' })).rejects.toBeInstanceOf(NoAnswer)
  })

  test('a network that fails', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
    await expect(exchange(request)).rejects.toBeInstanceOf(NoAnswer)
  })
})

test('a refusal: status, code, words, how long to wait', async () => {
  const body = JSON.stringify({ errorMessage: '混み合っています。', code: 'BUSY' })
  answerWith(body, { status: 503, headers: { ...json, 'idempotency-key': 'k', 'retry-after': '7' } })
  const error = await exchange(request, { key: 'k' }).catch(thrown => thrown)
  expect(error).toBeInstanceOf(Refusal)
  expect(error).toMatchObject({ status: 503, code: 'BUSY', message: '混み合っています。', retryAfterSeconds: 7 })
})

test.each([['soon'], ['Wed, 21 Oct 2026 07:28:00 GMT'], ['-5'], ['0']])('Retry-After %s is none', async value => {
  const body = JSON.stringify({ errorMessage: 'x', code: 'BUSY' })
  answerWith(body, { status: 503, headers: { ...json, 'retry-after': value } })
  expect(await exchange(request).catch(thrown => thrown)).toMatchObject({ retryAfterSeconds: null })
})

test('whoever asked may stop asking: that is no lost answer', async () => {
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  const stop = new AbortController()
  const asked = exchange(request, { signal: stop.signal })
  stop.abort()
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
})
