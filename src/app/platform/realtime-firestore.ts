// Events as Firestore documents: a live query on the documents of the user (doc1 §7). Loaded only when the server writes
// them; realtime.ts decides which tab reads, and when, and passes the events to the others.
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

/** Reads the documents of a user until `signal` fires or the account changes. */
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
        // Metadata changes too, because the server's first answer may be that there are no documents.
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
 * Picks the documents that raise a toast: those made after this device last looked. At first a query reports every existing
 * document as added; their ids are those of the events and grow with time, so reading continues after the newest id seen. On
 * a device that looks for the first time, existing documents count as seen. After the server's first answer every added
 * document is new, also one that was written late.
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
  // Missions have their facts in fields of their own; of other events a server of before did the same.
  const { userId: _, createdAt, kind = 'mission', facts, ...fields } = document.data()
  const id = Number(document.id)
  const data = (facts ?? fields) as Record<string, unknown>
  return { id, kind: String(kind), data: { id, ...data, createdAt: (createdAt as Timestamp).toDate().toISOString() } }
}

const stores = new WeakMap<Auth, Firestore>()

function openFirestore(auth: Auth, { firestoreEmulator }: FirebaseWeb): Firestore {
  const known = stores.get(auth)
  if (known) return known
  // Errors are retried and not shown; without a network the SDK would log one at every start.
  setLogLevel('silent')
  const store = getFirestore(auth.app)
  if (firestoreEmulator) {
    const { hostname, port } = new URL(`http://${firestoreEmulator}`)
    connectFirestoreEmulator(store, hostname, Number(port))
  }
  stores.set(auth, store)
  return store
}
