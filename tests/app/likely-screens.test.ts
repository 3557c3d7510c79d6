// Parts of the screens to which a page leads are loaded ahead: those that are opened most alone, once each, and never over the
// network.
import type { AnyRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadLikelyScreens } from '#app/likely-screens.ts'

// Files share a page: links that stay would be found by the next one.
afterEach(() => document.body.replaceChildren())

const routes: Record<string, { fullPath: string }> = {
  '/world/world0': { fullPath: '/world/$worldId/' },
  '/world/world1': { fullPath: '/world/$worldId/' },
  '/world/world0/itemSynth': { fullPath: '/world/$worldId/itemSynth' },
  '/news': { fullPath: '/news' },
  '/': { fullPath: '/' },
}
// Two addresses of one screen lead to the same route.
routes['/world/world1'] = routes['/world/world0'] as { fullPath: string }

const loaded: string[] = []
const router = {
  getMatchedRoutes: (path: string) => [[], {}, routes[path]],
  loadRouteChunk: ({ fullPath }: { fullPath: string }) => {
    loaded.push(fullPath)
    return fullPath === '/' ? Promise.reject(new Error('It did not come.')) : Promise.resolve()
  },
} as unknown as AnyRouter
const pause = vi.fn(async () => {})

const given = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true, writable: true })

beforeEach(() => {
  given('serviceWorker', { controller: {} })
  given('connection', {})
  loaded.length = 0
  pause.mockClear()
  document.body.innerHTML = `
    <a href="/">ホーム</a><a href="/world/world0">霧の港</a><a href="/world/world1">灯</a><a href="/news">お知らせ</a>
    <a href="/world/world0/itemSynth?page=2">交換</a><a href="https://example.com/world/world0">外</a><a href="/unknown">？</a>`
})
afterEach(() => {
  given('serviceWorker', undefined)
  given('connection', undefined)
})

test('a page loads the screens that are opened most once each, waiting before every one; one that does not come keeps none away', async () => {
  await loadLikelyScreens(router, pause)
  expect(loaded).toEqual(['/', '/world/$worldId/', '/world/$worldId/itemSynth'])
  expect(pause).toHaveBeenCalledTimes(4)
})

test.each([
  ['without a worker', 'serviceWorker', { controller: null }],
  ['where workers are unknown', 'serviceWorker', undefined],
  ['on a device that saves data', 'connection', { saveData: true }],
])('nothing is loaded ahead %s', async (_, name, value) => {
  given(name, value)
  await loadLikelyScreens(router, pause)
  expect(loaded).toEqual([])
})
