// Page on which the office judges an opening: approval of the version that was read, at the chosen time.
import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ReviewScreen } from '#app/areas/scenario-office/review/ReviewScreen.tsx'
import type { OutboxItem } from '#app/platform/outbox/item.ts'
import type { FakeOutbox } from '../../support/fake-outbox.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'
import { NOW, reviewed, WISH } from './office-answers.ts'

configure({ asyncUtilTimeout: 10_000 })

const server = fakeServer({
  'world.worldSelect': { worldSelectList: [] },
  'scenarioOffice.getScenarioInfo': reviewed(),
  'scenarioOffice.setNewMaster': ({ newMasterFlg }) => ({ isNewMaster: newMasterFlg ?? true }),
  'scenarioOffice.getScenarioInfoForApproval': {
    scenarioList: [],
    count: 0,
    awaitingList: [],
    awaitingCount: 0,
    serverTime: NOW,
  },
})

const button = (name: RegExp) => screen.findByRole('button', { name })
const press = async (name: RegExp) => fireEvent.click(await button(name))
const open = () => showScreen(<ReviewScreen of={{ worldId: 'world0', scenarioId: 12 }} place={{}} />)
/** Body of the request in the outbox. */
const asked = (outbox: FakeOutbox) => JSON.parse((outbox.get().items[0] as OutboxItem).request.body ?? '{}')

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
})

test('it is shown as players will see it, with its numbers, and what it waits for', async () => {
  await open()
  const view = await screen.findByRole('region', { name: 'プレイヤーの画面' })
  expect(within(view).getByRole('heading', { level: 2, name: '雨を数える灯台' })).toBeTruthy()
  expect(view.textContent).toContain('雨が灯を数えている。')
  expect(
    within(view)
      .getByRole('button', { name: /予約する/ })
      .getAttribute('aria-disabled'),
  ).toBe('true')
  expect(screen.getByText('新人マスター')).toBeTruthy()
  expect(screen.getByText('3日待ち')).toBeTruthy()
  expect(screen.getByRole('region', { name: '数字' }).textContent).toContain('600字まで')
  expect(screen.getByRole('region', { name: '記録' }).textContent).toContain('下書きから提出済み')
})

test('approved as its master wishes, it can be taken back for some seconds', async () => {
  const { outbox } = await open()
  await press(/^日時を決めて承認する/)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '希望どおり' }).checked).toBe(true)
  await press(/^この日時で承認する/)
  expect(await screen.findByText('承認しました')).toBeTruthy()
  expect(outbox.added).toMatchObject([{ kind: 'scenario.check', undoFor: 10_000, facts: { scenarioId: 12 } }])
  expect(asked(outbox)).toMatchObject({ status: 11, version: 3, openDateTime: WISH })
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_000)
  await press(/^取り消す/)
  expect(await button(/^この日時で承認する/)).toBeTruthy()
  expect(outbox.get().items).toEqual([])
  vi.restoreAllMocks()
})

test('the limits of its master are set with a reason, and not those of the office’s own', async () => {
  const { outbox } = await open()
  const panel = within(await screen.findByRole('region', { name: '新人マスターの制限' }))
  expect(panel.getByText('いまの設定').closest('li')?.textContent).toContain('公開された話が3本になるまで')
  fireEvent.click(panel.getByRole('button', { name: '制限しない' }))
  const sheet = within(await screen.findByRole('dialog', { name: '制限しない' }))
  fireEvent.click(sheet.getByRole('button', { name: '制限しない' }))
  expect(sheet.getByText('理由を入力してください。')).toBeTruthy()
  expect(server.inputsOf('scenarioOffice.setNewMaster')).toEqual([])
  fireEvent.change(sheet.getByLabelText(/^理由/), { target: { value: '話を読んだため' } })
  server.answers({ 'scenarioOffice.getScenarioInfo': { ...reviewed({ isNewMaster: false }), newMasterFlg: false } })
  fireEvent.click(sheet.getByRole('button', { name: '制限しない' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(outbox.added).toMatchObject([{ kind: 'scenario.newMaster', facts: { scenarioId: 12 } }])
  expect(server.inputsOf('scenarioOffice.setNewMaster')).toEqual([
    { worldId: 'world0', scenarioId: 12, newMasterFlg: false, reason: '話を読んだため' },
  ])
  await waitFor(() => expect(panel.getByText('いまの設定').closest('li')?.textContent).toContain('自由に選べます'))
  expect(screen.queryByText('新人マスター')).toBeNull()
  cleanup()
  server.answers({ 'scenarioOffice.getScenarioInfo': reviewed({ isStaff: true }) })
  await open()
  await screen.findByRole('region', { name: '数字' })
  expect(screen.queryByRole('region', { name: '新人マスターの制限' })).toBeNull()
})

test('at once is said with a time: without one the wish would count', async () => {
  const { outbox } = await open()
  await press(/^日時を決めて承認する/)
  fireEvent.click(screen.getByRole('radio', { name: 'すぐに' }))
  await press(/^この日時で承認する/)
  await screen.findByText('承認しました')
  expect(Date.parse(asked(outbox).openDateTime)).toBeLessThan(Date.parse(WISH))
})

test('a time that has passed is none', async () => {
  const { outbox } = await open()
  await press(/^日時を決めて承認する/)
  fireEvent.click(screen.getByRole('radio', { name: '日時を決める' }))
  fireEvent.change(screen.getByLabelText('公開の日時（日本時間）'), { target: { value: '2036-11-19T20:00' } })
  await press(/^この日時で承認する/)
  expect(screen.getByText('公開の日時は、いまより後にしてください。')).toBeTruthy()
  expect(outbox.added).toEqual([])
})

test('a newer version is judged by nobody who has not read it', async () => {
  const { client } = await open()
  await button(/^日時を決めて承認する/)
  server.answers({ 'scenarioOffice.getScenarioInfo': reviewed({ version: 4, scenarioTitle: '雪を数える灯台' }) })
  await act(() => client.invalidateQueries())
  expect(await screen.findByText(/読んでいるあいだに、内容が変わりました/)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: '雨を数える灯台' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /承認する/ })).toBeNull()
  await press(/^新しい内容を読む/)
  expect(await screen.findByRole('heading', { level: 2, name: '雪を数える灯台' })).toBeTruthy()
  expect(await button(/^日時を決めて承認する/)).toBeTruthy()
})

test('what the server refuses says why, and offers to read again', async () => {
  const { outbox } = await open()
  await press(/^日時を決めて承認する/)
  await press(/^この日時で承認する/)
  await screen.findByText('承認しました')
  const [item] = outbox.get().items
  act(() => void outbox.refuse(item as OutboxItem, '別の場所で内容が変わりました。', 'SCENARIO_CHANGED'))
  expect(await screen.findByText('別の場所で内容が変わりました。')).toBeTruthy()
  await press(/^新しい内容を読む/)
  expect(await button(/^日時を決めて承認する/)).toBeTruthy()
  expect(outbox.get().items).toEqual([])
})

test('what is published has no answers any more', async () => {
  server.answers({ 'scenarioOffice.getScenarioInfo': reviewed({ state: 'recruiting', status: 3 }) })
  await open()
  expect(await screen.findByText('参加者募集中')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /差し戻す|承認する/ })).toBeNull()
})
