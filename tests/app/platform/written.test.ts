// The word that reads bring along where a replica answers them: how far the last write came, in every tab, for as long as it matters.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exchange } from '#app/platform/requests.ts'
import { forgetWritten, noteNews, noteWritten, WRITTEN_HEADER, written } from '#app/platform/written.ts'
import { NEWEST_WRITTEN, WRITTEN_TOLD_MS } from '#rules/written.ts'

const brought = (): (string | null)[] =>
  vi.mocked(fetch).mock.calls.map(([, init]) => new Headers(init?.headers).get(WRITTEN_HEADER))
const answers = (place: string | null) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => {
      const headers = { 'content-type': 'application/json', ...(place === null ? {} : { [WRITTEN_HEADER]: place }) }
      return new Response('{}', { headers })
    }),
  )
const ask = () => exchange({ method: 'GET', url: '/api/x', body: null })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  forgetWritten()
})
afterEach(() => {
  forgetWritten()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a read after a write brings along how far it came, until no replica is that old', async () => {
  answers('0/12AB')
  await ask()
  answers(null)
  await ask()
  vi.advanceTimersByTime(WRITTEN_TOLD_MS - 1)
  await ask()
  vi.advanceTimersByTime(1)
  await ask()
  expect(brought()).toEqual(['0/12AB', '0/12AB', null])
})

test('another tab brings it along too', () => {
  localStorage.setItem('tsumugi-written', `${Date.now()} 0/77`)
  expect(written()).toBe('0/77')
})

test('after an event a read asks for what is newest, also when an earlier write is answered then', () => {
  noteWritten('0/1')
  noteNews()
  expect(written()).toBe(NEWEST_WRITTEN)
  noteWritten('0/2')
  expect(written()).toBe(NEWEST_WRITTEN)
  vi.advanceTimersByTime(WRITTEN_TOLD_MS)
  expect(written()).toBeNull()
  noteWritten('0/3')
  expect(written()).toBe('0/3')
})

test('a server without a replica is told nothing', () => {
  noteNews()
  noteWritten(null)
  expect(written()).toBeNull()
})

test('a clock that was set back does not keep it for ever', () => {
  noteWritten('0/1')
  vi.setSystemTime(Date.now() - 60_000)
  expect(written()).toBeNull()
})
