// Screens of the drive, rows of the table of screens (screens.ts).
import type { Screen } from './screens.ts'
import { button, dialog, link, press, text } from './shown.ts'

const DRIVE = '/myPage/account/drive'
const first = link('灯台の窓あかりを見る')

export const drivePlayer: readonly Screen[] = [
  { address: DRIVE, state: 'full', shown: first },
  {
    address: `${DRIVE}?folder=${encodeURIComponent('ごはんの資料')}`,
    state: 'a folder',
    shown: link('コロッケを見る'),
  },
  { address: `${DRIVE}?word=none`, state: 'empty', shown: text('その名前のファイルはありません。') },
  { address: `${DRIVE}?bin=true`, state: 'the bin', shown: button(/^完全に削除する/) },
  {
    address: DRIVE,
    state: 'sharing one',
    shown: first,
    act: async page => {
      await press(page, 'ほかの操作：切符の半券')
      await page.getByRole('menuitem', { name: '共有する' }).click()
      await dialog(page, 'このファイルを共有しますか？').getByRole('radio').first().waitFor()
    },
  },
  {
    address: DRIVE,
    state: 'renaming one',
    shown: first,
    act: async page => {
      await press(page, 'ほかの操作：切符の半券')
      await page.getByRole('menuitem', { name: '名前とフォルダを変える' }).click()
      await dialog(page, '名前とフォルダ').getByRole('textbox').first().waitFor()
    },
  },
  { address: DRIVE, state: 'offline', shown: first },
  {
    address: '/drive/none',
    state: 'missing',
    shown: text('ファイルが見つからないか、公開が終了しました。'),
  },
]
