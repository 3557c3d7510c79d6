// Screens of extras (幕間), rows of the table of screens (screens.ts): below the replay and in the reader, at the desk of their master,
// at the office.

import type { TestServer } from './fixtures.ts'
import { EXTRA, givenExtras } from './given-extras.ts'
import { REPLAY_PAGE } from './given-responses.ts'
import type { Screen } from './screens.ts'
import { anyTotal, button, dialog, link, press, region, text } from './shown.ts'

const reader = (id: number) => `/world/world0/scenario/0000000004/1/extra/${id}`
const desk = (search: string) => `/myPage/scenario/excManagement${search}`
const office = (search = '') => `/myPage/admin/exc${search}`

const withoutUnpublished = (server: TestServer) => server.query(`delete from scenario_extra where state <> 'published'`)

export const extrasReader: readonly Screen[] = [
  { address: REPLAY_PAGE, state: 'with extras', shown: region('幕間'), prepare: givenExtras },
  {
    address: REPLAY_PAGE,
    state: 'asking before an extra is paid',
    shown: button(/^コイン 80 で読む/),
    act: async page => {
      await press(page, /^コイン 80 で読む/)
      await dialog(page, '幕間を購入しますか？').getByRole('button', { name: '購入して読む' }).waitFor()
      await dialog(page).getByText('になります').first().waitFor()
    },
  },
  { address: reader(EXTRA.paid), state: 'with its price', shown: page => page.getByRole('button', { name: /で読む/ }) },
  { address: reader(EXTRA.bought), state: 'full', shown: region('本文') },
  { address: reader(EXTRA.checking), state: 'missing', shown: text('この幕間は見つかりませんでした。') },
]

export const extrasGuest: readonly Screen[] = [
  {
    address: reader(EXTRA.paid),
    state: 'with its price',
    shown: page => page.getByRole('button', { name: /^ログインして読む/ }),
    prepare: givenExtras,
  },
]

export const extrasMaster: readonly Screen[] = [
  { address: desk(''), state: 'empty', shown: text('書いている幕間はありません。'), prepare: withoutUnpublished },
  { address: desk('?group=over'), state: 'full', shown: link('三晩') },
  { address: desk('?beside=choose'), state: 'choosing a scenario', shown: text('どのシナリオの幕間を書きますか？') },
  {
    address: desk('?beside=world0.5.1'),
    state: 'with what is wrong',
    shown: button('運営に提出する'),
    act: async page => {
      await press(page, '運営に提出する')
      await page.getByText('題名を入力してください。').first().waitFor()
    },
  },
  { address: desk(''), state: 'with one that came back', shown: link('油の匂い'), prepare: givenExtras },
  { address: desk(`?extra=${EXTRA.returned}`), state: 'returned', shown: text('差し戻しの理由') },
  { address: desk(`?extra=${EXTRA.returned}`), state: 'offline', shown: text('差し戻しの理由') },
  {
    address: desk(`?extra=${EXTRA.returned}&preview=true`),
    state: 'as readers see it',
    shown: region('読む人の見え方'),
  },
  { address: desk('?group=waiting'), state: 'full', shown: anyTotal },
  { address: desk(`?extra=${EXTRA.checking}`), state: 'handed in', shown: button('提出を取り消して書きなおす') },
  { address: desk('?extra=999999'), state: 'missing', shown: text('この幕間は見つかりませんでした。') },
]

export const extrasOffice: readonly Screen[] = [
  { address: office(), state: 'empty', shown: text('確認待ちの幕間はありません。'), prepare: withoutUnpublished },
  { address: office(), state: 'full', shown: link(/返事のない手紙/), prepare: givenExtras },
  { address: office(), state: 'offline', shown: link(/返事のない手紙/) },
  {
    address: office(`?extra=${EXTRA.checking}`),
    state: 'returning without a reason',
    shown: region('読む人の見え方'),
    act: async page => {
      await press(page, /^差し戻す/)
      await press(page, 'この理由で差し戻す')
      await page.getByText('理由を入力してください。').first().waitFor()
    },
  },
  { address: office('?extra=999999'), state: 'missing', shown: text('この幕間は見つかりませんでした。') },
]
