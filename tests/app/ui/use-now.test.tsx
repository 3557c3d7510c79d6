// The time from which screens count: the server's, whatever the device's clock says.
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNow } from '#app/ui/use-now.ts'

const SERVER = '2026-11-21T12:00:00.000Z'
const HOUR = 3_600_000
const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['fast', 2 * HOUR],
  ['slow', -2 * HOUR],
])('a device whose clock is two hours %s counts from the server’s time', (_, off) => {
  const answeredAt = Date.parse(SERVER) + off
  vi.setSystemTime(answeredAt)
  const { result } = renderHook(() => useNow(SERVER, answeredAt))
  expect(result.current).toBe(Date.parse(SERVER))
  act(() => vi.advanceTimersByTime(MINUTE))
  expect(result.current).toBe(Date.parse(SERVER) + MINUTE)
  // It slept, and ran no timer.
  vi.setSystemTime(answeredAt + 3 * HOUR)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(result.current).toBe(Date.parse(SERVER) + 3 * HOUR)
})

test('an answer that was kept for a day still says how far the clocks are apart', () => {
  const answeredAt = Date.parse(SERVER) + 2 * HOUR
  vi.setSystemTime(answeredAt + 24 * HOUR)
  const { result } = renderHook(() => useNow(SERVER, answeredAt))
  expect(result.current).toBe(Date.parse(SERVER) + 24 * HOUR)
})

test('before there is an answer the device’s clock counts', () => {
  vi.setSystemTime(Date.parse(SERVER))
  expect(renderHook(() => useNow(undefined, 0)).result.current).toBe(Date.parse(SERVER))
})
