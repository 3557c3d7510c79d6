// Screens of the search, rows of the table of screens (screens.ts): its three forms, inside a world, without hits, with a name that is
// near, without a network, and the searches that demo-player keeps.
import type { Screen } from './screens.ts'
import { anyTotal, button, dialog, link, notFound, press, region, text } from './shown.ts'

const search = (path: string, words: string): string => `/search/${path}/${encodeURIComponent(words)}`
const SAVED = '/myPage/searches'

export const searchGuest: readonly Screen[] = [
  { address: '/search/', state: 'empty', shown: text('探したい言葉を入力してください。') },
  { address: search('all', '灯'), state: 'full', shown: region('ノベル') },
  { address: search('character', 'がろ'), state: 'full', shown: link(/ガロ・ミストル/) },
  { address: search('character', 'ガロミスタル'), state: 'with a near name', shown: text('もしかして') },
  { address: '/search/novel/?tags=掌編', state: 'full', shown: anyTotal },
  { address: search('replay', 'ゐゑゐゑ'), state: 'empty', shown: text('「ゐゑゐゑ」は見つかりませんでした。') },
  { address: '/search/nothing', leadsTo: '/error/404', state: 'missing', shown: notFound },
  { address: `/world/world0/worldSearch/item?q=${encodeURIComponent('灯')}`, state: 'full', shown: anyTotal },
  { address: '/world/world0/worldSearch/nothing', leadsTo: '/error/404', state: 'missing', shown: notFound },
  { address: search('all', 'エルダ'), state: 'offline', shown: region('ワールド') },
]

export const searchPlayer: readonly Screen[] = [
  { address: SAVED, state: 'full', shown: link(/灯台の物語/) },
  {
    address: SAVED,
    state: 'naming one',
    shown: link(/灯台の物語/),
    act: async page => {
      await press(page, 'ほかの操作：灯台の物語')
      await page.getByRole('menuitem', { name: '名前を変える' }).click()
      await dialog(page, '検索の名前').waitFor()
    },
  },
  {
    address: search('scenario', '灯'),
    state: 'about to be kept',
    shown: button('この検索を保存'),
    act: async page => {
      await press(page, 'この検索を保存')
      await dialog(page, '検索を保存').waitFor()
    },
  },
]

export const searchWriter: readonly Screen[] = [
  { address: SAVED, state: 'empty', shown: text('保存した検索はありません。') },
]
