// Flows of the office: a decided opening can be taken back, keeps its row in the queue, and is sent once; a rejection brings
// its reason to the master; a repair asks for its reason first.
import type { Page } from 'playwright/test'
import { enter, expect, type TestServer, test } from './fixtures.ts'
import { FULL } from './full-size.ts'
import { givenOpening } from './given-openings.ts'
import { lookClosely } from './look.ts'

// These tests do not need the worker.
test.use({ serviceWorkers: 'block' })

const QUEUE = '/myPage/admin/info'
const row = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })
const button = (page: Page, name: RegExp) => page.getByRole('button', { name })
const stateOf = async ({ query }: TestServer, id: string) =>
  (await query('select state, reason from scenario_phase where scenario_id = $1', [Number(id)]))[0]

test('approved from its page and taken back, then approved with the next; the queue keeps the row', async ({
  page,
  server,
}) => {
  const first = await givenOpening(server, { title: '雨を数える灯台', days: 3, opensIn: 4 })
  const second = await givenOpening(server, { title: '帰らない舟の合図', days: 1 })
  await enter(page, QUEUE, 'demo-admin')
  const { look, found } = lookClosely(page)
  await expect(row(page, '雨を数える灯台')).toContainText('3日待ち')
  await row(page, '雨を数える灯台').getByRole('link').click()
  await button(page, /^日時を決めて承認する/).click()
  await button(page, /^この日時で承認する/).click()
  const result = page.getByRole('region', { name: '審査の結果' })
  await expect(result.getByText(/^承認しました/)).toBeFocused()
  await look('what can be taken back')
  await page.waitForTimeout(700)
  await button(page, /^取り消す/).click()
  await expect(button(page, /^この日時で承認する/)).toBeVisible()
  expect(await stateOf(server, first)).toMatchObject({ state: 'submitted' })

  await button(page, /^この日時で承認する/).click()
  await page.getByRole('link', { name: '一覧へ戻る' }).click()
  await expect(row(page, '雨を数える灯台')).toContainText('承認しました')
  await expect(row(page, '雨を数える灯台').getByRole('button', { name: /^取り消す/ })).toBeVisible()
  await look('a decided row')
  await expect.poll(() => stateOf(server, first)).toMatchObject({ state: 'awaitingPublication' })
  // The row keeps its place and its result until the queue is opened again.
  await expect(row(page, '雨を数える灯台').getByRole('button', { name: /^取り消す/ })).toHaveCount(0)
  await expect(row(page, '雨を数える灯台').first()).toContainText('承認しました')
  expect(await stateOf(server, second)).toMatchObject({ state: 'submitted' })
  expect(found).toEqual([])
})

test('sent back with a reason that survives a closed page', { tag: FULL }, async ({ page, server }) => {
  const id = await givenOpening(server, { title: '雨を数える灯台', days: 1 })
  const address = `${QUEUE}/world0/${id}`
  await enter(page, address, 'demo-admin')
  await button(page, /^差し戻す/).click()
  const reason = page.getByRole('textbox', { name: '差し戻しの理由' })
  await reason.fill('結びに、何をしてほしいかを書いてください。')
  await expect(page.getByText(/サーバーに保存 \d/).first()).toBeVisible()
  await page.goto('/myPage/drafts')
  await page.getByRole('link', { name: /続きを書く/ }).click()
  await expect(reason).toHaveValue('結びに、何をしてほしいかを書いてください。')
  await button(page, /^この理由で差し戻す/).click()
  await expect(page.getByText('差し戻しました', { exact: true })).toBeVisible()
  await expect
    .poll(() => stateOf(server, id))
    .toEqual({ state: 'rejected', reason: '結びに、何をしてほしいかを書いてください。' })
  await page.goto('/myPage/drafts')
  await expect(page.getByText('書きかけの文章はありません。')).toBeVisible()
})

