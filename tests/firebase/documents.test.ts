// Mission events as Firestore documents, against the Firestore emulator: the server's writer, the rules, the app's listener.
import 'fake-indexeddb/auto'
import { signInWithEmailAndPassword } from 'firebase/auth'
import { collection, doc, getDoc, getDocs, getFirestore, query, setDoc, where } from 'firebase/firestore'
import { del } from 'idb-keyval'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openAuth } from '../../src/app/platform/firebase-app.ts'
import type { RealtimeEvent } from '../../src/app/platform/realtime.ts'
import { readDocumentsOf } from '../../src/app/platform/realtime-firestore.ts'
import { keyval } from '../../src/app/platform/storage.ts'
import { createDocuments } from '../../src/server/platform/firebase/documents.ts'
import { createAccount, emulatedWeb, firestoreHost, freshMail, PASSWORD } from './emulated.ts'

vi.stubGlobal('document', { cookie: '' })
vi.stubGlobal('sessionStorage', { getItem: () => null })

describe.skipIf(firestoreHost === null)('documents of mission events', async () => {
  const mail = freshMail()
  const userId = await createAccount(mail)
  const auth = await openAuth(emulatedWeb)
  await signInWithEmailAndPassword(auth, mail, PASSWORD)
  if (!firestoreHost) return
  const documents = createDocuments({ web: emulatedWeb, serviceAccount: null })
  const place = `realtime:${userId}`
  let nextId = Date.now()

  const write = async (owner = userId, createdAt = new Date()): Promise<number> => {
    const id = nextId++
    await documents.write(id, {
      userId: owner,
      worldName: '霧の港',
      missionTitle: `港の灯 ${id}`,
      rewardText: 'LP 10',
      createdAt,
    })
    return id
  }
  const stops: AbortController[] = []
  /** A device listens. @returns what it hears. */
  const listen = (): { heard: RealtimeEvent[]; stop: () => Promise<boolean> } => {
    const heard: RealtimeEvent[] = []
    const stop = new AbortController()
    stops.push(stop)
    const reading = readDocumentsOf(emulatedWeb)(userId, place, event => heard.push(event), stop.signal)
    return {
      heard,
      stop: () => {
        stop.abort()
        return reading
      },
    }
  }
  const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
  const idsOf = (events: RealtimeEvent[]) => events.map(({ id }) => id)

  beforeEach(() => del(place, keyval))
  afterAll(() => {
    for (const stop of stops) stop.abort()
    vi.unstubAllGlobals()
  })

  describe('a device', () => {
    test('that listens for the first time hears only what is written from then on', async () => {
      await write()
      const { heard, stop } = listen()
      await pause(1_500)
      expect(heard).toEqual([])
      const createdAt = new Date('2026-11-21T03:00:00.123Z')
      const id = await write(userId, createdAt)
      await vi.waitFor(() => expect(heard).toHaveLength(1), 5_000)
      expect(heard[0]).toEqual({
        id,
        kind: 'mission',
        data: {
          id,
          worldName: '霧の港',
          missionTitle: `港の灯 ${id}`,
          rewardText: 'LP 10',
          createdAt: createdAt.toISOString(),
        },
      })
      expect(await stop()).toBe(true)
    })

    test('that was away hears what came meanwhile, once', async () => {
      const first = listen()
      await pause(1_000)
      await write()
      await vi.waitFor(() => expect(first.heard).toHaveLength(1), 5_000)
      await first.stop()
      const missed = [await write(), await write()]
      const second = listen()
      await vi.waitFor(() => expect(idsOf(second.heard)).toEqual(missed), 5_000)
      await second.stop()
      const third = listen()
      await pause(1_000)
      expect(third.heard).toEqual([])
      await third.stop()
    })

    test('hears a document written twice once, and nothing of other users', async () => {
      const { heard, stop } = listen()
      await pause(1_000)
      const id = await write()
      nextId = id
      await write()
      await write('somebody-else')
      const last = await write()
      await vi.waitFor(() => expect(idsOf(heard)).toEqual([id, last]), 5_000)
      await stop()
    })
  })

  describe('the rules', () => {
    const store = getFirestore(auth.app)
    const missions = collection(store, 'mission')

    test('let nobody read what is another’s', async () => {
      const id = await write('somebody-else')
      await expect(getDoc(doc(missions, String(id)))).rejects.toMatchObject({ code: 'permission-denied' })
      await expect(getDocs(missions)).rejects.toMatchObject({ code: 'permission-denied' })
      const theirs = query(missions, where('userId', '==', 'somebody-else'))
      await expect(getDocs(theirs)).rejects.toMatchObject({ code: 'permission-denied' })
    })

    test('let nobody write, not even their own', async () => {
      const id = await write()
      for (const name of [String(id), 'new']) {
        await expect(setDoc(doc(missions, name), { userId, missionTitle: 'x' })).rejects.toMatchObject({
          code: 'permission-denied',
        })
      }
      await expect(setDoc(doc(store, 'other/1'), { a: 1 })).rejects.toMatchObject({ code: 'permission-denied' })
    })
  })

  test('old ones are deleted, the others stay', async () => {
    const old = await write(userId, new Date('2026-01-01T00:00:00Z'))
    const young = await write(userId, new Date())
    await documents.deleteBefore(new Date('2026-02-01T00:00:00Z'))
    const left = await getDocs(query(collection(getFirestore(auth.app), 'mission'), where('userId', '==', userId)))
    const ids = left.docs.map(({ id }) => Number(id))
    expect(ids).toContain(young)
    expect(ids).not.toContain(old)
  })
})
