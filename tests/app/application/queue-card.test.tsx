// Card of an application after the decision: it keeps its place, can be taken back, and shows failures.
import { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { decidingApplications } from '#app/areas/application/office/deciding.ts'
import { QueueCard } from '#app/areas/application/office/QueueCard.tsx'
import type { QueuedApplication } from '#app/areas/application/queries.ts'
import type { OutboxItem } from '#app/platform/outbox/item.ts'
import { useDecisions } from '#app/shared/decision/use-decisions.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { useSteadyRows } from '#app/ui/use-steady-rows.ts'
import { FakeOutbox } from '../../support/fake-outbox.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { aroundScreen } from '../../support/screen.tsx'
import { beSignedIn } from '../../support/signed-in.ts'

const server = fakeServer({
  'adminApplication.decide': ({ applicationId }) => ({ applicationId, status: 2, refunded: 0 }),
})

const application = (applicationId: number, name: string): QueuedApplication => ({
  ...{ applicationId, name, kind: 'setting', status: 1, worldName: '灯守のエルダ', characterName: 'ガロ・ミストル' },
  ...{ description: '一本の線。', level: null, slotNo: 1, before: null, numberList: [], fee: 300 },
  ...{ isNameKnown: false, isStale: false, reason: null, createdAt: '2026-11-20T03:00:00.000Z', decidedAt: null },
})
const both = [application(7, '因縁'), application(8, '口癖')]

let outbox: FakeOutbox
let setRows: (rows: readonly QueuedApplication[]) => void
const item = (): OutboxItem => outbox.get().items[0] as OutboxItem

function Queue({ rows }: { rows: readonly QueuedApplication[] }) {
  const decisions = useDecisions(decidingApplications)
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
  beSignedIn()
  outbox = new FakeOutbox()
  const client = new QueryClient()
  const shown = (rows: readonly QueuedApplication[]) => aroundScreen(<Queue rows={rows} />, client, outbox)
  const { rerender } = render(shown(both))
  setRows = rows => rerender(shown(rows))
})

test('an approved one keeps its place, with the way back, until and after it was sent', async () => {
  press(/^承認する：因縁/)
  expect(await screen.findByText('承認しました')).toBeTruthy()
  expect(outbox.added).toMatchObject([{ entity: 'application:7', undoFor: 10_000, facts: { applicationId: 7 } }])
  expect(screen.queryByRole('button', { name: /^承認する：因縁/ })).toBeNull()
  expect(screen.getByRole('button', { name: /^取り消す.*：因縁/ })).toBeTruthy()
  act(() => void outbox.answer(item(), { applicationId: 7, status: 2, refunded: 0 }))
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
  act(() => void outbox.refuse(item(), '内容が変わりました。'))
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
  expect(server.requests).toHaveLength(1)
  expect(screen.queryByRole('button', { name: /^取り消す/ })).toBeNull()
})
