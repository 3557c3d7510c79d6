// The form of a request: a draft with its choices until it is ordered, its price shown in parts before the press, its coins by length.
import 'fake-indexeddb/auto'
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { RequestForm } from '#app/areas/order/request/RequestForm.tsx'
import { deleteDrafts } from '#app/platform/drafts/store.ts'
import { ownCharacter } from '../../support/answers.ts'
import { stubPhone } from '../../support/browser-parts.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { installLocks } from '../../support/locks.ts'
import { showScreen } from '../../support/screen.tsx'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 60_000 })

const sui = ownCharacter('sui', 'スイ')
const server = fakeServer({
  'scenarioRequest.order': { orderId: 7, state: 'Inviting', share: 432 },
  'coin.getCoins': { alpacaCoin: 1_000, llamaPoint: 500 },
  'scenarioOrder.getCancelTerms': { preparing: 20, handedIn: 40, version: 3 },
  'character.mine': { characterList: [sui] },
  'world.worldSelect': { worldSelectList: [] },
})
const form = <RequestForm worldId="world0" master={null} speaking={sui} draftId={undefined} />

beforeEach(async () => {
  // A draft outlives its screen: no test meets that of another, which its server does not know.
  await deleteDrafts('rin', () => true)
  stubPhone()
  installLocks()
})

const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /依頼の内容/ })
const title = () => screen.getByLabelText<HTMLInputElement>(/依頼の題名/)
/** Waits until the form has led on to the order: the draft that ends then would empty a form that is opened before. */
const placed = (addressNow: () => string) => waitFor(() => expect(addressNow()).toBe('/world/world0/scenarioOrder/7'))
async function write(): Promise<void> {
  const field = await text()
  await waitFor(() => expect(field.readOnly).toBe(false))
  fireEvent.change(title(), { target: { value: '三人で、終電を見送る' } })
  fireEvent.input(field, { target: { value: '窓をあけておきます。' } })
  fireEvent.click(screen.getByText('友だちと'))
}

test('it is a draft with its choices, and is there when the form is opened again', async () => {
  const { drafts } = server
  await showScreen(form)
  await write()
  await waitFor(() => expect(drafts.open()).toMatchObject([{ place: 'scenarioRequest', target: 'world0/open' }]))
  await waitFor(() => expect(drafts.texts()).toEqual(['窓をあけておきます。']))
  cleanup()
  await showScreen(form)
  await waitFor(async () => expect((await text()).value).toBe('窓をあけておきます。'))
  await waitFor(() => expect(title().value).toBe('三人で、終電を見送る'))
  expect(screen.getByText(/ひとり434\s*コインずつ/)).toBeTruthy()
})

test('the whole price and the own part are shown before the press, and sent with the draft', async () => {
  const { addressNow } = await showScreen(form)
  await write()
  fireEvent.click(screen.getByRole('button', { name: '金額を確かめる' }))
  const asked = await screen.findByRole('dialog', { name: 'この内容でオーダーしますか？' })
  expect(asked.textContent).toMatch(/1,300 コイン/)
  expect(asked.textContent).toMatch(/432 コイン/)
  expect(asked.textContent).toMatch(/取り消すと、全額もどります。/)
  expect(asked.textContent).toMatch(/総額の20%（260コイン）、提出のあとは40%（520コイン）/)
  expect(server.inputsOf('scenarioRequest.order')).toEqual([])
  fireEvent.click(within(asked).getByRole('button', { name: 'オーダーする' }))
  await waitFor(() => expect(server.inputsOf('scenarioRequest.order')).toHaveLength(1))
  expect(server.inputsOf('scenarioRequest.order')[0]).toMatchObject({
    ...{ masterId: null, worldId: 'world0', characterId: 'sui', purpose: '三人で、終電を見送る', textType: 'Normal' },
    ...{ orderContent: '窓をあけておきます。', orderCoin: 1_300, seats: 3, inviteFlg: true, cost: 432 },
    termsVersion: 3,
    draftId: expect.any(String),
  })
  await placed(addressNow)
})

test('terms of cancellation that the office changed meanwhile are shown anew before the next press', async () => {
  const { addressNow } = await showScreen(form)
  await write()
  fireEvent.click(screen.getByRole('button', { name: '金額を確かめる' }))
  const asked = await screen.findByRole('dialog', { name: 'この内容でオーダーしますか？' })
  await within(asked).findByText(/総額の20%/)
  server.refuses('scenarioRequest.order', 'ORDER_TERMS')
  server.answers({ 'scenarioOrder.getCancelTerms': { preparing: 50, handedIn: 60, version: 4 } })
  fireEvent.click(within(asked).getByRole('button', { name: 'オーダーする' }))
  expect(await within(asked).findByText('取り消しの負担が変わりました。もう一度お確かめください。')).toBeTruthy()
  expect(await within(asked).findByText(/総額の50%（650コイン）/)).toBeTruthy()
  server.refuses('scenarioRequest.order', null)
  fireEvent.click(within(asked).getByRole('button', { name: 'オーダーする' }))
  await waitFor(() => expect(server.inputsOf('scenarioRequest.order').at(-1)).toMatchObject({ termsVersion: 4 }))
  await placed(addressNow)
})

test('coins are those of the chosen length, and one without a title is not asked about', async () => {
  await showScreen(form)
  await write()
  const choices = () => [...screen.getByRole<HTMLSelectElement>('combobox').options].map(({ value }) => Number(value))
  const ofNormal = choices()
  fireEvent.click(screen.getByText('ロング'))
  await waitFor(() => expect(Math.min(...choices())).toBeGreaterThan(Math.min(...ofNormal)))
  fireEvent.change(title(), { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: '金額を確かめる' }))
  expect((await screen.findAllByText(/依頼の題名を入力してください。/)).length).toBeGreaterThan(0)
  expect(screen.queryByRole('dialog', { name: 'この内容でオーダーしますか？' })).toBeNull()
})
