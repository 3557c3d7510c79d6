// Screens of creators, commissions and the gallery, rows of the table of screens (screens.ts).
import type { Screen } from './screens.ts'
import { anyTotal, button, dialog, link, press, text, title } from './shown.ts'

/** The demo's illustrator. */
const CREATOR = '/creator/C2dea428ee1'

export const tailorGuest: readonly Screen[] = [
  { address: '/tailor', state: 'full', shown: text('はじめての当直') },
  { address: '/tailor/creator', state: 'full', shown: anyTotal },
  { address: '/tailor/creator?q=nobody', state: 'empty', shown: text('条件に合うクリエイターはいません。') },
  { address: '/creator?open=true', state: 'full', shown: anyTotal },
  { address: CREATOR, state: 'full', shown: link('発注する：バストアップ') },
  { address: `${CREATOR}/sample`, state: 'full', shown: text('硝子のくじら') },
  { address: `${CREATOR}/gallery`, state: 'full', shown: anyTotal },
  { address: '/creator/nobody', state: 'missing', shown: text('このクリエイターは見つかりませんでした。') },
  { address: '/tailor/gallery', state: 'full', shown: anyTotal },
  { address: '/tailor/gallery?kind=voice', state: 'empty', shown: text('条件に合う作品はありません。') },
  { address: '/world/world0/worldGallery', state: 'full', shown: anyTotal },
  { address: '/world/insomnia1999/worldGallery', state: 'empty', shown: text('まだ作品がありません。') },
  { address: '/gallery/1', state: 'full', shown: title('灯室の朝') },
  { address: '/gallery/999999', state: 'missing', shown: text('この作品は公開されていません。') },
  { address: '/tailor/ordermade', state: 'full', shown: link(/バストアップ/) },
  { address: '/tailor/ordermade/8', state: 'full', shown: anyTotal },
  { address: `/tailor/ordermade/8/${encodeURIComponent('霧')}`, state: 'full', shown: anyTotal },
  { address: '/tailor/8', leadsTo: '/tailor/ordermade/8', state: 'full', shown: anyTotal },
  { address: '/tailor/ordermade/999', state: 'missing', shown: text('この商品は見つかりませんでした。') },
]

const receiving = text('作品が届きました。確かめて、受け取ってください。')

export const tailorPlayer: readonly Screen[] = [
  { address: `${CREATOR}/order?item=8`, state: 'full', shown: button('金額を確かめる') },
  { address: '/myPage/tailor', state: 'full', shown: link(/あなたの発注/) },
  { address: '/myPage/tailor/myOrder', state: 'full', shown: link(/くしゃみのまえ/) },
  { address: '/myPage/tailor/myOrder?order=5', state: 'a work to receive', shown: receiving },
  {
    address: '/myPage/tailor/myOrder?order=5',
    state: 'receiving it',
    shown: receiving,
    act: async page => {
      await press(page, '受け取る')
      await dialog(page, 'この作品を受け取りますか？').waitFor()
    },
  },
  {
    address: '/myPage/tailor/myOrder?order=5',
    state: 'asking for a correction',
    shown: receiving,
    act: async page => {
      await page.getByRole('button', { name: /^修正をお願いする/ }).click()
      await dialog(page, '修正をお願いしますか？').getByRole('textbox').waitFor()
    },
  },
  { address: '/myPage/tailor/myOrder?order=5', state: 'offline', shown: receiving },
  { address: '/myPage/tailor/myOrder?order=999', state: 'missing', shown: text('この発注は見つかりませんでした。') },
]

export const tailorCreator: readonly Screen[] = [
  { address: '/myPage/tailor/order', state: 'full', shown: link(/荷と灯/) },
  { address: '/myPage/tailor/order?order=6', state: 'a work to hand in', shown: button('納品する') },
  { address: '/myPage/tailor/creatorRoom', state: 'full', shown: text('硝子のくじら') },
  { address: '/myPage/tailor/ordermade', state: 'full', shown: button('保存する：バストアップ') },
]

export const tailorOffice: readonly Screen[] = [
  { address: '/admin/tailorManagement?group=turn', state: 'full', shown: link(/まだ点いていない灯/) },
  { address: '/admin/tailorManagement?order=8', state: 'a work to check', shown: button('お客さまに渡す') },
  { address: '/admin/ordermade', state: 'full', shown: button('変更する：バストアップ') },
  {
    address: '/admin/ordermade',
    state: 'changing one',
    shown: button('変更する：バストアップ'),
    act: async page => {
      await press(page, '変更する：バストアップ')
      await dialog(page, '商品を変更する').getByRole('textbox').first().waitFor()
    },
  },
]
