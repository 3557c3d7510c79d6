// Screens of notes, rows of the table of screens (screens.ts): finding and reading, writing, the office's tags.
import type { Screen } from './screens.ts'
import { anyTotal, button, dialog, link, press, region, text, title } from './shown.ts'

const WORLD = '/world/world0'
const search = (params = '') => `${WORLD}/worldSearch/note${params}`
const NO_CHANGE = '異状なし、と書けなかった夜'

export const notesGuest: readonly Screen[] = [
  { address: search(), state: 'full', shown: link(NO_CHANGE) },
  { address: search('?q=%E3%82%B9%E3%83%BC%E3%83%97'), state: 'by words', shown: link('きりのスープのつくりかた') },
  { address: search('?q=%E7%A0%82%E6%BC%A0'), state: 'empty', shown: text('あてはまるノートはありません。') },
  { address: `${WORLD}/note/4`, state: 'full', shown: title(NO_CHANGE) },
  { address: `${WORLD}/note/4/read`, state: 'full', shown: region('本文') },
  { address: `${WORLD}/note/2`, state: 'missing', shown: text('このノートは見つかりませんでした。') },
  { address: `${WORLD}/noteBook/1`, state: 'full', shown: title('灯室の夜つづり') },
  { address: `${WORLD}/noteBook/99`, state: 'missing', shown: text('このノートブックは見つかりませんでした。') },
]

export const notesPlayer: readonly Screen[] = [
  { address: search('?order=liked'), state: 'the most liked', shown: anyTotal },
  { address: `${WORLD}/note/5`, state: 'with a field for comments', shown: button('コメントする') },
  { address: `${WORLD}/characterNote`, state: 'full', shown: link('三度目の霧笛のこと') },
  { address: `${WORLD}/characterNote?scope=3`, state: 'empty', shown: text('この範囲のノートはありません。') },
  {
    address: `${WORLD}/characterNote/new`,
    state: 'with what is wrong',
    shown: page => page.getByRole('textbox', { name: '本文' }),
    act: async page => {
      await page.getByRole('main').getByRole('button', { name: '保存する' }).click()
      await page.getByText('入力をお確かめください。').waitFor()
    },
  },
  { address: `${WORLD}/characterNote/4`, state: 'full', shown: page => page.getByRole('textbox', { name: '本文' }) },
  { address: `${WORLD}/characterNote/4?preview=true`, state: 'as readers see it', shown: region('読む人の見え方') },
  { address: `${WORLD}/characterNote/5`, state: 'missing', shown: text('このノートは見つかりませんでした。') },
  { address: `${WORLD}/characterNoteBook/new`, state: 'empty', shown: region('ノート') },
  {
    ...{ address: `${WORLD}/characterNoteBook/edit?noteBookId=1`, state: 'with a picture' },
    shown: page => page.getByRole('textbox', { name: '表紙の画像の説明' }),
  },
  {
    ...{ address: `${WORLD}/characterNoteBook/edit?noteBookId=99`, state: 'missing' },
    shown: text('このノートブックは見つかりませんでした。'),
  },
  { address: `${WORLD}/note/4/tag`, state: 'full', shown: page => page.getByRole('switch').first() },
  { address: `${WORLD}/note/5/tag`, state: 'missing', shown: text('このノートは見つかりませんでした。') },
]

export const notesOffice: readonly Screen[] = [
  { address: '/admin/noteTag', state: 'full', shown: button('タグを加える') },
  {
    address: '/admin/noteTag?worldId=world1',
    state: 'adding one',
    shown: button('タグを加える'),
    act: async page => {
      await press(page, 'タグを加える')
      await dialog(page, '新しいタグ').getByRole('textbox', { name: '名前' }).waitFor()
    },
  },
]
