// Reads stored on the device: stored data is shown, and read again.
import { takeReads } from '#app/platform/taking-over.ts'
import 'fake-indexeddb/auto'
import { dehydrate, QueryClient } from '@tanstack/react-query'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  globalThis.indexedDB = new IDBFactory()
})

test('however young, what is restored is old: the page may have been left before the newer one was kept', async () => {
  const { openCache } = await import('#app/platform/query.ts')
  const key = ['user', 'profile', {}]
  const options = { queryKey: key, meta: { persist: true }, staleTime: 60_000 }
  const first = await openCache('user-a')
  await first.client.fetchQuery({ ...options, queryFn: async () => 'former text' })
  await vi.waitFor(async () => {
    const again = await openCache('user-a')
    expect(again.client.getQueryData(key)).toBe('former text')
    again.close()
  })
  const second = await openCache('user-a')
  expect(second.client.getQueryData(key)).toBe('former text')
  expect(await second.client.fetchQuery({ ...options, queryFn: async () => 'newer text' })).toBe('newer text')
  // After one repetition it counts as recent.
  expect(await second.client.fetchQuery({ ...options, queryFn: async () => 'newest text' })).toBe('newer text')
  first.close()
  second.close()
})

test('reads that came with the page count as just read, and what was kept follows when the first screen stands', async () => {
  const { openCache } = await import('#app/platform/query.ts')
  const { announceFirstScreen } = await import('#app/platform/first-screen.ts')
  const options = (name: string) => ({ queryKey: [name, {}], meta: { persist: true }, staleTime: 60_000 })
  const before = await openCache(null)
  for (const name of ['portal', 'news']) {
    await before.client.fetchQuery({ ...options(name), queryFn: async () => `kept ${name}` })
  }
  await vi.waitFor(async () => {
    const again = await openCache(null)
    expect(again.client.getQueryData(['news', {}])).toBe('kept news')
    again.close()
  })
  before.close()
  const rendered = new QueryClient()
  // The clock of the server is an hour ahead of the device.
  rendered.setQueryData(['portal', {}], 'rendered portal', { updatedAt: Date.now() + 3_600_000 })
  const { client, close } = await openCache(null, cache => takeReads(cache, dehydrate(rendered)))
  expect(client.getQueryData(['portal', {}])).toBe('rendered portal')
  expect(client.getQueryData(['news', {}])).toBeUndefined()
  expect(client.getQueryState(['portal', {}])?.dataUpdatedAt).toBeLessThanOrEqual(Date.now())
  expect(await client.fetchQuery({ ...options('portal'), queryFn: async () => 'read anew' })).toBe('rendered portal')
  announceFirstScreen()
  await vi.waitFor(() => expect(client.getQueryData(['news', {}])).toBe('kept news'))
  expect(client.getQueryData(['portal', {}])).toBe('rendered portal')
  expect(client.getQueryState(['news', {}])?.isInvalidated).toBe(true)
  expect(client.getQueryState(['portal', {}])?.isInvalidated).toBe(false)
  close()
})

test('what a start reads ahead is what was kept, for that user and once', async () => {
  const { set } = await import('idb-keyval')
  const { keyval } = await import('#app/platform/storage.ts')
  const { readFirst, takeEarly, dropEarly } = await import('#app/platform/start-reads.ts')
  await set('session', { userId: 'user-a' }, keyval)
  await set('cache:user-a', 'reads of a', keyval)
  const readAhead = () => readFirst<{ userId: string }>('session', ({ userId }) => `cache:${userId}`)
  expect(await readAhead()).toEqual({ userId: 'user-a' })
  expect(await takeEarly('cache:user-a')).toBe('reads of a')
  expect(takeEarly('cache:user-a')).toBeNull()
  // Data of another user is not given out.
  await readAhead()
  expect(takeEarly('cache:user-b')).toBeNull()
  expect(takeEarly('cache:user-a')).toBeNull()
  // Neither is data that was erased meanwhile.
  await readAhead()
  dropEarly()
  expect(takeEarly('cache:user-a')).toBeNull()
  // Without a session nothing is read.
  expect(await readFirst('session', () => null)).toEqual({ userId: 'user-a' })
  expect(takeEarly('cache:user-a')).toBeNull()
})

test('a read that begins or fails is written when the page is left, one that has changed soon', async () => {
  const { openCache } = await import('#app/platform/query.ts')
  const { get } = await import('idb-keyval')
  const { keyval } = await import('#app/platform/storage.ts')
  const storedAt = async (): Promise<number | undefined> => {
    const text = await get<string>('cache:user-a', keyval)
    return text ? (JSON.parse(text) as { timestamp: number }).timestamp : undefined
  }
  const options = { queryKey: ['user', 'profile', {}], meta: { persist: true }, retry: false, staleTime: 0 }
  const first = await openCache('user-a')
  await first.client.fetchQuery({ ...options, queryFn: async () => 'text' })
  await vi.waitFor(async () => expect(await storedAt()).toBeDefined())
  first.close()
  const before = await storedAt()

  const second = await openCache('user-a')
  const failing = () => second.client.fetchQuery({ ...options, queryFn: () => Promise.reject(new Error('no network')) })
  await failing().catch(() => {})
  await new Promise(resolve => setTimeout(resolve, 600))
  expect(await storedAt()).toBe(before)
  // Data that changes while this waits is not held up by it.
  await second.client.fetchQuery({ ...options, queryFn: async () => 'newer text' })
  await vi.waitFor(async () => expect(await storedAt()).toBeGreaterThan(before ?? 0), { timeout: 1_500 })
  const changed = await storedAt()
  await failing().catch(() => {})
  window.dispatchEvent(new Event('pagehide'))
  await vi.waitFor(async () => expect(await storedAt()).toBeGreaterThan(changed ?? 0), { timeout: 1_000 })
  second.close()
})
