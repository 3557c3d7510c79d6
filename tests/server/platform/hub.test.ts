// The hub by itself, with a database that answers when the test says so: orders of events that the network makes only
// rarely.
import { expect, test } from 'vitest'
import type { Db } from '#server/db/client.ts'
import { createLogger } from '#server/platform/log.ts'
import { createRealtimeHub, type StoredEvent, type Subscriber } from '#server/platform/realtime/hub.ts'

const NOWHERE = 'postgresql:///none?host=/nonexistent'
const event = (id: number): StoredEvent => ({ id, kind: 'mission', payload: {}, createdAt: '2026-11-21T00:00:00Z' })

/** A table of events whose reads wait until they are released, oldest first. */
function heldTable(stored: StoredEvent[]) {
  const waiting: (() => void)[] = []
  const execute = (): Promise<{ rows: StoredEvent[] }> =>
    // The result of a read is fixed when it starts, as in a database.
    new Promise(resolve => {
      const rows = [...stored]
      waiting.push(() => resolve({ rows }))
    })
  return { db: { execute } as unknown as Db, release: () => waiting.shift()?.() }
}

function device(lastId: number): Subscriber & { got: number[] } {
  const got: number[] = []
  return { userId: 'player', lastId, got, send: ({ id }) => got.push(id), end: () => {} }
}

test('a device that joins while another is being served gets what it missed', async () => {
  const stored = [event(51), event(52), event(101)]
  const { db, release } = heldTable(stored)
  const hub = createRealtimeHub(db, NOWHERE, createLogger('silent'))
  const early = device(100)
  hub.add(early)
  const first = hub.catchUp('player')
  // The read for `early` started at 100; now a device comes that has seen 50.
  stored.splice(0, stored.length, event(101))
  const late = device(50)
  hub.add(late)
  release()
  await first
  expect(early.got).toEqual([101])
  stored.splice(0, stored.length, event(51), event(52), event(101))
  const second = hub.catchUp('player')
  release()
  await second
  expect(late.got).toEqual([51, 52, 101])
  expect(early.got).toEqual([101])
  await hub.close()
})

test('two reads at once deliver each event once', async () => {
  const { db, release } = heldTable([event(1), event(2)])
  const hub = createRealtimeHub(db, NOWHERE, createLogger('silent'))
  const one = device(0)
  hub.add(one)
  const reads = [hub.catchUp('player'), hub.catchUp('player')]
  release()
  release()
  await Promise.all(reads)
  expect(one.got).toEqual([1, 2])
  await hub.close()
})

test('a device that has left gets nothing, and nobody reads for it', async () => {
  const { db, release } = heldTable([event(1)])
  const hub = createRealtimeHub(db, NOWHERE, createLogger('silent'))
  const gone = device(0)
  const leave = hub.add(gone)
  const read = hub.catchUp('player')
  leave()
  release()
  await read
  expect(gone.got).toEqual([])
  await hub.catchUp('player')
  await hub.close()
})

test('closes also while the database cannot be reached, and ends who comes later', async () => {
  const { db } = heldTable([])
  const hub = createRealtimeHub(db, NOWHERE, createLogger('silent'))
  await new Promise(resolve => setTimeout(resolve, 50))
  const started = Date.now()
  await hub.close()
  expect(Date.now() - started).toBeLessThan(4_000)
  let ended = false
  hub.add({
    ...device(0),
    end: () => {
      ended = true
    },
  })
  expect(ended).toBe(true)
})
