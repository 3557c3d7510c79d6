// A draft in one tab and in two, on one device and on two: typed text is kept, and no text overwrites another.
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { freshDraft } from '#app/platform/drafts/record.ts'
import { Desk, type DeskOptions } from '../../../support/draft-desk.ts'
import { DraftNetwork } from '../../../support/draft-network.ts'
import { fakeServer } from '../../../support/fake-server.ts'
import { installLocks } from '../../../support/locks.ts'

type DraftModule = typeof import('#app/platform/drafts/draft.ts')
type StoreModule = typeof import('#app/platform/drafts/store.ts')
type EndingModule = typeof import('#app/platform/drafts/ending.ts')
type UpkeepModule = typeof import('#app/platform/drafts/upkeep.ts') & typeof import('#app/platform/drafts/unsent.ts')
type DirtyModule = typeof import('#app/platform/dirty.ts')
type ExchangeModule = typeof import('#app/platform/requests.ts')
type ServerModule = typeof import('#app/shared/draft/draft-server.ts')
let modules: DraftModule & StoreModule & EndingModule & UpkeepModule & DirtyModule & ExchangeModule & ServerModule
const server = fakeServer()
let network: DraftNetwork
let desks: Desk[]

beforeEach(async () => {
  vi.resetModules()
  globalThis.indexedDB = new IDBFactory()
  installLocks()
  desks = []
  modules = {
    ...(await import('#app/platform/drafts/draft.ts')),
    ...(await import('#app/platform/drafts/store.ts')),
    ...(await import('#app/platform/drafts/ending.ts')),
    ...(await import('#app/platform/drafts/upkeep.ts')),
    ...(await import('#app/platform/drafts/unsent.ts')),
    ...(await import('#app/platform/dirty.ts')),
    ...(await import('#app/platform/requests.ts')),
    ...(await import('#app/shared/draft/draft-server.ts')),
  }
  const { beSignedIn } = await import('../../../support/signed-in.ts')
  beSignedIn()
  network = new DraftNetwork(modules)
})
afterEach(async () => {
  for (const desk of desks) await desk.leave()
  vi.useRealTimers()
})

async function sit(options: DeskOptions = {}): Promise<Desk> {
  const desk = new Desk(modules.Draft, network, options)
  desks.push(desk)
  await desk.draft.open()
  return desk
}
const kept = async (userId = 'user-a') =>
  (await modules.readDrafts(userId)).filter(({ state }) => state === 'open').map(({ text }) => text)
const settled = (desk: Desk) => vi.waitFor(() => expect(desk.view.state.server.state).toBe('saved'))
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const A: DeskOptions = { userId: 'device-a' }
const B: DeskOptions = { userId: 'device-b' }

