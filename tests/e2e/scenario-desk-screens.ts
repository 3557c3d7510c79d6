// The screens of a master's desk, rows of the table of screens (screens.ts). The demo's scenarios have their ids by their files: 4
// talks its plan over, 5 is being written with all its texts, 6 is late, 25 is a draft.
import type { Page } from 'playwright/test'
import type { TestServer } from './fixtures.ts'
import type { Screen } from './screens.ts'
import { anyTotal, button, dialog, heading, inside, link, press, text, title } from './shown.ts'

const desk = (path: string) => `/myPage/scenario${path}`
const phase = (worldId: string, scenarioId: number) => `worldId=${worldId}&scenarioId=${scenarioId}&phase=1`
const draft = phase('world1', 25)
const story = (page: Page) => page.getByRole('textbox', { name: 'オープニング' })

const setState = (state: string, reason: string | null) => (server: TestServer) =>
  server.query('update scenario_phase set state = $1, reason = $2, open_at = null where scenario_id = 25', [
    state,
    reason,
  ])

/** Takes the demo's waiting openings back, so that none waits for its publication. */
export const nothingWaits = (server: TestServer) =>
  server.query(`update scenario_phase set state = 'draft', open_at = null
    where state in ('submitted', 'awaitingPublication')`)

export const scenarioDesk: readonly Screen[] = [
  { address: desk(''), state: 'full', shown: button('新しい日を伝える') },
  { address: desk(''), state: 'offline', shown: heading('待たせているもの') },
  { address: desk('/op'), state: 'full', shown: link('数えさせる階段') },
  { address: desk('/op?group=over'), state: 'full', shown: link('くしゃみ、一回ぶん') },
  { address: desk('/op?group=open'), state: 'full', shown: anyTotal },
  { address: '/myPage/coin/held', state: 'empty', shown: text('参加しているシナリオはありません。') },
  { address: desk('/info'), state: 'choosing a world', shown: heading('どのワールドの物語を書きますか？') },
  { address: desk('/info?worldId=world0'), state: 'empty', shown: story },
  {
    address: desk('/info?worldId=world0'),
    state: 'with what is wrong',
    shown: story,
    act: async page => {
      await press(page, '選択肢を加える')
      await press(page, '参加条件を加える')
      await press(page, '提出する')
      await page.getByText('題名を入力してください。').first().waitFor()
    },
  },
  {
    address: desk('/info?worldId=world0'),
    state: 'choosing who is in it',
    shown: story,
    act: async page => {
      await press(page, '登場人物を加える')
      await dialog(page, '登場人物を加える')
        .getByRole('button', { name: /を加える$/ })
        .first()
        .waitFor()
    },
  },
  { address: desk(`/info?${draft}`), state: 'full', shown: story },
  { address: desk('/info/append/world0/5/1'), state: 'a next chapter', shown: story },
  { address: desk(`/info?${draft}&preview=opening`), state: 'as players will see it', shown: title('数えさせる階段') },
  {
    address: desk(`/info?${draft}`),
    state: 'rejected',
    shown: text('差し戻しの理由'),
    prepare: setState('rejected', '目的が書かれていません。一行目に書いてください。'),
  },
  {
    address: desk('/info/release'),
    state: 'full',
    shown: button(/取り消して書き直す/),
    prepare: setState('submitted', null),
  },
  { address: desk(`/info?${draft}`), state: 'handed in', shown: button('取り消して書き直す') },
  {
    address: desk('/info/release'),
    state: 'empty',
    shown: text('公開を待つオープニングはありません。'),
    prepare: nothingWaits,
  },
  {
    address: desk('/info?worldId=world0&scenarioId=999&phase=1'),
    state: 'missing',
    shown: text(/見つかりませんでした/),
  },
]

/** Screens of a master who writes replays. */
export const replayDesk: readonly Screen[] = [
  { address: desk('/replay'), state: 'full', shown: title('リプレイ') },
  { address: desk('/replay?group=over'), state: 'finished ones', shown: title('リプレイ') },
  { address: desk('/replay/world0/0000000005/1'), state: 'full', shown: inside(/^未描写/) },
  { address: desk('/replay/world0/0000000005/1?tab=results'), state: 'results', shown: heading('全体の結果') },
  { address: desk('/replay/world0/0000000005/1?tab=check'), state: 'handing in', shown: button('運営に提出する') },
]

/** Screens of a master for openings that players have seen. */
export const scenarioRunning: readonly Screen[] = [
  { address: desk(`/openingDetail?${phase('world0', 4)}`), state: 'full', shown: heading('日程') },
  {
    address: desk(`/openingDetail?${phase('world0', 4)}`),
    state: 'moving a date',
    shown: heading('日程'),
    act: async page => {
      await press(page, 'プレイングの締切を延ばす')
      await dialog(page, 'プレイングの締切を延ばす').waitFor()
    },
  },
  {
    address: desk(`/openingDetail?${phase('world0', 4)}`),
    state: 'asking before it is withdrawn',
    shown: heading('日程'),
    act: async page => {
      await press(page, 'シナリオを取り下げる')
      await dialog(page, 'シナリオを取り下げますか？').waitFor()
    },
  },
  {
    address: desk(`/openingDetail?${phase('world0', 4)}&tab=texts`),
    state: 'without texts',
    shown: text('まだ届いていません'),
  },
  { address: desk(`/openingDetail?${phase('world0', 5)}&tab=texts&by=choice`), state: 'full', shown: inside(/字$/) },
  { address: desk(`/openingDetail?${phase('world0', 5)}&tab=page`), state: 'full', shown: title('二十五番めの窓') },
  { address: desk('/openingDetail'), state: 'missing', shown: text('このシナリオは見つかりませんでした。') },
  { address: desk('/scenarioList'), state: 'full', shown: link(/クレヨンの終電/) },
  {
    address: desk('/world'),
    state: 'full',
    shown: heading('運営からのお知らせ'),
    act: async page => {
      await press(page, /年末年始の締切について/)
      await page.getByText(/12月29日から1月3日まで/).waitFor()
    },
  },
  { address: desk('/scenarioSetting'), state: 'full', shown: page => page.getByLabel('定員') },
]

/** The home is open to the office, which leads no scenario as a master. */
export const scenarioDeskEmpty: readonly Screen[] = [
  { address: desk(''), state: 'empty', shown: text('ここは、マスターの仕事場です。') },
]
