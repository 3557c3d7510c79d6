// Screens of masters and their rooms, rows of the table of screens (screens.ts). The demo's guest 楠木みぞれ has an open room.
import type { TestServer } from './fixtures.ts'
import type { Screen } from './screens.ts'
import { anyTotal, button, dialog, heading, inside, link, press, text } from './shown.ts'

const GUEST = '/master/M-guest-kusunoki'
/** Id of demo-master that others see: the rows give it one that an address can name. */
const MASTER = '/master/P-master'
const DESK = '/myPage/scenario/masterRoom'
const CALLS = '/myPage/account/masterCall'

const named = (server: TestServer) =>
  server.query("update app_user set public_user_id = 'P-master' where mailaddress = 'demo-master@example.com'")
const roomless = (server: TestServer) =>
  server.query("update master_room set is_open = false where master_id = 'demo-guest-hachiya'")

export const mastersGuest: readonly Screen[] = [
  { address: '/master', state: 'full', shown: anyTotal },
  { address: '/master?q=みぞれ&world=Bullbre', state: 'found', shown: link(/楠木みぞれ/) },
  { address: '/master?q=だれでもない', state: 'empty', shown: text('条件に合うマスターはいません。') },
  { address: GUEST, state: 'full', shown: heading('プレイングの約束') },
  { address: `${GUEST}?tab=works&group=past`, state: 'what was written', shown: link(/三十八度二分/) },
  { address: `${GUEST}?tab=works`, state: 'nothing open', shown: text('公開中のシナリオはありません。') },
  { address: `${GUEST}?tab=titles`, state: 'titles', shown: text('《決意をあたためた番台》') },
  { address: `${GUEST}?tab=board`, state: 'board', shown: text(/番台に一日すわれる券/) },
  { address: '/master/nobody', state: 'missing', shown: text('このマスターは見つかりませんでした。') },
  {
    address: '/master/M-guest-hachiya',
    state: 'without a room',
    shown: text('マスタールームはまだ開いていません。'),
    prepare: roomless,
  },
]

export const mastersPlayer: readonly Screen[] = [
  { address: GUEST, state: 'full', shown: button('呼び出し') },
  { address: GUEST, state: 'offline', shown: heading('プレイングの約束') },
  {
    address: `${GUEST}?tab=board`,
    state: 'with a post that is empty',
    shown: button('発言する'),
    act: async page => {
      await press(page, '発言する')
      await page.getByText('発言を入力してください。').first().waitFor()
    },
  },
  { address: `${MASTER}?tab=notices`, state: 'notices', shown: text('年末の締切について'), prepare: named },
  { address: `${MASTER}?tab=works`, state: 'open scenarios', shown: anyTotal },
  { address: '/myPage/account/follow?list=masters', state: 'masters', shown: text(/^\d+人$/) },
  { address: CALLS, state: 'empty', shown: text('登録はありません。') },
  {
    address: CALLS,
    state: 'with a call',
    shown: button('呼び出しを加える'),
    act: async page => {
      await page.getByRole('combobox', { name: 'ワールド' }).selectOption('world0')
      await press(page, '呼び出しを加える')
      await page.getByRole('button', { name: '止める：灯守のエルダ' }).waitFor()
    },
  },
]

export const masterRoomDesk: readonly Screen[] = [
  { address: DESK, state: 'full', shown: inside(/^公開中/) },
  { address: DESK, state: 'offline', shown: inside(/^公開中/) },
  { address: `${DESK}?tab=notices`, state: 'notices', shown: button('お知らせを載せる') },
  {
    address: `${DESK}?tab=days`,
    state: 'with what is wrong',
    shown: button('予定を加える'),
    act: async page => {
      await press(page, '予定を加える')
      await page.getByText('はじめの日を選んでください。').first().waitFor()
    },
  },
  {
    address: `${DESK}?tab=board`,
    state: 'asking why a post goes',
    shown: button('発言する'),
    act: async page => {
      await press(page, '発言を削除：エミル・ソルベ')
      await dialog(page, '発言を削除しますか？').getByRole('textbox', { name: /^理由/ }).waitFor()
    },
  },
]
