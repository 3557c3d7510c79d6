// Results of a pressed write, for writes that may wait and for those pressed online only: the common behaviour, and the
// differences. While one is open, another one on the same thing is not taken.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { NewOutboxItem, OutboxItem } from '#app/platform/outbox/item.ts'
import type { Outbox, OutboxView } from '#app/platform/outbox/outbox.ts'
import { OutboxContext } from '#app/platform/outbox/outbox-context.ts'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import { NoAnswer, Refusal } from '#app/platform/requests.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { act } from '../../support/outbox-items.ts'

const { server } = vi.hoisted(() => ({
  server: { answer: (): unknown => null, calls: 0, keys: [] as (string | undefined)[] },
}))
vi.mock('#app/platform/api.ts', () => ({
  send: async (_: unknown, { key }: { key?: string }) => {
    server.calls++
    server.keys.push(key)
    return server.answer()
  },
}))

const item = { id: 'item', refusal: { code: 'SHORT', message: 'たりません。', at: 0 } }
const given = { note: 'test', entity: 'one' }
const refusedBy = () => {
  throw new Refusal(422, 'SHORT', 'たりません。', null)
}
const lost = () => {
  throw new NoAnswer('lost')
}
let isOnline = true
let done: string[] = []
let cancels = true
let outcome: unknown = null
let keeps = true

const outbox = {
  userId: 'rin',
  addAndWait: async (put: NewOutboxItem) => {
    if (!keeps) throw new Error('No storage.')
    added.push(put.note)
    if (outcome) hear({ ...(outcome as object), item: { ...put, refusal: item.refusal } })
    return { item, outcome }
  },
  discard: async () => {
    done.push('discard')
  },
  cancel: async () => {
    done.push('cancel')
    return cancels
  },
  get: () => view,
  watch: () => () => {},
  onOutcome: (listener: (outcome: unknown) => void) => {
    hear = listener
    return () => {}
  },
  unheard: () => unheard,
  heard: ({ id }: OutboxItem) => heard.push(id),
} as unknown as Outbox
let added: string[] = []
let unheard: unknown[] = []
let heard: string[] = []
let hear: (outcome: unknown) => void = () => {}
let view: OutboxView = { items: [], sending: new Set(), done: [] }

const around = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>
    <OutboxContext value={outbox}>{children}</OutboxContext>
  </QueryClientProvider>
)

beforeEach(() => {
  isOnline = true
  done = []
  cancels = true
  outcome = null
  keeps = true
  server.calls = 0
  server.keys = []
  view = { items: [], sending: new Set(), done: [] }
  added = []
  unheard = []
  heard = []
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})
afterEach(() => vi.restoreAllMocks())

type Pressed = { note: string; entity: string }
const described = (policy: 'mayWait' | 'online', thing?: string[]) =>
  defineWrite({
    kind: 'follow.character',
    policy,
    touches: ['inquiry'],
    toasts: policy === 'mayWait' ? 'problems' : 'none',
    ...(thing && { thing: thing as never[] }),
    press: ({ note, entity }: Pressed) => act(note, entity),
  })
const pressing = (write: ReturnType<typeof described>) =>
  renderHook(() => useWrite(write), { wrapper: around }).result.current
const acts = () => pressing(described('mayWait')).write(given)
const spends = () => pressing(described('online', ['note'])).write(given)

const NOT_NOW = { state: 'notNow', message: 'オフラインのためできません。' }
const REFUSED = { state: 'refused', code: 'SHORT', message: 'たりません。' }
const UNKNOWN = { state: 'unknown', message: expect.stringMatching(/届いたか確かめられませんでした/) }
const answered = { state: 'answered', item, answer: 'done' }
const refused = { state: 'refused', item }

