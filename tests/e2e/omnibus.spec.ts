// A theme from the office's template over its review to an order: made by a master, returned, repaired, approved, opened, ordered by a
// player with friends.
import type { Page } from 'playwright/test'
import { enter, expect, test } from './fixtures.ts'

// The worker is not what is looked at here, and its install takes as long as the rest of a start.
test.use({ serviceWorkers: 'block' })

const TITLE = '改札の子どもたち'
const STORY = '終電のあとの改札では、切符の｜切《き》れはしで遊ぶ子どもがいます。'.repeat(4)
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const dialog = (page: Page, name: string) =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }))

test('a theme is made, returned, repaired, approved, opened, and an episode of it ordered', async ({
  page,
  server,
}) => {
  const theme = () =>
    server.query<{ id: number; state: string; version: number }>(
      'select omnibus_id::int as id, state, version from scenario_omnibus where title = $1',
      [TITLE],
    )

  // From a template; what is missing is said before the office sees it.
  await enter(page, '/myPage/scenario/omnibus?group=templates', 'demo-master')
  await page.getByRole('link', { name: /テーマを作る.*終電のあとの停車場/ }).click()
  await page.getByRole('textbox', { name: 'テーマの説明' }).fill(STORY)
  await button(page, '運営に提出する').click()
  await expect(page.getByRole('alert')).toContainText('題名を入力してください。')
  await page.getByLabel('題名').fill(TITLE)
  await page.getByLabel('ひとこと').fill('切符を切らずに、とおしてください。')
  await page.getByRole('link', { name: 'プレビュー' }).click()
  await expect(page.locator('ruby').first()).toContainText('切')
  await page.getByRole('link', { name: '編集に戻る' }).click()
  await button(page, '運営に提出する').click()
  await dialog(page, 'テーマを提出しますか？').getByRole('button', { name: '提出する' }).click()
  await expect.poll(async () => (await theme())[0]?.state).toBe('checking')
  const id = (await theme())[0]?.id ?? 0

  // Returned with a reason, repaired, approved.
  const office = await (await page.context().browser()?.newContext({ serviceWorkers: 'block' }))?.newPage()
  if (!office) throw new Error('There is no second browser.')
  await enter(office, '/myPage/admin/omnibus/review', 'demo-admin')
  await office.getByRole('link', { name: new RegExp(TITLE) }).click()
  await button(office, /^差し戻す/).click()
  await office.getByRole('textbox', { name: '差し戻しの理由' }).fill('子どもの数を決めてください。')
  await button(office, 'この理由で差し戻す').click()
  await expect(office.getByText('差し戻しました').first()).toBeVisible()
  await expect.poll(async () => (await theme())[0]?.state).toBe('returned')
  await page.goto(`/myPage/scenario/omnibus/create?omnibus=${id}`)
  await expect(page.getByText('子どもの数を決めてください。')).toBeVisible()
  await page.getByRole('textbox', { name: 'テーマの説明' }).fill(`${STORY}子どもは、三人です。`)
  await button(page, '提出しなおす').click()
  await dialog(page, 'テーマを提出しますか？').getByRole('button', { name: '提出する' }).click()
  await expect.poll(async () => (await theme())[0]?.state).toBe('checking')
  await office.goto(`/myPage/admin/omnibus/review/${id}`)
  await button(office, /^承認する/).click()
  await expect.poll(async () => (await theme())[0]?.state).toBe('approved')

  // Seen at once, ordered only once its master takes orders.
  await enter(office, `/world/world1/omnibus/${id}`, 'demo-player')
  await expect(office.getByText('いまはオーダーを受け付けていません。')).toBeVisible()
  await office.context().close()
  await page.goto('/myPage/scenario/omnibus/orderSetting')
  const terms = page.getByRole('listitem').filter({ hasText: TITLE }).first()
  await terms.getByRole('switch').click()
  await terms.getByLabel('価格').selectOption({ label: '1,500 コイン' })
  await terms.getByRole('button', { name: /^この設定にする/ }).click()
  await expect
    .poll(() => server.query('select is_accepting, order_coin from scenario_omnibus where omnibus_id = $1', [id]))
    .toEqual([{ is_accepting: true, order_coin: 1500 }])

  // Two friends share its price; the part that is held was shown.
  await enter(page, `/world/world1/omnibus/${id}`, 'demo-player')
  await page.getByRole('link', { name: /^このテーマでオーダーする/ }).click()
  await page.getByRole('textbox', { name: 'ひとこと' }).fill('三人めの子の名前を知りたいです。')
  await page.getByText('友だちと', { exact: true }).click()
  await button(page, '金額を確かめる').click()
  const price = dialog(page, 'この内容でオーダーしますか？')
  await expect(price.getByText('1,500 コイン').first()).toBeVisible()
  await price.getByRole('button', { name: 'オーダーする' }).click()
  await expect(page).toHaveURL(/\/world\/world1\/scenarioOrder\/\d+/)
  await expect(page.getByRole('heading', { name: '招待リンク' })).toBeVisible()
  const placed = await server.query(
    'select type, order_coin, order_content, state from scenario_order where omnibus_id = $1',
    [id],
  )
  expect(placed).toEqual([
    { type: 'Omnibus', order_coin: 1500, order_content: '三人めの子の名前を知りたいです。', state: 'Inviting' },
  ])
})
