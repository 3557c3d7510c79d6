// Screens of scenarios, rows of the table of screens (screens.ts). The demo's scenarios have their ids from their files: 3
// takes reservations, 4 is in consultation, 8 is an event.
import type { Page } from 'playwright/test'
import type { Screen } from './screens.ts'
import { anyTotal, article, button, dialog, link, press, region, text, title } from './shown.ts'

const world = (path: string) => `/world/world0/scenario${path}`
const search = (path: string) => `/world/world0/worldSearch/scenario${path}`
const openings = (page: Page) => page.getByRole('listitem').filter({ hasText: 'マスター' }).first()

export const scenarioGuest: readonly Screen[] = [
  { address: world(''), state: 'full', shown: openings },
  { address: world('/writing'), state: 'full', shown: openings },
  { address: world('/replay'), state: 'full', shown: openings },
  {
    address: '/world/world2/scenario/replay',
    state: 'empty',
    shown: text('まだリプレイはありません。'),
    prepare: ({ query }) =>
      query("update scenario_phase set state = 'late' where world_id = 'world2' and state = 'completed'"),
  },
  {
    address: world('/opening?q=zzz'),
    state: 'nothing found',
    shown: text('条件に合うシナリオはありません。'),
  },
  { address: search('?s=opening&d=1'), state: 'full', shown: openings },
  { address: search('V2?q=zzz'), state: 'nothing found', shown: text('条件に合うシナリオはありません。') },
  { address: world('/0000000003/1'), state: 'full', shown: title('霧の引いた晩') },
  { address: world('/0000000003/1/read'), state: 'full', shown: region('本文') },
  { address: world('/0000000033/1?tab=replay'), state: 'full', shown: text('登場したキャラクター') },
  { address: world('/0000000033/1/replay'), state: 'full', shown: region('本文') },
  { address: world('/0000000004/1/replay'), state: 'not published', shown: text('リプレイはまだ公開されていません。') },
  {
    address: world('/0000000032/1?tab=replay'),
    state: 'private',
    shown: text('本文は、参加した人だけが読めます'),
    prepare: ({ query }) => query('update scenario set is_private = true where scenario_id = 32'),
  },
  { address: world('/0000000999/1/read'), state: 'missing', shown: text('このシナリオは見つかりませんでした。') },
  { address: world('/0000000999/1'), state: 'missing', shown: text('このシナリオは見つかりませんでした。') },
]

export const scenarioPlayer: readonly Screen[] = [
  { address: world('/0000000033/1?tab=replay'), state: "with one's own", shown: text('うちの子の出番') },
  { address: world('/0000000033/1?tab=replay'), state: 'offline', shown: text('うちの子の出番') },
  { address: world('/0000000033/1/replay?at=30'), state: 'stepping', shown: button('次の出番') },
  {
    address: '/world/world0/character/world0-linette?tab=history',
    state: 'full',
    shown: link(/足もとの白い海図.*第1章/),
  },
  { address: world('/opening'), state: 'full', shown: anyTotal },
  { address: world('/0000000003/1?tab=about'), state: 'full', shown: text('たねの指紋') },
  { address: world('/0000000004/1?tab=people'), state: 'full', shown: text('エミル・ソルベ') },
  {
    address: world('/0000000003/1'),
    state: 'asking before coins are held',
    shown: button('予約する'),
    act: async page => {
      await press(page, '予約する')
      await dialog(page, '参加を予約しますか？').waitFor()
    },
  },
  { address: world('/0000000003/1/participation'), state: 'full', shown: button('予約する') },
  {
    address: world('/0000000004/1/participation'),
    state: 'closed',
    shown: text('いまは申し込みを受け付けていません。'),
  },
  { address: search('V2'), state: 'full', shown: anyTotal },
  { address: search('V2'), state: 'offline', shown: anyTotal },
  {
    address: world('/0000000004/1/playing/teamTag'),
    state: 'without a seat',
    shown: text('このシナリオには参加していません。'),
  },
  {
    address: world('/0000000004/1/playing'),
    state: 'without a seat',
    shown: text('このシナリオには参加していません。'),
  },
  { address: world('/0000000003/1'), state: 'offline', shown: article },
]

const desk = world('/0000000004/1/playing?character=world0-emil')

export const scenarioParticipant: readonly Screen[] = [
  { address: world('/0000000004/1?tab=board'), state: 'full', shown: button('発言する') },
  { address: '/myPage/coin/held', state: 'full', shown: text('参加中') },
  {
    address: '/myPage/coin/held',
    state: 'with a link for calendars, asking before it is renewed',
    shown: text('締切をカレンダーに出す'),
    act: async page => {
      await press(page, 'リンクを作る')
      await link('カレンダーで開く')(page).waitFor()
      await press(page, '作り直す')
      await dialog(page, 'リンクを作り直しますか？').waitFor()
    },
  },
  { address: desk, state: 'empty', shown: button('送る') },
  {
    address: desk,
    state: 'in three boxes, beside what was sent',
    shown: button('送る'),
    act: async page => {
      await page.getByRole('radio').first().check()
      await page.getByRole('textbox', { name: /プレイング/ }).fill('灯を絶やさない。')
      await press(page, '送る')
      await page.getByRole('region', { name: '送ったプレイング' }).waitFor()
      await page.getByRole('switch', { name: /分けて書く/ }).check()
      await page.getByRole('textbox', { name: /目的/ }).fill('灯台を守る。')
      await page.getByText('1か所が、まだ届いていません').waitFor()
    },
  },
  {
    address: desk,
    state: 'choosing items',
    shown: button('もちものから選ぶ'),
    act: async page => {
      await press(page, 'もちものから選ぶ')
      await dialog(page, '使うもの').waitFor()
    },
  },
  {
    address: world('/0000000004/1/playing/teamTag?character=world0-emil'),
    state: 'empty',
    shown: text('タグはまだありません。'),
  },
  {
    address: world('/0000000004/1/participation?character=world0-emil'),
    state: 'with a seat',
    // The label depends on an earlier row, which may have sent the text.
    shown: link(/^プレイングを(書く|見る)$/),
  },
]