describe('one device', () => {
  test('what is typed is on the disk, then on the server, and comes back', async () => {
    const desk = await sit()
    desk.type('むかしむかし')
    expect(desk.view.state.device.state).toBe('saving')
    expect(await modules.isDirty()).toBe(true)
    await vi.waitFor(() => expect(desk.view.state.device.state).toBe('saved'))
    expect(await kept()).toEqual(['むかしむかし'])
    expect(await modules.isDirty()).toBe(false)
    await settled(desk)
    expect(server.drafts.texts()).toEqual(['むかしむかし'])
    await desk.leave()
    expect((await sit()).text).toBe('むかしむかし')
  })

  test('the other fields of the form come back with the text, here and on another device', async () => {
    const desk = await sit(A)
    desk.fill('{"kind":"coin"}')
    await settled(desk)
    desk.type('手紙')
    desk.fill('{"kind":"report"}')
    await settled(desk)
    await desk.leave()
    expect((await sit(A)).view).toMatchObject({ text: '手紙', fields: '{"kind":"report"}' })
    const other = await sit(B)
    await vi.waitFor(() => expect(other.view).toMatchObject({ text: '手紙', fields: '{"kind":"report"}' }))
    // Only a field was changed here, which is a change like any other.
    other.fill('{"kind":"bug"}')
    await settled(other)
    expect(server.drafts.open()).toMatchObject([{ text: '手紙', fields: '{"kind":"bug"}' }])
  })

  test('two devices change another field: both can be had', async () => {
    const desk = await sit(A)
    desk.type('題なし')
    await settled(desk)
    const other = await sit(B)
    await vi.waitFor(() => expect(other.text).toBe('題なし'))
    other.fill('theirs')
    await settled(other)
    desk.fill('ours')
    await vi.waitFor(() => expect(desk.view.conflict).toMatchObject({ text: '題なし', fields: 'theirs' }))
    await desk.draft.resolve('theirs')
    expect(desk.view).toMatchObject({ text: '題なし', fields: 'theirs' })
    await other.leave()
    expect(server.drafts.open()).toMatchObject([{ fields: 'theirs' }])
    expect([...server.drafts.kept.values()].flatMap(({ versions }) => versions.map(({ fields }) => fields))).toContain(
      'ours',
    )
  })

  test('handed in, the next one has nothing of it; brought back, it has', async () => {
    const desk = await sit()
    desk.type('手紙')
    desk.fill('coin')
    await settled(desk)
    const { draftId } = desk.view
    await desk.draft.submit(async () => {})
    expect(desk.view).toMatchObject({ text: '', fields: '' })
    await modules.restoreDraft({ userId: 'user-a', draftId })
    expect((await sit()).view).toMatchObject({ text: '手紙', fields: 'coin' })
  })

  test('within 300 ms after a key, and within a second while typing goes on', async () => {
    const { draftTiming } = await import('#app/platform/drafts/timing.ts')
    const desk = await sit({ timing: draftTiming })
    const start = Date.now()
    desk.type('a')
    await vi.waitFor(async () => expect(await kept()).toEqual(['a']), { interval: 10 })
    expect(Date.now() - start).toBeLessThan(300)
    let keptAt = Date.now()
    let longest = 0
    for (let at = 0; at < 24; at++) {
      desk.type('b')
      await pause(100)
      const [text = ''] = await kept()
      if (text.length > 1 + at / 2) longest = Math.max(longest, Date.now() - keptAt)
      if (text === desk.text || text.length > desk.text.length - 8) keptAt = Date.now()
      expect(desk.text.length - text.length).toBeLessThanOrEqual(9)
    }
    expect(longest).toBeLessThan(1_000)
  })

  test.each([
    ['pagehide', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'visibilitychange',
      () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden')
        document.dispatchEvent(new Event('visibilitychange'))
      },
    ],
  ])('%s: at once', async (_, leave) => {
    const slow = { deviceMs: 60_000, deviceAtMostMs: 60_000, serverMs: 60_000, serverAtMostMs: 60_000, retryMs: 1_000 }
    const desk = await sit({ timing: slow })
    desk.type('x')
    leave()
    await settled(desk)
    expect(await kept()).toEqual(['x'])
  })

  test('a lost answer: the same save again, no copy', async () => {
    const desk = await sit()
    const fates = ['answer lost', 'answer lost', 'arrives'] as const
    let at = 0
    desk.type('one')
    network.fate = () => fates[at++] ?? 'arrives'
    await vi.waitFor(() => expect(network.saves.length).toBeGreaterThan(0))
    desk.type(' two')
    await settled(desk)
    expect(server.drafts.texts()).toEqual(['one two'])
    expect(network.saves[1]).toEqual(network.saves[0])
  })

  test.each([400, 403, 413])('%i: says why, keeps the text, and tries again after a change', async status => {
    network.refuse = ({ text }) =>
      text.length > 3 ? new modules.Refusal(status, 'TOO_LONG', '長すぎます', null) : null
    const desk = await sit()
    desk.type('long')
    await vi.waitFor(() => expect(desk.view.state.server).toMatchObject({ state: 'failed', reason: '長すぎます' }))
    expect(await kept()).toEqual(['long'])
    const { length } = network.saves
    await pause(40)
    expect(network.saves.length).toBe(length)
    desk.text = 'lon'
    desk.type('')
    await settled(desk)
    expect(server.drafts.texts()).toEqual(['lon'])
  })

  test('offline: on the device, and on the server when the network is back', async () => {
    const desk = await sit()
    desk.online = false
    desk.type('x')
    await vi.waitFor(() => expect(desk.view.state.device.state).toBe('saved'))
    await pause(20)
    expect(network.saves).toEqual([])
    desk.online = true
    window.dispatchEvent(new Event('online'))
    await settled(desk)
  })

  test('another user of the browser has nothing of it', async () => {
    const desk = await sit()
    desk.type('secret')
    await settled(desk)
    await desk.leave()
    server.drafts.kept.clear()
    const other = await sit({ userId: 'user-b' })
    await pause(20)
    expect(other.text).toBe('')
    expect(await modules.readDrafts('user')).toEqual([])
    expect(await modules.readUnsentDrafts('user-b')).toEqual([])
  })

  test('what the server lacks is counted for signing out, and thrown away when asked', async () => {
    const desk = await sit()
    desk.online = false
    desk.type('unsent')
    await desk.leave()
    expect((await modules.readUnsentDrafts('user-a')).map(({ text }) => text)).toEqual(['unsent'])
    await modules.throwAwayDrafts('user-a')
    expect(await modules.readDrafts('user-a')).toEqual([])
  })
})

