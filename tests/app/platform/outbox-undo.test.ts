// Acts that can be taken back for a while: nothing sends them sooner, taking back and sending exclude each other, and a page
// that closes meanwhile loses nothing.
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installLocks } from '../../support/locks.ts'
import { act } from '../../support/outbox-items.ts'

type OutboxModule = typeof import('#app/platform/outbox/outbox.ts')
type StoreModule = typeof import('#app/platform/outbox/store.ts')

const USER = 'rin'
const UNDO_MS = 400

let outboxes: InstanceType<OutboxModule['Outbox']>[] = []
let OutboxClass: OutboxModule['Outbox']
let store: StoreModule
/** Times and keys of the sent acts. */
let sent: { at: number; key: string }[] = []

beforeEach(async () => {
  vi.resetModules()
  globalThis.indexedDB = new IDBFactory()
  installLocks()
  sent = []
  outboxes = []
  vi.doMock('#app/platform/api.ts', () => ({
    send: async (_: unknown, { key }: { key: string }) => {
      sent.push({ at: Date.now(), key })
      return {}
    },
  }))
  const { session } = await import('#app/platform/session.ts')
  const user = { userId: USER, publicUserId: 'P', userName: '凛', classList: [0] }
  vi.spyOn(session, 'get').mockReturnValue({ user, ended: false })
  ;({ Outbox: OutboxClass } = await import('#app/platform/outbox/outbox.ts'))
  store = await import('#app/platform/outbox/store.ts')
})
afterEach(() => {
  for (const outbox of outboxes) outbox.close()
  vi.restoreAllMocks()
  vi.doUnmock('#app/platform/api.ts')
})

async function open() {
  const outbox = new OutboxClass(USER)
  outboxes.push(outbox)
  await outbox.open()
  return outbox
}
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const given = (note: string) => ({ ...act(note, note), undoFor: UNDO_MS })
const left = async () => (await store.readOutbox(USER)).map(({ note }) => note)

test('it is sent when its time is over, and by nothing sooner', async () => {
  const outbox = await open()
  const { undoUntil, id } = await outbox.add(given('late'))
  for (const event of ['online', 'focus', 'pageshow']) {
    window.dispatchEvent(new Event(event))
    await pause(10)
  }
  await outbox.add(act('soon', 'soon'))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(await left()).toEqual(['late'])
  await vi.waitFor(async () => expect(await left()).toEqual([]), 5_000)
  expect(sent[1]?.key).toBe(id)
  expect(sent[1]?.at).toBeGreaterThanOrEqual(undoUntil ?? Number.POSITIVE_INFINITY)
})

test('taken back it is never sent; sent it is not taken back', async () => {
  const outbox = await open()
  const first = await outbox.add(given('first'))
  expect(await outbox.cancel(first)).toBe(true)
  const second = await outbox.add(given('second'))
  await vi.waitFor(() => expect(sent).toHaveLength(1), 5_000)
  expect(await outbox.cancel(second)).toBe(false)
  expect(sent.map(({ key }) => key)).toEqual([second.id])
})

test('pressed and taken back at the very moment it goes: one of both', async () => {
  const outbox = await open()
  const results: string[] = []
  for (let round = 0; round < 20; round++) {
    sent = []
    const item = await outbox.add({ ...act('x', `x${round}`), undoFor: 30 })
    await pause(25 + (round % 10))
    const isBack = await outbox.cancel(item)
    await vi.waitFor(async () => expect(await left()).toEqual([]), 5_000)
    results.push(`${isBack ? 'back' : 'not back'}, sent ${sent.length}`)
  }
  expect(results.filter(result => result !== 'back, sent 0' && result !== 'not back, sent 1')).toEqual([])
})

test('a page that closes meanwhile: the next one waits for the rest of the time, then sends it under its key', async () => {
  const before = await open()
  const { id, undoUntil } = await before.add(given('kept'))
  before.close()
  const after = await open()
  expect(after.get().items).toMatchObject([{ id, undoUntil }])
  await vi.waitFor(async () => expect(await left()).toEqual([]), 5_000)
  expect(sent.map(({ key }) => key)).toEqual([id])
  expect(sent[0]?.at).toBeGreaterThanOrEqual(undoUntil ?? Number.POSITIVE_INFINITY)
})
