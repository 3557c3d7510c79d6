// Access to IndexedDB: reopened when its connection dies, three tries, a true state (reliability rule 9).
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { get, set } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

type Storage = typeof import('#app/platform/storage.ts')
let storage: Storage
let states: string[]

const transaction = IDBDatabase.prototype.transaction

beforeEach(async () => {
  vi.resetModules()
  globalThis.indexedDB = new IDBFactory()
  storage = await import('#app/platform/storage.ts')
  states = []
  storage.watchStorageState(() => states.push(storage.storageState()))
})
afterEach(() => {
  IDBDatabase.prototype.transaction = transaction
  vi.useRealTimers()
})

/** Makes the next transactions fail as after a connection dropped by the browser. */
function failTransactions(times: number, message: string, name: string): { count: () => number } {
  let failed = 0
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...args) {
    if (failed < times && args[1] !== ('versionchange' as string)) {
      failed++
      throw new DOMException(message, name)
    }
    return transaction.apply(this, args)
  }
  return { count: () => failed }
}

describe('a connection that died', () => {
  test.each([
    ["Failed to execute 'transaction' on 'IDBDatabase': The database connection is closing.", 'InvalidStateError'],
    ['Connection to Indexed Database server lost. Refresh the page to try again', 'UnknownError'],
  ])('%s', async (message, name) => {
    await set('x', 1, storage.keyval)
    const open = vi.spyOn(indexedDB, 'open')
    failTransactions(1, message, name)
    expect(await get('x', storage.keyval)).toBe(1)
    expect(open).toHaveBeenCalledTimes(1)
    expect(states).toEqual([])
  })

  test('closed by the browser: opened again at the next use', async () => {
    await set('x', 1, storage.keyval)
    const open = vi.spyOn(indexedDB, 'open')
    await storage.withStore('keyval', 'readonly', ({ transaction: { db } }) => {
      db.close()
      db.onclose?.(new Event('close'))
    })
    expect(await get('x', storage.keyval)).toBe(1)
    expect(open).toHaveBeenCalledTimes(1)
  })

  test('used by many at once, it is opened once', async () => {
    const open = vi.spyOn(indexedDB, 'open')
    await Promise.all(Array.from({ length: 10 }, (_, at) => set(`x${at}`, at, storage.keyval)))
    expect(open).toHaveBeenCalledTimes(1)
    expect(await get('x9', storage.keyval)).toBe(9)
  })
})

describe('three tries', () => {
  test('the third may still succeed', async () => {
    const failing = failTransactions(2, 'lost', 'UnknownError')
    await set('x', 1, storage.keyval)
    expect(failing.count()).toBe(2)
    expect(states).toEqual([])
  })

  test('then it fails, and says so until something works again', async () => {
    const failing = failTransactions(3, 'lost', 'UnknownError')
    await expect(set('x', 1, storage.keyval)).rejects.toThrow('lost')
    expect(failing.count()).toBe(3)
    expect(storage.storageState()).toBe('memory')
    await set('x', 2, storage.keyval)
    expect(states).toEqual(['memory', 'working'])
    expect(await get('x', storage.keyval)).toBe(2)
  })

  test('once nothing can be kept, one try is enough to see whether it works again', async () => {
    const failing = failTransactions(4, 'refused', 'UnknownError')
    await expect(set('word', 'kept', storage.keyval)).rejects.toThrow('refused')
    expect(failing.count()).toBe(3)
    await expect(set('word', 'kept', storage.keyval)).rejects.toThrow('refused')
    expect(failing.count()).toBe(4)
    await set('word', 'kept', storage.keyval)
    expect(storage.storageState()).toBe('working')
  })

  test('a browser without IndexedDB', async () => {
    // @ts-expect-error Some browsers have none in private windows.
    globalThis.indexedDB = undefined
    await expect(get('x', storage.keyval)).rejects.toThrow()
    expect(storage.storageState()).toBe('memory')
  })
})

describe('an open that does not come to an end', () => {
  test('is given up after its time, three times over', async () => {
    vi.useFakeTimers()
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => ({}) as IDBOpenDBRequest)
    const reading = get('x', storage.keyval).then(
      () => 'read',
      () => 'failed',
    )
    await vi.advanceTimersByTimeAsync(9_100)
    expect(await reading).toBe('failed')
    expect(open).toHaveBeenCalledTimes(3)
    open.mockRestore()
    vi.useRealTimers()
    await set('x', 1, storage.keyval)
    expect(storage.storageState()).toBe('working')
  })
})

describe('versions', () => {
  test('a newer version in another tab is not blocked, and what is stored stays', async () => {
    await set('x', 1, storage.keyval)
    const upgraded = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('tsumugi', 3)
      request.onblocked = () => reject(new Error('blocked'))
      request.onupgradeneeded = () => request.result.createObjectStore('newer')
      request.onsuccess = () => resolve(request.result)
    })
    expect([...upgraded.objectStoreNames].sort()).toEqual(['drafts', 'keyval', 'newer', 'outbox'])
    upgraded.close()
    // This tab is of the old version now: it works without storage and reports that.
    await expect(get('x', storage.keyval)).rejects.toThrow()
    expect(storage.storageState()).toBe('memory')
  })

  const openOld = () =>
    new Promise<IDBDatabase>(resolve => {
      const request = indexedDB.open('tsumugi', 1)
      request.onupgradeneeded = () => {
        for (const store of ['keyval', 'outbox']) request.result.createObjectStore(store)
        request.transaction?.objectStore('outbox').put('waits', 'user/1')
        request.transaction?.objectStore('keyval').put('word', 'x')
      }
      request.onsuccess = () => resolve(request.result)
    })

  test('the database of the release before gets the new stores and keeps what it has', async () => {
    const old = await openOld()
    old.onversionchange = () => old.close()
    expect(await get('x', storage.keyval)).toBe('word')
    expect(await get('user/1', storage.storeOf('outbox'))).toBe('waits')
    await set('user/1', 'text', storage.storeOf('drafts'))
    expect(await get('user/1', storage.storeOf('drafts'))).toBe('text')
  })

  test('an old tab that does not give way: said so in time; once it is gone the upgrade happens, and blocks nobody', async () => {
    const old = await openOld()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const reading = get('x', storage.keyval).then(
      () => 'read',
      () => 'failed',
    )
    // A sign-in waits for this.
    for (let step = 0; step < 15; step++) await vi.advanceTimersByTimeAsync(100)
    expect(await reading).toBe('failed')
    expect(storage.storageState()).toBe('memory')
    old.close()
    vi.useRealTimers()
    await vi.waitFor(async () => expect(await get('x', storage.keyval)).toBe('word'))
    expect(storage.storageState()).toBe('working')
    // Abandoned opens hold no connection, so a later version is not blocked.
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.open('tsumugi', 3)
      request.onblocked = () => reject(new Error('blocked'))
      request.onsuccess = () => {
        request.result.close()
        resolve()
      }
    })
  })
})