describe('two devices', () => {
  test('the second one finds what the first one wrote', async () => {
    const one = await sit(A)
    one.type('x')
    await settled(one)
    const two = await sit(B)
    await vi.waitFor(() => expect(two.text).toBe('x'))
    two.type('y')
    await settled(two)
    await one.leave()
    const again = await sit(A)
    await vi.waitFor(() => expect(again.text).toBe('xy'))
    expect(again.view.conflict).toBeNull()
  })

  async function conflict() {
    const one = await sit(A)
    one.type('base ')
    await settled(one)
    const two = await sit(B)
    await vi.waitFor(() => expect(two.text).toBe('base '))
    one.type('ours')
    await settled(one)
    two.type('theirs')
    await settled(two)
    return { one, two }
  }

  test('both texts stay; the field keeps its own and shows the other beside it', async () => {
    const { one, two } = await conflict()
    expect(two.text).toBe('base theirs')
    expect(two.view.conflict).toMatchObject({ text: 'base ours', draftId: one.view.draftId })
    expect(server.drafts.texts().sort()).toEqual(['base ours', 'base theirs'])
    await two.leave()
    const again = await sit(B)
    expect(again.text).toBe('base theirs')
    expect(again.view.conflict).toMatchObject({ text: 'base ours' })
  })

  test('両方残す: the two are drafts of their own', async () => {
    const { two } = await conflict()
    await two.draft.resolve('both')
    expect(two.view.conflict).toBeNull()
    expect(server.drafts.texts().sort()).toEqual(['base ours', 'base theirs'])
  })

  test('こちらを残す, this one: it is the draft now, on the other device too; the other is a version', async () => {
    const { one, two } = await conflict()
    await two.draft.resolve('ours')
    await settled(two)
    expect(two.view).toMatchObject({ conflict: null, draftId: one.view.draftId })
    expect(server.drafts.texts()).toEqual(['base theirs'])
    expect(server.drafts.has(one.view.draftId, 'base ours')).toBe(true)
    await one.leave()
    const again = await sit(A)
    await vi.waitFor(() => expect(again.text).toBe('base theirs'))
  })

  test('こちらを残す, the other one: it is in the field, and this one can be brought back', async () => {
    const { two } = await conflict()
    await two.draft.resolve('theirs')
    expect(two.text).toBe('base ours')
    expect(server.drafts.texts()).toEqual(['base ours'])
    const [ended] = await modules.readEnded('device-b')
    expect(ended?.text).toBe('base theirs')
    await two.leave()
    await modules.restoreDraft({ userId: 'device-b', draftId: ended?.draftId ?? '' })
    expect((await sit(B)).text).toBe('base theirs')
  })

  test('typed before the server answered: both are there', async () => {
    const one = await sit(A)
    one.type('early')
    await settled(one)
    network.delayMs = () => 15
    const two = await sit(B)
    two.type('typed at once')
    await vi.waitFor(() => expect(two.view.conflict?.text).toBe('early'))
    expect(two.text).toBe('typed at once')
    await settled(two)
    expect(server.drafts.texts().sort()).toEqual(['early', 'typed at once'])
  })

  test('handed in on one while the other writes on: that text goes on as a draft of its own', async () => {
    const one = await sit(A)
    one.type('x')
    await settled(one)
    const two = await sit(B)
    await vi.waitFor(() => expect(two.text).toBe('x'))
    await one.draft.submit(async () => 'done')
    two.type('y')
    await settled(two)
    expect(server.drafts.texts()).toEqual(['xy'])
    expect(await kept('device-b')).toEqual(['xy'])
  })
})

