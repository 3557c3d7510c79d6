// The office's desk of orders: a request is read with its people and coins, passed on or sent back, and both can be taken back for some
// seconds; an order is stopped with a reason.
import 'fake-indexeddb/auto'
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { OrderQueueScreen } from '#app/areas/order-desk/office/OrderQueueScreen.tsx'
import { OrderReviewScreen } from '#app/areas/order-desk/office/OrderReviewScreen.tsx'
import type { OutboxItem } from '#app/platform/outbox/item.ts'
import { stubPhone } from '../../support/browser-parts.ts'
import type { FakeOutbox } from '../../support/fake-outbox.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { installLocks } from '../../support/locks.ts'
import { showScreen } from '../../support/screen.tsx'
import { card, NOW, order } from './desk-orders.ts'

configure({ asyncUtilTimeout: 10_000 })

const listed = (...orderList: ReturnType<typeof card>[]) => ({ orderList, count: orderList.length, serverTime: NOW })
const server = fakeServer({
  'world.worldSelect': { worldSelectList: [] },
  'scenarioOrder.getOrderDetail': order(),
  'scenarioOrder.getOrderList': listed(card()),
  'scenarioOrder.getCancelTerms': { preparing: 30, handedIn: 50, version: 2 },
  'scenarioOrder.saveCancelTerms': { preparing: 31, handedIn: 50, version: 3 },
  'scenarioOrder.act': { state: 'Cancel' },
})
const place = { group: 'turn', page: 1 } as const
const open = () => showScreen(<OrderReviewScreen orderId={7} place={{ ...place, order: 7 }} />)
/** The draft of a reason is there. */
const writable = () =>
  waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /の理由/ }).readOnly).toBe(false))
const press = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const asked = (outbox: FakeOutbox) => JSON.parse((outbox.get().items[0] as OutboxItem).request.body ?? '{}')

beforeEach(() => {
  stubPhone()
  installLocks()
})

test('a request is shown with its people, their sheets and their coins', async () => {
  await open()
  expect(await screen.findByText('四両目の窓をあけておきます。')).toBeTruthy()
  const members = screen.getByRole('region', { name: '参加する人' })
  expect(members.textContent).toContain('1,300 / 1,300 コイン')
  expect(within(members).getByRole('link', { name: /ガロ/ }).getAttribute('href')).toContain('/character/garo')
  expect(screen.getByRole('link', { name: /舌のない霧笛/ })).toBeTruthy()
})

test('it is passed on to the named master, and can be taken back', async () => {
  const { outbox } = await open()
  await press(/^マスターへ渡す/)
  expect(await screen.findByText('マスターへ渡しました')).toBeTruthy()
  expect(outbox.added).toMatchObject([{ kind: 'order.decide', undoFor: 10_000, facts: { orderId: 7, isApproved: 1 } }])
  expect(asked(outbox)).toEqual({ orderId: 7, act: 'passOn', reason: null })
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_000)
  await press(/^取り消す：/)
  expect(await screen.findByRole('button', { name: /^マスターへ渡す/ })).toBeTruthy()
  expect(outbox.get().items).toEqual([])
  vi.restoreAllMocks()
})

test('one without a master is offered to all', async () => {
  server.answers({
    'scenarioOrder.getOrderDetail': order({
      ...{ isOpen: true, masterId: null, masterName: null, actList: ['passOpen', 'returnByDirector', 'stop'] },
    }),
  })
  const { outbox } = await open()
  await press(/^マスターを募集する/)
  await screen.findByText('マスターへ渡しました')
  expect(asked(outbox)).toMatchObject({ act: 'passOpen' })
})

test('it is sent back with a reason alone', async () => {
  const { outbox } = await open()
  await press(/^差し戻す/)
  await press(/^この理由で差し戻す/)
  expect(await screen.findByText('理由を入力してください。')).toBeTruthy()
  expect(outbox.added).toEqual([])
  await writable()
  fireEvent.input(screen.getByRole('textbox', { name: /差し戻しの理由/ }), {
    target: { value: '題名を直してください。' },
  })
  await press(/^この理由で差し戻す/)
  await screen.findByText('差し戻しました')
  expect(asked(outbox)).toMatchObject({ act: 'returnByDirector', reason: '題名を直してください。' })
})

test('it is stopped with a reason, which everybody reads', async () => {
  await open()
  await press(/^このオーダーを取り消す/)
  const lies = within(await screen.findByRole('dialog', { name: 'オーダーを取り消しますか？' }))
  fireEvent.change(lies.getByRole('textbox', { name: /理由/ }), { target: { value: '扱えません。' } })
  fireEvent.click(lies.getByRole('button', { name: '取り消す' }))
  await waitFor(() =>
    expect(server.inputsOf('scenarioOrder.act')).toEqual([{ orderId: 7, act: 'stop', reason: '扱えません。' }]),
  )
})

test('the queue asks for what waits for the office; an opening that was handed in leads to its check', async () => {
  server.answers({
    'scenarioOrder.getOrderList': listed(
      card(),
      card({ orderId: 8, purpose: '十二回目にこぼす油', state: 'Ordered', status: 'Submitting', scenarioId: 42 }),
    ),
  })
  await showScreen(<OrderQueueScreen place={{ ...place, worldId: 'world0' }} />)
  expect(await screen.findByText('2日待ち')).toBeTruthy()
  expect(screen.getByRole('link', { name: /十二回目/ }).getAttribute('href')).toContain(
    '/myPage/admin/info/world0/0000000042',
  )
  expect(server.inputsOf('scenarioOrder.getOrderList')[0]).toMatchObject({
    party: 'director',
    group: 'turn',
    worldId: 'world0',
  })
})

test('the office sets what a late cancellation costs, never less once the opening was handed in', async () => {
  const { outbox } = await showScreen(<OrderQueueScreen place={place} />)
  const form = within(await screen.findByRole('region', { name: '取り消しの負担' }))
  const preparing = await form.findByRole('spinbutton', { name: '準備が始まってから' })
  expect(form.queryByRole('button', { name: /この割合を保存/ })).toBeNull()
  fireEvent.change(preparing, { target: { value: '60' } })
  expect(form.getByText('提出のあとの負担は、その前の負担より小さくできません。')).toBeTruthy()
  fireEvent.click(form.getByRole('button', { name: /この割合を保存/ }))
  expect(outbox.added).toEqual([])
  fireEvent.change(preparing, { target: { value: '31' } })
  fireEvent.click(form.getByRole('button', { name: /この割合を保存/ }))
  const question = await screen.findByRole('alertdialog', { name: '取り消しの負担を変更しますか？' })
  expect(question.textContent).toContain('準備が始まってから31%、提出のあと50%')
  fireEvent.click(within(question).getByRole('button', { name: '変更する' }))
  await waitFor(() => expect(outbox.added).toMatchObject([{ kind: 'order.cancelTerms' }]))
  const body = JSON.parse(outbox.added[0]?.request.body ?? '{}')
  expect(body).toEqual({ version: 2, preparing: 31, handedIn: 50 })
})

test('a cancelled order that has cost its owner something says so', async () => {
  const memberList = order().memberList.map(member => ({ ...member, held: 0 }))
  const gone = { state: 'Cancel', status: 'Cancel', turn: null, held: 0, cancelFee: 390 } as const
  server.answers({ 'scenarioOrder.getOrderDetail': order({ ...gone, memberList, actList: [] }) })
  await open()
  const members = await screen.findByRole('region', { name: '参加する人' })
  expect(members.textContent).toContain('負担 390 コイン')
  expect(members.textContent).not.toContain('全額を返しました')
})
