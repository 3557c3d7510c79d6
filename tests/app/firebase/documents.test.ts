// Documents that raise a toast: those made after this device last looked, each once.
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { get, set } from 'idb-keyval'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { RealtimeEvent } from '#app/platform/realtime.ts'
import { webOf } from '../../support/firebase.ts'

type Listener = { next: (snapshot: unknown) => void; fail: () => void; stopped: boolean; options: unknown }
const firestore = vi.hoisted(() => ({ listeners: [] as Listener[], wheres: [] as unknown[] }))
vi.mock('firebase/firestore', () => ({
  getFirestore: () => ({}),
  setLogLevel: () => {},
  connectFirestoreEmulator: () => {},
  collection: (_: unknown, name: string) => name,
  where: (...parts: unknown[]) => parts,
  query: (...parts: unknown[]) => firestore.wheres.push(parts),
  onSnapshot: (_: unknown, options: unknown, next: Listener['next'], fail: () => void) => {
    const listener = { next, fail, options, stopped: false }
    firestore.listeners.push(listener)
    return () => {
      listener.stopped = true
    }
  },
}))
const account = vi.hoisted(() => ({ outdated: new AbortController() }))
vi.mock('#app/platform/firebase-app.ts', () => ({
  openAuth: async () => ({ auth: { currentUser: { uid: 'uid-1' }, app: {} }, outdated: account.outdated }),
}))

const { newDocuments, readDocumentsOf } = await import('#app/platform/realtime-firestore.ts')
const { keyval } = await import('#app/platform/storage.ts')

const at = new Date('2026-11-21T03:00:00Z')
const added = (...ids: (number | string)[]) =>
  ids.map(id => ({
    type: 'added',
    doc: {
      id: String(id),
      data: () => ({
        userId: 'uid-1',
        worldName: '霧の港',
        missionTitle: `題${id}`,
        rewardText: 'LP 10',
        createdAt: { toDate: () => at },
      }),
    },
  }))
const snapshot = (changes: unknown[], fromCache = false) =>
  ({ docChanges: () => changes, metadata: { fromCache } }) as unknown as Parameters<ReturnType<typeof newDocuments>>[0]
const idsOf = ({ raised }: { raised: RealtimeEvent[] }) => raised.map(({ id }) => id)

describe('a device that looks', () => {
  test('for the first time has seen what is there', () => {
    const of = newDocuments(undefined)
    expect(idsOf(of(snapshot(added(1, 2, 3))))).toEqual([])
    expect(idsOf(of(snapshot(added(4))))).toEqual([4])
  })

  test('for the first time, where there is nothing, hears of the first', () => {
    const of = newDocuments(undefined)
    expect(of(snapshot([]))).toEqual({ raised: [], newestId: 0 })
    expect(idsOf(of(snapshot(added(1))))).toEqual([1])
  })

  test('again hears what came meanwhile, in order', () => {
    const of = newDocuments(2)
    const told = of(snapshot(added(4, 1, 3, 2)))
    expect(idsOf(told)).toEqual([3, 4])
    expect(told.newestId).toBe(4)
  })

  test('hears of a document that was written late, after a newer one', () => {
    const of = newDocuments(2)
    expect(idsOf(of(snapshot(added(1, 2, 4))))).toEqual([4])
    expect(of(snapshot(added(3)))).toMatchObject({ raised: [{ id: 3 }], newestId: 4 })
  })

  test('without a network is told nothing, and forgets nothing', () => {
    const of = newDocuments(undefined)
    expect(of(snapshot([], true))).toEqual({ raised: [], newestId: undefined })
    expect(idsOf(of(snapshot(added(1, 2))))).toEqual([])
    expect(idsOf(of(snapshot(added(3))))).toEqual([3])
  })

  test('hears what the cache knows and it does not, once', () => {
    const of = newDocuments(1)
    expect(idsOf(of(snapshot(added(1, 2), true)))).toEqual([2])
    expect(of(snapshot(added(3)))).toMatchObject({ raised: [{ id: 3 }], newestId: 3 })
  })

  test('does not hear of changes, removals and ids of others', () => {
    const of = newDocuments(0)
    const [changed, removed] = [
      { ...added(5)[0], type: 'modified' },
      { ...added(6)[0], type: 'removed' },
    ]
    expect(idsOf(of(snapshot([changed, removed, ...added('note', '1e3', '-4', '7')])))).toEqual([7])
  })

  test('hears what the stream would have told', () => {
    const { raised } = newDocuments(0)(snapshot(added(9)))
    expect(raised).toEqual([
      {
        id: 9,
        kind: 'mission',
        data: { id: 9, worldName: '霧の港', missionTitle: '題9', rewardText: 'LP 10', createdAt: at.toISOString() },
      },
    ])
  })
})

test('a document of another kind than a mission is an event of that kind', () => {
  const [change] = added(9)
  const data = () => ({ userId: 'uid-1', kind: 'application', name: '波の石', createdAt: { toDate: () => at } })
  const { raised } = newDocuments(0)(snapshot([{ type: 'added', doc: { ...change?.doc, data } }]))
  expect(raised).toEqual([{ id: 9, kind: 'application', data: { id: 9, name: '波の石', createdAt: at.toISOString() } }])
})

describe('reading', () => {
  const place = 'realtime:uid-1'
  const heard: number[] = []
  const open = async (userId = 'uid-1') => {
    const stop = new AbortController()
    const reading = readDocumentsOf(webOf())(userId, place, event => heard.push(event.id), stop.signal)
    await vi.waitFor(() => expect(firestore.listeners.length).toBeGreaterThan(0)).catch(() => {})
    return { stop, reading, listener: firestore.listeners[0] as Listener }
  }
  beforeEach(async () => {
    globalThis.indexedDB = new IDBFactory()
    firestore.listeners.length = 0
    firestore.wheres.length = 0
    heard.length = 0
    await set('x', 1, keyval)
  })

  test('asks for the documents of the user alone, and keeps the place', async () => {
    await set(place, 2, keyval)
    const { stop, reading, listener } = await open()
    expect(firestore.wheres).toEqual([['mission', ['userId', '==', 'uid-1']]])
    listener.next(snapshot(added(1, 2, 3)))
    expect(heard).toEqual([3])
    await vi.waitFor(async () => expect(await get(place, keyval)).toBe(3))
    stop.abort()
    expect(await reading).toBe(true)
    expect(listener.stopped).toBe(true)
  })

  test('ends when another tab signs in or out', async () => {
    const { reading, listener } = await open()
    listener.next(snapshot([]))
    account.outdated.abort()
    expect(await reading).toBe(true)
    expect(listener.stopped).toBe(true)
    account.outdated = new AbortController()
  })

  test('that is refused ends, to be tried again later', async () => {
    const { reading, listener } = await open()
    listener.fail()
    expect(await reading).toBe(false)
  })

  test('does not begin for somebody who is not signed in at Firebase', async () => {
    const stop = new AbortController()
    expect(await readDocumentsOf(webOf())('uid-2', place, () => {}, stop.signal)).toBe(false)
    expect(firestore.listeners).toEqual([])
  })
})
