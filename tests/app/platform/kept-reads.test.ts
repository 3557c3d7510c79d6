// Reads stored on the device: stored data is shown, and read again.
import 'fake-indexeddb/auto'
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
