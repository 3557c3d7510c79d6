// Back, of the browser and of the top bar: it closes overlays before the page, leaves no entries in the history, and the
// arrow leads to the page before.
import type { Page } from 'playwright/test'
import { enter, expect, test } from './fixtures.ts'
import { FULL } from './full-size.ts'
import { keepUnsent } from './unsent.ts'

test.use({ serviceWorkers: 'block' })

const WORLD = '/world/world0'
const dialogs = (page: Page) => page.getByRole('dialog')
const isAt = (page: Page, path: string) =>
  expect.poll(() => page.evaluate(() => location.pathname + location.search)).toBe(path)
/** Back like a hardware button, which waits for nothing. */
const pressBack = (page: Page) => page.evaluate(() => setTimeout(() => history.back(), 0))

/** Goes from my page to a world's top, by links of the app alone. */
async function comeToWorld(page: Page): Promise<void> {
  await enter(page, '/myPage')
  await page.getByRole('navigation', { name: 'メニュー' }).getByRole('link', { name: 'ワールド' }).click()
  await isAt(page, '/worldSelect')
  await page.getByRole('main').locator(`a[href="${WORLD}"]`).first().click()
  await expect(page.getByRole('region', { name: '自分のキャラクター' })).toBeVisible()
}

const openWorlds = (page: Page) => page.getByRole('button', { name: 'ワールドを切り替える' }).click()

test('back closes a sheet and not the page, and a sheet closed otherwise leaves nothing behind', async ({ page }) => {
  const overlays = () => page.evaluate(() => history.state.overlays ?? 0)
  await comeToWorld(page)

  await test.step('back, then back again', async () => {
    await openWorlds(page)
    await expect(dialogs(page)).toBeVisible()
    await pressBack(page)
    await expect(dialogs(page)).toHaveCount(0)
    await isAt(page, WORLD)
    await expect(page.getByRole('button', { name: 'ワールドを切り替える' })).toBeFocused()
  })

  await test.step('closed by Esc three times: one step back is the page before', async () => {
    for (let time = 0; time < 3; time++) {
      await openWorlds(page)
      await expect(dialogs(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialogs(page)).toHaveCount(0)
    }
    await pressBack(page)
    await isAt(page, '/worldSelect')
    await page.goForward()
    await isAt(page, WORLD)
  })

  await test.step('a step forward to a sheet that was closed shows the page', async () => {
    await openWorlds(page)
    await pressBack(page)
    await expect(dialogs(page)).toHaveCount(0)
    await page.evaluate(() => history.forward())
    await expect.poll(overlays).toBe(0)
    await isAt(page, WORLD)
    await expect(dialogs(page)).toHaveCount(0)
    await pressBack(page)
    await isAt(page, '/worldSelect')
    await page.goForward()
    await isAt(page, WORLD)
  })

  await test.step('two presses in a row close the sheet and leave the page', async () => {
    await openWorlds(page)
    await expect(dialogs(page)).toBeVisible()
    await page.evaluate(() => {
      setTimeout(() => history.back(), 0)
      setTimeout(() => history.back(), 20)
    })
    await isAt(page, '/worldSelect')
    await expect(dialogs(page)).toHaveCount(0)
  })
})

test('a link inside a sheet, and a page loaded anew under one, leave no entry behind', { tag: FULL }, async ({
  page,
}) => {
  await comeToWorld(page)
  await openWorlds(page)
  await dialogs(page)
    .getByRole('link', { name: /零時街/ })
    .click()
  await isAt(page, '/world/world1')
  await expect(dialogs(page)).toHaveCount(0)
  await pressBack(page)
  await isAt(page, WORLD)
  await expect(dialogs(page)).toHaveCount(0)
  await pressBack(page)
  await isAt(page, '/worldSelect')
  await page.goForward()
  await isAt(page, WORLD)

  await openWorlds(page)
  await expect(dialogs(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => history.state.overlays)).toBe(1)
  await page.reload()
  await expect(page.getByRole('region', { name: '自分のキャラクター' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => history.state.overlays ?? 0)).toBe(0)
  await pressBack(page)
  await isAt(page, '/worldSelect')
})

test('back closes the picture over a page, a menu, the panel of the reader, a question', { tag: FULL }, async ({
  page,
}) => {
  await enter(page, `${WORLD}/character/world0-mina`)
  await page.getByRole('button', { name: /絵を大きく見る/ }).click()
  await expect(dialogs(page)).toBeVisible()
  await pressBack(page)
  await expect(dialogs(page)).toHaveCount(0)
  await isAt(page, `${WORLD}/character/world0-mina`)

  await page.goto('/myPage/character')
  await page
    .getByRole('button', { name: /^ほかの操作：/ })
    .first()
    .click()
  await expect(page.getByRole('menu')).toBeVisible()
  await pressBack(page)
  await expect(page.getByRole('menu')).toHaveCount(0)
  await isAt(page, '/myPage/character')

  await keepUnsent(page)
  await page.goto('/myPage')
  await page.getByRole('button', { name: 'ログアウト' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await pressBack(page)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await isAt(page, '/myPage')

  await page.goto('/world/world1/novel/3/read')
  const panel = page.getByRole('region', { name: '読みかた' })
  await expect(panel).toBeVisible()
  await page.getByRole('button', { name: '読みかたをとじる' }).click()
  await expect(panel).toHaveCount(0)
  await page.getByRole('button', { name: /読みかた/ }).click()
  await expect(panel).toBeVisible()
  await pressBack(page)
  await expect(panel).toHaveCount(0)
  await isAt(page, '/world/world1/novel/3/read')
})

test('the arrow leads where one came from, as it was left, and up when one came from outside', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await enter(page, '/')
  const steps = () => page.evaluate(() => history.length)
  const menu = page.getByRole('navigation', { name: 'メニュー' })
  const back = page.getByRole('link', { name: '戻る', exact: true })
  await menu.getByRole('link', { name: /お知らせ/ }).click()
  await page
    .getByRole('navigation', { name: /ページ/ })
    .getByRole('link', { name: '2', exact: true })
    .click()
  await isAt(page, '/news?page=2')
  const row = page.getByRole('main').getByRole('listitem').getByRole('link').last()
  await row.scrollIntoViewIfNeeded()
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 200)))
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(100)
  await row.click()
  await expect(page.getByRole('article')).toBeVisible()
  const before = await steps()
  await back.click()
  await isAt(page, '/news?page=2')
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(place))
  expect(await steps()).toBe(before)

  await test.step('pages of a list are no places one came from', async () => {
    await page.goto('/myPage')
    await page
      .getByRole('main')
      .getByRole('link', { name: /キャラクター/ })
      .first()
      .click()
    await isAt(page, '/myPage/character')
    await back.click()
    await isAt(page, '/myPage')
  })

  await test.step('a search that led to a page is what its arrow leads back to', async () => {
    await page.goto('/novel/')
    await page.getByRole('navigation', { name: 'タグ' }).getByRole('link', { name: /^掌編/ }).click()
    await expect(page.getByText('全5件のうち')).toBeVisible()
    const listed = await page.evaluate(() => location.pathname + location.search)
    await page.getByRole('main').locator('a[href*="/novel/"][href^="/world/"]').first().click()
    await expect(page.getByRole('article')).toBeVisible()
    await back.click()
    await isAt(page, listed)
  })

  await test.step('from outside it leads up, in place of the page', async () => {
    await page.goto('/favicon.svg')
    await page.goto('/news/1')
    await expect(page.getByRole('article')).toBeVisible()
    const length = await steps()
    await back.click()
    await isAt(page, '/news')
    expect(await steps()).toBe(length)
    await page.goBack()
    await isAt(page, '/favicon.svg')
  })
})

