// Mission events as Firestore documents, against the Firestore emulator: the writer of the server, the rules, the listener
// of the app.
import 'fake-indexeddb/auto'
import { type Auth, signInWithEmailAndPassword } from 'firebase/auth'
import { collection, doc, getDoc, getDocs, getFirestore, query, setDoc, where } from 'firebase/firestore'
import { del, get } from 'idb-keyval'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openAuth } from '../../src/app/platform/firebase-app.ts'
import type { RealtimeEvent } from '../../src/app/platform/realtime.ts'
import { readDocumentsOf } from '../../src/app/platform/realtime-firestore.ts'
import { keyval } from '../../src/app/platform/storage.ts'
import { createDocuments, type Documents } from '../../src/server/platform/firebase/documents.ts'
import { createAccount, emulatedWeb, firestoreHost, freshMail, PASSWORD } from './emulated.ts'

vi.stubGlobal('document', { cookie: '' })
vi.stubGlobal('sessionStorage', { getItem: () => null })

describe.skipIf(firestoreHost === null)('documents of mission events', () => {
  let auth: Auth
  let userId: string
  let place: string
  let documents: Documents
  beforeAll(async () => {
    const mail = freshMail()
    userId = await createAccount(mail)
    place = `realtime:${userId}`
    auth = (await openAuth(emulatedWeb)).auth
    await signInWithEmailAndPassword(auth, mail, PASSWORD)
    documents = createDocuments({ web: emulatedWeb, serviceAccount: null })
  })
  let nextId = Date.now()

  const write = async (owner: string = userId, createdAt = new Date()): Promise<number> => {
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
  /** Makes a device listen. @returns the events it receives and the function that stops it. */
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
  /** Waits until a device has received the existing documents. */
  const told = () => vi.waitFor(async () => expect(await get(place, keyval)).toBeDefined(), 15_000)
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
      await told()
      expect(heard).toEqual([])
      const createdAt = new Date('2026-11-21T03:00:00.123Z')
      const id = await write(userId, createdAt)
      await vi.waitFor(() => expect(heard).toHaveLength(1), 15_000)
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
      await told()
      await write()
      await vi.waitFor(() => expect(first.heard).toHaveLength(1), 15_000)
      await first.stop()
      const missed = [await write(), await write()]
      const second = listen()
      await vi.waitFor(() => expect(idsOf(second.heard)).toEqual(missed), 15_000)
      await second.stop()
      const third = listen()
      await pause(1_000)
      expect(third.heard).toEqual([])
      await third.stop()
    })

    test('hears a document written twice once, and nothing of other users', async () => {
      const { heard, stop } = listen()
      await told()
      const id = await write()
      nextId = id
      await write()
      await write('somebody-else')
      const last = await write()
      await vi.waitFor(() => expect(idsOf(heard)).toEqual([id, last]), 15_000)
      await stop()
    })
  })

  describe('the rules', () => {
    const missions = () => collection(getFirestore(auth.app), 'mission')

    test('let nobody read what is another’s', async () => {
      const id = await write('somebody-else')
      await expect(getDoc(doc(missions(), String(id)))).rejects.toMatchObject({ code: 'permission-denied' })
      await expect(getDocs(missions())).rejects.toMatchObject({ code: 'permission-denied' })
      const theirs = query(missions(), where('userId', '==', 'somebody-else'))
      await expect(getDocs(theirs)).rejects.toMatchObject({ code: 'permission-denied' })
    })

    test('let nobody write, not even their own', async () => {
      const id = await write()
      for (const name of [String(id), 'new']) {
        await expect(setDoc(doc(missions(), name), { userId, missionTitle: 'x' })).rejects.toMatchObject({
          code: 'permission-denied',
        })
      }
      await expect(setDoc(doc(getFirestore(auth.app), 'other/1'), { a: 1 })).rejects.toMatchObject({
        code: 'permission-denied',
      })
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
