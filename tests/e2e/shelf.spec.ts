// Possessions and saved things: the marks of read and saved texts with their shelf, the ledger and the settings of my page,
// the tokens of a world by their whole label, and the weight on the card of the equipment.

import { enter, expect, test, untilInstalled, withoutWorker } from './fixtures.ts'
import { FULL } from './full-size.ts'

test('what was read to its end and what is saved is marked in the list, and the shelf opens without a network', async ({
  page,
  server,
  context,
}) => {
  await enter(page, '/novel/')
  await untilInstalled(page)
  const chapter = page.getByRole('list', { name: '一分の忘れ物の章' }).getByRole('link', { name: /第3章/ })
  await expect(chapter).toBeVisible()
  await expect(chapter).not.toContainText(/既読|保存済み/)
  await page.goto('/shelf')
  await expect(page.getByText('保存した物語はありません。')).toBeVisible()

  await page.goto('/world/world1/novel/3/read')
  await page.getByRole('button', { name: '端末に保存する' }).click()
  await expect(page.getByRole('button', { name: '端末に保存済み' })).toBeVisible()
  const read = page.waitForResponse(answer => answer.url().endsWith('/api/Novel/readToEnd'))
  await page.goto('/world/world1/novel/3')
  await page.getByRole('navigation', { name: '前後の章' }).scrollIntoViewIfNeeded()
  expect((await read).status()).toBe(200)

  await page.goto('/novel/')
  await expect(chapter).toContainText('既読')
  await expect(chapter).toContainText('保存済み')
  await expect(page.getByText(/全6章・既読 1章/)).toBeVisible()
  server.gate.shut()
  await context.setOffline(true)
  await page.goto('/shelf')
  await expect(page.getByRole('heading', { level: 1, name: '保存した物語' })).toBeVisible()
  const kept = page
    .getByRole('main')
    .getByRole('link', { name: /一分の忘れ物/ })
    .first()
  await kept.click()
  await expect(page.getByRole('region', { name: '本文' })).toContainText('釦だった')
})

withoutWorker(
  'one’s page leads to the ledger of each coin, and its gear opens the settings',
  { tag: FULL },
  async ({ page }) => {
    await enter(page, '/myPage')
    const ledger = page.getByRole('navigation', { name: 'コインとポイントの明細' })
    await ledger.getByRole('link', { name: /リャマポイント/ }).click()
    await expect(page).toHaveURL(/\/myPage\/coin\/lp/)
    await expect(page.getByRole('heading', { level: 1, name: 'コインとポイントの明細' })).toBeVisible()
    await page.goBack()
    await page.getByRole('button', { name: '設定' }).click()
    const settings = page.getByRole('dialog', { name: '設定' })
    await expect(settings).toBeVisible()
    await page.goBack()
    await expect(settings).toBeHidden()
    await expect(page).toHaveURL(/\/myPage\/?$/)
  },
)

withoutWorker('the exchange says the whole label of the tokens that it takes', { tag: FULL }, async ({ page }) => {
  await enter(page, '/world/world0/itemSynth')
  await expect(page.getByText(/^所持 .*ゴールド \(G\) [\d,]+/)).toBeVisible()
})
