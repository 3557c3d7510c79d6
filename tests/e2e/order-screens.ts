// Screens of orders for their players and for guests with a link, rows of the table of screens (screens.ts).
import { ASKED, givenOrders, HASH, INVITING, PURPOSE, RETURNED } from './given-orders.ts'
import type { Screen } from './screens.ts'
import { anyTotal, button, dialog, heading, link, press, text, title } from './shown.ts'

const at = (path: string) => `/world/world0${path}`
const order = (id: number, search = '') => at(`/scenarioOrder/${id}${search}`)

export const ordersPlayer: readonly Screen[] = [
  { address: '/world/insomnia1999/scenarioOrder', state: 'empty', shown: text('オーダーはありません。') },
  { address: '/world/world2/scenarioOrder?group=turn', state: 'nobody waits', shown: text(/^いま、あなたの番の/) },
  {
    address: '/world/world2/scenarioOrder/subOrder?page=9',
    state: 'past',
    shown: text('このページにオーダーはありません。'),
  },
  { address: '/world/world2/scenarioOrder/inviting', state: 'empty', shown: text('招待は届いていません。') },
  { address: at('/scenarioOrder/subOrder'), state: 'full', shown: anyTotal },
  {
    address: at('/scenarioRequest'),
    state: 'full',
    shown: link(/しおりに頼む/),
  },
  { address: '/world/world1/scenarioRequest?tab=going', state: 'full', shown: text(/しおり マスター$/) },
  { address: at('/scenarioRequest?to=open'), state: 'form', shown: page => page.getByLabel('依頼の題名') },
  {
    address: at('/scenarioRequest?to=open'),
    state: 'with what is wrong',
    shown: page => page.getByLabel('依頼の題名'),
    act: async page => {
      await page.getByRole('textbox', { name: '依頼の内容' }).waitFor()
      await press(page, '金額を確かめる')
      await page.getByText('依頼の題名を入力してください。').first().waitFor()
    },
  },
  { address: at('/scenarioOrder'), state: 'full', shown: anyTotal, prepare: givenOrders },
  { address: at('/scenarioOrder?group=over'), state: 'nothing over', shown: text('おわったオーダーはありません。') },
  { address: at('/scenarioOrder/inviting'), state: 'invited', shown: button('見送る') },
  { address: order(INVITING), state: 'inviting', shown: heading('招待リンク') },
  { address: order(INVITING), state: 'offline', shown: heading('進みぐあい') },
  {
    address: order(INVITING),
    state: 'asking before it is confirmed',
    shown: heading('招待リンク'),
    act: async page => {
      await press(page, '確定する')
      await dialog(page, 'オーダーを確定しますか？').waitFor()
    },
  },
  { address: order(INVITING, '?view=talk'), state: 'messages', shown: button('送る') },
  { address: order(INVITING, '?view=edit'), state: 'form', shown: page => page.getByLabel('依頼の題名') },
  { address: order(RETURNED), state: 'sent back', shown: text('マスターから差し戻されました。') },
  { address: order(ASKED), state: 'asked by name', shown: button('参加する') },
  { address: order(8999), state: 'missing', shown: text('このオーダーは見つかりませんでした。') },
]

export const ordersGuest: readonly Screen[] = [
  {
    address: at(`/scenarioInvite/${INVITING}/${HASH}`),
    state: 'full',
    shown: title(PURPOSE),
    prepare: givenOrders,
  },
  {
    address: at(`/scenarioInvite/${INVITING}/another-secret-of-22-l`),
    state: 'missing',
    shown: text('招待は無効か、期限切れです。'),
  },
]
