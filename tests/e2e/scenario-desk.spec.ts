// A master at work: an opening written, left, found again, looked at and handed in; two versions of one; a date moved, a scenario
// withdrawn, its texts read and saved. Nobody else gets there.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { enter, expect, test } from './fixtures.ts'
import { FULL } from './full-size.ts'

// The worker is not what is looked at here, and its install takes as long as the rest of a start.
test.use({ serviceWorkers: 'block' })

const TITLE = '四つめの鐘'
const STORY = '｜霧笛《むてき》が三度鳴った。四度めは、だれも知らない。'.repeat(12)
const DRAFT = '/myPage/scenario/info?worldId=world1&scenarioId=25&phase=1'

const story = (page: Page) => page.getByRole('textbox', { name: 'オープニング' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name })

test('an opening is written, left, found again, looked at, handed in and taken back', async ({ page, server }) => {
  await enter(page, '/myPage', 'demo-master')
  await page.getByRole('link', { name: /シナリオの仕事/ }).click()
  await page.getByRole('link', { name: '新しく書く' }).click()
  await page.getByRole('link', { name: /^灯守のエルダ/ }).click()

  // Missing fields are said beside themselves, and the first of them has the focus.
  await expect(story(page)).toBeEditable()
  await button(page, '提出する').click()
  await expect(page.getByRole('alert')).toContainText('題名を入力してください。')
  await expect(page.getByLabel('題名')).toBeFocused()
  await page.getByLabel('題名').fill(TITLE)
  await page.getByLabel('ひとこと').fill('鐘の数をかぞえる夜です。')
  await story(page).fill(STORY)
  await page.getByRole('textbox', { name: '説明' }).first().fill('目的は、四つめの鐘を見つけることです。')
  await page.getByLabel('難易度').selectOption({ label: '難しい' })
  await button(page, '選択肢を加える').click()
  await page.getByRole('region', { name: '選択肢' }).getByLabel('名前').fill('鐘楼にのぼる')
  await button(page, '参加条件を加える').click()
  await page.getByLabel('条件 1のレベル（から）').fill('３')
  await button(page, '登場人物を加える').click()
  const choosing = sheet(page, '登場人物を加える')
  await choosing
    .getByRole('button', { name: /を加える$/ })
    .first()
    .click()
  await choosing.getByRole('button', { name: 'とじる' }).click()
  await page.getByText('数字を変える').click()
  await page.getByLabel('定員').fill('3')
  await expect(page.getByText('最少人数が定員をこえています。').first()).toBeVisible()
  await page.getByLabel('最少人数').fill('2')
  await expect(page.getByText(/サーバーに保存 \d+:\d\d/)).toBeVisible()

  // Left without a press, and found in the list of drafts on another device.
  const elsewhere = await page.context().browser()?.newContext()
  const other = await elsewhere?.newPage()
  if (!other) throw new Error('There is no other device.')
  await enter(other, '/myPage/drafts', 'demo-master')
  await other
    .getByRole('link', { name: /続きを書く/ })
    .first()
    .click()
  for (const desk of [other, page]) {
    if (desk === page) await page.reload()
    await expect(story(desk)).toHaveValue(STORY)
    await expect(desk.getByLabel('題名')).toHaveValue(TITLE)
    await expect(desk.getByRole('region', { name: '選択肢' }).getByLabel('名前')).toHaveValue('鐘楼にのぼる')
    await expect(desk.getByLabel('条件 1のレベル（から）')).toHaveValue('３')
    await expect(desk.getByRole('region', { name: '登場人物' }).getByRole('listitem')).toHaveCount(1)
    await expect(desk.getByText(/定員 3人・最少人数 2人/)).toBeVisible()
  }
  await elsewhere?.close()

  // As players will see it.
  await page.getByRole('link', { name: 'プレビュー' }).click()
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await expect(page.getByText('予約受付中')).toHaveCount(0)
  await expect(page.getByText('応募 0 / 定員 3')).toBeVisible()
  await expect(page.locator('ruby').first()).toContainText('霧笛')
  await page.getByRole('navigation', { name: 'シナリオの内容' }).getByRole('link', { name: '説明' }).click()
  await expect(page.getByText('レベル3以上')).toBeVisible()
  await expect(page.getByText('1. 鐘楼にのぼる')).toBeVisible()
  await page.getByRole('link', { name: '編集に戻る' }).click()
  await expect(story(page)).toHaveValue(STORY)

  // The answer to the save is lost: it is asked for, and there is one opening.
  const saved = () =>
    server.query<{ state: string; version: number }>(
      'select state, version from scenario join scenario_phase using (scenario_id) where title = $1',
      [TITLE],
    )
  server.gate.loseAnswers(/ScenarioInfo\/master$/)
  await button(page, '下書きを保存').click()
  await expect.poll(saved).toEqual([{ state: 'draft', version: 1 }])
  server.gate.loseAnswers(null)
  await expect(page).toHaveURL(/scenarioId=\d+/)
  await expect(story(page)).toHaveValue(STORY)
  await expect(page.getByText('保存済み').first()).toBeVisible()
  expect(await saved()).toHaveLength(1)

  await button(page, '提出する').click()
  await sheet(page, '運営に提出しますか？').getByRole('button', { name: '提出する' }).click()
  await expect(page).toHaveURL(/group=waiting/)
  await expect(page.getByRole('link', { name: TITLE, exact: true })).toBeVisible()
  expect(await saved()).toEqual([{ state: 'submitted', version: 1 }])

  await page.goto('/myPage/scenario/info/release')
  const waiting = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: TITLE, exact: true }) })
  await waiting.getByRole('button', { name: /取り消して書き直す/ }).click()
  await sheet(page, '提出を取り消しますか？').getByRole('button', { name: '取り消す' }).click()
  await expect.poll(saved).toEqual([{ state: 'draft', version: 1 }])
  await expect(waiting).toHaveCount(0)
  // No draft is left of what was saved.
  await page.goto('/myPage/drafts')
  await expect(page.getByText('書きかけの文章はありません。')).toBeVisible()
})

