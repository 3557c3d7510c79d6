// Records of a sign-in in a page: those of Firebase's SDK and our own.
import type { Page } from 'playwright'

/** Number of accounts that the SDK has stored permanently. */
export const accountsKept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const request = indexedDB.open('firebaseLocalStorageDb')
        request.onsuccess = () => {
          const database = request.result
          if (!database.objectStoreNames.contains('firebaseLocalStorage')) return resolve(0)
          const all = database.transaction('firebaseLocalStorage').objectStore('firebaseLocalStorage').getAllKeys()
          all.onsuccess = () => {
            database.close()
            resolve(all.result.filter(key => String(key).startsWith('firebase:authUser:')).length)
          }
        }
      }),
  )

/** Number of accounts that the SDK has stored for this tab. */
export const sessionsKept = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(sessionStorage).filter(key => key.startsWith('firebase:authUser:')).length)

/** User named in our own hint. */
export const userShown = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>(resolve => {
        const request = indexedDB.open('tsumugi')
        request.onsuccess = () => {
          const database = request.result
          const hint = database.transaction('keyval').objectStore('keyval').get('session')
          hint.onsuccess = () => {
            database.close()
            resolve(hint.result?.user.userId)
          }
        }
      }),
  )
