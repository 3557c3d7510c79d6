// What comes of an act that is put into the outbox, for acts that may wait and for those that spend: the same way, and where
// they differ.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSpend } from '#app/areas/coin/use-spend.ts'
import { NoAnswer, Refusal } from '#app/platform/exchange.ts'
import type { Outbox } from '#app/platform/outbox/outbox.ts'
import { OutboxContext } from '#app/platform/outbox/outbox-context.ts'
import { useAct } from '#app/platform/outbox/use-act.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { act } from '../../support/outbox-items.ts'

const { server } = vi.hoisted(() => ({ server: { answer: (): unknown => null, calls: 0 } }))
vi.mock('#app/platform/api.ts', () => ({
  send: async () => {
    server.calls++
    return server.answer()
  },
}))

const item = { id: 'item', refusal: { code: 'SHORT', message: 'たりません。', at: 0 } }
const given = act('test')
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
  addAndWait: async () => {
    if (!keeps) throw new Error('No storage.')
    return { item, outcome }
  },
  discard: async () => {
    done.push('discard')
  },
  cancel: async () => {
    done.push('cancel')
    return cancels
  },
  get: () => empty,
  watch: () => () => {},
} as unknown as Outbox
const empty = { items: [], sending: new Set<string>() }

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
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})
afterEach(() => vi.restoreAllMocks())

const acts = () => renderHook(() => useAct(), { wrapper: around }).result.current(given)
const spends = () => renderHook(() => useSpend('test'), { wrapper: around }).result.current.spend(given)

const NOT_NOW = { state: 'refused', message: 'オフラインのためできません。' }
const answered = { state: 'answered', item, answer: 'done' }
const refused = { state: 'refused', item }

type Given = { outcome?: unknown; cancels?: boolean }
const kept: [string, Given, object, object, string[]][] = [
  ['answered', { outcome: answered }, { state: 'answered', answer: 'done' }, { state: 'done', answer: 'done' }, []],
  ['refused', { outcome: refused }, { state: 'refused' }, { state: 'refused', message: 'たりません。' }, ['discard']],
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
  ['answered', true, () => 'done', { state: 'answered', answer: 'done' }, { state: 'done', answer: 'done' }, null],
  ['refused', true, refusedBy, { state: 'refused' }, { state: 'refused', message: 'たりません。' }, /たりません/],
  ['lost', true, lost, { state: 'refused' }, { state: 'checking' }, /届いたか確かめられませんでした/],
  ['not taken on', false, () => 'done', { state: 'refused' }, NOT_NOW, /この端末に保存できないため/],
])('without storage an act is sent at once: %s', async (_, online, answer, acted, spent, told) => {
  keeps = false
  isOnline = online
  server.answer = answer
  const add = vi.spyOn(toasts, 'add')
  expect(await acts()).toEqual(acted)
  if (told === null) expect(add).not.toHaveBeenCalled()
  else expect(add).toHaveBeenCalledWith(expect.objectContaining({ title: expect.stringMatching(told) }))
  expect(await spends()).toEqual(spent)
  expect(server.calls).toBe(online ? 2 : 0)
})
