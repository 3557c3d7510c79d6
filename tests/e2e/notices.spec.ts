// What toasts say: two at most, swiped away, never over the end of a page, and kept behind the bell until one signs out.
import type { Locator, Page } from 'playwright/test'
import { faultsOfAccess } from './axe.ts'
import { enter, expect, test } from './fixtures.ts'
import { goBy, openUnread, pressSignOut } from './tabs.ts'

test.use({ serviceWorkers: 'block', hasTouch: true, viewport: { width: 390, height: 844 } })

const region = (page: Page): Locator => page.getByRole('region', { name: '通知' })
const shown = (page: Page): Locator => region(page).locator('ol > li')
const bell = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /^通知/ })

/** A finger goes from the middle of something to the right. */
async function swipe(page: Page, over: Locator): Promise<void> {
  const box = await over.boundingBox()
  if (!box) throw new Error('Nothing to swipe.')
  const touch = await page.context().newCDPSession(page)
  const [x, y] = [box.x + box.width / 3, box.y + box.height / 2]
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', dx: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: x + dx, y }] })
  await send('touchStart', 0)
  for (const dx of [10, 40, 80, 120, 160]) await send('touchMove', dx)
  await send('touchEnd', 0)
}

test('a toast is swiped away; what it said is behind the bell, over a reload, until one signs out', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await enter(page, '/news')
  await openUnread(page)
  await expect(shown(page).filter({ hasText: '便りに目をとおす' })).toHaveCount(1)
  await swipe(page, shown(page).filter({ hasText: '便りに目をとおす' }))
  await expect(shown(page).filter({ hasText: '便りに目をとおす' })).toHaveCount(0)
  await goBy(page, 'ホーム')
  await expect(bell(page)).toHaveAccessibleName(/^通知 未読\d+件$/)
  await bell(page).click()
  await expect(page.getByRole('heading', { level: 1, name: '通知' })).toBeFocused()
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: '便りに目をとおす' })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('未読')
  await expect(page.getByRole('region', { name: /^きょう/ })).toBeVisible()
  expect(await faultsOfAccess(page, '/notice')).toEqual([])
  await page.reload()
  await expect(row).toHaveCount(1)
  await expect(row).not.toContainText('未読')
  await row.getByRole('link').click()
  await expect(page).toHaveURL(/\/mission\?tabNo=1/)
  await expect(bell(page)).toHaveAccessibleName('通知')
  await goBy(page, 'マイページ')
  await pressSignOut(page)
  await expect(page).toHaveURL(/\/login/)
  await enter(page, '/notice')
  await expect(page.getByText('通知はまだありません。')).toBeVisible()
})

test('two stand at most, the end of the page can be scrolled above them, and what is pressed is not covered', async ({
  page,
  server,
}) => {
  test.setTimeout(90_000)
  await enter(page, '/news')
  const readAll = page.getByRole('button', { name: 'すべて既読', exact: true })
  await expect(readAll).toBeVisible()
  server.gate.answer(/readAll/, 500, '{"errorMessage":"x","code":"INTERNAL"}', 'application/json')
  const said = shown(page).filter({ hasText: /すべて既読にできませんでした/ })
  for (let times = 1; times <= 4; times++) {
    await readAll.click()
    await expect(said.first()).toBeVisible()
    await page.waitForTimeout(300)
    expect(await shown(page).count()).toBeLessThanOrEqual(2)
  }
  await expect(shown(page).filter({ hasText: /ほか\d件/ })).toHaveCount(1)
  // Held by the pointer, they stay for as long as it is looked at.
  await shown(page).first().hover()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect
    .poll(() =>
      page.evaluate(() => {
        const tops = [...document.querySelectorAll('[aria-label="通知"] ol > li')].map(
          item => item.getBoundingClientRect().top,
        )
        const ends = [...document.querySelectorAll('main > *')].map(part => part.getBoundingClientRect().bottom)
        return Math.max(...ends) <= Math.min(...tops)
      }),
    )
    .toBe(true)
})

test('a mission that is not reached leads to where it is', async ({ page }) => {
  test.setTimeout(90_000)
  await enter(page, '/mission?tabNo=0&worldId=world0')
  const ways = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(ways.first()).toBeVisible()
  const paths = new Set(
    await ways.evaluateAll(links => links.map(link => new URL((link as HTMLAnchorElement).href).pathname)),
  )
  expect(paths.size).toBeGreaterThan(1)
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('ページが見つかりません')).toHaveCount(0)
  }
})
