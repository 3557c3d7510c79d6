// An order's page for its owner: whose turn it is, where the coins are, and every act with its question.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { OrderScreen } from '#app/areas/order/detail/OrderScreen.tsx'
import { ownCharacter } from '../../support/answers.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'
import { givenOrder, member } from './orders.ts'

let order = givenOrder()
const purse = { alpacaCoin: 1_000, llamaPoint: 500 }
const server = fakeServer({
  'scenarioOrder.getOrderDetail': () => order,
  'scenarioOrder.confirmOrder': { state: 'CheckingByDirector', ownerCoin: 2_400 },
  'scenarioOrder.cancelOrder': { state: 'Cancel', fee: 0, returned: 1_200 },
  'scenarioOrder.swap': { orderId: 7, characterId: 'sui' },
  'scenarioOrder.renewLink': { hash: 'another-secret-of-22-l' },
  'scenarioOrder.participation': { orderId: 7, state: 'Inviting', share: 1_200 },
  'scenarioOrder.leave': { state: 'Inviting', returned: 0 },
  'coin.getCoins': () => purse,
  'character.mine': { characterList: [ownCharacter('chikage', '久瀬 千景'), ownCharacter('sui', 'スイ', false)] },
  'world.worldSelect': { worldSelectList: [] },
})

const show = () => showScreen(<OrderScreen worldId="world0" orderId={7} view="order" page={1} draftId={undefined} />)

beforeEach(() => {
  order = givenOrder()
})

test('the turn, its date and what happens then stand above; the coins are told member by member', async () => {
  await show()
  const turn = await screen.findByRole('region', { name: 'いまの番' })
  expect(turn.textContent).toMatch(/白石 みおさんの返事.*11月23日 23:59/)
  expect(turn.textContent).toContain('二人で続けるかを訊きます')
  const held = screen.getByRole('region', { name: /あずけているコイン/ })
  expect(held.textContent).toMatch(/2,400.*3,600/)
  expect(within(held).getAllByText('あずかり中')).toHaveLength(2)
  expect(within(held).getByText('参加したら')).toBeTruthy()
})

test('a confirmation shows the whole sum and sends the part that was shown', async () => {
  await show()
  fireEvent.click(await screen.findByRole('button', { name: '確定する' }))
  const sheet = await screen.findByRole('dialog', { name: 'オーダーを確定しますか？' })
  expect(sheet.textContent).toMatch(/総額.*3,600 コイン.*あなたの分.*2,400 コイン/)
  expect(sheet.textContent).toContain('空いている席 1 は、あなたが持ちます')
  expect(sheet.textContent).toMatch(/30%（1,080コイン）/)
  fireEvent.click(within(sheet).getByRole('button', { name: '確定する' }))
  await waitFor(() => expect(server.inputsOf('scenarioOrder.confirmOrder')).toEqual([{ orderId: 7, ownerCoin: 2_400 }]))
})

test('who cannot pay reads it before the press', async () => {
  order = givenOrder({ orderCoin: 4_600, ownerRest: 3_400 })
  await show()
  fireEvent.click(await screen.findByRole('button', { name: '確定する' }))
  expect(await screen.findByText('LPとACを合わせても足りません')).toBeTruthy()
})

test('a late cancellation names its fee and what comes back', async () => {
  order = givenOrder({
    ...{ state: 'Ordered', status: 'Ordered', turn: 'master', invitation: null, cancelFee: 1_080 },
    actList: ['cancelLate', 'write'],
  })
  await show()
  fireEvent.click(await screen.findByRole('button', { name: 'ほかの操作：オーダー' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'オーダーを取り消す' }))
  const sheet = await screen.findByRole('dialog', { name: 'オーダーを取り消しますか？' })
  expect(sheet.textContent).toMatch(/1,080 コイン.*120 コイン/)
  fireEvent.click(within(sheet).getByRole('button', { name: '取り消す' }))
  await waitFor(() => expect(server.inputsOf('scenarioOrder.cancelOrder')).toEqual([{ orderId: 7, fee: 1_080 }]))
})

test('another of one’s own characters takes the place of one', async () => {
  await show()
  fireEvent.click(await screen.findByRole('button', { name: 'キャラクターを替える' }))
  const sheet = await screen.findByRole('dialog', { name: 'キャラクターを替えますか？' })
  fireEvent.click(within(sheet).getByRole('button', { name: '替える' }))
  await waitFor(() =>
    expect(server.inputsOf('scenarioOrder.swap')).toEqual([
      { orderId: 7, beforeCharacterId: 'chikage', afterCharacterId: 'sui' },
    ]),
  )
})

