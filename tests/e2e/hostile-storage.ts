// A browser whose storage fails in the ways that browsers do (B8). Faults are chosen by name and last over reloads until
// others are chosen. `kept` reads the real content of the disk past them.
import type { Page } from 'playwright/test'

export type FaultName =
  | 'open fails'
  | 'no IDB'
  | 'connection lost'
  | 'closing'
  | 'localStorage denied'
  | 'persist refused'
  | 'clock ahead'
  | 'clock behind'

type HostileWindow = { hostile: { set: (faults: string[]) => void; kept: () => Promise<string[]> } }

/** Script that puts the faults in place, run by `addInitScript` before all scripts of the app. */
export function installFaults(): void {
  const KEPT = 'hostile-faults'
  const on = new Set<string>(JSON.parse(sessionStorage.getItem(KEPT) ?? '[]'))
  const refused = (name: string, message: string) => new DOMException(message, name)

  const factory = indexedDB
  const { open } = IDBFactory.prototype
  IDBFactory.prototype.open = function (...args) {
    if (!on.has('open fails')) return open.apply(this, args)
    const request = new EventTarget() as IDBOpenDBRequest
    Object.assign(request, {
      error: refused('UnknownError', 'Internal error opening backing store for indexedDB.open.'),
    })
    setTimeout(() => request.onerror?.(new Event('error')))
    return request
  }
  const { transaction } = IDBDatabase.prototype
  IDBDatabase.prototype.transaction = function (...args) {
    if (on.has('connection lost')) {
      throw refused('UnknownError', 'Connection to Indexed Database server lost. Refresh the page to try again')
    }
    if (on.has('closing')) {
      const message = "Failed to execute 'transaction' on 'IDBDatabase': The database connection is closing."
      throw refused('InvalidStateError', message)
    }
    return transaction.apply(this, args)
  }
  Object.defineProperty(window, 'indexedDB', { get: () => (on.has('no IDB') ? undefined : factory) })

  const local = localStorage
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      if (on.has('localStorage denied')) throw refused('SecurityError', 'Access is denied for this document.')
      return local
    },
  })
  const { persist, persisted } = StorageManager.prototype
  StorageManager.prototype.persist = function () {
    return on.has('persist refused') ? Promise.resolve(false) : persist.apply(this)
  }
  StorageManager.prototype.persisted = function () {
    return on.has('persist refused') ? Promise.resolve(false) : persisted.apply(this)
  }

  const TWO_YEARS_MS = 2 * 365 * 86_400_000
  const RealDate = Date
  const now = () => {
    const shift = (on.has('clock ahead') ? 1 : 0) - (on.has('clock behind') ? 1 : 0)
    return RealDate.now() + shift * TWO_YEARS_MS
  }
  window.Date = new Proxy(RealDate, {
    construct: (target, args) => Reflect.construct(target, args.length === 0 ? [now()] : args),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })

  const kept = async (): Promise<string[]> => {
    // Chromium never answers this question when it is asked during the clearing of data.
    const late = new Promise<IDBDatabaseInfo[]>(resolve => setTimeout(() => resolve([]), 1_000))
    const names = await Promise.race([factory.databases(), late])
    if (!names.some(({ name }) => name === 'tsumugi')) return []
    return new Promise(resolve => {
      const opening = open.call(factory, 'tsumugi')
      // The database was just deleted; looking must not create it.
      opening.onupgradeneeded = () => opening.transaction?.abort()
      opening.onerror = () => resolve([])
      opening.onsuccess = () => {
        try {
          const reading = transaction.call(opening.result, 'drafts').objectStore('drafts').getAll()
          reading.onerror = () => resolve([])
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result.map(record => String((record as { text?: unknown } | null)?.text)))
          }
        } catch {
          // The database was opened and deleted at once; without this the test would wait for ever.
          resolve([])
        }
      }
    })
  }
  const set = (faults: string[]): void => {
    on.clear()
    for (const fault of faults) on.add(fault)
    sessionStorage.setItem(KEPT, JSON.stringify(faults))
  }
  Object.assign(window, { hostile: { set, kept } })
}

/** Sets these faults and ends all others. */
export const setFaults = (page: Page, ...faults: FaultName[]): Promise<void> =>
  page.evaluate(names => (window as unknown as HostileWindow).hostile.set(names), faults)

/** Texts of all drafts on the disk, read past every fault. */
export const keptTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as HostileWindow).hostile.kept())
