// Events as Firestore documents: a live query on those of the user (doc1 §7). Loaded only where the server writes
// them; which tab reads, when, and how the others hear of it is realtime.ts's business.
import type { Auth } from 'firebase/auth'
import {
  collection,
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  onSnapshot,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  query,
  setLogLevel,
  type Timestamp,
  where,
} from 'firebase/firestore'
import { get, set } from 'idb-keyval'
import type { FirebaseWeb } from '#contract/identity.ts'
import { openAuth } from './firebase-app.ts'
import type { ReadEvents, RealtimeEvent } from './realtime.ts'
import { keyval } from './storage.ts'

/** Reads the documents of a user until `signal`, or until the account changes. */
export const readDocumentsOf =
  (firebase: FirebaseWeb): ReadEvents =>
  async (userId, place, pass, signal) => {
    const { auth, outdated } = await openAuth(firebase)
    if (auth.currentUser?.uid !== userId) return false
    const newsOf = newDocuments(await get<number>(place, keyval).catch(() => undefined))
    return new Promise(resolve => {
      let opened = false
      const mine = query(collection(openFirestore(auth, firebase), 'mission'), where('userId', '==', userId))
      const stop = onSnapshot(
        mine,
        // Also when nothing but its source changes: the first word of the server may be that there is nothing.
        { includeMetadataChanges: true },
        snapshot => {
          opened ||= !snapshot.metadata.fromCache
          const { raised, newestId } = newsOf(snapshot)
          for (const event of raised) pass(event)
          if (newestId !== undefined) set(place, newestId, keyval).catch(() => {})
        },
        () => resolve(opened),
      )
      const end = () => {
        stop()
        resolve(opened)
      }
      const over = AbortSignal.any([signal, outdated.signal])
      over.addEventListener('abort', end)
      if (over.aborted) end()
    })
  }

type Snapshot = Pick<QuerySnapshot, 'docChanges'> & { metadata: { fromCache: boolean } }

/**
 * Which documents raise a toast: those made after this device last looked. At first a query reports every document there
 * is as added; their ids are those of the events and grow as these happen, so the newest id seen is the place to go on
 * from. A device that looks for the first time has seen what is there. Once the server has told what there is, whatever is
 * added is new, also when it was written late.
 */
export function newDocuments(lastId: number | undefined) {
  let told = false
  let highest = lastId ?? 0
  return (snapshot: Snapshot): { raised: RealtimeEvent[]; newestId: number | undefined } => {
    const added = snapshot
      .docChanges()
      .filter(change => change.type === 'added' && /^\d{1,15}$/.test(change.doc.id))
      .map(change => toEvent(change.doc))
      .sort((a, b) => a.id - b.id)
    const raised = added.filter(({ id }) => told || id > (lastId ?? Number.POSITIVE_INFINITY))
    told ||= !snapshot.metadata.fromCache
    highest = Math.max(highest, ...added.map(({ id }) => id))
    return { raised, newestId: told ? highest : lastId }
  }
}

function toEvent(document: QueryDocumentSnapshot): RealtimeEvent {
  const { userId: _, createdAt, kind = 'mission', ...data } = document.data()
  const id = Number(document.id)
  return { id, kind: String(kind), data: { id, ...data, createdAt: (createdAt as Timestamp).toDate().toISOString() } }
}

const stores = new WeakMap<Auth, Firestore>()

function openFirestore(auth: Auth, { firestoreEmulator }: FirebaseWeb): Firestore {
  const known = stores.get(auth)
  if (known) return known
  // What goes wrong is tried again and shown nowhere: without a network it would write an error at every start.
  setLogLevel('silent')
  const store = getFirestore(auth.app)
  if (firestoreEmulator) {
    const { hostname, port } = new URL(`http://${firestoreEmulator}`)
    connectFirestoreEmulator(store, hostname, Number(port))
  }
  stores.set(auth, store)
  return store
}
