// Unsent acts in the outbox of a device, as after an earlier day.
import type { Page } from 'playwright/test'

/** Puts a refused act and a waiting one into the outbox of this device, as after an earlier day. */
export async function keepUnsent(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tsumugi')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['keyval', 'outbox'], 'readwrite')
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
          const reading = transaction.objectStore('keyval').get('session')
          reading.onsuccess = () => {
            const { userId } = reading.result.user
            const now = Date.now()
            const item = {
              userId,
              kind: 'mission.reward',
              request: { method: 'POST', url: '/api/Achievement/receiveReward', body: '{}' },
              note: '便りに目をとおす',
              facts: {},
              touches: [],
              createdAt: now,
              version: 1,
              attempts: 1,
              nextAt: now + 600_000,
              held: true,
              triedAt: now,
            }
            const refusal = { code: 'RECEIVED', message: 'この報酬はすでに受け取っています。', at: now }
            const keep = (sequence: number, rest: object) =>
              transaction
                .objectStore('outbox')
                .put(
                  { ...item, id: crypto.randomUUID(), entity: `mission:${sequence}`, sequence, ...rest },
                  `${userId}/${String(sequence).padStart(16, '0')}`,
                )
            keep(1, { state: 'refused', refusal })
            keep(2, { state: 'waiting', refusal: null })
          }
        }
      }),
  )
}
