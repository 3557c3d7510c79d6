// Answers to acts of an earlier visit that come before the screen which asks for them: kept for it a moment, and told once.
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Outbox } from '#app/platform/outbox/outbox.ts'
import { addToOutbox } from '#app/platform/outbox/store.ts'
import { Refusal } from '#app/platform/requests.ts'
import { session } from '#app/platform/session.ts'
import { installLocks } from '../../support/locks.ts'
import { act } from '../../support/outbox-items.ts'

vi.mock('#app/platform/api.ts', () => ({
  send: async ({ url }: { url: string }) => {
    if (url.endsWith('refused')) throw new Refusal(422, 'CODE', '理由。', null)
    return url
  },
}))

const USER = 'rin'
const outbox = { now: new Outbox('nobody') }
const toldOf = () => outbox.now.unheard().map(({ item }) => item.note)

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  installLocks()
  const user = { userId: USER, publicUserId: 'P', userName: '凛', classList: [0] }
  vi.spyOn(session, 'get').mockReturnValue({ user, ended: false })
  outbox.now.close()
  outbox.now = new Outbox(USER)
})
afterEach(() => {
  outbox.now.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function earlier(note: string): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(performance.timeOrigin - 60_000)
  await addToOutbox(USER, act(note, note), crypto.randomUUID())
  vi.useRealTimers()
}

test('an answer to an act of an earlier visit, until a screen has heard it', async () => {
  await earlier('one')
  await earlier('two')
  await outbox.now.open()
  await vi.waitFor(() => expect(toldOf().toSorted()).toEqual(['one', 'two']))
  const [first] = outbox.now.unheard()
  if (first) outbox.now.heard(first.item)
  expect(toldOf()).toHaveLength(1)
})

test('not for long: later nobody thinks of it', async () => {
  await earlier('one')
  await outbox.now.open()
  await vi.waitFor(() => expect(toldOf()).toEqual(['one']))
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + 10_001)
  expect(toldOf()).toEqual([])
})

test('neither what was refused, which lies in the tray, nor what was pressed on this page', async () => {
  await earlier('refused')
  await earlier('one')
  await outbox.now.open()
  await outbox.now.addAndWait(act('now', 'now'), 5_000)
  await vi.waitFor(() => expect(toldOf()).toEqual(['one']))
  await vi.waitFor(() => expect(outbox.now.get().items.map(({ state }) => state)).toEqual(['refused']))
  expect(toldOf()).toEqual(['one'])
})
