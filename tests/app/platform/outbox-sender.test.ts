// The sender: its order of sending, the acts it leaves alone, and its repetitions (reliability rules 3-6, 10, B7).
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OutboxItem } from '#app/platform/outbox/item.ts'
import { installLocks } from '../../support/locks.ts'
import { act } from '../../support/outbox-items.ts'

type OutboxModule = typeof import('#app/platform/outbox/outbox.ts')
type StoreModule = typeof import('#app/platform/outbox/store.ts')
type SessionModule = typeof import('#app/platform/session.ts')
type Sent = { at: number; note: string; key: string | null; token: string | null; bot: string | null }

const A = { userId: 'user-a', publicUserId: 'A', userName: 'A', classList: [0] }
const B = { userId: 'user-b', publicUserId: 'B', userName: 'B', classList: [0] }

let outboxes: InstanceType<OutboxModule['Outbox']>[]
let OutboxClass: OutboxModule['Outbox']
let store: StoreModule
let session: SessionModule['session']
let sent: Sent[]
/** Answers of the next sends, by note; else 200. */
let answers: Map<string, (() => Response | Promise<Response>)[]>
/** User of the session cookie. */
let cookieOf: typeof A | null

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
const refusal =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    json(status, { errorMessage: `${status}です`, code: `CODE_${status}` }, { ...headers })

beforeEach(async () => {
  vi.resetModules()
  globalThis.indexedDB = new IDBFactory()
  installLocks()
  sent = []
  answers = new Map()
  cookieOf = A
  outboxes = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    if (url === '/api/Identity/provider') return json(200, { firebase: null })
    if (url === '/api/Identity/renewToken' || url === '/api/Identity/signIn') {
      if (!cookieOf) return refusal(401)()
      const accessTokenExpiresAt = new Date(Date.now() + 900_000).toISOString()
      return json(200, { user: cookieOf, accessToken: `token-of-${cookieOf.userId}`, accessTokenExpiresAt })
    }
    const note = url.split('/').pop() ?? ''
    const key = headers.get('idempotency-key')
    const [token, bot] = [headers.get('authorization'), headers.get('x-bot-check')]
    sent.push({ at: Date.now(), note, key, token, bot })
    const answer = await (answers.get(note)?.shift() ?? (() => json(200, { done: note })))()
    if (key && !answer.headers.has('x-foreign')) answer.headers.set('idempotency-key', key)
    return answer
  })
  ;({ Outbox: OutboxClass } = await import('#app/platform/outbox/outbox.ts'))
  store = await import('#app/platform/outbox/store.ts')
  ;({ session } = await import('#app/platform/session.ts'))
  await session.signIn({ mailaddress: 'a', password: 'a', sharedDevice: false })
})