test('what was saved elsewhere meanwhile stands beside what is written, and neither is lost', { tag: FULL }, async ({
  page,
  server,
}) => {
  await enter(page, DRAFT, 'demo-master')
  await expect(story(page)).toBeEditable()
  const before = await page.getByLabel('題名').inputValue()
  await page.getByLabel('題名').fill('ここで書いた題名')
  await server.query("update scenario set title = 'よそで書いた題名' where scenario_id = 25")
  await server.query('update scenario_phase set version = version + 1 where scenario_id = 25')
  await button(page, '変更を保存').click()
  await expect(page.getByText('別の場所で内容が変わりました。読み込み直してください。')).toBeVisible()
  await button(page, '読み込み直す').click()
  const both = page.getByRole('region', { name: '二つのオープニング' })
  await expect(both).toContainText('よそで書いた題名')
  await expect(both).toContainText('ここで書いた題名')
  await both.getByRole('button', { name: 'こちらで続ける' }).click()
  await expect(both).toHaveCount(0)
  await button(page, '変更を保存').click()
  await expect(page.getByText('保存済み').first()).toBeVisible()
  const [row] = await server.query<{ title: string }>('select title from scenario where scenario_id = 25')
  expect(row?.title).toBe('ここで書いた題名')
  expect(before).toBe('数えさせる階段')
})

test('what came back says why, and is handed in again', { tag: FULL }, async ({ page, server }) => {
  await server.query(
    "update scenario_phase set state = 'rejected', reason = '目的がわかりません。', open_at = null where scenario_id = 25",
  )
  await enter(page, '/myPage/scenario', 'demo-master')
  const part = page.getByRole('region', { name: '差し戻されたもの' })
  await expect(part).toContainText('目的がわかりません。')
  await part.getByRole('link', { name: '数えさせる階段' }).click()
  await expect(page.getByText('目的がわかりません。')).toBeVisible()
  await button(page, '提出しなおす').click()
  await sheet(page, '運営に提出しますか？').getByRole('button', { name: '提出する' }).click()
  await expect(page).toHaveURL(/group=waiting/)
  const [row] = await server.query<{ state: string }>('select state from scenario_phase where scenario_id = 25')
  expect(row?.state).toBe('submitted')
})

