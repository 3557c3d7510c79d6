// 公認 under a free setting: its state, and the sheet that names the coin.
import { configure, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { SettingMark } from '#app/areas/application/Marks.tsx'
import { ApplySettingButton } from '#app/areas/application/setting/ApplySettingButton.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { type AnswerOf, fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'

// The sheet is loaded when it is first opened.
configure({ asyncUtilTimeout: 10_000 })
const PATIENT = { timeout: 10_000 }

const SETTING = { slotNo: 1, heading: '夢', body: '一本の線。' }
const STAGES = [5, 1, 2, 3] as const

type Slot = { status: 0 | 1 | 2 | 3; body?: string; reason?: string | null }
let slot: Slot | null = null
let coins = { llamaPoint: 0, alpacaCoin: 0 }

function settings(): AnswerOf<'application.settings'> {
  if (!slot) return { settingList: [] }
  const { status, reason = null, body = SETTING.body } = slot
  const application = {
    ...{ applicationId: 7, status: STAGES[status], reason, fee: 300, coin: 'llamaPoint' as const },
    ...{ createdAt: '2026-11-20T03:00:00.000Z', decidedAt: null, isUnseen: false },
  }
  return { settingList: [{ ...SETTING, body, status, application }] }
}

const server = fakeServer({
  'coin.getCoins': () => coins,
  'application.settings': settings,
  'application.applySetting': ({ coin }) => {
    slot = { status: 1 }
    return { applicationId: 7, coin }
  },
  'application.cancel': ({ applicationId }) => {
    slot = { status: 0 }
    return { applicationId, refunded: 300 }
  },
})

const show = (first: Slot | null, isChanged = false) => {
  slot = first
  return showScreen(<ApplySettingButton characterId="linette" slotNo={1} isChanged={isChanged} />)
}
const button = (name: RegExp) => screen.findByRole('button', { name })

beforeEach(() => {
  toasts.clear()
  coins = { llamaPoint: 385, alpacaCoin: 900 }
})

test.each<[string, Slot, RegExp]>([
  ['said of oneself', { status: 0 }, /公認申請/],
  ['applied for', { status: 1 }, /取り下げる/],
  ['rejected', { status: 3, reason: '短い。' }, /公認申請/],
])('a text that is %s', async (_, slot, act) => {
  await show(slot)
  expect(await button(act)).toBeTruthy()
  if (slot.reason) expect(screen.getByText(`却下の理由：${slot.reason}`)).toBeTruthy()
})

test('a text that is confirmed needs nothing', async () => {
  await show({ status: 2 })
  await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull(), PATIENT)
  expect(screen.queryByText(/公認を申請できます|読み込めません/)).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  [0, '自称'],
  [1, '公認申請中'],
  [2, '公認'],
  [3, '公認の却下'],
  [4, '公認申請中'],
  [5, '自称'],
  [9, '自称'],
])('a setting of status %i is marked %s', (status, words) => {
  render(<SettingMark status={status} />)
  expect(screen.getByText(words)).toBeTruthy()
})

test.each<[string, Slot | null]>([
  ['an empty slot', null],
  ['a text of spaces', { status: 0, body: '　' }],
])('%s cannot be applied for', async (_, slot) => {
  await show(slot)
  expect(await screen.findByText('文章を保存すると、公認を申請できます。')).toBeTruthy()
})

test('what was not saved is not applied for', async () => {
  await show({ status: 0 }, true)
  fireEvent.click(await button(/公認申請/))
  expect(screen.getByText('保存すると申請できます。')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['LP where they cover the fee', 385, 900, 'llamaPoint', '残り LP 385 から LP 85'],
  ['AC where the LP do not', 299, 900, 'alpacaCoin', '残り AC 900 から AC 600'],
])('the sheet names the coin: %s', async (_, llamaPoint, alpacaCoin, coin, words) => {
  coins = { llamaPoint, alpacaCoin }
  await show({ status: 0 })
  fireEvent.click(await button(/公認申請/))
  expect(await screen.findByText(words)).toBeTruthy()
  fireEvent.click(await button(/^申請する/))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), PATIENT)
  const input = { characterId: 'linette', slotNo: 1, heading: '夢', body: '一本の線。', coin }
  expect(server.inputsOf('application.applySetting')).toEqual([input])
  expect(await button(/取り下げる/)).toBeTruthy()
})

test('without coins nothing can be sent', async () => {
  coins = { llamaPoint: 299, alpacaCoin: 299 }
  await show({ status: 0 })
  fireEvent.click(await button(/公認申請/))
  expect(await screen.findByText('LPもACも足りません。')).toBeTruthy()
  fireEvent.click(await button(/^申請する/))
  expect(server.inputsOf('application.applySetting')).toEqual([])
})

test('what is refused says why, and the sheet stays', async () => {
  server.refuses('application.applySetting', 'APPLICATION_COIN')
  await show({ status: 0 })
  fireEvent.click(await button(/公認申請/))
  await screen.findByText(/残り LP/)
  fireEvent.click(await button(/^申請する/))
  expect(await screen.findByText('使うコインが変わりました。もう一度お確かめください。')).toBeTruthy()
})

test('an application is withdrawn after a question that says what comes back', async () => {
  await show({ status: 1 })
  fireEvent.click(await button(/取り下げる/))
  expect(await screen.findByText('LP 300 が戻ります。')).toBeTruthy()
  fireEvent.click(await button(/^取り下げる/))
  await vi.waitFor(() => expect(server.inputsOf('application.cancel')).toEqual([{ applicationId: 7 }]), PATIENT)
  expect(await button(/公認申請/)).toBeTruthy()
})

test('what was applied for a moment before the network went: the card says what the toast says', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  await show({ status: 0 })
  fireEvent.click(await button(/公認申請/))
  await screen.findByText(/残り LP/)
  // The application arrives; the reads after it are lost.
  server.loses('application.settings')
  fireEvent.click(await button(/^申請する/))
  await vi.waitFor(() => expect(server.inputsOf('application.applySetting')).toHaveLength(1), PATIENT)
  network.mockReturnValue(false)
  await vi.waitFor(() => expect(toasts.list().map(({ title }) => title)).toEqual(['公認を申請しました']), PATIENT)
  expect(await button(/取り下げる/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /公認申請/ })).toBeNull()
  network.mockRestore()
})
