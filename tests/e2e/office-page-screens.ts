// Screens of forms, campaigns and the office's own pages, rows of the table of screens (screens.ts).
import type { Screen } from './screens.ts'
import { anyTotal, button, link, press, region, text, title } from './shown.ts'

const FESTIVAL = '/form/1'
const CONTEST = '/world/world0/form/2'

export const officePagesGuest: readonly Screen[] = [
  { address: '/cp/1', state: 'open', shown: region('このキャンペーンの対象') },
  { address: '/cp/2', state: 'coming', shown: title('月曜の市、はじめての夜') },
  { address: '/cp/3', state: 'over', shown: link('結果を見る') },
  { address: '/cp/5', state: 'missing', shown: text('このキャンペーンは見つかりませんでした。') },
  { address: '/pastCampaign', state: 'full', shown: link(/塔の庭の種あつめ/) },
  { address: FESTIVAL, state: 'full', shown: button('回答を送る') },
  {
    address: FESTIVAL,
    state: 'with what is wrong',
    shown: button('回答を送る'),
    act: async page => {
      await press(page, '回答を送る')
      await page.getByText('入力をお確かめください。').waitFor()
    },
  },
  { address: CONTEST, state: 'for members', shown: link('ログインして答える') },
  { address: '/form/5', state: 'missing', shown: text('このフォームは見つかりませんでした。') },
]

export const officePagesPlayer: readonly Screen[] = [
  { address: CONTEST, state: 'full', shown: button('回答を送る') },
  { address: '/form/4', state: 'closed, with an own answer', shown: region('送った回答') },
  {
    address: '/form/3',
    state: 'sent',
    shown: button('回答を送る'),
    act: async page => {
      await page.getByRole('textbox', { name: /当日に呼んでほしい名前/ }).fill('リネット')
      await page.getByRole('checkbox', { name: '土曜の夜' }).check()
      await press(page, '回答を送る')
      await page.getByText('回答を受け付けました。').waitFor()
    },
  },
]

export const officePages: readonly Screen[] = [
  { address: '/admin', state: 'full', shown: region('待っているもの') },
  { address: '/myPage/admin', state: 'full', shown: region('シナリオの道具') },
  { address: '/admin/object', state: 'full', shown: link(/冬の灯火を持ちよる十四日/) },
  { address: '/admin/object/1', state: 'full', shown: page => page.getByRole('textbox', { name: '本文' }) },
  { address: '/admin/object/1?preview=true', state: 'as readers see it', shown: title('冬の灯火を持ちよる十四日') },
  { address: '/admin/object/new', state: 'empty', shown: page => page.getByRole('textbox', { name: '本文' }) },
  { address: '/admin/object/999', state: 'missing', shown: text('このキャンペーンは見つかりませんでした。') },
  { address: '/admin/uploader', state: 'empty', shown: text('加えた画像はありません。') },
  { address: '/admin/form', state: 'full', shown: anyTotal },
  { address: '/myPage/admin/freeForm', state: 'full', shown: anyTotal },
  { address: '/admin/form?state=closed', state: 'closed', shown: link(/読みやすさのアンケート/) },
  { address: '/admin/form/1', state: 'full', shown: page => page.getByRole('textbox', { name: '説明' }) },
  { address: '/admin/form/1?view=summary', state: 'counts', shown: text(/いちばん楽しかったのはどれですか/) },
  { address: '/admin/form/1?view=answers', state: 'answers', shown: anyTotal },
  { address: '/admin/form/1?view=answers&answer=1', state: 'one answer', shown: text('受付番号 000001') },
  { address: '/admin/form/2?view=preview', state: 'as those see it who answer', shown: text('応募する絵') },
  { address: '/admin/form/new', state: 'empty', shown: page => page.getByRole('textbox', { name: '説明' }) },
  { address: '/admin/form/999', state: 'missing', shown: text('このフォームは見つかりませんでした。') },
]
