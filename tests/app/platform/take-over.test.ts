// Take-over by a new build at a navigation (reliability rule 11).
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installLocks } from '../../support/locks.ts'

type TakeOver = typeof import('#app/platform/updates/take-over.ts')
type Dirty = typeof import('#app/platform/dirty.ts')
let takeOver: TakeOver
let dirty: Dirty
let worker: EventTarget
let place: { href: string; pathname: string; search: string; assign: ReturnType<typeof vi.fn> }

beforeEach(async () => {
  vi.resetModules()
  installLocks()
  worker = new EventTarget()
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker })
  place = { href: 'http://site/news', pathname: '/news', search: '', assign: vi.fn() }
  vi.stubGlobal('location', place)
  takeOver = await import('#app/platform/updates/take-over.ts')
  dirty = await import('#app/platform/dirty.ts')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const activates = () => {
  takeOver.newBuild.skipWaiting = vi.fn(
    () => void setTimeout(() => worker.dispatchEvent(new Event('controllerchange'))),
  )
}

test('nothing new: the app goes on', async () => {
  expect(await takeOver.takeOverAt('/mission')).toBe(false)
  expect(place.assign).not.toHaveBeenCalled()
})

test('a waiting worker takes over, and the target is loaded as a page', async () => {
  activates()
  expect(await takeOver.takeOverAt('/mission')).toBe(true)
  expect(takeOver.newBuild.skipWaiting).toHaveBeenCalledTimes(1)
  expect(place.assign.mock.calls).toEqual([['/mission']])
})

test('after a swap by another tab the page is loaded at once', async () => {
  takeOver.newBuild.swapped = true
  expect(await takeOver.takeOverAt('/mission')).toBe(true)
  expect(place.assign.mock.calls).toEqual([['/mission']])
})

test('a worker that does not answer holds nothing up, and a page of the old build is not loaded for nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  takeOver.newBuild.skipWaiting = vi.fn()
  const taken = takeOver.takeOverAt('/mission')
  await vi.waitFor(() => expect(takeOver.newBuild.skipWaiting).toHaveBeenCalled())
  expect(place.assign).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await taken).toBe(false)
  expect(place.assign).not.toHaveBeenCalled()
})

test('not while this tab or another is dirty', async () => {
  activates()
  takeOver.newBuild.swapped = true
  const release = dirty.holdDirty()
  expect(await takeOver.takeOverAt('/mission')).toBe(false)
  release()
  await Promise.resolve()
  let letGo = () => {}
  const held = navigator.locks.request(
    'tsumugi-dirty',
    { mode: 'shared' },
    () => new Promise<void>(done => (letGo = done)),
  )
  expect(await takeOver.takeOverAt('/mission')).toBe(false)
  letGo()
  await held
  await Promise.resolve()
  // The lock is removed from the list a moment after its work has ended.
  await vi.waitFor(async () => expect(await dirty.isDirty()).toBe(false))
  expect(await takeOver.takeOverAt('/mission')).toBe(true)
})

test('not when somebody began to write while the worker took over', async () => {
  takeOver.newBuild.skipWaiting = vi.fn(() => {
    dirty.holdDirty()
    worker.dispatchEvent(new Event('controllerchange'))
  })
  expect(await takeOver.takeOverAt('/mission')).toBe(false)
  expect(place.assign).not.toHaveBeenCalled()
})

test('whoever went on meanwhile is not taken back', async () => {
  takeOver.newBuild.skipWaiting = vi.fn(() => {
    Object.assign(place, { href: 'http://site/myPage/tray?a=1#main', pathname: '/myPage/tray', search: '?a=1' })
    worker.dispatchEvent(new Event('controllerchange'))
  })
  expect(await takeOver.takeOverAt('/mission')).toBe(true)
  expect(place.assign.mock.calls).toEqual([['/myPage/tray?a=1']])
})

test('dirty twice in one tab is clean when both let go; letting go twice is once', async () => {
  const [one, two] = [dirty.holdDirty(), dirty.holdDirty()]
  one()
  one()
  expect(await dirty.isDirty()).toBe(true)
  two()
  await vi.waitFor(async () => expect(await dirty.isDirty()).toBe(false))
})

test('without locks a tab knows of itself', async () => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined })
  expect(await dirty.isDirty()).toBe(false)
  const release = dirty.holdDirty()
  expect(await dirty.isDirty()).toBe(true)
  release()
  expect(await dirty.isDirty()).toBe(false)
})
