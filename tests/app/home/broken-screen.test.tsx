// Screen in the place of one that could not be shown: a missing part is asked for again when the network is back, a fault of a screen is not.
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { BrokenScreen } from '#app/areas/home/BrokenScreen.tsx'
import { startConnectivity } from '#app/platform/connectivity.ts'

const { reloads } = vi.hoisted(() => ({ reloads: { count: 0 } }))
vi.mock('#app/platform/missing-chunk.ts', async actual => ({
  ...(await actual<object>()),
  reloadForChunk: async () => {
    reloads.count += 1
  },
}))

beforeAll(startConnectivity)
beforeEach(() => {
  reloads.count = 0
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const show = (message: string) => render(<BrokenScreen error={new Error(message)} reset={() => {}} />)
const wake = () => window.dispatchEvent(new Event('online'))

test('a part that is missing without a network is asked for again when that is back', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { unmount } = show('Failed to fetch dynamically imported module')
  expect(screen.getByText(/つながると表示できます。/)).toBeTruthy()
  const before = reloads.count
  wake()
  expect(reloads.count).toBe(before + 1)
  unmount()
  wake()
  expect(reloads.count).toBe(before + 1)
})

test('a screen that failed by itself is not', () => {
  show('boom')
  wake()
  expect(reloads.count).toBe(0)
})