describe('two tabs', () => {
  test('a tab that nobody writes in follows, and says that it is written elsewhere', async () => {
    const one = await sit()
    const two = await sit()
    one.type('hello')
    await vi.waitFor(() => expect(two.text).toBe('hello'))
    expect(two.view).toMatchObject({ elsewhere: true, draftId: one.view.draftId })
    await settled(one)
    await two.leave()
    const three = await sit()
    expect(three.text).toBe('hello')
    three.type('!')
    await vi.waitFor(() => expect(one.text).toBe('hello!'))
    expect(one.view.elsewhere).toBe(true)
    one.type('?')
    await vi.waitFor(() => expect(three.text).toBe('hello!?'))
    expect(one.view.elsewhere).toBe(false)
    await settled(one)
    expect(server.drafts.texts()).toEqual(['hello!?'])
  })

  test('nothing comes into a field while something is composed', async () => {
    const one = await sit()
    one.type('x')
    await settled(one)
    const two = await sit()
    two.draft.composing(true)
    one.type('y')
    await settled(one)
    await pause(20)
    expect(two.text).toBe('x')
    two.draft.composing(false)
    await vi.waitFor(() => expect(two.text).toBe('xy'))
  })

  test('both typed at the same moment: two drafts, nothing lost', async () => {
    const one = await sit()
    one.type('base ')
    await settled(one)
    const two = await sit()
    one.type('one')
    two.type('two')
    await settled(one)
    await settled(two)
    expect((await kept()).sort()).toEqual(['base one', 'base two'])
    expect(server.drafts.texts().sort()).toEqual(['base one', 'base two'])
    expect([one.view.conflict?.text, two.view.conflict?.text].filter(Boolean)).toHaveLength(1)
    expect([one.text, two.text]).toEqual(['base one', 'base two'])
  })
})