test('who is asked by name joins with the character that was asked for', async () => {
  order = givenOrder({
    ...{ party: 'guest', isMyTurn: true, invitation: null, actList: ['join', 'refuse'] },
    memberList: [
      member('jin', '日下部 仁', { isOwner: true }),
      member('sui', 'スイ', { isMine: true, state: 'asked', held: 0, joinedAt: null }),
    ],
  })
  await show()
  expect((await screen.findByRole('region', { name: 'いまの番' })).textContent).toContain('あなたの返事')
  fireEvent.click(screen.getByRole('button', { name: '参加する' }))
  await waitFor(() =>
    expect(server.inputsOf('scenarioOrder.participation')).toEqual([
      { orderId: 7, characterId: 'sui', hash: null, cost: 1_200 },
    ]),
  )
})

test('a member whom one blocked has a place and coins, and a name when it is opened', async () => {
  order = givenOrder({
    ...{ party: 'guest', invitation: null, actList: ['write'], turn: 'owner', ownerName: 'ガロ' },
    memberList: [
      member('garo', 'ガロ', { isOwner: true, isFolded: true }),
      member('chikage', '久瀬 千景', { isMine: true }),
    ],
  })
  await show()
  const held = await screen.findByRole('region', { name: /あずけているコイン/ })
  expect(document.body.textContent).not.toContain('ガロ')
  expect((await screen.findByRole('region', { name: 'いまの番' })).textContent).toContain('ブロック中の相手の確定')
  expect(within(held).getAllByText('あずかり中')).toHaveLength(2)
  fireEvent.click(within(held).getByRole('button', { name: 'ブロック中の相手を表示する' }))
  expect(await within(held).findByText('ガロ')).toBeTruthy()
})

test('of a released order the way leads to the story', async () => {
  order = givenOrder({
    ...{ state: 'Released', status: 'Released', turn: null, dueAt: null, invitation: null, actList: ['write'] },
    ...{ scenarioId: 12, scenarioState: 'consultation' },
  })
  await show()
  const link = await screen.findByRole('link', { name: 'シナリオを開く' })
  expect(link.getAttribute('href')).toBe('/world/world0/scenario/0000000012/1')
})

test.each([
  [0, '取り消しになり、コインは全額もどりました。', ['1,200', '1,200']],
  [1_080, '依頼した人が1,080コインをはらいました。', ['120', '1,200']],
])('of a cancelled order stands what came back to whom, and a fee of %i', async (cancelFee, words, back) => {
  order = givenOrder({
    ...{
      state: 'Cancel',
      status: 'Cancel',
      turn: null,
      dueAt: null,
      invitation: null,
      actList: [],
      held: 0,
      cancelFee,
    },
    memberList: [
      member('chikage', '久瀬 千景', { isOwner: true, isMine: true, held: 0 }),
      member('jin', '日下部 仁', { held: 0 }),
    ],
  })
  await show()
  const held = await screen.findByRole('region', { name: /あずけているコイン/ })
  expect(held.textContent).toContain(words)
  const rows = within(held).getAllByText('返しました')
  expect(rows.map(chip => chip.parentElement?.querySelector('b')?.textContent)).toEqual(back)
})

test('coins of who left the consultation are a row of their own', async () => {
  order = givenOrder({
    ...{ state: 'Released', status: 'Released', turn: null, dueAt: null, invitation: null, actList: [], held: 3_600 },
    memberList: [member('chikage', '久瀬 千景', { isOwner: true, isMine: true, held: 2_400 })],
  })
  await show()
  const held = await screen.findByRole('region', { name: /あずけているコイン/ })
  const row = within(held).getByText('相談の途中で離れた人の分').closest('li')
  expect(row?.textContent).toContain('1,200')
})

test.each([
  ['master', 'CheckingByMaster', 'マスターの画面を開く', '/myPage/scenario/order?order=7'],
  ['candidate', 'OpenRequesting', 'マスターの画面を開く', '/myPage/scenario/order?order=7'],
  ['director', 'CheckingByDirector', '運営の画面を開く', '/myPage/admin/orderRequest?order=7'],
] as const)('a %s finds the way to where they answer', async (party, state, name, href) => {
  order = givenOrder({ party, state, status: state, turn: party, isMyTurn: true, invitation: null, actList: ['write'] })
  await show()
  const bar = await screen.findByRole('region', { name: 'つぎにすること' })
  expect(bar.textContent).toContain('あなたの番です')
  expect(within(bar).getByRole('link', { name }).getAttribute('href')).toBe(href)
})

test('who has not joined reads of no messages', async () => {
  order = givenOrder({ party: 'guest', isMyTurn: true, invitation: null, actList: ['join', 'refuse'] })
  await show()
  expect(await screen.findByRole('heading', { name: '参加する' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: '三人の話' })).toBeNull()
})
