// Situations on their screens: a master's terms saved together, a change of another device, an order with its price, the end of one.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ReactScreen } from '#app/areas/react-order/catalogue/ReactScreen.tsx'
import { TermsScreen } from '#app/areas/react-order/desk/TermsScreen.tsx'
import { changeOf, isOtherVersion, overTheirs, termsNow } from '#app/areas/react-order/desk/term-changes.ts'
import type { MasterReact } from '#app/areas/react-order/queries.ts'
import { textType } from '#rules/codes/scenario.ts'
import { ownCharacter } from '../../support/answers.ts'
import { stubPhone } from '../../support/browser-parts.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'

const NOW = '2026-11-21T03:00:00.000Z'
const card = {
  ...{ templateId: 3, worldId: 'world0', title: '灯のともらない夜', catchcopy: '霧の岬で。', picture: null },
  ...{ textType: textType.normal, seatsMost: 4, openFrom: '2026-11-01T03:00:00.000Z', openUntil: null },
  characterList: [],
}
const setting = { acceptFlg: true, orderCoin: 1_500, seats: 3, writingDays: 21, updatedAt: NOW }
const mine: MasterReact = { ...card, worldName: '灯守のエルダ', running: 0, setting }
const master = {
  ...{ masterId: 'P-master', masterName: '汐見しおり', icon: null, refusals: '', orderCoin: 1_500, seats: 3 },
  ...{ writingDays: 21, running: 0, isMine: false },
}
const stored = mine
let masters = [master]
const server = fakeServer({
  'scenarioReact.getOrderSetting': () => ({
    reactList: [stored, { ...mine, templateId: 4, title: 'あて先のない荷', setting: null }],
    serverTime: NOW,
  }),
  'scenarioReact.saveOrderSetting': { updatedAt: NOW },
  'scenarioReact.getReactDetail': {
    ...{ ...card, description: '灯台に、今夜は灯がともりません。', masters: 1, leastCoin: 1_500, isOpen: true },
    ...{ storyList: [], serverTime: NOW },
  },
  'scenarioReact.getMasterList': () => ({ masterList: masters }),
  'scenarioReact.order': { orderId: 7, state: 'PreOrder', share: 1_500 },
  'coin.getCoins': { alpacaCoin: 1_000, llamaPoint: 500 },
  'scenarioOrder.getCancelTerms': { preparing: 30, handedIn: 50, version: 0 },
  'character.mine': { characterList: [ownCharacter('sui', 'スイ')] },
  'world.worldSelect': { worldSelectList: [] },
})

beforeEach(() => {
  stubPhone()
})

test('terms of several situations are saved together', async () => {
  await showScreen(<TermsScreen />)
  fireEvent.change(await screen.findByRole('combobox', { name: '価格' }), { target: { value: '1800' } })
  fireEvent.click(within(screen.getByRole('group', { name: 'あて先のない荷' })).getByRole('switch'))
  expect(await screen.findByText('保存していない変更：2件')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'まとめて保存する' }))
  await waitFor(() =>
    expect(server.inputsOf('scenarioReact.saveOrderSetting')).toEqual([
      {
        scenarioReactOrderSettingList: [
          { templateId: 3, acceptFlg: true, orderCoin: 1_800, seats: 3, writingDays: 21, baseAt: NOW },
          { templateId: 4, acceptFlg: true, orderCoin: 1_300, seats: 4, writingDays: 21, baseAt: null },
        ],
      },
    ]),
  )
  await screen.findByText('保存していない変更はありません。')
})

test('a change of terms knows the version that it was made from', () => {
  const { updatedAt: _, ...saved } = setting
  const change = changeOf(mine, { ...saved, orderCoin: 1_800 }, null)
  expect(change).toEqual({ ...saved, orderCoin: 1_800, baseAt: NOW })
  if (!change) return
  expect(changeOf(mine, saved, change)).toBeNull()
  const other = { ...mine, setting: { ...setting, orderCoin: 1_600, updatedAt: '2026-11-21T04:00:00.000Z' } }
  expect(isOtherVersion(mine, { 3: change })).toBe(false)
  expect(isOtherVersion(other, { 3: change })).toBe(true)
  expect(isOtherVersion(other, { 3: overTheirs(other, change) })).toBe(false)
  expect(termsNow(other, { 3: change }).orderCoin).toBe(1_800)
})

const order = () => <ReactScreen worldId="world0" templateId={3} address={{ to: 'P-master' }} />

test('an order tells its price before it is pressed, and sends the part that was shown', async () => {
  masters = [master]
  await showScreen(order())
  fireEvent.click(await screen.findByRole('button', { name: '金額を確かめる' }))
  const sheet = await screen.findByRole('dialog', { name: 'この内容でオーダーしますか？' })
  expect(sheet.textContent).toMatch(/オーダーの総額1,500 コイン.*いま、お預かりする額1,500 コイン/)
  fireEvent.click(within(sheet).getByRole('button', { name: 'オーダーする' }))
  await waitFor(() =>
    expect(server.inputsOf('scenarioReact.order')).toMatchObject([
      { worldId: 'world0', templateId: 3, masterId: 'P-master', inviteFlg: false, seats: 1, cost: 1_500 },
    ]),
  )
})

test('a master who takes it no longer gets no order', async () => {
  masters = []
  await showScreen(order())
  expect(await screen.findByText('このマスターは、いまオーダーを受け付けていません。')).toBeTruthy()
})
