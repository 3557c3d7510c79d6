// Screens of pages of events, rows of the table of screens (screens.ts).
import type { Screen } from './screens.ts'
import { anyTotal, button, dialog, inside, link, press, text, title } from './shown.ts'

const DESK = '/myPage/admin/worldEventPage'
const OFFICE = `${DESK}/world0`

export const eventPagesGuest: readonly Screen[] = [
  { address: '/world/world0/event/winter-lamps', state: 'open', shown: link('つぶやいて参加する') },
  { address: '/world/world1/event/night-market', state: 'coming', shown: text(/^開催前です（/) },
  { address: '/world/world0/event/third-foghorn', state: 'over', shown: text('このイベントは終了しました。') },
  {
    address: '/world/world0/event/spring-embers',
    state: 'missing',
    shown: text('このイベントのページは見つかりませんでした。'),
  },
]

const titleField = (page: Parameters<ReturnType<typeof text>>[0]) => page.getByRole('textbox', { name: 'タイトル' })

export const eventPagesOffice: readonly Screen[] = [
  { address: DESK, state: 'full', shown: link(/灯守のエルダ/) },
  { address: OFFICE, state: 'full', shown: link(/冬の灯し祭/) },
  { address: `${OFFICE}?state=coming`, state: 'empty', shown: text('イベントのページがありません。') },
  { address: `${OFFICE}/winter-lamps`, state: 'full', shown: titleField },
  { address: `${OFFICE}/winter-lamps?preview=true`, state: 'as readers see it', shown: title('冬の灯し祭') },
  { address: `${OFFICE}/new`, state: 'empty', shown: titleField },
  {
    address: `${OFFICE}/new`,
    state: 'with a part of each kind',
    shown: titleField,
    act: async page => {
      for (const kind of ['文章', '絵', '行き先', '進みぐあい']) await press(page, `${kind}を加える`)
      await page.getByRole('heading', { name: '中身 4・進みぐあい' }).waitFor()
    },
  },
  {
    address: `${OFFICE}/third-foghorn`,
    state: 'another address',
    shown: titleField,
    act: async page => {
      await press(page, 'アドレスを変える')
      await dialog(page, 'アドレスを変える').getByRole('textbox').waitFor()
    },
  },
  { address: `${OFFICE}/nothing`, state: 'missing', shown: text('このイベントのページは見つかりませんでした。') },
  { address: `${OFFICE}/topContents`, state: 'full', shown: inside('いま表示中') },
  {
    address: `${OFFICE}/topContents`,
    state: 'adding one',
    shown: button('告知を加える'),
    act: async page => {
      await page.getByText('いま表示中').waitFor()
      await press(page, '告知を加える')
      await dialog(page, '告知を加える').getByRole('combobox').first().waitFor()
    },
  },
  { address: `${DESK}/Bullbre/topContents`, state: 'empty', shown: text('告知の予定はありません。') },
  { address: `${OFFICE}/blob`, state: 'full', shown: anyTotal },
  { address: `${OFFICE}/blob?word=none`, state: 'empty', shown: text('その名前の絵はありません。') },
  {
    address: `${OFFICE}/blob`,
    state: 'one of them',
    shown: anyTotal,
    act: async page => {
      await press(page, '灯台の窓あかりの名前を変える・削除する')
      await dialog(page, '絵の名前').getByText('使われているページ：').waitFor()
    },
  },
]
