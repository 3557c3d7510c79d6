// Rows of the table of screens (screens.ts) for the office's check of replays and for its republications.
import type { Page } from 'playwright/test'
import { givenFinished, givenReplay } from './given-replays.ts'
import type { Screen } from './screens.ts'
import { anyTotal, button, dialog, link, press, region, text } from './shown.ts'

const office = (path: string) => `/myPage/admin/${path}`
/** Scenario 4 of the demo is in its consultation, with participants. */
const review = (search = '') => office(`replay/world0/0000000004/1${search}`)
const TITLE = '雨宿りの切符売場'
const asked = async (page: Page): Promise<void> => {
  await press(page, /^再公開する/)
  await dialog(page)
    .getByRole('button', { name: /^(再公開する|下書きを作る)$/ })
    .click()
  await page.getByText('運営の言葉を入力してください。').waitFor()
}

export const replayOffice: readonly Screen[] = [
  {
    address: office('replay'),
    state: 'empty',
    shown: text('確認待ちのリプレイはありません。'),
    prepare: async server => {
      const waiting = `(select scenario_id from scenario_replay where state = 'checking')`
      for (const table of ['scenario_replay_version', 'scenario_replay'])
        await server.query(`delete from ${table} where scenario_id in ${waiting}`)
    },
  },
  {
    address: office('replay'),
    state: 'full',
    shown: link(TITLE),
    prepare: server => givenReplay(server, { scenarioId: 4, title: TITLE, days: 3, wasReturned: true }),
  },
  { address: office('replay'), state: 'offline', shown: link(TITLE) },
  {
    address: review(),
    state: 'commenting on a line',
    shown: region('読む人の見え方'),
    act: async page => {
      await page.getByText('「片方でも、帰る支度は支度だよ」').click()
      await page.getByRole('textbox', { name: '3行目への指摘' }).fill('だれの台詞ですか？')
      await press(page, /^指摘を書く$/)
      await page.getByRole('list', { name: '3行目の指摘' }).waitFor()
      await page.getByText('玻璃子は答えるかわりに').click()
      await page.getByRole('textbox', { name: '4行目への指摘' }).waitFor()
    },
  },
  { address: review(), state: 'offline', shown: region('読む人の見え方') },
  { address: review('?tab=results'), state: 'full', shown: text('経験値の合計') },
  { address: review('?tab=changes'), state: 'full', shown: text(/^変わったところ/) },
  { address: review('?tab=comments'), state: 'full', shown: text('未対応') },
  { address: review('?tab=texts'), state: 'full', shown: region('プレイング') },
  { address: office('replay/world0/0000000999/1'), state: 'missing', shown: text(/見つかりませんでした/) },
]

export const republished: readonly Screen[] = [
  {
    address: office('re'),
    state: 'empty',
    shown: text('対象がありません。'),
    // The demo's finished replays are made private, so that none can be published again.
    prepare: server =>
      server.query(`update scenario set is_private = true
        where scenario_id in (select scenario_id from scenario_replay where state = 'published')`),
  },
  { address: office('re?tab=history'), state: 'empty', shown: text('再公開したものはまだありません。') },
  { address: office('re?q=zzz'), state: 'nothing found', shown: text('条件に合うシナリオはありません。') },
  {
    address: office('re'),
    state: 'asking without words',
    shown: button(/^再公開する/),
    prepare: async server => {
      await givenFinished(server, { title: '三日さきの切手', days: 30 })
      await givenFinished(server, { title: '帰らない舟の合図', days: 2 })
    },
    act: asked,
  },
  { address: office('re?tab=opening'), state: 'asking without words', shown: button(/^再公開する/), act: asked },
  {
    address: office('re'),
    state: 'full, with one that stands',
    shown: anyTotal,
    prepare: server =>
      server.query(`insert into republication (scenario_id, phase, world_id, what, words, publish_at, published_at, ended_at, created_by, created_at)
        select scenario_id, 1, world_id, 'replay', 'はじめての人にも読みやすい一編です。', now() - interval '1 hour', now() - interval '1 hour',
          now() + interval '6 days', (select user_id from app_user where mailaddress = 'demo-admin@example.com'), now()
        from scenario where title = '三日さきの切手'`),
  },
  { address: office('re'), state: 'offline', shown: anyTotal },
  {
    address: office('re?tab=history'),
    state: 'asking before it ends',
    shown: button(/^終える/),
    act: async page => {
      await press(page, /^終える/)
      await page.getByRole('alertdialog').waitFor()
    },
  },
  { address: '/world/world0/scenario/replay', state: 'with one published again', shown: text('再公開') },
]
