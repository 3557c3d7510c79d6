// Access to IndexedDB for the whole app (reliability rule 9): one database, reopened when its connection dies, three tries,
// and memory instead when the browser gives no database, so that the app works and can report it.
import type { UseStore } from 'idb-keyval'

const NAME = 'tsumugi'
/** Increased with every new store; an upgrade adds stores and keeps unknown ones. */
const VERSION = 2
const STORES = ['keyval', 'outbox', 'drafts'] as const
export type StoreName = (typeof STORES)[number]

const TRIES = 3
const OPEN_TIMEOUT_MS = 3_000
/**
 * Wait for another tab that blocks the opening. A tab with this code closes as soon as it has finished writing; another one
 * may never.
 */
const BLOCKED_TIMEOUT_MS = 300

export type StorageState = 'working' | 'memory'

let state: StorageState = 'working'
const watchers = new Set<() => void>()
let connection: Promise<IDBDatabase> | null = null
/** Whether an open waits for another tab; later ones wait behind it without being told. */
let blocked = false

export const storageState = (): StorageState => state
export function watchStorageState(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Event of the page when the browser has closed the database; its data may be gone. */
export const STORAGE_LOST = 'storage-lost'

function report(next: StorageState): void {
  if (state === next) return
  state = next
  for (const watcher of watchers) watcher()
}

function open(): Promise<IDBDatabase> {
  connection ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION)
    // A blocked or silent open must not keep the page blank.
    let givenUp = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const giveUpAfter = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        givenUp = true
        reject(new Error('IndexedDB did not open.'))
      }, ms)
    }
    giveUpAfter(blocked ? BLOCKED_TIMEOUT_MS : OPEN_TIMEOUT_MS)
    request.onblocked = () => {
      blocked = true
      giveUpAfter(BLOCKED_TIMEOUT_MS)
    }
    request.onupgradeneeded = () => {
      for (const store of STORES) {
        if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store)
      }
    }
    request.onsuccess = () => {
      blocked = false
      clearTimeout(timer)
      const database = request.result
      // The caller has stopped waiting; left open, the connection would block the next upgrade.
      if (givenUp) {
        database.close()
        return
      }
      const forget = (isLost: boolean) => {
        connection = null
        if (isLost) dispatchEvent(new Event(STORAGE_LOST))
      }
      database.onclose = () => forget(true)
      // A newer version in another tab wants to upgrade, or the database is being deleted: close it.
      database.onversionchange = ({ newVersion }) => {
        database.close()
        forget(newVersion === null)
      }
      resolve(database)
    }
    request.onerror = () => {
      blocked = false
      clearTimeout(timer)
      reject(request.error)
    }
  }).catch(error => {
    connection = null
    throw error
  })
  return connection
}

/**
 * Runs `work` on a store, and reopens a dead connection. @throws when three tries fail, or one while nothing can be stored
 */
export async function withStore<Result>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Result | PromiseLike<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      const database = await open()
      const store = database
        .transaction(name, mode, { durability: mode === 'readwrite' ? 'strict' : 'default' })
        .objectStore(name)
      const result = await work(store)
      report('working')
      return result
    } catch (error) {
      connection = null
      // After an earlier failure one try shows whether it works again; three would slow down every action.
      if (attempt === TRIES || state === 'memory') {
        report('memory')
        throw error
      }
    }
  }
}

/** A store for idb-keyval's functions. */
export const storeOf =
  (name: StoreName): UseStore =>
  (mode, callback) =>
    withStore(name, mode, callback)

export const keyval = storeOf('keyval')

/** Resolves when a transaction is on disk. */
export function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was aborted.'))
    transaction.onerror = () => reject(transaction.error ?? new Error('The transaction failed.'))
  })
}

/** Promise of a single request. */
export function answered<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The request failed.'))
  })
}
