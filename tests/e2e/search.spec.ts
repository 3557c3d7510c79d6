// A search from the first page to what it finds: two presses to the field, kana for kanji, a filter, the way back to the list as it
// was left, a search that is kept, and what the device finds without a network.
import { enter, expect, test, untilInstalled } from './fixtures.ts'
import { FULL } from './full-size.ts'

test('a search finds, comes back as it was left, is kept, and goes on in the device', { tag: FULL }, async ({
  page,
  server,
  context,
}) => {
  await enter(page, '/mission')
  await untilInstalled(page)
  // From any page: the menu, then the glass.
  await page.getByRole('link', { name: 'ワールド' }).first().click()
  await page.getByRole('link', { name: '検索' }).click()
  const field = page.getByRole('searchbox', { name: '検索する言葉' })
  await field.fill('がろ')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/search\/all\//)
  const people = page.getByRole('region', { name: 'キャラクター' })
  await expect(people.getByRole('link', { name: /ガロ・ミストル/ })).toBeVisible()
  await page
    .getByRole('link', { name: /^リプレイ/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/search\/replay\//)
  await page.getByRole('link', { name: '終わったワールドも' }).click()
  await expect(page).toHaveURL(/endedWorldFlg=1/)
  await page
    .getByRole('link', { name: /^キャラクター/ })
    .first()
    .click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /ガロ・ミストル/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'ガロ・ミストル' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/search\/character\/.*endedWorldFlg=1/)
  await expect(field).toHaveValue('がろ')

  await page.getByRole('button', { name: 'この検索を保存' }).click()
  await page.getByRole('dialog', { name: '検索を保存' }).getByRole('button', { name: '保存する' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: '保存した検索' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: /がろ/ })).toBeVisible()

  server.gate.shut()
  await context.setOffline(true)
  await page.goto(`/search/all/${encodeURIComponent('ミストル')}`)
  const kept = page.getByRole('region', { name: 'この端末から探した結果' })
  // Notes of the character may be kept beside it.
  await expect(kept.getByRole('link', { name: /ガロ・ミストル/ }).first()).toBeVisible()
})

test('a list of hits and the portal come back where they were left', { tag: FULL }, async ({ page }) => {
  const scrolled = (): Promise<number> => page.evaluate(() => Math.round(scrollY))
  await enter(page, '/search/character/?page=2')
  const hits = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(hits.nth(12)).toBeAttached()
  await hits.nth(12).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 300)
  await page.waitForTimeout(300)
  const before = await scrolled()
  expect(before).toBeGreaterThan(200)
  await hits.nth(12).click()
  await expect(page).toHaveURL(/\/character\//)
  await expect.poll(scrolled).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/search\/character\/?\?page=2/)
  await expect(hits.nth(12)).toBeInViewport()
  await expect.poll(async () => Math.abs((await scrolled()) - before)).toBeLessThan(4)

  await page.goto('/')
  // Sections that come later push the page down, and the place in it with them.
  const height = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight)
  const growth = async (): Promise<number> => {
    const before = await height()
    await page.waitForTimeout(800)
    return (await height()) - before
  }
  await expect(page.getByRole('heading', { name: '開催中のキャンペーン' })).toBeAttached()
  await expect.poll(growth).toBe(0)
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /すべて|一覧|もっと/ })
    .last()
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(300)
  const onPortal = await scrolled()
  expect(onPortal).toBeGreaterThan(200)
  await link.click()
  await expect(page).not.toHaveURL(/:\d+\/$/)
  await page.goBack()
  await expect.poll(async () => Math.abs((await scrolled()) - onPortal)).toBeLessThan(4)
})
