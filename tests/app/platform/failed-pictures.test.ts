// Pictures that did not come are asked for again: when the network is back, and twice more when they fail with a network.
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { watchPictures } from '#app/platform/failed-pictures.ts'

/** Requests for the picture: each time that its address is set. */
let asked = 0
let picture: HTMLImageElement
const isOnline = vi.spyOn(navigator, 'onLine', 'get')

beforeAll(() => watchPictures())
beforeEach(() => {
  vi.useFakeTimers()
  isOnline.mockReturnValue(true)
  picture = new Image()
  picture.setAttribute('src', '/files/lamp.webp')
  asked = 0
  Object.defineProperty(picture, 'src', { get: () => '/files/lamp.webp', set: () => asked++ })
  document.body.append(picture)
})
afterEach(() => {
  picture.remove()
  vi.useRealTimers()
})
const happens = (event: 'error' | 'load') => picture.dispatchEvent(new Event(event))
const isMarked = () => picture.dataset.failed !== undefined

test('one that fails with a network is asked for twice more, after growing pauses', () => {
  happens('error')
  expect([asked, isMarked()]).toEqual([0, true])
  vi.advanceTimersByTime(2_000)
  expect(asked).toBe(1)
  happens('error')
  vi.advanceTimersByTime(9_999)
  expect(asked).toBe(1)
  vi.advanceTimersByTime(1)
  expect(asked).toBe(2)
  happens('error')
  vi.advanceTimersByTime(600_000)
  expect(asked).toBe(2)
})

test('one that came is whole again, and has all its tries', () => {
  happens('error')
  vi.advanceTimersByTime(2_000)
  happens('load')
  expect(isMarked()).toBe(false)
  vi.advanceTimersByTime(600_000)
  expect(asked).toBe(1)
  happens('error')
  vi.advanceTimersByTime(2_000)
  expect(asked).toBe(2)
})

test('without a network it waits for it', () => {
  isOnline.mockReturnValue(false)
  happens('error')
  vi.advanceTimersByTime(600_000)
  expect(asked).toBe(0)
  isOnline.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect(asked).toBe(1)
})

test('one whose request was on its way when the network came back is asked for once more', () => {
  window.dispatchEvent(new Event('online'))
  expect(asked).toBe(0)
  happens('error')
  vi.advanceTimersByTime(2_000)
  expect(asked).toBe(1)
})

test('one that left the page is not asked for', () => {
  happens('error')
  picture.remove()
  vi.advanceTimersByTime(600_000)
  expect(asked).toBe(0)
})
