// Setup of every test file of the app: the storage and the cookies of the browser are emptied between tests.
import { cleanup, configure } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { clearCookies } from './cookies.ts'

// Waiting for a second, as usual, would fail on a slow machine.
configure({ asyncUtilTimeout: 15_000 })
const { waitFor } = vi
vi.waitFor = (work, options = 15_000) => waitFor(work, options)

// Files share a worker: each loads modules of its own, so that all of them use its stand-ins.
vi.resetModules()

// Files share a document too: each begins with an empty disk, and undoes what it replaced.
beforeAll(() => {
  globalThis.indexedDB = new IDBFactory()
})
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  clearCookies()
})

// Media queries are missing in jsdom: here every one of them matches, as on a wide screen.
window.matchMedia ??= (media: string) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