describe('handing in', () => {
  test('the text stays until the answer was read', async () => {
    const desk = await sit()
    desk.type('x')
    await expect(
      desk.draft.submit(async () => {
        throw new modules.NoAnswer('lost')
      }),
    ).rejects.toThrow('lost')
    expect(desk.text).toBe('x')
    expect(await kept()).toEqual(['x'])
    expect(await desk.draft.submit(async ({ text }) => `got ${text}`)).toBe('got x')
    expect(desk.text).toBe('')
    expect(await kept()).toEqual([])
    expect((await modules.readEnded('user-a')).map(({ state, text }) => [state, text])).toEqual([['submitted', 'x']])
    expect(server.drafts.texts()).toEqual([])
  })

  test('what is typed while it is on its way goes on', async () => {
    const desk = await sit()
    desk.type('x')
    await desk.draft.submit(async () => desk.type('y'))
    await settled(desk)
    expect(desk.text).toBe('xy')
    expect(await kept()).toEqual(['xy'])
    expect((await modules.readEnded('user-a')).map(({ text }) => text)).toEqual(['x'])
  })

  const handedIn = { userId: 'user-a', place: 'profile', text: 'x', fields: '' }

  test('through the outbox, sooner than it was first kept: it can be brought back all the same', async () => {
    await modules.submitted(network.link(), { ...handedIn, draftId: crypto.randomUUID() })
    expect(await kept()).toEqual([])
    expect((await modules.readEnded('user-a')).map(({ state, text }) => [state, text])).toEqual([['submitted', 'x']])
  })

  test('through the outbox: ended when the answer was read, in the open field too', async () => {
    const desk = await sit()
    desk.type('x')
    await settled(desk)
    const { draftId } = desk.view
    await modules.submitted(network.link(), { ...handedIn, draftId })
    await vi.waitFor(() => expect(desk.text).toBe(''))
    expect(desk.view.draftId).not.toBe(draftId)
    expect(await kept()).toEqual([])
    expect(server.drafts.texts()).toEqual([])
    expect((await modules.readEnded('user-a')).map(({ state, text }) => [state, text])).toEqual([['submitted', 'x']])
  })

  test('through the outbox, by who waits for the answer: the field keeps it until that was heard, and it ends once', async () => {
    const desk = await sit()
    desk.type('x')
    await settled(desk)
    const { draftId } = desk.view
    const other = await sit()
    expect(other.text).toBe('x')
    await desk.draft.submit(async () => {
      await modules.submitted(network.link(), { ...handedIn, draftId })
      await vi.waitFor(() => expect(other.text).toBe(''))
      expect(desk.text).toBe('x')
    })
    expect(desk.text).toBe('')
    expect((await modules.readEnded('user-a')).map(({ state, text }) => [state, text])).toEqual([['submitted', 'x']])
  })

  test('through the outbox, by who gave up waiting: the field hears it afterwards', async () => {
    const desk = await sit()
    desk.type('x')
    await settled(desk)
    const { draftId } = desk.view
    const waiting = desk.draft.submit(async () => {
      await modules.submitted(network.link(), { ...handedIn, draftId })
      throw new Error('no answer')
    })
    await expect(waiting).rejects.toThrow('no answer')
    await vi.waitFor(() => expect(desk.text).toBe(''))
    expect(await kept()).toEqual([])
  })

  test('through the outbox, and written on before the answer came: that goes on', async () => {
    const desk = await sit()
    desk.type('x')
    await settled(desk)
    const { draftId } = desk.view
    desk.type('y')
    await settled(desk)
    await modules.submitted(network.link(), { ...handedIn, draftId })
    expect(desk.text).toBe('xy')
    expect(await kept()).toEqual(['xy'])
    expect((await modules.readEnded('user-a')).map(({ text }) => text)).toEqual(['x'])
    expect(server.drafts.texts()).toEqual(['xy'])
  })

  test('through the outbox, still on its way at the next start: the server is told of other drafts only', async () => {
    const records = ['sent', 'other'].map(text => ({
      ...freshDraft({ userId: 'user-a', place: 'action', target: text, name: '', opened: 1 }),
      ...{ text, deviceVersion: 1 },
    }))
    for (const record of records) await modules.addDraft(record)
    await modules.keepUpDrafts('user-a', network.link(), new Set([records[0]?.draftId ?? '']), () => true)
    expect(server.drafts.texts()).toEqual(['other'])
    await modules.keepUpDrafts('user-a', network.link(), new Set(), () => true)
    expect(server.drafts.texts()).toEqual(['other', 'sent'])
  })

  test.each([
    ['as a whole: another field that was changed goes on', true, ['x'], 1],
    ['a text: another field that was changed ends with it', undefined, [], 0],
  ])('through the outbox, %s', async (_, isWhole, texts, onServer) => {
    const desk = await sit()
    desk.type('x')
    desk.fill('sent')
    await settled(desk)
    const { draftId } = desk.view
    desk.fill('changed')
    await settled(desk)
    await modules.submitted(network.link(), { ...handedIn, fields: 'sent', draftId, ...(isWhole && { isWhole }) })
    expect(await kept()).toEqual(texts)
    expect(server.drafts.texts()).toHaveLength(onServer)
    const [ended] = await modules.readEnded('user-a')
    expect(ended).toMatchObject({ state: 'submitted', text: 'x', fields: isWhole ? 'sent' : 'changed' })
  })

  test('kept on thirty days, whatever a clock says for a moment', async () => {
    const desk = await sit()
    desk.type('x')
    await desk.draft.submit(async () => 'done')
    const now = Date.now()
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(now + 730 * 86_400_000)
    await modules.pruneEnded('user-a')
    expect(await modules.readEnded('user-a')).toHaveLength(1)
    for (let day = 1; day <= 29; day++) {
      vi.setSystemTime(now + day * 86_400_000)
      await modules.pruneEnded('user-a')
      await modules.pruneEnded('user-a')
    }
    expect(await modules.readEnded('user-a')).toHaveLength(1)
    vi.setSystemTime(now + 30 * 86_400_000)
    await modules.pruneEnded('user-a')
    expect(await modules.readEnded('user-a')).toHaveLength(0)
  })
})
