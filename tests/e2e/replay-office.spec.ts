// The office and a replay: a line commented on, a replay sent back with a comment, an MVP changed and the replay approved, an
// approval taken back before the publication; an old replay and an old opening published again.
import type { Page } from 'playwright/test'
import { enter, expect, type TestServer, test } from './fixtures.ts'
import { FULL } from './full-size.ts'
import { givenFinished, givenReplay } from './given-replays.ts'
import { lookClosely } from './look.ts'

// These tests do not need the worker.
test.use({ serviceWorkers: 'block' })

const QUEUE = '/myPage/admin/replay'
/** A scenario of the demo in its consultation, with participants. */
const SCENARIO = 4
const TITLE = '雨宿りの切符売場'

const button = (page: Page, name: RegExp) => page.getByRole('button', { name })
const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: '確認するもの' }).getByRole('link', { name })
const replayOf = async ({ query }: TestServer) =>
  (await query<{ state: string }>('select state, replay from scenario_replay where scenario_id = $1', [SCENARIO]))[0]

/** Waits for the step back with which a closed sheet leaves the history; it would break off the next page's load. */
const isBare = (page: Page) => expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(0)

test('a line is commented on, and the replay is sent back with a comment', { tag: FULL }, async ({ page, server }) => {
  await givenReplay(server, { scenarioId: SCENARIO, title: TITLE, days: 3, wasReturned: true })
  await enter(page, '/myPage', 'demo-admin')
  await page.getByRole('link', { name: /審査とシナリオ/ }).click()
  await page.getByRole('link', { name: /リプレイの確認/ }).click()
  await page.getByRole('link', { name: new RegExp(TITLE) }).click()
  const { look, found } = lookClosely(page)
  const body = page.getByRole('region', { name: '読む人の見え方' })
  await expect(body.getByText('雨は、屋根のあるところにだけ降っていた。')).toBeVisible()
  await expect(page.getByRole('region', { name: '限定公開の部分' })).toContainText('だけが読めます')

  // Pressed with the pointer, then reached by keys.
  await body.getByText('「片方でも、帰る支度は支度だよ」').click()
  const field = page.getByRole('textbox', { name: '3行目への指摘' })
  await expect(field).toBeFocused()
  await button(page, /^指摘を書く$/).click()
  await expect(page.getByText('指摘を入力してください。')).toBeVisible()
  await field.fill('だれの台詞か、わかるようにしてください。')
  await look('a comment being written')
  await button(page, /^指摘を書く$/).click()
  await expect(page.getByRole('list', { name: '3行目の指摘' })).toContainText('だれの台詞か')
  await page.keyboard.press('ArrowDown')
  await expect(button(page, /^4行目に指摘を書く$/)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: '4行目への指摘' })).toBeFocused()
  await button(page, /^キャンセル$/).click()

  await tab(page, /^指摘/).click()
  await expect(page.getByRole('main')).toContainText('未対応')
  await look('comments')
  await tab(page, /^前の版との差/).click()
  const changes = page.getByRole('region', { name: '前の版との差' })
  await expect(changes).toContainText('変わったところ')
  await expect(changes.getByRole('insertion').first()).toHaveText('、')
  await look('what changed')

  await tab(page, /^見え方/).click()
  await button(page, /^差し戻す/).click()
  await page.getByRole('textbox', { name: '差し戻しの理由' }).fill('3行目の指摘を見てください。')
  await button(page, /^この理由で差し戻す/).click()
  await expect(page.getByText('差し戻しました', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: '一覧へ戻る' }).click()
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: TITLE })).toContainText('差し戻しました')
  await expect.poll(async () => (await replayOf(server))?.state).toBe('returned')
  const [step] = await server.query(
    `select comment from scenario_replay_version where scenario_id = $1 and state = 'returned' order by version desc limit 1`,
    [SCENARIO],
  )
  expect(step).toEqual({ comment: '3行目の指摘を見てください。' })
  const [comment] = await server.query('select row_no, quoted, body from scenario_replay_comment')
  expect(comment).toMatchObject({ row_no: 3, quoted: '「片方でも、帰る支度は支度だよ」' })
  expect(found).toEqual([])
})

