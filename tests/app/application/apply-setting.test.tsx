// 公認 under a free setting: what it counts as, and the sheet that names the coin.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { configure, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApplySettingButton } from '#app/areas/application/ApplySettingButton.tsx'
import { SettingMark } from '#app/areas/application/Marks.tsx'
import { Refusal } from '#app/platform/exchange.ts'

// The sheet is loaded when it is asked for first.
configure({ asyncUtilTimeout: 10_000 })
const PATIENT = { timeout: 10_000 }

type Slot = { status: number; body?: string; reason?: string | null }
type Request = { url: string; body: string | null }
const { server } = vi.hoisted(() => ({
  server: {
    slot: null as null | { status: number; body?: string; reason?: string | null },
    coins: { llamaPoint: 0, alpacaCoin: 0 },
    posts: [] as { url: string; body: string | null }[],
    refusal: null as unknown,
  },
}))
vi.mock('virtual:contract/application', () => ({
  default: {
    settings: ['GET', '/settings'],
    applySetting: ['POST', '/applySetting'],
    cancel: ['POST', '/cancel'],
  },
}))
vi.mock('virtual:contract/originalClass', () => ({ default: {} }))
vi.mock('virtual:contract/adminApplication', () => ({ default: {} }))
vi.mock('virtual:contract/coin', () => ({ default: { getCoins: ['GET', '/coins'] } }))
vi.mock('#app/platform/exchange.ts', async original => ({
  ...(await original<object>()),
  exchange: async ({ url, body }: Request) => answer(url, body),
}))

const SETTING = { slotNo: 1, heading: '夢', body: '一本の線。' }

function answer(url: string, body: string | null): unknown {
  if (url.startsWith('/coins')) return server.coins
  if (url.startsWith('/settings')) {
    const { status = 0, reason = null, body: text = SETTING.body } = server.slot ?? {}
    const application = { applicationId: 7, status: status === 0 ? 5 : status, reason, fee: 300, coin: 'llamaPoint' }
    const times = { createdAt: '2026-11-20T03:00:00.000Z', decidedAt: null }
    const slot = { ...SETTING, body: text, status, application: { ...application, ...times } }
    return { settingList: server.slot ? [slot] : [] }
  }
  server.posts.push({ url, body })
  if (server.refusal) throw server.refusal
  server.slot = { status: url === '/cancel' ? 0 : 1 }
  return { applicationId: 7, coin: 'llamaPoint', refunded: 300 }
}

function show(slot: Slot | null, isChanged = false): void {
  server.slot = slot
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ApplySettingButton characterId="linette" slotNo={1} isChanged={isChanged} />
    </QueryClientProvider>,
  )
}
const button = (name: RegExp) => screen.findByRole('button', { name })

beforeEach(() => {
  Object.assign(server, { posts: [], refusal: null, coins: { llamaPoint: 385, alpacaCoin: 900 } })
})

test.each<[string, Slot, RegExp]>([
  ['said of oneself', { status: 0 }, /公認申請/],
  ['applied for', { status: 1 }, /取り下げる/],
  ['rejected', { status: 3, reason: '短い。' }, /公認申請/],
])('a text that is %s', async (_, slot, act) => {
  show(slot)
  expect(await button(act)).toBeTruthy()
  if (slot.reason) expect(screen.getByText(`却下の理由：${slot.reason}`)).toBeTruthy()
})

test('a text that is confirmed needs nothing', async () => {
  show({ status: 2 })
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

test.each([
  ['an empty slot', null],
  ['a text of spaces', { status: 0, body: '　' }],
])('%s cannot be applied for', async (_, slot) => {
  show(slot)
  expect(await screen.findByText('文章を保存すると、公認を申請できます。')).toBeTruthy()
})

test('what was not saved is not applied for', async () => {
  show({ status: 0 }, true)
  fireEvent.click(await button(/公認申請/))
  expect(screen.getByText('保存すると申請できます。')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['LP where they cover the fee', 385, 900, 'llamaPoint', '残り LP 385 から LP 85'],
  ['AC where the LP do not', 299, 900, 'alpacaCoin', '残り AC 900 から AC 600'],
])('the sheet names the coin: %s', async (_, llamaPoint, alpacaCoin, coin, words) => {
  server.coins = { llamaPoint, alpacaCoin }
  show({ status: 0 })
  fireEvent.click(await button(/公認申請/))
  expect(await screen.findByText(words)).toBeTruthy()
  fireEvent.click(await button(/^申請する/))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), PATIENT)
  const body = { characterId: 'linette', slotNo: 1, heading: '夢', body: '一本の線。', coin }
  expect(server.posts.map(post => JSON.parse(post.body ?? ''))).toEqual([body])
  expect(await button(/取り下げる/)).toBeTruthy()
})

test('without coins nothing can be sent', async () => {
  server.coins = { llamaPoint: 299, alpacaCoin: 299 }
  show({ status: 0 })
  fireEvent.click(await button(/公認申請/))
  expect(await screen.findByText('LPもACも足りません。')).toBeTruthy()
  fireEvent.click(await button(/^申請する/))
  expect(server.posts).toEqual([])
})

test('what is refused says why, and the sheet stays', async () => {
  server.refusal = new Refusal(409, 'APPLICATION_COIN', '使うコインが変わりました。', null)
  show({ status: 0 })
  fireEvent.click(await button(/公認申請/))
  await screen.findByText(/残り LP/)
  fireEvent.click(await button(/^申請する/))
  expect(await screen.findByText('使うコインが変わりました。')).toBeTruthy()
})

test('an application is withdrawn after a question that says what comes back', async () => {
  show({ status: 1 })
  fireEvent.click(await button(/取り下げる/))
  expect(await screen.findByText('LP 300 が戻ります。')).toBeTruthy()
  fireEvent.click(await button(/^取り下げる/))
  await vi.waitFor(() => expect(server.posts.map(({ url }) => url)).toEqual(['/cancel']), PATIENT)
  expect(await button(/公認申請/)).toBeTruthy()
})
