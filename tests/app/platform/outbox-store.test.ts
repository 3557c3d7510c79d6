// The outbox on disk: order, conditional changes, owners, and a disk that refuses.
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { act } from '../../support/outbox-items.ts'

type Store = typeof import('#app/platform/outbox/store.ts')
let store: Store

beforeEach(async () => {
  vi.useRealTimers()
  vi.resetModules()
  globalThis.indexedDB = new IDBFactory()
  store = await import('#app/platform/outbox/store.ts')
})

const notes = async (userId: string) => (await store.readOutbox(userId)).map(item => item.note)

describe('order', () => {
  test('oldest first, however many are put in at once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, at) => store.addToOutbox('a', act(`${at}`), `id-${at}`)))
    const items = await store.readOutbox('a')
    expect(items.map(item => item.note)).toEqual(Array.from({ length: 20 }, (_, at) => String(at)))
    expect(new Set(items.map(item => item.sequence)).size).toBe(20)
  })

  test('a clock that goes back two years, and forward again, keeps the order', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime('2026-08-01T00:00:00Z')
    await store.addToOutbox('a', act('first'), '1')
    vi.setSystemTime('2024-08-01T00:00:00Z')
    await store.addToOutbox('a', act('second'), '2')
    await store.addToOutbox('a', act('third'), '3')
    vi.setSystemTime('2026-08-02T00:00:00Z')
    await store.addToOutbox('a', act('fourth'), '4')
    expect(await notes('a')).toEqual(['first', 'second', 'third', 'fourth'])
  })

  test('the order holds over restarts of the app', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime('2026-08-01T00:00:00Z')
    await store.addToOutbox('a', act('before'), '1')
    vi.resetModules()
    store = await import('#app/platform/outbox/store.ts')
    vi.setSystemTime('2020-01-01T00:00:00Z')
    await store.addToOutbox('a', act('after'), '2')
    expect(await notes('a')).toEqual(['before', 'after'])
  })
})

describe('whose it is', () => {
  test('everybody reads their own, also where one id begins with another', async () => {
    await store.addToOutbox('user', act('of user'), '1')
    await store.addToOutbox('user2', act('of user2'), '2')
    expect(await notes('user')).toEqual(['of user'])
    expect(await notes('user2')).toEqual(['of user2'])
    expect(await notes('use')).toEqual([])
  })
})

describe('changes', () => {
  test('the id made when the user acted is kept; a new item waits and was never sent', async () => {
    const item = await store.addToOutbox('a', act('x'), 'the-key')
    expect(item).toMatchObject({ id: 'the-key', userId: 'a', state: 'waiting', attempts: 0, nextAt: 0, refusal: null })
    expect(await store.readOutbox('a')).toEqual([item])
  })

  test('a change sees the item as it is now, not as the caller remembers it', async () => {
    const item = await store.addToOutbox('a', act('x'), '1')
    await store.changeInOutbox(item, current => ({ ...current, attempts: current.attempts + 1 }))
    const again = await store.changeInOutbox(item, current => ({ ...current, attempts: current.attempts + 1 }))
    expect(again?.attempts).toBe(2)
  })

  test('what is gone cannot be changed or removed', async () => {
    const item = await store.addToOutbox('a', act('x'), '1')
    expect(await store.removeFromOutbox(item)).toBe(true)
    expect(await store.changeInOutbox(item, current => ({ ...current, attempts: 9 }))).toBeNull()
    expect(await store.removeFromOutbox(item)).toBe(false)
    expect(await notes('a')).toEqual([])
  })

  test('taking back and sending cannot both win', async () => {
    for (let round = 0; round < 20; round++) {
      const item = await store.addToOutbox('a', act(`${round}`), `${round}`)
      const [counted, removed] = await Promise.all([
        store.changeInOutbox(item, current => ({ ...current, attempts: current.attempts + 1 })),
        store.removeFromOutbox(item, current => current.attempts === 0),
      ])
      expect(Boolean(counted)).toBe(!removed)
      await store.removeFromOutbox(item)
    }
  })
})

describe('a disk that refuses', () => {
  test('an act that could not be kept is not taken on: the promise says so', async () => {
    const { open } = indexedDB
    indexedDB.open = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    await expect(store.addToOutbox('a', act('x'), '1')).rejects.toThrow()
    indexedDB.open = open
    expect(await notes('a')).toEqual([])
  })

  test('a transaction that is aborted at its end (quota) is no success', async () => {
    await store.addToOutbox('a', act('kept'), '1')
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args) {
      const request = put.apply(this, args)
      request.addEventListener('success', () => this.transaction.abort())
      return request
    }
    await expect(store.addToOutbox('a', act('lost'), '2')).rejects.toThrow()
    IDBObjectStore.prototype.put = put
    expect(await notes('a')).toEqual(['kept'])
  })
})
