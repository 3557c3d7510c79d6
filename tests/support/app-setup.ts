// Runs before every test file of the app: what a browser keeps between screens does not outlive a test.
import { cleanup } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'

// Files share a worker: each has modules of its own, so that what it puts in the place of one is what all of them see.
vi.resetModules()

// They share a document too: each begins with a disk of its own, and leaves nothing of what it replaced.
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
})

// jsdom knows no media: there is room for everything.
window.matchMedia ??= (media: string) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