type Given = { outcome?: unknown; cancels?: boolean }
const kept: [string, Given, object, object, string[]][] = [
  ['answered', { outcome: answered }, { state: 'done', answer: 'done' }, { state: 'done', answer: 'done' }, []],
  ['refused', { outcome: refused }, REFUSED, REFUSED, ['discard']],
  ['without an answer', { cancels: false }, { state: 'waiting' }, { state: 'checking' }, ['cancel']],
  ['never sent', {}, { state: 'waiting' }, NOT_NOW, ['cancel']],
]
test.each(kept)('an act that is %s', async (_, set, acted, spent, byOutbox) => {
  outcome = set.outcome ?? null
  cancels = set.cancels ?? true
  expect(await acts()).toMatchObject(acted)
  expect(done).toEqual(byOutbox.filter(each => each !== 'cancel'))
  done = []
  expect(await spends()).toEqual(spent)
  expect(done).toEqual(byOutbox)
  expect(server.calls).toBe(0)
})

test('offline an act waits; spending is not taken on', async () => {
  isOnline = false
  expect(await acts()).toMatchObject({ state: 'waiting' })
  expect(await spends()).toEqual(NOT_NOW)
  expect(done).toEqual([])
})

test.each([
  ['answered', true, () => 'done', { state: 'done', answer: 'done' }, { state: 'done', answer: 'done' }, null],
  ['refused', true, refusedBy, REFUSED, REFUSED, /たりません/],
  ['lost', true, lost, UNKNOWN, UNKNOWN, /届いたか確かめられませんでした/],
  ['not taken on', false, () => 'done', { state: 'notNow' }, NOT_NOW, /この端末に保存できないため/],
])('without storage an act is sent at once: %s', async (_, online, answer, acted, spent, told) => {
  keeps = false
  isOnline = online
  server.answer = answer
  const add = vi.spyOn(toasts, 'add')
  expect(await acts()).toMatchObject(acted)
  if (told === null) expect(add).not.toHaveBeenCalled()
  else expect(add).toHaveBeenCalledWith(expect.objectContaining({ title: expect.stringMatching(told) }))
  expect(await spends()).toEqual(spent)
  expect(server.calls).toBe(online ? 2 : 0)
})

test('without storage an act whose answer was lost is sent again with its key; once answered, the next has its own', async () => {
  keeps = false
  server.answer = lost
  const write = described('online')
  await pressing(write).write(given)
  server.answer = () => 'done'
  expect(await pressing(write).write(given)).toEqual({ state: 'done', answer: 'done' })
  await pressing(write).write(given)
  expect(server.keys[0]).toBeTruthy()
  expect(server.keys[1]).toBe(server.keys[0])
  expect(server.keys[2]).not.toBe(server.keys[0])
})

test('without storage, where an earlier one on the same thing has arrived, what was wanted now was not sent', async () => {
  keeps = false
  const write = {
    ...described('online', ['note']),
    press: ({ note, entity }: Pressed) => ({ ...act(entity), facts: { note } }),
  }
  server.answer = lost
  await pressing(write).write({ note: 'thing', entity: 'one' })
  server.answer = () => 'done'
  expect(await pressing(write).write({ note: 'thing', entity: 'two' })).toEqual({
    state: 'notNow',
    message: '前に送ったものが届いていました。いまの内容は送っていません。',
  })
  expect(server.calls).toBe(2)
})

const lying = (pressed: Pressed, attempts: number): OutboxItem => ({
  ...act(pressed.note, pressed.entity),
  id: `${pressed.note} ${pressed.entity}`,
  userId: 'rin',
  sequence: 1,
  createdAt: 0,
  version: 1,
  state: 'waiting',
  attempts,
  nextAt: 0,
  refusal: null,
})