test('with another reason for its MVP it is approved, and published; a text is opened with a reason', async ({
  page,
  server,
}) => {
  await server.query(
    `insert into scenario_playing (entry_id, choose_id, playing, sent_by, received_at)
     select entry_id, 1, '帆をたたんで待つ。', 'player', now() from scenario_entry
     where scenario_id = $1 and state = 'seated' order by entry_id limit 1`,
    [SCENARIO],
  )
  const address = await givenReplay(server, { scenarioId: SCENARIO, title: TITLE })
  await enter(page, `${QUEUE}/${address}`, 'demo-admin')
  const { look, found } = lookClosely(page)
  await tab(page, /^プレイング/).click()
  await look('texts')
  await button(page, /^プレイングを開く/)
    .first()
    .click()
  const asking = page.getByRole('dialog', { name: 'プレイングを開きますか？' })
  await asking.getByRole('textbox', { name: '理由' }).fill('描写の確認のため')
  await asking.getByRole('button', { name: '開く' }).click()
  await expect(page.getByRole('dialog', { name: 'プレイング' })).toContainText('帆をたたんで待つ。')
  await page.getByRole('dialog').getByRole('button', { name: 'とじる' }).click()
  const [line] = await server.query(`select reason from scenario_log where act = 'office:openText'`)
  expect(line).toEqual({ reason: expect.stringContaining('描写の確認のため') })

  await tab(page, /^結果と報酬/).click()
  await expect(page.getByLabel('報酬の合計')).toContainText('経験値の合計')
  const reason = page.getByRole('textbox', { name: /^MVPの理由/ })
  await reason.fill('')
  await button(page, /^日時を決めて承認する/).click()
  await expect(page.getByText('MVPの理由を入力してください。').first()).toBeVisible()
  await look('results')
  await reason.fill('灯を分けたひと。')
  await button(page, /^この日時で承認する/).click()
  await expect(page.getByText(/^承認しました/).first()).toBeVisible()
  await expect.poll(async () => (await replayOf(server))?.state, { timeout: 60_000 }).toBe('published')
  const titles = await server.query(
    `select t.reason from character_title t join scenario_entry using (entry_id) where t.is_mvp and scenario_id = $1`,
    [SCENARIO],
  )
  expect(titles).toEqual([{ reason: '灯を分けたひと。' }])
  const id = address.split('/')[1]
  await page.goto(`/world/world0/scenario/${id}/1?tab=replay`)
  const text = page.getByRole('article', { name: '本文' })
  await expect(text.getByText('雨は、屋根のあるところにだけ降っていた。')).toBeVisible()
  expect(found).toEqual([])
})

test('an approval is taken back before the publication', { tag: FULL }, async ({ page, server }) => {
  const address = await givenReplay(server, { scenarioId: SCENARIO, title: TITLE, state: 'awaiting' })
  await enter(page, QUEUE, 'demo-admin')
  await page.getByRole('link', { name: new RegExp(TITLE) }).click()
  await expect(page).toHaveURL(new RegExp(address))
  await expect(button(page, /^日時を決めて承認する/)).toHaveCount(0)
  await button(page, /^差し戻す/).click()
  await page.getByRole('textbox', { name: '差し戻しの理由' }).fill('称号を直します。')
  await button(page, /^この理由で差し戻す/).click()
  await expect.poll(async () => (await replayOf(server))?.state).toBe('returned')
})

test('an old replay is published again, stands before the others with the words of the office, and is ended', async ({
  page,
  server,
}) => {
  await givenFinished(server, { title: '三日さきの切手', days: 30 })
  await givenFinished(server, { title: '帰らない舟の合図', days: 2 })
  const first = page.getByRole('main').getByRole('listitem').first()
  await enter(page, '/world/world0/scenario/replay', 'demo-admin')
  await expect(first).toContainText('帰らない舟の合図')
  await page.goto('/myPage/admin/re')
  await page.getByRole('searchbox', { name: 'シナリオを探す' }).fill('切手')
  await page.keyboard.press('Enter')
  await button(page, /^再公開する.*三日さきの切手/).click()
  const sheet = page.getByRole('dialog', { name: 'リプレイを再公開しますか？' })
  await sheet.getByRole('textbox', { name: '運営の言葉' }).fill('はじめての人にも読みやすい一編です。')
  await sheet.getByRole('button', { name: '再公開する' }).click()
  await expect(page.getByText('再公開中', { exact: true })).toBeVisible()
  await isBare(page)
  await page.goto('/world/world0/scenario/replay')
  await expect(first).toContainText('三日さきの切手')
  await expect(first).toContainText('再公開')
  await expect(first).toContainText('運営から「はじめての人にも読みやすい一編です。」')
  await page.goto('/myPage/admin/re?tab=history')
  await button(page, /^終える/).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '終える' }).click()
  await expect(page.getByRole('main').getByText('終了')).toBeVisible()
  await isBare(page)
  await page.goto('/world/world0/scenario/replay')
  await expect(first).toContainText('帰らない舟の合図')
})

test('an old opening becomes a draft of the office’s own', { tag: FULL }, async ({ page, server }) => {
  const id = await givenFinished(server, { title: '流れた舟の合図', days: 5, state: 'notEstablished' })
  await enter(page, '/myPage/admin/re?tab=opening', 'demo-admin')
  // By its id with ten digits.
  await page.getByRole('searchbox', { name: 'シナリオを探す' }).fill(id)
  await page.keyboard.press('Enter')
  await button(page, /^再公開する.*流れた舟の合図/).click()
  const sheet = page.getByRole('dialog', { name: 'オープニングを再公開しますか？' })
  await sheet.getByRole('textbox', { name: '運営の言葉' }).fill('もう一度、募ります。')
  await sheet.getByRole('button', { name: '下書きを作る' }).click()
  await expect(page).toHaveURL(/\/myPage\/admin\/opening/)
  await expect(page.getByRole('textbox', { name: '題名' })).toHaveValue('流れた舟の合図')
  const made = await server.query(
    `select s.is_staff, p.state from scenario s join scenario_phase p using (scenario_id)
     where s.title = '流れた舟の合図' and s.scenario_id <> $1`,
    [Number(id)],
  )
  expect(made).toEqual([{ is_staff: true, state: 'draft' }])
})
