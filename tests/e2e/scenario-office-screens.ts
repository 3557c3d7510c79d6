// Rows of the table of screens (screens.ts) for the office's screens of scenarios. The first rows show the demo as it is,
// without waiting openings. Scenario 4 of the demo is in its consultation.
import { givenOpening } from './given-openings.ts'
import { nothingWaits } from './scenario-desk-screens.ts'
import type { Screen } from './screens.ts'
import { anyTotal, button, dialog, inside, link, press, text } from './shown.ts'

const office = (path: string) => `/myPage/admin/${path}`
const review = (id: number) => office(`info/world0/${String(id).padStart(10, '0')}`)
/** First id of the openings made here, far from the ids of the demo. */
const MADE = 9_001
const made = (id: number) => `alter table scenario alter column scenario_id restart with ${id}`

export const scenarioOffice: readonly Screen[] = [
  { address: office('info'), state: 'empty', shown: text('承認待ちはありません。'), prepare: nothingWaits },
  { address: office('op'), state: 'empty', shown: text('公式のオープニングはまだありません。') },
  {
    address: office('info'),
    state: 'full',
    shown: link(/雨を数える灯台/),
    prepare: async server => {
      await server.query(made(MADE))
      await givenOpening(server, { title: '雨を数える灯台', days: 3, opensIn: 4 })
      await givenOpening(server, { title: '帰らない舟の合図', days: 0 })
      await givenOpening(server, { title: '潮見台の夜番', state: 'awaitingPublication', opensIn: 2 })
      await givenOpening(server, { title: '運営からの招待状', state: 'draft', isStaff: true })
    },
  },
  {
    address: office('info'),
    state: 'with a notice to masters',
    shown: button('お知らせを書く'),
    act: async page => {
      await press(page, 'お知らせを書く')
      await page.getByRole('textbox', { name: '本文' }).waitFor()
    },
  },
  { address: office('info'), state: 'offline', shown: link(/雨を数える灯台/) },
  { address: review(MADE), state: 'full', shown: button(/^日時を決めて承認する/) },
  { address: `${review(MADE)}?tab=about`, state: 'full', shown: button(/^日時を決めて承認する/) },
  {
    address: review(MADE),
    state: 'choosing a time',
    shown: button(/^日時を決めて承認する/),
    act: async page => {
      await press(page, /^日時を決めて承認する/)
      await page.getByText('日時を決める', { exact: true }).click()
      await page.getByLabel('公開の日時（日本時間）').waitFor()
    },
  },
  {
    address: review(MADE),
    state: 'sending it back without a reason',
    shown: button(/^差し戻す/),
    act: async page => {
      await press(page, /^差し戻す/)
      await press(page, 'この理由で差し戻す')
      await page.getByText('理由を入力してください。').waitFor()
    },
  },
  { address: review(MADE), state: 'offline', shown: button(/^差し戻す/) },
  { address: review(999), state: 'missing', shown: text('このシナリオは見つかりませんでした。') },
  { address: office('op'), state: 'full', shown: anyTotal },
  { address: office('opening'), state: 'choosing a world', shown: link(/灯守のエルダ/) },
  {
    address: office('opening?worldId=world0'),
    state: 'empty',
    shown: page => page.getByRole('textbox', { name: '題名' }),
    act: page => page.getByRole('textbox', { name: 'オープニング' }).waitFor(),
  },
  {
    address: office(`opening?worldId=world0&scenarioId=000000${MADE + 3}`),
    state: 'full',
    shown: page => page.getByRole('textbox', { name: '題名' }),
    act: async page => {
      await press(page, 'すぐに公開する')
      await page.getByRole('alertdialog').waitFor()
    },
  },
  { address: office('fixScenario'), state: 'empty', shown: text('直すシナリオを探してください。') },
  { address: office('fixScenario?scenarioId=x'), state: 'with what is wrong', shown: text(/10桁までの数字/) },
  { address: office('fixScenario?scenarioId=0000000999'), state: 'missing', shown: inside('見つかりませんでした') },
  {
    address: office('fixScenario?scenarioId=0000000004'),
    state: 'full',
    shown: text('プレイングを開く'),
    prepare: server =>
      server.query(`insert into scenario_playing (entry_id, choose_id, playing, sent_by, received_at)
        select entry_id, 1, '帆をたたんで待つ。', 'player', now() from scenario_entry where scenario_id = 4 and state = 'seated' limit 1`),
  },
  {
    address: office('fixScenario?scenarioId=0000000004'),
    state: 'asking for a reason',
    shown: button('募集に戻す'),
    act: async page => {
      await press(page, '募集に戻す')
      await dialog(page, '募集に戻す').getByRole('button', { name: '募集に戻す' }).click()
      await page.getByText('理由を入力してください。').waitFor()
    },
  },
  { address: office('npc?worldId=world0'), state: 'full', shown: link(/貸し出し/) },
  {
    address: office('npc?worldId=world0&npc=new'),
    state: 'with what is wrong',
    shown: page => page.getByRole('textbox', { name: '名前' }),
    act: async page => {
      await press(page, '保存する')
      await page.getByRole('button', { name: '名前を入力してください。' }).waitFor()
    },
  },
  {
    address: office('npc?worldId=world0&npc=nobody'),
    state: 'missing',
    shown: text('このNPCは見つかりませんでした。'),
  },
]
