// Screens of letters and of the makai post, rows of the table of screens (screens.ts).
import type { Screen } from './screens.ts'
import { button, dialog, inside, link, press, text } from './shown.ts'

const message = (rest = '', world = 'world0') => `/world/${world}/message${rest}`
const makai = (rest = '', world = 'world0') => `/world/${world}/makaiPost${rest}`

export const messagesPlayer: readonly Screen[] = [
  { address: message(), state: 'full', shown: link(/ガロ/) },
  { address: message('?with=world0-garo'), state: 'with a gift that waits', shown: button('受け取る') },
  { address: message('?with=world0-hanne'), state: 'empty', shown: text('メッセージはまだありません。') },
  {
    ...{ address: message('?with=bullbre-merumeru', 'Bullbre'), state: 'with one that the office took away' },
    shown: text('この手紙は運営が削除しました。'),
  },
  { address: message('?with=nobody'), state: 'missing', shown: text('キャラクターが見つかりませんでした。') },
  { address: message('?with=world0-sui&as=world0-mina'), state: 'as another', shown: button(/切り替えてひらく/) },
  {
    address: message('?with=world0-garo'),
    state: 'choosing a gift',
    shown: button('受け取る'),
    act: async page => {
      await press(page, '添えるものを選ぶ')
      await dialog(page).getByRole('combobox', { name: '贈りもの' }).waitFor()
    },
  },
  {
    address: message('?with=world0-garo'),
    state: 'with a note of one’s own',
    shown: button('受け取る'),
    act: async page => {
      await press(page, '自分だけのメモ')
      await dialog(page).getByRole('textbox', { name: 'メモ' }).waitFor()
    },
  },
  { address: message('?with=world0-garo'), state: 'offline', shown: button('受け取る') },
  { address: makai(), state: 'full', shown: inside('匿名の相手') },
  { address: makai('', 'world2'), state: 'with one letter', shown: inside(/匿名の相手|手紙は届いていません。/) },
  { address: makai('?box=out'), state: 'full', shown: inside('匿名') },
  { address: makai('?box=write'), state: 'without a receiver', shown: text('宛先を選んでください。') },
  {
    ...{ address: makai('?box=write&to=world0-marta'), state: 'to an NPC' },
    shown: page => page.getByRole('textbox', { name: /への手紙/ }),
  },
]

export const makaiOffice: readonly Screen[] = [
  { address: '/admin/makaiPost', state: 'full', shown: button('差出人を確かめる') },
  { address: '/admin/makaiPost?queue=decided', state: 'empty', shown: text('対応した相談はありません。') },
]
