// Reads that are repeated when the page wakes: once, when they are older than a moment, and not for pages that nobody sees;
// what failed offline is tried in peace while the network comes back.
import 'fake-indexeddb/auto'
import { QueryClientProvider, queryOptions } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startConnectivity } from '#app/platform/connectivity.ts'
import { openCache, type UserCache } from '#app/platform/query.ts'
import { NoAnswer } from '#app/platform/requests.ts'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'

let isOnline = true
let visibility: DocumentVisibilityState = 'visible'
let cache: UserCache
let reads = 0
let answer: () => Promise<string> = async () => '灯台'
const query = queryOptions({
  queryKey: ['lamps'],
  queryFn: () => {
    reads++
    return answer()
  },
})

beforeAll(startConnectivity)
beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T12:00:00Z') })
  isOnline = true
  visibility = 'visible'
  reads = 0
  answer = async () => '灯台'
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  cache = await openCache(null)
})
afterEach(() => {
  cache.close()
  vi.useRealTimers()
})

function Lamps() {
  const read = useRead(query)
  return (
    <Read query={read} title="灯を読み込めませんでした。" skeleton={<p>読み込んでいます</p>}>
      {words => <p>{words}</p>}
    </Read>
  )
}
const show = () =>
  render(
    <QueryClientProvider client={cache.client}>
      <Lamps />
    </QueryClientProvider>,
  )
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const wakes: [string, () => void][] = [
  ['looked at', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['thawed', () => document.dispatchEvent(new Event('resume'))],
  [
    'shown from the browser’s cache',
    () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  ],
  ['online', () => window.dispatchEvent(new Event('online'))],
]

test.each(wakes.slice(0, 3))(
  'a page that is %s reads again after a while, once, and not a moment later',
  async (_, wake) => {
    show()
    await screen.findByText('灯台')
    await pass(5_000)
    wake()
    await pass(100)
    expect(reads).toBe(1)
    await pass(60_000)
    answer = () => new Promise(resolve => setTimeout(resolve, 500, '港'))
    wake()
    wake()
    expect(await screen.findByText('港')).toBeTruthy()
    wake()
    await pass(1_000)
    expect(reads).toBe(2)
  },
)

test.each([
  ['that nobody sees', () => (visibility = 'hidden')],
  ['without a network', () => (isOnline = false)],
])('a page %s does not', async (_, given) => {
  show()
  await screen.findByText('灯台')
  await pass(60_000)
  given()
  for (const [, wake] of wakes.slice(0, 3)) wake()
  await pass(1_000)
  expect(reads).toBe(1)
})

test('a page that was only loaded does not', async () => {
  show()
  await screen.findByText('灯台')
  await pass(60_000)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  await pass(1_000)
  expect(reads).toBe(1)
})

test('what is to be shown once there is a network is shown then, though it comes later than the browser says', async () => {
  isOnline = false
  answer = async () => {
    throw new NoAnswer('none')
  }
  show()
  expect(await screen.findByText('つながると表示できます。')).toBeTruthy()
  const failed: string[] = []
  const watcher = new MutationObserver(() => {
    const words = document.body.textContent?.match(/読み込めませんでした/)?.[0]
    if (words) failed.push(words)
  })
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true })
  isOnline = true
  act(() => void window.dispatchEvent(new Event('online')))
  await pass(6_000)
  expect(reads).toBeGreaterThan(3)
  answer = async () => '灯台'
  await pass(4_000)
  expect(await screen.findByText('灯台')).toBeTruthy()
  watcher.disconnect()
  expect(failed).toEqual([])
})