afterEach(() => {
  for (const outbox of outboxes) outbox.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function open(userId = A.userId) {
  const outbox = new OutboxClass(userId)
  outboxes.push(outbox)
  await outbox.open()
  return outbox
}
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const left = async (userId = A.userId) => (await store.readOutbox(userId)).map(({ note, state }) => `${note} ${state}`)
const sentNotes = () => sent.map(({ note }) => note)

describe('what leaves', () => {
  test('does so after what its page has to put in order, and not before it gives up', async () => {
    const order: string[] = []
    let putInOrder = () => {}
    const outbox = new OutboxClass(A.userId, async ({ note }) => {
      order.push(`${note} before`)
      await new Promise<void>(resolve => {
        putInOrder = resolve
      })
    })
    outboxes.push(outbox)
    await outbox.open()
    const waited = outbox.addAndWait(act('letter'), 2_000).then(() => order.push('letter answered'))
    await vi.waitFor(() => expect(order).toEqual(['letter before']))
    expect(await left()).toEqual(['letter waiting'])
    putInOrder()
    await waited
    expect(order).toEqual(['letter before', 'letter answered'])
    expect(await left()).toEqual([])
    // An act without an end holds up nothing for long.
    expect((await outbox.addAndWait(act('next'), 8_000)).outcome?.state).toBe('answered')
    expect(await left()).toEqual([])
  })
})

test('an act that asks for the bot check works for a new result at each sending, under its one key', async () => {
  let results = 0
  vi.doMock('#app/platform/bot-check.ts', () => ({ botToken: async (action: string) => `${action} ${++results}` }))
  const outbox = await open()
  answers.set('apply', [() => Promise.reject(new TypeError('lost'))])
  const application = act('apply')
  const asked = { ...application, request: { ...application.request, bot: 'application' as const } }
  expect((await outbox.addAndWait(asked, 8_000)).outcome?.state).toBe('answered')
  expect(sent.map(({ bot }) => bot)).toEqual(['application 1', 'application 2'])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  vi.doUnmock('#app/platform/bot-check.ts')
})

test('what was left is shown at once, and sent when a screen hears what comes of it', async () => {
  await store.addToOutbox(A.userId, act('left'), 'key')
  const outbox = new OutboxClass(A.userId)
  outboxes.push(outbox)
  let stands = () => {}
  void outbox.open(new Promise<void>(resolve => (stands = resolve)))
  await vi.waitFor(() => expect(outbox.get().items).toHaveLength(1))
  await outbox.hurry(outbox.get().items[0] as OutboxItem)
  expect(sent).toEqual([])
  const heard = new Promise(resolve => outbox.onOutcome(resolve))
  stands()
  expect(await heard).toMatchObject({ state: 'answered', answer: { done: 'left' } })
})

test('what is done is shown until what it made old was read again, whether or not that came', async () => {
  const readings: { come: () => void; fail: () => void }[] = []
  const readAgain = () => new Promise<void>((come, fail) => readings.push({ come, fail }))
  const outbox = new OutboxClass(A.userId, async () => {}, readAgain)
  outboxes.push(outbox)
  await outbox.open()
  const shown = () => ({ items: outbox.get().items.length, done: outbox.get().done.map(({ note }) => note) })
  for (const [note, end] of [
    ['like', 'come'],
    ['follow', 'fail'],
  ] as const) {
    await outbox.addAndWait(act(note), 2_000)
    expect(shown()).toEqual({ items: 0, done: [note] })
    readings.pop()?.[end]()
    await vi.waitFor(() => expect(shown()).toEqual({ items: 0, done: [] }))
  }
})

describe('what is sent', () => {
  test('an act is answered, and leaves', async () => {
    const outbox = await open()
    const { outcome } = await outbox.addAndWait(act('x'), 2_000)
    expect(outcome).toMatchObject({ state: 'answered', answer: { done: 'x' } })
    expect(await left()).toEqual([])
  })

  test('within an entity in their order, one at a time; entities side by side', async () => {
    const order: string[] = []
    const slowly = (note: string) => async () => {
      order.push(`start ${note}`)
      await pause(30)
      order.push(`end ${note}`)
      return json(200, {})
    }
    for (const note of ['a1', 'a2', 'b1']) answers.set(note, [slowly(note)])
    for (const note of ['a1', 'a2']) await store.addToOutbox(A.userId, act(note, 'a'), crypto.randomUUID())
    await store.addToOutbox(A.userId, act('b1', 'b'), crypto.randomUUID())
    await open()
    await vi.waitFor(async () => expect(await left()).toEqual([]), 3_000)
    expect(order.indexOf('start a2')).toBeGreaterThan(order.indexOf('end a1'))
    expect(order.indexOf('start b1')).toBeLessThan(order.indexOf('end a1'))
  })

  test('an answer that takes long holds up its own entity alone', async () => {
    const outbox = await open()
    let answer = (): void => {}
    const late = new Promise<Response>(resolve => {
      answer = () => resolve(json(200, {}))
    })
    answers.set('a1', [() => late])
    await outbox.add(act('a1', 'a'))
    await outbox.add(act('a2', 'a'))
    await vi.waitFor(() => expect(sentNotes()).toEqual(['a1']))
    const { outcome } = await outbox.addAndWait(act('b1', 'b'), 3_000)
    expect(outcome).toMatchObject({ state: 'answered' })
    expect(sentNotes()).toEqual(['a1', 'b1'])
    answer()
    await vi.waitFor(async () => expect(await left()).toEqual([]), 3_000)
    expect(sentNotes()).toEqual(['a1', 'b1', 'a2'])
  })

  test('two tabs: one sends, both know what became of it', async () => {
    const one = await open()
    const two = await open()
    const heard: string[] = []
    one.onOutcome(outcome => heard.push(`one ${outcome.state}`))
    two.onOutcome(outcome => heard.push(`two ${outcome.state}`))
    const { outcome } = await two.addAndWait(act('x'), 2_000)
    expect(outcome?.state).toBe('answered')
    await vi.waitFor(() => expect(heard.sort()).toEqual(['one answered', 'two answered']))
    expect(sentNotes()).toEqual(['x'])
  })

  test('when the sending tab closes, the other goes on', async () => {
    const one = await open()
    const two = await open()
    one.close()
    const { outcome } = await two.addAndWait(act('x'), 2_000)
    expect(outcome?.state).toBe('answered')
  })
})

describe('refusals', () => {
  test.each([400, 403, 404, 405, 409, 410, 422])(
    '%i: kept for its writer with the reason, the rest flows',
    async status => {
      answers.set('bad', [refusal(status)])
      await store.addToOutbox(A.userId, act('bad'), crypto.randomUUID())
      await store.addToOutbox(A.userId, act('next'), crypto.randomUUID())
      const outbox = await open()
      await vi.waitFor(async () => expect(await left()).toEqual(['bad refused']), 3_000)
      expect(sentNotes()).toEqual(['bad', 'next'])
      expect((await store.readOutbox(A.userId))[0]?.refusal).toMatchObject({
        code: `CODE_${status}`,
        message: `${status}です`,
      })
      const [item] = await store.readOutbox(A.userId)
      if (!item) throw new Error('gone')
      await outbox.retry(item)
      await vi.waitFor(async () => expect(await left()).toEqual([]), 3_000)
      // A refusal stands for its key, so a new one is used.
      expect(new Set(sent.filter(({ note }) => note === 'bad').map(({ key }) => key)).size).toBe(2)
    },
  )

  test('401: the token is renewed and the same item sent again', async () => {
    answers.set('x', [refusal(401)])
    const outbox = await open()
    const { item, outcome } = await outbox.addAndWait(act('x'), 2_000)
    expect(outcome?.state).toBe('answered')
    expect(sent.map(({ key }) => key)).toEqual([item.id, item.id])
  })

  test('401 without a session to renew: it stays, and is sent after the next sign-in', async () => {
    answers.set('x', [refusal(401)])
    cookieOf = null
    const outbox = await open()
    await outbox.add(act('x'))
    await vi.waitFor(() => expect(session.get().ended).toBe(true))
    await outbox.add(act('y', 'two'))
    await pause(50)
    expect(sentNotes()).toEqual(['x'])
    expect(await left()).toEqual(['x waiting', 'y waiting'])
    cookieOf = A
    await session.signIn({ mailaddress: 'a', password: 'a', sharedDevice: false })
    await vi.waitFor(async () => expect(await left()).toEqual([]), 2_000)
  })
})

describe('no answer', () => {
  const troubles: [string, () => Response][] = [
    ['408', refusal(408)],
    ['425', refusal(425)],
    ['429', refusal(429)],
    ['500', refusal(500)],
    ['503', refusal(503)],
    ['a page', () => new Response('<html>', { status: 200, headers: { 'content-type': 'text/html' } })],
    ['another key', () => json(200, { done: 'stranger' }, { 'x-foreign': '1', 'idempotency-key': 'stranger' })],
    ['no key', () => json(200, { done: 'stranger' }, { 'x-foreign': '1' })],
    [
      'a reset',
      () => {
        throw new TypeError('Failed to fetch')
      },
    ],
  ]
  test.each(troubles)('%s: stays, and is sent later with the same key', async (_, trouble) => {
    answers.set('x', [trouble])
    const outbox = await open()
    const { item, outcome } = await outbox.addAndWait(act('x'), 3_000)
    expect(outcome?.state).toBe('answered')
    expect(sent.map(({ key }) => key)).toEqual([item.id, item.id])
    expect((sent[1]?.at ?? 0) - (sent[0]?.at ?? 0)).toBeGreaterThan(400)
  })

  test('it is asked for ever more rarely, and not at once again', async () => {
    answers.set(
      'x',
      Array.from({ length: 50 }, () => refusal(503)),
    )
    const outbox = await open()
    await outbox.add(act('x'))
    await pause(2_600)
    expect(sent.length).toBeGreaterThanOrEqual(2)
    expect(sent.length).toBeLessThanOrEqual(3)
  })

  test('while it waits for the next try it is not under way, and says so in every tab', async () => {
    answers.set('x', [refusal(503, { 'retry-after': '30' })])
    const one = await open()
    const two = await open()
    const item = await two.add(act('x'))
    await vi.waitFor(() => expect(sentNotes()).toEqual(['x']))
    for (const outbox of [one, two]) {
      await vi.waitFor(() => expect(outbox.get().items).toMatchObject([{ id: item.id, attempts: 1 }]))
      await vi.waitFor(() => expect(outbox.get().sending.size).toBe(0))
    }
  })

  test('Retry-After is obeyed, whatever calls meanwhile', async () => {
    answers.set('x', [refusal(429, { 'retry-after': '2' })])
    const outbox = await open()
    await outbox.add(act('x'))
    for (let round = 0; round < 8; round++) {
      await pause(100)
      window.dispatchEvent(new Event('focus'))
      window.dispatchEvent(new Event('online'))
    }
    await outbox.addAndWait(act('y', 'two'), 2_000)
    expect(sentNotes()).toEqual(['x', 'y'])
    await vi.waitFor(async () => expect(await left()).toEqual([]), 4_000)
    expect((sent[2]?.at ?? 0) - (sent[0]?.at ?? 0)).toBeGreaterThanOrEqual(1_990)
  })

  test('a Retry-After of minutes is not taken for a clock that went back', async () => {
    answers.set('x', [refusal(503, { 'retry-after': '120' })])
    const outbox = await open()
    await outbox.add(act('x'))
    await pause(700)
    expect(sentNotes()).toEqual(['x'])
    expect(await left()).toEqual(['x waiting'])
  })

  test('a clock that went back years does not make anything wait for years', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime('2028-01-01T00:00:00Z')
    answers.set('x', [refusal(503)])
    const first = await open()
    await first.add(act('x'))
    await vi.waitFor(() => expect(sent.length).toBe(1))
    await pause(30)
    first.close()
    vi.setSystemTime('2026-01-01T00:00:00Z')
    await open()
    await vi.waitFor(async () => expect(await left()).toEqual([]), 3_000)
  })

  test('online again: at once', async () => {
    answers.set('x', [refusal(503), refusal(503), refusal(503)])
    const outbox = await open()
    await outbox.add(act('x'))
    for (let round = 0; round < 10; round++) {
      await pause(60)
      window.dispatchEvent(new Event('online'))
    }
    await vi.waitFor(async () => expect(await left()).toEqual([]), 1_000)
  })

  test('a disk that can be read but not written is asked again later, not all the time', async () => {
    await store.addToOutbox(A.userId, act('x'), crypto.randomUUID())
    const put = IDBObjectStore.prototype.put
    let puts = 0
    IDBObjectStore.prototype.put = () => {
      puts++
      throw new DOMException('full', 'QuotaExceededError')
    }
    await open()
    await pause(300)
    IDBObjectStore.prototype.put = put
    expect(puts).toBeLessThan(10)
    expect(sentNotes()).toEqual([])
  })
})

describe('taking back', () => {
  test('only what was never sent', async () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    const outbox = await open()
    const item = await outbox.add(act('x'))
    expect(outbox.get().items).toHaveLength(1)
    expect(await outbox.cancel(item)).toBe(true)
    expect(outbox.get().items).toEqual([])
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: true })
    answers.set('y', [refusal(503, { 'retry-after': '30' })])
    const sentItem = await outbox.add(act('y'))
    await vi.waitFor(() => expect(sentNotes()).toEqual(['y']))
    expect(await outbox.cancel(sentItem)).toBe(false)
    expect(await left()).toEqual(['y waiting'])
  })

  test('a refused item can be thrown away, a waiting one cannot be discarded', async () => {
    answers.set('bad', [refusal(409)])
    answers.set('later', [refusal(503, { 'retry-after': '30' })])
    const outbox = await open()
    const { outcome } = await outbox.addAndWait(act('bad'), 2_000)
    const later = await outbox.add(act('later'))
    if (outcome?.state !== 'refused') throw new Error('not refused')
    await outbox.discard(outcome.item)
    await outbox.discard(later)
    expect(await left()).toEqual(['later waiting'])
  })
})

