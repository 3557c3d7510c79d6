// Rows of the table of screens (screens.ts) for the desks of orders. Requests of the demo have the first ids, in the order of their files.
import type { Screen } from './screens.ts'
import { anyTotal, button, dialog, link, press, region, text } from './shown.ts'

/** Orders of the demo by what they wait for. */
const ORDER = { office: 2, master: 5, handedIn: 6, offered: 7, writing: 8, returned: 10, begun: 11, open: 15 }
const desk = (search = '') => `/myPage/scenario/order${search}`
const office = (search = '') => `/myPage/admin/orderRequest${search}`

export const ordersMaster: readonly Screen[] = [
  { address: desk(), state: 'full', shown: link(/一分、借りたままの時計/) },
  { address: desk('?group=offered'), state: 'full', shown: link(/荷札の字が/) },
  { address: desk('?group=running'), state: 'full', shown: anyTotal },
  { address: desk('?group=over'), state: 'full', shown: anyTotal },
  { address: desk(), state: 'offline', shown: link(/一分、借りたままの時計/) },
  { address: desk(`?order=${ORDER.master}`), state: 'waiting for an answer', shown: button('引き受ける') },
  {
    address: desk(`?order=${ORDER.master}`),
    state: 'declining without a reason',
    shown: button('辞退する'),
    act: async page => {
      await press(page, '辞退する')
      await press(page, 'この理由で辞退する')
      await page.getByText('理由を入力してください。').waitFor()
    },
  },
  {
    address: desk(`?order=${ORDER.offered}`),
    state: 'asking before it is taken',
    shown: button('引き受ける'),
    act: async page => {
      await press(page, '引き受ける')
      await page.getByRole('alertdialog').waitFor()
    },
  },
  { address: desk(`?order=${ORDER.writing}`), state: 'to be written', shown: link('オープニングを書く') },
  { address: desk(`?order=${ORDER.writing}`), state: 'offline', shown: region('参加する人') },
  { address: desk(`?order=${ORDER.begun}`), state: 'begun', shown: link('進行を見る') },
  { address: desk(`?order=${ORDER.handedIn}`), state: 'handed in', shown: link('提出したオープニング') },
  { address: desk('?order=99999'), state: 'missing', shown: link('オーダーの一覧へ') },
  {
    address: desk(`?order=${ORDER.writing}&view=opening`),
    state: 'an opening, empty',
    shown: region('オーダーで決まったこと'),
    act: page => page.getByRole('textbox', { name: 'オープニング' }).waitFor(),
  },
  {
    address: desk(`?order=${ORDER.returned}&view=opening`),
    state: 'a returned opening',
    shown: text(/説明の一行目に「歌の続きをさがす」/),
  },
  {
    address: desk(`?order=${ORDER.returned}&view=opening&preview=opening`),
    state: 'an opening as players see it',
    shown: text(/公開されると、すぐに相談が始まります/),
  },
  {
    address: '/myPage/scenario/scenarioSetting',
    state: 'with terms for requests',
    shown: region('リクエストの受け付け'),
  },
]

export const ordersOffice: readonly Screen[] = [
  { address: office(), state: 'full', shown: link(/十二回目にこぼす油/) },
  { address: office('?group=running'), state: 'full', shown: anyTotal },
  { address: office('?group=over'), state: 'full', shown: link(/魔将が定休日を知った日/) },
  { address: office('?worldId=world0&type=React'), state: 'empty', shown: text('確認待ちのオーダーはありません。') },
  { address: office(), state: 'offline', shown: link(/十二回目にこぼす油/) },
  { address: office(`?order=${ORDER.office}`), state: 'waiting for the office', shown: button(/^マスターへ渡す/) },
  {
    address: office(`?order=${ORDER.office}`),
    state: 'sending it back without a reason',
    shown: button(/^差し戻す/),
    act: async page => {
      await press(page, /^差し戻す/)
      await press(page, 'この理由で差し戻す')
      await page.getByText('理由を入力してください。').waitFor()
    },
  },
  {
    address: office(`?order=${ORDER.open}`),
    state: 'asking why it is stopped',
    shown: button('このオーダーを取り消す'),
    act: async page => {
      await press(page, 'このオーダーを取り消す')
      await dialog(page, 'オーダーを取り消しますか？').waitFor()
    },
  },
  { address: office(`?order=${ORDER.office}`), state: 'offline', shown: region('参加する人') },
  { address: office('?order=99999'), state: 'missing', shown: link('オーダーの一覧へ') },
  {
    address: '/myPage/admin/info/world1/0000000042',
    state: 'an ordered opening',
    shown: text('承認すると、すぐに相談が始まります。'),
  },
  {
    address: '/myPage/admin/fixScenario?scenarioId=0000000044',
    state: 'an ordered scenario',
    shown: button('取り下げる'),
  },
]
