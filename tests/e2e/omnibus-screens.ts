// Screens of themes (オムニバス), rows of the table of screens (screens.ts): for players, at the desk of their master, at the office. The
// demo's templates and themes have their ids by their files.
import type { Screen } from './screens.ts'
import { anyTotal, button, dialog, heading, link, press, region, text } from './shown.ts'

const at = (path = '') => `/world/world1/omnibus${path}`
const desk = (path = '') => `/myPage/scenario/omnibus${path}`
const office = (path = '') => `/myPage/admin/omnibus${path}`

/** Ids in the demo. */
const THEME = { over: 2, returned: 3, checking: 4, draft: 5, open: 6 } as const
const TEMPLATE = { past: 1, open: 3 } as const
const wish = text('マスターへのひとこと。書かなくてもかまいません。')

export const omnibusGuest: readonly Screen[] = [
  { address: at(), state: 'full', shown: link('忘れ物係、三番窓口') },
  { address: '/world/world2/omnibus', state: 'empty', shown: text('開催中のオムニバスはありません。') },
  { address: '/world/world0/omnibus', state: 'with one that has ended', shown: heading('終わったテーマ') },
  { address: at(`/${THEME.open}`), leadsTo: '/withoutLogin', state: 'full', shown: link('ログインして進む') },
]

export const omnibusPlayer: readonly Screen[] = [
  { address: at(`/${THEME.open}`), state: 'full', shown: link('このテーマでオーダーする') },
  { address: `/world/world0/omnibus/${THEME.over}`, state: 'over', shown: text(/このテーマは終わりました。/) },
  { address: at(`/${THEME.draft}`), state: 'missing', shown: text('このテーマは見つかりませんでした。') },
  { address: at(`/${THEME.open}`), state: 'offline', shown: heading('このテーマの話') },
  { address: at(`/${THEME.open}?order=true`), state: 'form', shown: wish },
  {
    address: at(`/${THEME.open}?order=true`),
    state: 'asking before coins are held',
    shown: wish,
    act: async page => {
      await page.getByText('友だちと', { exact: true }).click()
      await press(page, '金額を確かめる')
      await dialog(page, 'この内容でオーダーしますか？').getByText('いま、お預かりする額').waitFor()
    },
  },
]

export const omnibusMaster: readonly Screen[] = [
  { address: desk(), state: 'full', shown: link('忘れ物係、三番窓口') },
  { address: desk('?group=past'), state: 'full', shown: link('霧の晴れ間の洗濯日') },
  { address: desk('?group=templates'), state: 'full', shown: link(/^テーマを作る/) },
  { address: desk('?group=pastTemplates'), state: 'full', shown: text('はつ雪のまえの手紙') },
  { address: desk('/orderSetting'), state: 'full', shown: button(/^この設定にする/) },
  {
    address: desk(`/create?world=world1&template=${TEMPLATE.open}`),
    state: 'with what is wrong',
    shown: button('運営に提出する'),
    act: async page => {
      await page.getByRole('textbox', { name: 'テーマの説明' }).waitFor()
      await press(page, '運営に提出する')
      await page.getByText('題名を入力してください。').first().waitFor()
    },
  },
  {
    address: desk(`/create?world=world0&template=${TEMPLATE.past}`),
    state: 'too late',
    shown: text('このテンプレートの受付は終わりました。'),
  },
  { address: desk('/create'), state: 'without a template', shown: text('テンプレートを選んでください。') },
  { address: desk(`/create?omnibus=${THEME.returned}`), state: 'returned', shown: text('差し戻しの理由') },
  { address: desk(`/create?omnibus=${THEME.returned}`), state: 'offline', shown: text('差し戻しの理由') },
  {
    address: desk(`/create?omnibus=${THEME.draft}&preview=true`),
    state: 'as players see it',
    shown: region('プレイヤーの見え方'),
  },
  {
    address: desk(`/create?omnibus=${THEME.open}`),
    state: 'approved',
    shown: text('承認済みのテーマが公開されています。'),
  },
  {
    address: desk(`/create?omnibus=${THEME.checking}`),
    state: 'handed in',
    shown: button('提出を取り消して書きなおす'),
  },
  { address: desk('/create?omnibus=9999'), state: 'missing', shown: text('このテーマは見つかりませんでした。') },
]

export const omnibusOffice: readonly Screen[] = [
  { address: office(), state: 'full', shown: anyTotal },
  { address: office('?world=world2'), state: 'empty', shown: text('テンプレートがありません。') },
  { address: office('?world=world1&template=new'), state: 'form', shown: page => page.getByLabel('題名') },
  {
    address: office('?world=world1&template=new'),
    state: 'with what is wrong',
    shown: page => page.getByLabel('題名'),
    act: async page => {
      await page.getByRole('textbox', { name: '説明' }).waitFor()
      await press(page, '保存する')
      await page.getByText('題名を入力してください。').first().waitFor()
    },
  },
  {
    address: office(`?world=world1&template=${TEMPLATE.open}`),
    state: 'used',
    shown: text('テーマが作られているため、変えられません。'),
  },
  { address: office('/review'), state: 'full', shown: link(/回送列車の食堂車/) },
  { address: office('/review?world=world2'), state: 'empty', shown: text('レビュー待ちはありません。') },
  { address: office(`/review/${THEME.checking}`), state: 'a change', shown: region('公開中の版との差') },
  {
    address: office(`/review/${THEME.checking}`),
    state: 'giving a reason',
    shown: button(/^差し戻す/),
    act: async page => {
      await press(page, /^差し戻す/)
      await page.getByRole('textbox', { name: '差し戻しの理由' }).waitFor()
    },
  },
  { address: office(`/review/${THEME.returned}`), state: 'being repaired', shown: text(/マスターが直しています。/) },
  { address: office(`/review/${THEME.open}?edit=true`), state: 'correcting', shown: button('直した内容を保存する') },
  {
    address: office(`/review/${THEME.open}`),
    state: 'asking before it ends',
    shown: button('このテーマを終える'),
    act: async page => {
      await press(page, 'このテーマを終える')
      await dialog(page, 'このテーマを終えますか？').waitFor()
    },
  },
  { address: office('/review/9999'), state: 'missing', shown: text('このテーマは見つかりませんでした。') },
]
