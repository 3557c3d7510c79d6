// The master's desk of orders: taking one, declining it with a reason, the terms for requests; what an order has decided is fixed in
// the form of its opening.
import 'fake-indexeddb/auto'
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { masterReasonTarget, officeReasonTarget, returnedOrder } from '#app/areas/order-desk/draft-places.ts'
import { MasterOrderScreen } from '#app/areas/order-desk/master/MasterOrderScreen.tsx'
import { RequestTerms } from '#app/areas/order-desk/master/RequestTerms.tsx'
import { OrderedOpening } from '#app/areas/scenario-desk/ordered/OrderedOpening.tsx'
import { defaultSettings } from '#rules/scenario/settings.ts'
import { stubPhone } from '../../support/browser-parts.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { installLocks } from '../../support/locks.ts'
import { showScreen } from '../../support/screen.tsx'
import { NOW, order } from './desk-orders.ts'

configure({ asyncUtilTimeout: 10_000 })

const mine = { party: 'master', turn: 'master', state: 'CheckingByMaster', status: 'CheckingByMaster' } as const
const acts = ['accept', 'returnByMaster', 'decline', 'write']
const { recruitingHours, ...settings } = defaultSettings(1)
const server = fakeServer({
  'world.worldSelect': { worldSelectList: [] },
  'scenarioOrder.getOrderDetail': order({ ...mine, actList: acts }),
  'scenarioOrder.getMessages': { messageList: [], count: 0, serverTime: NOW },
  'scenarioOrder.act': { state: 'Ordered' },
  'scenarioOrder.take': { state: 'Ordered' },
  'scenarioOrder.submitRequestScenario': { orderId: 7, scenarioId: 42, phase: 9, version: 1 },
  'scenarioRequest.getSetting': {
    settingList: [
      {
        worldId: 'world0',
        worldName: '灯守のエルダ',
        acceptFlg: false,
        mostAtOnce: 3,
        writingDays: 21,
        words: '',
        running: 0,
      },
    ],
  },
  'scenarioRequest.saveSetting': terms => terms,
  'scenarioInfo.getSettings': {
    ...{ settings, recruitmentPeriod: recruitingHours, refusals: '', isNewMaster: false },
    serverTime: NOW,
  },
})
const open = () => showScreen(<MasterOrderScreen orderId={7} place={{ group: 'turn', page: 1, order: 7 }} />)
/** The draft of a reason is there. */
const writable = () =>
  waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /の理由/ }).readOnly).toBe(false))
const press = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  stubPhone()
  installLocks()
})

test('an order is accepted after what follows was said', async () => {
  await open()
  await press(/^引き受ける/)
  const lies = within(await screen.findByRole('alertdialog', { name: '引き受けますか？' }))
  expect(lies.getByText(/14日のあいだに/)).toBeTruthy()
  fireEvent.click(lies.getByRole('button', { name: '引き受ける' }))
  await waitFor(() =>
    expect(server.inputsOf('scenarioOrder.act')).toEqual([{ orderId: 7, act: 'accept', reason: null }]),
  )
})

test('one that is offered to all is taken; who came too late is told so', async () => {
  server.answers({
    'scenarioOrder.getOrderDetail': order({
      ...{ ...mine, party: 'candidate', state: 'OpenRequesting', status: 'OpenRequesting', actList: ['take'] },
    }),
  })
  server.refuses('scenarioOrder.take', 'ORDER_TAKEN')
  await open()
  await press(/^引き受ける/)
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '引き受ける' }))
  expect(await screen.findByText(/ほかのマスター/)).toBeTruthy()
})

test('a master declines with a reason alone', async () => {
  await open()
  await press(/^辞退する/)
  await press(/^この理由で辞退する/)
  expect(await screen.findByText('理由を入力してください。')).toBeTruthy()
  await writable()
  fireEvent.input(screen.getByRole('textbox', { name: /辞退の理由/ }), { target: { value: 'いまは書けません。' } })
  await press(/^この理由で辞退する/)
  await waitFor(() =>
    expect(server.inputsOf('scenarioOrder.act')).toEqual([
      { orderId: 7, act: 'decline', reason: 'いまは書けません。' },
    ]),
  )
})

test('drafts of reasons lead back to their order', () => {
  expect(returnedOrder(officeReasonTarget(7))).toBe('/myPage/admin/orderRequest?order=7')
  expect(returnedOrder(masterReasonTarget(7, 'decline'))).toBe('/myPage/scenario/order?order=7&answer=decline')
  expect(returnedOrder('opening/world0/7')).toBeNull()
})

test('terms are saved world by world', async () => {
  await showScreen(<RequestTerms />)
  fireEvent.click(await screen.findByRole('switch', { name: /灯守のエルダ/ }))
  await press(/^この設定を保存/)
  await waitFor(() =>
    expect(server.inputsOf('scenarioRequest.saveSetting')).toEqual([
      { worldId: 'world0', acceptFlg: true, mostAtOnce: 3, writingDays: 21, words: '' },
    ]),
  )
})

test('what the order has decided is shown and not asked again', async () => {
  server.answers({
    'scenarioOrder.getOrderDetail': order({ ...mine, state: 'Ordered', status: 'Ordered', actList: ['submit'] }),
  })
  await showScreen(<OrderedOpening orderId={7} address={{ group: 'turn', page: 1, order: 7, view: 'opening' }} />)
  const decided = await screen.findByRole('region', { name: 'オーダーで決まったこと' })
  expect(decided.textContent).toContain('1,300 コイン')
  expect(screen.queryByLabelText(/リプレイの長さ/)).toBeNull()
  expect(screen.queryByText('参加条件')).toBeNull()
  expect(screen.queryByText('公開の希望')).toBeNull()
  expect(screen.getByLabelText(/題名/)).toBeTruthy()
})