test('back ends writing on the whole screen, a sheet over it first, and leaves the text where it was', {
  tag: FULL,
}, async ({ page }) => {
  await enter(page, '/myPage')
  await page.getByRole('link', { name: '自己紹介を編集' }).first().click()
  await isAt(page, '/myPage/profile')
  const field = page.getByRole('textbox', { name: '自己紹介' })
  await expect(field).toBeEditable()
  await field.fill('灯台の下で。')
  await page.getByRole('button', { name: '全画面で書く' }).click()
  const whole = page.getByRole('dialog', { name: '自己紹介' })
  await expect(whole).toBeVisible()
  await field.press('Control+A')
  await page.getByRole('button', { name: 'ルビ', exact: true }).click()
  const ruby = page.getByRole('dialog', { name: /ルビ/ })
  await expect(ruby).toBeVisible()
  await pressBack(page)
  await expect(ruby).toHaveCount(0)
  await expect(whole).toBeVisible()
  await pressBack(page)
  await expect(whole).toHaveCount(0)
  await isAt(page, '/myPage/profile')
  await expect(field).toHaveValue('灯台の下で。')
  await pressBack(page)
  await isAt(page, '/myPage')
})

test('while one is signed out, back leads nowhere: what lies over the page stays until it is done', {
  tag: FULL,
}, async ({ page }) => {
  await enter(page, '/news')
  await page.getByRole('navigation', { name: 'メニュー' }).getByRole('link', { name: 'マイページ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'マイページ' })).toBeVisible()
  const shown: string[] = []
  page.on('framenavigated', frame => shown.push(new URL(frame.url()).pathname))
  await page.getByRole('button', { name: 'ログアウト' }).click()
  await expect(dialogs(page)).toContainText('ログアウトしています')
  await pressBack(page)
  await expect(page).toHaveURL(/\/login/)
  expect(shown).not.toContain('/news')
})