test('what its master changed meanwhile is read again before it is approved', { tag: FULL }, async ({
  page,
  server,
}) => {
  const id = await givenOpening(server, { title: '雨を数える灯台' })
  await enter(page, `${QUEUE}/world0/${id}`, 'demo-admin')
  await button(page, /^日時を決めて承認する/).click()
  await server.query(`update scenario set title = '雪を数える灯台' where scenario_id = $1`, [Number(id)])
  await server.query('update scenario_phase set version = version + 1 where scenario_id = $1', [Number(id)])
  await button(page, /^この日時で承認する/).click()
  await expect(page.getByText('別の場所で内容が変わりました。')).toBeVisible()
  await button(page, /^新しい内容を読む/).click()
  await expect(page.getByRole('heading', { level: 2, name: '雪を数える灯台' })).toBeVisible()
  expect(await stateOf(server, id)).toMatchObject({ state: 'submitted' })
})

test('a scenario is mended with its reason, which stands in its log', async ({ page, server }) => {
  await enter(page, '/myPage/admin/fixScenario', 'demo-admin')
  await page.getByRole('textbox', { name: 'シナリオのID' }).fill('4')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'いまの状態' })).toContainText('相談中')
  await button(page, /^募集に戻す$/).click()
  const sheet = page.getByRole('dialog', { name: '募集に戻す' })
  await sheet.getByRole('textbox', { name: '理由' }).fill('早く始まりすぎたため')
  await sheet.getByRole('button', { name: '募集に戻す' }).click()
  await expect(page.getByRole('region', { name: 'いまの状態' })).toContainText('参加者募集中')
  const log = page.getByRole('region', { name: '記録' }).getByRole('listitem').first()
  await expect(log).toContainText('修復：募集に戻す')
  await expect(log).toContainText('早く始まりすぎたため')
  expect(await stateOf(server, '4')).toMatchObject({ state: 'recruiting' })
})

test('an NPC and a notice to masters are written; an opening of the office’s own is published', { tag: FULL }, async ({
  page,
  server,
}) => {
  await enter(page, '/myPage/admin/npc?worldId=world0&npc=new', 'demo-admin')
  await page.getByRole('textbox', { name: '名前' }).fill('灯台守のセナ')
  await page.getByRole('textbox', { name: /^読み/ }).fill('とうだいもりのセナ')
  await page.getByRole('combobox', { name: 'クラス' }).fill('灯守')
  await page.getByRole('textbox', { name: /^プロフィール/ }).fill('港の灯台に住む。')
  await button(page, /^保存する/).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '公開する' }).click()
  await expect(row(page, '灯台守のセナ')).toContainText('貸し出し')
  const [npc] = await server.query(`select kana, profile from character where character_full_name = '灯台守のセナ'`)
  expect(npc).toEqual({ kana: 'トウダイモリノセナ', profile: '港の灯台に住む。' })

  await page.goto(QUEUE)
  await button(page, /^お知らせを書く/).click()
  await page.getByRole('textbox', { name: '題名' }).fill('締切の前日')
  await page.getByRole('textbox', { name: '本文' }).fill('早めにお知らせください。')
  await button(page, /^送る/).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '送る' }).click()
  await expect(button(page, /^お知らせを書く/)).toBeVisible()
  expect(await server.query(`select world_id, body from master_notice where title = '締切の前日'`)).toEqual([
    { world_id: null, body: '早めにお知らせください。' },
  ])

  const id = await givenOpening(server, { title: '運営からの招待状', state: 'draft', isStaff: true })
  await page.goto('/myPage/admin/op')
  await page.getByRole('link', { name: /運営からの招待状/ }).click()
  await page.getByRole('textbox', { name: '題名' }).fill('運営からの手紙')
  await button(page, /^すぐに公開する/).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '公開する' }).click()
  await expect(page.getByRole('link', { name: /運営からの手紙/ })).toBeVisible()
  await expect
    .poll(async () => (await stateOf(server, id)) as { state: string })
    .toMatchObject({ state: expect.stringMatching(/awaitingPublication|reservation|recruiting/) })
})
