// Screens of situations (リアクト), rows of the table of screens (screens.ts). The demo's situations have their ids by their files: 1 of the
// first world is over, 3 is open.
import type { Screen } from './screens.ts'
import { button, dialog, heading, link, press, text, title } from './shown.ts'

const at = (path: string) => `/world/world0/scenarioReact${path}`
const office = '/myPage/admin/scenarioReaction'
const terms = '/myPage/scenario/reactOrderSetting'

export const reactsGuest: readonly Screen[] = [
  { address: at(''), state: 'full', shown: link(/灯のともらない夜/) },
  { address: at('?tab=past'), state: 'full', shown: link(/さいごの灯市/) },
  { address: '/world/world2/scenarioReact?tab=past', state: 'empty', shown: text('終わったリアクトはありません。') },
]

export const reactsPlayer: readonly Screen[] = [
  { address: at('/3'), state: 'full', shown: link(/^オーダーする/) },
  { address: at('/1'), state: 'over', shown: title('さいごの灯市') },
  { address: '/world/world2/scenarioReact/8', state: 'nobody takes it', shown: text(/を待っています。$/) },
  { address: at('/99'), state: 'missing', shown: text('このシチュエーションは見つかりませんでした。') },
  {
    address: at('/3'),
    state: 'with its price',
    shown: link(/^オーダーする/),
    act: async page => {
      await page
        .getByRole('link', { name: /^オーダーする/ })
        .first()
        .click()
      await press(page, '金額を確かめる')
      await dialog(page, 'この内容でオーダーしますか？').getByText('いま、お預かりする額').waitFor()
    },
  },
]

export const reactsMaster: readonly Screen[] = [
  { address: terms, state: 'full', shown: heading('灯守のエルダ') },
  {
    address: terms,
    state: 'with a change',
    shown: heading('灯守のエルダ'),
    act: async page => {
      await page.getByRole('combobox', { name: '価格' }).first().selectOption('1800')
      await page.getByText('保存していない変更：1件').waitFor()
    },
  },
]

export const reactsOffice: readonly Screen[] = [
  { address: `${office}?world=world0`, state: 'full', shown: link(/灯のともらない夜/) },
  { address: `${office}?world=world0&react=3`, state: 'full', shown: button('保存する') },
  {
    address: `${office}?world=world0&react=new`,
    state: 'with what is wrong',
    shown: button('保存する'),
    act: async page => {
      await press(page, '保存する')
      await page.getByText('題名を入力してください。').first().waitFor()
    },
  },
  {
    address: `${office}?world=world0&react=99`,
    state: 'missing',
    shown: text('このシチュエーションは見つかりませんでした。'),
  },
]
