// The outbox on disk: one record per act, in the order of the acts. Every change is one transaction, which is on disk when
// its promise resolves.
import { answered, committed, withStore } from '../storage.ts'
import type { NewOutboxItem, OutboxItem } from './item.ts'

const keyOf = ({ userId, sequence }: Pick<OutboxItem, 'userId' | 'sequence'>): string =>
  `${userId}/${String(sequence).padStart(16, '0')}`

/** All acts of a user, oldest first. */
export async function readOutbox(userId: string): Promise<OutboxItem[]> {
  const range = IDBKeyRange.bound(`${userId}/`, `${userId}/\uffff`)
  return withStore('outbox', 'readonly', store => answered<OutboxItem[]>(store.getAll(range)))
}

/**
 * Stores an act; it is on disk when the promise resolves.
 * @throws when the browser gives no storage; the act is then not accepted
 */
export async function addToOutbox(userId: string, { undoFor, ...act }: NewOutboxItem, id: string): Promise<OutboxItem> {
  return withStore('outbox', 'readwrite', async store => {
    const done = committed(store.transaction)
    const keys = await answered(store.getAllKeys())
    const last = Math.max(0, ...keys.map(key => Number(String(key).split('/')[1])))
    const now = Date.now()
    const item: OutboxItem = {
      ...act,
      id,
      userId,
      // Increasing numbers keep the order even on a phone whose clock is set back.
      sequence: Math.max(last + 1, now * 100),
      createdAt: now,
      version: 1,
      state: 'waiting',
      attempts: 0,
      nextAt: 0,
      ...(undoFor && { undoUntil: now + undoFor, nextAt: now + undoFor, held: true }),
      refusal: null,
    }
    store.put(item, keyOf(item))
    await done
    return item
  })
}

/** Changes an item if it still exists and `change` returns one; returns the current item, or null. */
export async function changeInOutbox(
  item: OutboxItem,
  change: (current: OutboxItem) => OutboxItem | null,
): Promise<OutboxItem | null> {
  return withStore('outbox', 'readwrite', async store => {
    const done = committed(store.transaction)
    const current = await answered<OutboxItem | undefined>(store.get(keyOf(item)))
    const next = current ? change(current) : null
    if (next) store.put(next, keyOf(next))
    await done
    return next
  })
}

/** Removes an item if `agree` returns true for its current state. Returns whether it was removed. */
export async function removeFromOutbox(
  item: OutboxItem,
  agree: (current: OutboxItem) => boolean = () => true,
): Promise<boolean> {
  return withStore('outbox', 'readwrite', async store => {
    const done = committed(store.transaction)
    const current = await answered<OutboxItem | undefined>(store.get(keyOf(item)))
    const removed = current !== undefined && agree(current)
    if (removed) store.delete(keyOf(item))
    await done
    return removed
  })
}
