// Answers of reads that a device keeps: waiting until one is stored, and deleting them, as a browser may do at any time. Texts
// that were saved on purpose stay.
import { expect, type Page } from 'playwright/test'

/** Waits until the answer of a call is stored, which takes a moment after it is shown. */
export const untilKept = (page: Page, area: string, call: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<string>((resolve, reject) => {
            const opening = indexedDB.open('tsumugi')
            opening.onerror = () => reject(opening.error)
            opening.onsuccess = () => {
              const store = opening.result.transaction('keyval').objectStore('keyval')
              const reading = store.getAll(IDBKeyRange.bound('cache:', 'cache:\uffff'))
              reading.onerror = () => reject(reading.error)
              reading.onsuccess = () => {
                opening.result.close()
                resolve(reading.result.join())
              }
            }
          }),
      ),
    )
    .toContain(`["${area}","${call}",`)

/** Leaves the app for a page without scripts, where nothing is written meanwhile. */
export async function forgetReads(page: Page): Promise<void> {
  await page.goto('/favicon.svg')
  await page.evaluate(async () => {
    await caches.delete('tsumugi-pictures')
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('tsumugi')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const transaction = database.transaction('keyval', 'readwrite')
    const store = transaction.objectStore('keyval')
    store.delete(IDBKeyRange.bound('cache:', 'cache:\uffff'))
    await new Promise(resolve => {
      transaction.oncomplete = resolve
    })
    database.close()
  })
}
