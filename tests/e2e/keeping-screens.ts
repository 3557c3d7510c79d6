// Screens of mutes, reports and solo journals, rows of the table of screens (screens.ts).
import type { Screen } from './screens.ts'
import { button, dialog, link, press, text, title } from './shown.ts'

const WORLD = '/world/world0/soloJournal'

export const keepingPlayer: readonly Screen[] = [
  { address: '/myPage/account/mute', state: 'full', shown: button(/^ミュートを解除する/) },
  { address: '/myPage/account/report', state: 'full', shown: text('確認待ち') },
  { address: '/myPage/account/report?list=told', state: 'full', shown: text('運営から') },
  {
    address: '/world/Bullbre/tweet',
    state: 'reporting one',
    shown: button(/^返信/),
    act: async page => {
      // One’s own tweets have a menu too.
      await press(page, /^ほかの操作：アシュタロ/)
      await page.getByRole('menuitem', { name: '通報する' }).click()
      await dialog(page, '運営に通報する').getByRole('combobox').waitFor()
    },
  },
  { address: WORLD, state: 'full', shown: link(/^つづきを書く/) },
  { address: `${WORLD}/1`, state: 'full', shown: button('このジャーナルを始める') },
  { address: `${WORLD}/999999`, state: 'missing', shown: text('このジャーナルは見つかりませんでした。') },
  { address: `${WORLD}/run/3`, state: 'full', shown: button('この記録を書く') },
  { address: `${WORLD}/run/999999`, state: 'missing', shown: text('この記録は見つかりませんでした。') },
  { address: WORLD, state: 'offline', shown: link(/^つづきを書く/) },
]

export const keepingOffice: readonly Screen[] = [
  { address: '/admin/report', state: 'full', shown: link(/^確かめる/) },
  { address: '/admin/report?state=removed', state: 'decided', shown: link(/^見る/) },
  { address: '/admin/report/1', state: 'full', shown: button('問題なしとする') },
  { address: '/admin/report/6', state: 'decided', shown: title('通報') },
  { address: '/admin/report/999999', state: 'missing', shown: text('この通報は見つかりませんでした。') },
  { address: '/admin/journal', state: 'full', shown: link(/^公開中/) },
  { address: '/admin/journal?state=draft', state: 'drafts', shown: link(/^下書き/) },
  { address: '/admin/journal/1', state: 'full', shown: button('変更を保存する') },
  { address: '/admin/journal/1?preview=true', state: 'preview', shown: title('ジャーナルの編集') },
  { address: '/admin/journal/new', state: 'new', shown: button('下書きを保存する') },
  { address: '/admin/journal/999999', state: 'missing', shown: text('このジャーナルは見つかりませんでした。') },
]
