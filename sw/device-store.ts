// The app's storage for the worker: the user who is signed in, the pushes that were shown, the device as the server knows it. The
// worker never makes the database or changes its form, which is the app's (platform/storage.ts).

const DATABASE = 'tsumugi'
const STORE = 'keyval'

/** Runs work on the store; null where there is none, or where it cannot be opened. */
async function inStore<Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value | null> {
  const database = await open().catch(() => null)
  if (!database) return null
  try {
    return await new Promise<Value>((resolve, reject) => {
      const request = work(database.transaction(STORE, mode).objectStore(STORE))
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  } catch {
    return null
  } finally {
    database.close()
  }
}

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    // Opening without a version takes an existing database as it is; a missing one would be made, which the abort undoes.
    const request = indexedDB.open(DATABASE)
    request.onupgradeneeded = () => request.transaction?.abort()
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('The database is blocked.'))
  })

type Hint = { user?: { userId?: string }; shared?: boolean }

/** User of this device; null for a guest, and on a device that others use too, which keeps nobody. */
export async function signedInHere(): Promise<string | null> {
  const hint = await inStore<Hint | undefined>('readonly', store => store.get('session'))
  return hint?.shared ? null : (hint?.user?.userId ?? null)
}

/** Key of the numbers of the pushes that were shown here, the newest first. */
const SHOWN = 'push-shown'
const MOST_SHOWN = 200

export const shownHere = async (): Promise<readonly number[]> =>
  (await inStore<readonly number[] | undefined>('readonly', store => store.get(SHOWN))) ?? []

export async function rememberShown(noticeId: number): Promise<void> {
  const shown = await shownHere()
  await inStore('readwrite', store => store.put([noticeId, ...shown].slice(0, MOST_SHOWN), SHOWN))
}

/** The device as its page kept it when it was subscribed (shared/notice/push/this-device.ts). */
export type KeptDevice = { userId: string; subscriptionId: number; endpoint: string; auth: string }
const DEVICE = 'push-device'

export const keptDevice = async (): Promise<KeptDevice | null> =>
  (await inStore<KeptDevice | undefined>('readonly', store => store.get(DEVICE))) ?? null

export async function keepDevice(device: KeptDevice): Promise<void> {
  await inStore('readwrite', store => store.put(device, DEVICE))
}