test('a late replay gets a new day, and a scenario is withdrawn with its reason', { tag: FULL }, async ({
  page,
  server,
}) => {
  const dueOf = async (scenarioId: number) => {
    const [row] = await server.query<{ due: Date }>(
      'select replay_due_at as due from scenario_phase where scenario_id = $1',
      [scenarioId],
    )
    return row?.due.getTime() ?? 0
  }
  const before = await dueOf(6)
  await enter(page, '/myPage/scenario', 'demo-master')
  const late = page
    .getByRole('region', { name: '待たせているもの' })
    .getByRole('listitem')
    .filter({ hasText: 'クレヨンの終電' })
  const chosen = late.getByRole('status')
  const first = await chosen.textContent()
  await late.getByRole('button', { name: '1日遅くする' }).click()
  await expect(chosen).not.toHaveText(first ?? '')
  await late.getByRole('button', { name: '新しい日を伝える' }).click()
  await expect(late).toHaveCount(0)
  await expect(page.getByRole('region', { name: '書いているもの' })).toContainText('クレヨンの終電')
  expect(await dueOf(6)).toBeGreaterThan(Math.max(before, Date.now() + 2 * 86_400_000))

  await page.goto('/myPage/scenario/openingDetail?worldId=world0&scenarioId=4&phase=1')
  await button(page, 'シナリオを取り下げる').click()
  const question = sheet(page, 'シナリオを取り下げますか？')
  await question.getByRole('button', { name: '取り下げる' }).click()
  await expect(question.getByText('理由を入力してください。')).toBeVisible()
  await question.getByLabel('取り下げの理由').fill('体調をくずしました。')
  await question.getByRole('button', { name: '取り下げる' }).click()
  await expect(question).toHaveCount(0)
  await expect(page.getByText('体調をくずしました。')).toBeVisible()
  await expect(button(page, 'シナリオを取り下げる')).toHaveCount(0)
  const [row] = await server.query<{ state: string; reason: string }>(
    'select state, reason from scenario_phase where scenario_id = 4',
  )
  expect(row).toEqual({ state: 'withdrawn', reason: '体調をくずしました。' })
})

test('texts are read whole, and saved as a file', { tag: FULL }, async ({ page }) => {
  await enter(page, '/myPage/scenario/openingDetail?worldId=world0&scenarioId=5&phase=1&tab=texts', 'demo-master')
  await expect(page.getByRole('region', { name: '届いた数' })).toContainText('5 / 5人')
  await page.getByText('選択肢ごと').click()
  await expect(page).toHaveURL(/by=choice/)
  await expect(page.getByRole('heading', { level: 2, name: /^1\. / })).toBeVisible()
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: /CSV/ }).click()
  const file = await arriving
  expect(file.suggestedFilename()).toBe('tsumugi-0000000005.csv')
  const written = readFileSync(await file.path(), 'utf8')
  expect(written.startsWith('\uFEFF')).toBe(true)
  expect(written.trim().split('\r\n').length).toBeGreaterThan(5)
})

test('the office is led to the home, players to their own page', { tag: FULL }, async ({ page, browser }) => {
  await enter(page, '/myPage/scenario/op', 'demo-admin')
  await expect(page).toHaveURL(/\/myPage\/scenario$/)
  const context = await browser.newContext()
  const player = await context.newPage()
  await enter(player, '/myPage/scenario', 'demo-player')
  await expect(player).toHaveURL(/\/myPage$/)
  await expect(player.getByRole('link', { name: /シナリオの仕事/ })).toHaveCount(0)
  await context.close()
})
