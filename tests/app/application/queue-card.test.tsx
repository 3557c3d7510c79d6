// An application of the queue after it was decided: it keeps its place, can be taken back, and says what went wrong.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { QueueCard } from '#app/areas/application/QueueCard.tsx'
import type { QueuedApplication } from '#app/areas/application/queries.ts'
import { useDecisions } from '#app/areas/application/use-decisions.ts'
import type { NewOutboxItem, OutboxItem } from '#app/platform/outbox/item.ts'
import type { Outbox, OutboxView, Outcome } from '#app/platform/outbox/outbox.ts'
import { OutboxContext } from '#app/platform/outbox/outbox-context.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { useSteadyRows } from '#app/ui/use-steady-rows.ts'

const { server } = vi.hoisted(() => ({ server: { calls: 0 } }))
vi.mock('virtual:contract/application', () => ({ default: {} }))
vi.mock('virtual:contract/originalClass', () => ({ default: {} }))
vi.mock('virtual:contract/adminApplication', () => ({ default: { decide: ['POST', '/decide'] } }))
vi.mock('#app/platform/api.ts', async original => ({
  ...(await original<object>()),
  send: async () => {
    server.calls++
    return {}
  },
}))

const application = (applicationId: number, name: string): QueuedApplication => ({
  ...{ applicationId, name, kind: 'setting', status: 1, worldName: '灯守のエルダ', characterName: 'ガロ・ミストル' },
  ...{ description: '一本の線。', level: null, slotNo: 1, before: null, numberList: [], fee: 300 },
  ...{ isNameKnown: false, isStale: false, reason: null, createdAt: '2026-11-20T03:00:00.000Z', decidedAt: null },
})
const both = [application(7, '因縁'), application(8, '口癖')]

/** An outbox as screens see it. */
function fakeOutbox() {
  let view: OutboxView = { items: [], sending: new Set() }
  const watchers = new Set<() => void>()
  const listeners = new Set<(outcome: Outcome) => void>()
  const show = (items: OutboxItem[]) => {
    view = { ...view, items }
    for (const watcher of watchers) watcher()
  }
  const rest = (item: OutboxItem) => view.items.filter(({ id }) => id !== item.id)
  const box = {
    keeps: true,
    added: [] as NewOutboxItem[],
    get: () => view,
    watch: (watcher: () => void) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    onOutcome: (listener: (outcome: Outcome) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: async (given: NewOutboxItem) => {
      if (!box.keeps) throw new Error('No storage.')
      box.added.push(given)
      const times = { undoUntil: Date.now() + (given.undoFor ?? 0), attempts: 0, state: 'waiting', refusal: null }
      const item = { ...given, ...times, id: `item ${box.added.length}` } as unknown as OutboxItem
      show([...view.items, item])
      return item
    },
    addAndWait: async () => {
      throw new Error('No storage.')
    },
    cancel: async (item: OutboxItem) => {
      show(rest(item))
      return true
    },
    discard: async (item: OutboxItem) => show(rest(item)),
    answer: (item: OutboxItem) => {
      show(rest(item))
      for (const listener of listeners) listener({ state: 'answered', item, answer: {} })
    },
    refuse: (item: OutboxItem, message: string) => {
      const refused: OutboxItem = { ...item, state: 'refused', attempts: 1, refusal: { code: 'X', message, at: 0 } }
      show([...rest(item), refused])
      for (const listener of listeners) listener({ state: 'refused', item: refused })
    },
  }
  return box
}

let outbox: ReturnType<typeof fakeOutbox>
let setRows: (rows: readonly QueuedApplication[]) => void
const item = (): OutboxItem => outbox.get().items[0] as OutboxItem

function Queue({ rows }: { rows: readonly QueuedApplication[] }) {
  const decisions = useDecisions()
  return (
    <>
      <ul>
        {useSteadyRows(rows, ({ applicationId }) => applicationId, true).map(({ row, isGone }) => (
          <QueueCard key={row.applicationId} application={row} isGone={isGone} decisions={decisions} />
        ))}
      </ul>
      {decisions.unkept && (
        <button type="button" onClick={() => void decisions.decideNow()}>
          保存せずに送る
        </button>
      )}
    </>
  )
}
const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.match(/因縁|口癖/)?.[0])
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  toasts.clear()
  server.calls = 0
  outbox = fakeOutbox()
  const client = new QueryClient()
  const shown = (rows: readonly QueuedApplication[]) => (
    <QueryClientProvider client={client}>
      <OutboxContext value={outbox as unknown as Outbox}>
        <Queue rows={rows} />
      </OutboxContext>
    </QueryClientProvider>
  )
  const { rerender } = render(shown(both))
  setRows = rows => rerender(shown(rows))
})

test('an approved one keeps its place, with the way back, until and after it was sent', async () => {
  press(/^承認する：因縁/)
  expect(await screen.findByText('承認しました')).toBeTruthy()
  expect(outbox.added).toMatchObject([{ entity: 'application:7', undoFor: 10_000, facts: { applicationId: 7 } }])
  expect(screen.queryByRole('button', { name: /^承認する：因縁/ })).toBeNull()
  expect(screen.getByRole('button', { name: /^取り消す.*：因縁/ })).toBeTruthy()
  act(() => outbox.answer(item()))
  setRows(both.slice(1))
  expect(names()).toEqual(['因縁', '口癖'])
  expect(screen.getByText('承認しました')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^取り消す/ })).toBeNull()
})

test('taken back it can be decided anew; a second tap at once is none', async () => {
  press(/^承認する：因縁/)
  await screen.findByText('承認しました')
  press(/^取り消す/)
  expect(outbox.get().items).toHaveLength(1)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_000)
  press(/^取り消す/)
  expect(await screen.findByRole('button', { name: /^承認する：因縁/ })).toBeTruthy()
  expect(outbox.get().items).toEqual([])
  vi.restoreAllMocks()
})

test('what somebody else has judged stays with a word, without buttons', async () => {
  setRows(both.slice(1))
  expect(names()).toEqual(['因縁', '口癖'])
  expect(screen.getByText(/ほかの人が判断したか、取り下げられました/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /因縁/ })).toBeNull()
})

test('what was refused says why where it stands, and can be decided otherwise', async () => {
  press(/^承認する：因縁/)
  await screen.findByText('承認しました')
  act(() => outbox.refuse(item(), '内容が変わりました。'))
  expect(screen.getByText('内容が変わりました。')).toBeTruthy()
  press(/^承認する：因縁/)
  await waitFor(() => expect(outbox.get().items).toMatchObject([{ state: 'waiting' }]))
  expect(screen.queryByText('内容が変わりました。')).toBeNull()
})

test('where nothing can be kept it is asked for, and sent at once', async () => {
  outbox.keeps = false
  press(/^承認する：因縁/)
  fireEvent.click(await screen.findByRole('button', { name: '保存せずに送る' }))
  expect(await screen.findByText('承認しました')).toBeTruthy()
  expect(server.calls).toBe(1)
  expect(screen.queryByRole('button', { name: /^取り消す/ })).toBeNull()
})
