// Goods distributed by a link: made, copied, received once, stopped; the views of a guest and of a late-comer (doc3 §3, §7).
import { faultsOfAccess } from './axe.ts'
import { goOffline, goOnline } from './claims.ts'
import { whatDoesNotFit } from './fit.ts'
import { enter, expect, test } from './fixtures.ts'
import { FULL } from './full-size.ts'

test.use({ serviceWorkers: 'block', permissions: ['clipboard-read', 'clipboard-write'] })

const heldMoonGlass = `
  select coalesce(sum(balance), 0)::int as held from ledger_account
  where holder_id = 'world0-garo' and currency = 'item:world0:I0002'`

test('an owner makes a link; somebody receives by it once, though the answer got lost; the owner counts and stops it', async ({
  page,
  server,
  browser,
}) => {
  const held = async () => (await server.query<{ held: number }>(heldMoonGlass))[0]?.held ?? 0
  await enter(page, '/myPage', 'demo-illustrator')
  await page.getByRole('link', { name: /配布リンク/ }).click()
  await page.getByRole('link', { name: /月光硝子のおすそわけ/ }).click()
  const triple = page.getByRole('listitem').filter({ hasText: 'そのまま ×3' })
  await triple.getByRole('button', { name: 'リンクを作る' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('何人まで').fill('0')
  await sheet.getByRole('button', { name: 'リンクを作る' }).click()
  await expect(sheet.getByText('1から10,000までの数を入力してください。')).toBeVisible()
  await sheet.getByLabel('何人まで').fill('２')
  await sheet.getByRole('button', { name: 'リンクを作る' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(triple).toContainText('受け取り 0人 / 2人まで')
  await triple.getByRole('button', { name: 'QRコード' }).click()
  await expect(triple.getByRole('img', { name: /月光硝子のおすそわけを受け取るリンクのQRコード/ })).toBeVisible()
  expect(await faultsOfAccess(page, 'links')).toEqual([])
  await triple.getByRole('button', { name: 'コピー' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain('/tailor/share/demo-moon-glass/0/1?hash=')

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  const taker = await context.newPage()
  await enter(taker, link, 'demo-player2')
  await expect(taker.getByRole('heading', { level: 1, name: '月光硝子のおすそわけ' })).toBeVisible()
  await expect(taker.getByText('あと2人')).toBeVisible()
  await taker.getByRole('combobox', { name: 'キャラクター' }).click()
  await taker.getByRole('option', { name: /ガロ/ }).click()
  const before = await held()
  server.gate.loseAnswers(/api\/Distribution\/distribution$/)
  await taker.getByRole('button', { name: '受け取る' }).click()
  await expect.poll(held).toBe(before + 3)
  server.gate.loseAnswers(null)
  // The answer was lost, so the act is repeated until it arrives; only then a newly opened page shows it as past.
  await expect(taker.getByText('月光硝子 ×3 を受け取りました。')).toBeVisible()
  await taker.goto(link)
  await expect(taker.getByText(/受け取り済み：.*ガロ/)).toBeVisible()
  expect(await held()).toBe(before + 3)

  await page.reload()
  await expect(triple).toContainText('受け取り 1人 / 2人まで')
  await triple.getByRole('button', { name: '受け取った人' }).click()
  await expect(page.getByRole('dialog').getByText(/ガロ/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'とじる' }).click()
  await triple.getByRole('button', { name: '配布を止める' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '止める' }).click()
  await expect(triple).toContainText('停止中')
  await taker.reload()
  await expect(taker.getByText('この配布は終了しました。')).toBeVisible()
  await triple.getByRole('button', { name: '再開する' }).click()
  await expect(page.getByRole('dialog', { name: '配布を再開しますか？' })).toBeVisible()
  expect(await faultsOfAccess(page, 'resuming')).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await whatDoesNotFit(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: '再開する' }).click()
  await expect(triple).toContainText('配布中')
  await expect(triple).toContainText('受け取り 1人 / 2人まで')
  await expect(triple).toContainText(link)
  await taker.reload()
  await expect(taker.getByText('あと1人')).toBeVisible()
  await context.close()
})

test('a guest signs in and comes back; without the hash nothing is received; offline the reason stands there', {
  tag: FULL,
}, async ({ page, server }) => {
  const path = '/tailor/share/demo-moon-glass/0/0'
  await page.goto(path)
  await expect(page.getByText('受け取るには、配る人から届いたリンクが要ります。')).toBeVisible()
  await page.goto(`${path}?hash=wrong`)
  await expect(page.getByText('この配布は終了しました。')).toBeVisible()
  await page.goto(`${path}?hash=demo-moon-glass-for-you`)
  await expect(page.getByText('月光硝子 ×1')).toBeVisible()
  await page.getByRole('link', { name: 'ログインして受け取る' }).click()
  await page.getByLabel('メールアドレス').fill('demo-player@example.com')
  await page.getByLabel('パスワード', { exact: true }).fill('tsumugi-demo')
  await page.getByRole('button', { name: 'ログイン' }).click()
  await expect(page.getByRole('button', { name: '受け取る' })).toBeVisible()
  await goOffline(page, server)
  await expect(page.getByText('オフラインのため受け取れません。')).toBeVisible()
  await goOnline(page, server)
  await page.goto('/tailor/share/nothing/0/0')
  await expect(page.getByText('この商品は見つかりませんでした。')).toBeVisible()
})