describe('rule 10: only the items of whoever is signed in', () => {
  test('items of another user are not touched', async () => {
    await store.addToOutbox(B.userId, act('of-b'), crypto.randomUUID())
    const outbox = await open()
    await outbox.addAndWait(act('x'), 2_000)
    expect(sentNotes()).toEqual(['x'])
    expect(await left(B.userId)).toEqual(['of-b waiting'])
    expect(outbox.get().items).toEqual([])
  })

  test('the cookie became another user’s without this tab knowing: nothing of A goes out with the token of B', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 3_600_000)
    const outbox = await open()
    cookieOf = B
    await outbox.add(act('of-a'))
    await vi.waitFor(() => expect(session.get().user?.userId).toBe(B.userId))
    await pause(100)
    expect(sent).toEqual([])
    expect(await left()).toEqual(['of-a waiting'])
  })

  test('also when the change comes to light by a 401', async () => {
    answers.set('of-a', [refusal(401)])
    const outbox = await open()
    cookieOf = B
    await outbox.add(act('of-a'))
    await vi.waitFor(() => expect(session.get().user?.userId).toBe(B.userId))
    await pause(100)
    expect(sent.map(({ token }) => token)).toEqual([`Bearer token-of-${A.userId}`])
    expect(await left()).toEqual(['of-a waiting'])
  })
})