describe('while an act is open', () => {
  const other = { note: 'other', entity: 'one' }

  test.each(['mayWait', 'online'] as const)(
    '%s: another on the same thing is not taken, one on another is',
    async policy => {
      view = { items: [lying(given, 1), lying(other, 1)], sending: new Set(), done: [] }
      outcome = answered
      const { write, openOf } = pressing(described(policy, ['note']))
      expect(openOf({ note: 'test' })).toMatchObject({ state: 'checking', item: { note: 'test' } })
      expect(openOf({ note: 'third' })).toBeNull()
      expect(await write(given)).toBeNull()
      expect(await write({ ...given, entity: 'two' })).toBeNull()
      expect(await write({ note: 'third', entity: 'one' })).toMatchObject({ state: 'done' })
      expect(added).toEqual(['third'])
    },
  )

  test('an empty thing: one act of the kind at a time', async () => {
    view = { items: [lying(other, 0)], sending: new Set(), done: [] }
    expect(await pressing(described('mayWait', [])).write(given)).toBeNull()
    expect(added).toEqual([])
  })

  test('where what was pressed last counts, only the very same as the last one is not taken', async () => {
    view = { items: [lying(given, 1), lying(other, 0)], sending: new Set(), done: [] }
    outcome = answered
    const { write } = pressing(described('mayWait'))
    expect(await write(other)).toBeNull()
    expect(await write(given)).toMatchObject({ state: 'done' })
    expect(added).toEqual(['test'])
  })

  test("what was refused stands in nobody's way", async () => {
    view = { items: [{ ...lying(given, 1), state: 'refused' }], sending: new Set(), done: [] }
    outcome = answered
    expect(await pressing(described('online', ['note'])).write(given)).toMatchObject({ state: 'done' })
  })
})

test.each([
  ['mayWait', ['note'], 1],
  ['online', ['note'], 1],
  ['mayWait', undefined, 2],
] as const)('two presses at once, %s %s', async (policy, thing, times) => {
  outcome = answered
  const { write } = pressing(described(policy, thing && [...thing]))
  await Promise.all([write(given), write(given)])
  expect(added).toHaveLength(times)
})

test.each([
  [true as const, []],
  [({ note }: Pressed) => note === 'test', []],
  [({ note }: Pressed) => note === 'other', ['discard']],
])('what holds a text stays for its writer when it is refused: %s', async (holdsText, byOutbox) => {
  outcome = refused
  expect(await pressing({ ...described('mayWait'), holdsText }).write(given)).toEqual(REFUSED)
  expect(done).toEqual(byOutbox)
})

test('without storage its draft ends with the answer, and stays without one', async () => {
  keeps = false
  let ended = 0
  const around = async (send: () => Promise<unknown>) => {
    const answer = await send()
    ended++
    return answer
  }
  const { write } = pressing(described('mayWait'))
  server.answer = lost
  expect(await write(given, around)).toEqual(UNKNOWN)
  expect(ended).toBe(0)
  server.answer = () => 'done'
  expect(await write(given, around)).toEqual({ state: 'done', answer: 'done' })
  expect(ended).toBe(1)
})

test('a late outcome is heard by who is still there; one that a press waits for comes to the press alone', async () => {
  const late: unknown[] = []
  const write = described('online', ['note'])
  const onLate = (result: unknown, facts: unknown) => {
    late.push([result, facts])
    return true
  }
  const shown = renderHook(() => useWrite(write, onLate), { wrapper: around })
  outcome = answered
  expect(await shown.result.current.write(given)).toMatchObject({ state: 'done' })
  expect(late).toEqual([])
  outcome = null
  cancels = false
  expect(await shown.result.current.write(given)).toEqual({ state: 'checking' })
  hear({ ...answered, item: lying(given, 2) })
  hear({ ...refused, item: { ...lying(given, 2), state: 'refused', refusal: item.refusal } })
  hear({ ...answered, item: { ...lying(given, 2), kind: 'another.kind' } })
  expect(late).toEqual([
    [{ state: 'done', answer: 'done' }, { note: 'test' }],
    [REFUSED, { note: 'test' }],
  ])
})

test('what was answered before the screen stood is heard when it stands, until it was its own', async () => {
  const write = described('online', ['note'])
  unheard = [{ ...answered, item: lying(given, 2) }]
  const late: string[] = []
  const showing = (isOwn: boolean) =>
    renderHook(
      () =>
        useWrite(write, ({ state }, { note }) => {
          late.push(`${state} ${note}`)
          return isOwn
        }),
      { wrapper: around },
    )
  showing(false)
  await vi.waitFor(() => expect(late).toEqual(['done test']))
  expect(heard).toEqual([])
  showing(true)
  await vi.waitFor(() => expect(late).toHaveLength(2))
  expect(heard).toEqual(['test one'])
})
