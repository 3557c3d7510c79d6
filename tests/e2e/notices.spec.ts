// Toasts: two at most, swiped away, never over the end of a page nor over a text that is read, and kept behind the bell until sign-out.
import type { Locator, Page } from 'playwright/test'
import { faultsOfAccess } from './axe.ts'
import { whatDoesNotFit } from './fit.ts'
import { enter, expect, test } from './fixtures.ts'
import { FULL } from './full-size.ts'
import type { Gate } from './gate.ts'
import { closeToasts, goBy, openUnread, pressSignOut } from './tabs.ts'

test.use({ serviceWorkers: 'block', hasTouch: true, viewport: { width: 390, height: 844 } })

const region = (page: Page): Locator => page.getByRole('region', { name: '通知' })
const shown = (page: Page): Locator => region(page).locator('ol > li')
const bell = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /^通知/ })

/** Swipes with a finger from the middle of an element to the right. */
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

test('a toast is swiped away; what it said is behind the bell until it was read, and of the device’s own nothing outlives a sign-out', async ({
  page,
}) => {
  await enter(page, '/news')
  await openUnread(page)
  const reached = shown(page).filter({ hasText: '便りに目をとおす' })
  await expect(reached).toHaveCount(1)
  // In the bar another one may stand in front of it for its time.
  await expect(reached).toBeVisible()
  await swipe(page, reached)
  await expect(reached).toHaveCount(0)
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
  await expect(row).toContainText('未読')
  await row.getByRole('link').click()
  await expect(page).toHaveURL(/\/mission\?tabNo=1/)
  await page.goBack()
  await expect(row).toHaveCount(1)
  await expect(row).not.toContainText('未読')
  await page.getByRole('button', { name: 'すべて既読' }).click()
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '未読' })).toHaveCount(0)
  await goBy(page, 'ホーム')
  await expect(bell(page)).toHaveAccessibleName('通知')
  await goBy(page, 'マイページ')
  await pressSignOut(page)
  await expect(page).toHaveURL(/\/login/)
  await enter(page, '/notice?filter=device')
  await expect(page.getByText('操作の結果はまだありません。')).toBeVisible()
})

test('two stand at most, the end of the page can be scrolled above them, and what is pressed is not covered', {
  tag: FULL,
}, async ({ page, server }) => {
  await enter(page, '/news')
  const readAll = page.getByRole('button', { name: 'すべて既読', exact: true })
  await expect(readAll).toBeVisible()
  server.gate.answer(/readAll/, 403, '{"errorMessage":"x","code":"FORBIDDEN"}', 'application/json')
  const said = shown(page).filter({ hasText: /すべて既読にできませんでした/ })
  for (let times = 1; times <= 4; times++) {
    await readAll.click()
    await expect(said.first()).toBeVisible()
    await page.waitForTimeout(300)
    expect(await shown(page).count()).toBeLessThanOrEqual(2)
  }
  await expect(shown(page).filter({ hasText: /ほか\d件/ })).toHaveCount(1)
  // Held by the pointer, they stay.
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

/** Makes a read fail, and holds its toast with the pointer. */
async function failToRead(page: Page, gate: Gate): Promise<void> {
  gate.answer(/readAll/, 403, '{"errorMessage":"x","code":"FORBIDDEN"}', 'application/json')
  await page.getByRole('button', { name: 'すべて既読', exact: true }).click()
  await expect(
    shown(page)
      .filter({ hasText: /すべて既読にできませんでした/ })
      .first(),
  ).toBeVisible()
  await shown(page).first().hover()
}
const boxOf = async (place: Locator) => {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not there.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

test('on a phone a toast is one thin line of the bottom bar: nothing stands under it, and what is pressed not behind it', {
  tag: FULL,
}, async ({ page, server }) => {
  await enter(page, '/news')
  await failToRead(page, server.gate)
  const bar = await boxOf(page.getByRole('navigation', { name: 'メニュー' }))
  const toast = await boxOf(shown(page).first())
  expect([toast.x, toast.right, Math.round(toast.bottom)]).toEqual([0, 390, Math.round(bar.y)])
  expect(toast.height).toBeLessThanOrEqual(48)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await whatDoesNotFit(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })

  // With the focus at the lower edge, the toasts are below the bars at the top instead.
  const last = page.getByRole('main').getByRole('link').filter({ visible: true })
  await last.evaluateAll(links => {
    const under = links.find(link => link.getBoundingClientRect().bottom > innerHeight - 60 - 40)
    ;(under as HTMLElement | undefined)?.focus({ preventScroll: true })
  })
  const pressed = await boxOf(page.locator(':focus'))
  await expect
    .poll(async () => {
      const { y, bottom } = await boxOf(shown(page).first())
      return bottom <= pressed.y || y >= pressed.bottom
    })
    .toBe(true)
  const moved = await boxOf(shown(page).first())
  const top = await boxOf(page.getByRole('banner'))
  expect(Math.round(moved.y)).toBe(Math.round(top.bottom))
})

test('on a wide screen toasts stand in the column beside the page, before that at its lower end', {
  tag: FULL,
}, async ({ page, server }) => {
  await page.setViewportSize({ width: 1000, height: 800 })
  await enter(page, '/news')
  await failToRead(page, server.gate)
  const page1000 = await boxOf(page.locator('main').locator('..'))
  const line = await boxOf(shown(page).first())
  expect([line.x, line.right, line.bottom]).toEqual([page1000.x, page1000.right, 800])
  for (const width of [1200, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await enter(page, '/news')
    await failToRead(page, server.gate)
    const main = await boxOf(page.getByRole('main'))
    const toast = await boxOf(shown(page).first())
    expect(toast.x, `${width}`).toBeGreaterThanOrEqual(main.right)
    expect(toast.right, `${width}`).toBeLessThan(width)
    expect(toast.width, `${width}`).toBeGreaterThan(250)
  }
})

/** Points of the window at which the text of an article is seen. */
const textSeen = (page: Page): Promise<{ x: number; y: number }[]> =>
  page.evaluate(() => {
    const seen: { x: number; y: number }[] = []
    for (let y = 2; y < innerHeight; y += 6)
      for (let x = 2; x < innerWidth; x += 12)
        if (document.elementFromPoint(x, y)?.closest('article')) seen.push({ x, y })
    return seen
  })

test('on the page of a text toasts stand beside it: in the place of the bottom bar, of the foot of the rail, in the right column', async ({
  page,
  server,
}) => {
  const [long] = await server.query<{ id: number }>(`update news_post set body = repeat(body || E'\\n\\n', 5)
    where post_id = (select max(post_id) from news_post) returning post_id as id`)
  // No mission is reached by reading it, which would be told beside the rest.
  await server.query("update mission_master set achieve_to = now() - interval '1 day' where achievement_type = 'News'")
  // Where the device has no sheet for sharing, the address is copied, which a toast tells.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await enter(page, `/news/${long?.id}`)
  const article = page.getByRole('article')
  // Without the mouse: the press of a locator scrolls to where a bar that sticks began, and one at a place misses a bar that moves.
  const share = () => page.getByRole('button', { name: '共有' }).dispatchEvent('click')
  const copied = shown(page).filter({ hasText: 'アドレスを' })
  // The app stands once it has answered a press.
  await expect(article).toBeVisible()
  await share()
  await expect(copied.first()).toBeVisible()
  for (const [width, height] of [
    [390, 844],
    [320, 700],
    [800, 800],
    [1280, 800],
  ] as const) {
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height })
      await expect(article).toBeVisible()
      await closeToasts(page)
      await article.evaluate(text => window.scrollTo(0, text.getBoundingClientRect().top + window.scrollY - 150))
      const bar = page.getByRole('navigation', { name: 'メニュー' })
      const lowest = width < 768 ? (await boxOf(bar)).y : height
      const before = await textSeen(page)
      // Up to its lower end the window is full of text.
      expect(before.filter(({ y }) => y > lowest - 40).length).toBeGreaterThan(20)
      for (const nth of [1, 2]) {
        await share()
        await expect(copied).toHaveCount(nth)
      }
      await expect(copied.last()).toBeVisible()
      const after = new Set((await textSeen(page)).map(({ x, y }) => `${x} ${y}`))
      expect(before.filter(({ x, y }) => !after.has(`${x} ${y}`))).toEqual([])
      const toast = await boxOf(copied.filter({ visible: true }).last())
      expect(toast.x).toBeGreaterThanOrEqual(0)
      expect(toast.right).toBeLessThanOrEqual(width)
      expect(toast.y).toBeGreaterThan(0)
      expect(toast.bottom).toBeLessThanOrEqual(height)
      // In the bar they stand one at a time.
      expect(await copied.filter({ visible: true }).count()).toBe(width < 768 ? 1 : 2)
      expect(await whatDoesNotFit(page)).toEqual([])
    })
  }
})

test('a mission that is not reached leads to where it is', { tag: FULL }, async ({ page }) => {
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

test('what is switched off is not told, what is switched on again is; quiet hours and choices are the same on another device', {
  tag: FULL,
}, async ({ page, server, browser }) => {
  await server.query('delete from user_follow_character')
  const settings = async (on: Page) => {
    await on.goto('/myPage')
    await on.getByRole('link', { name: '通知の設定' }).click()
  }
  const cell = (on: Page) => on.getByLabel('フォローされたとき：アプリ内')
  const chosen = () =>
    server.query(`select c.is_on from notification_choice c join app_user u using (user_id)
      where u.mailaddress = 'demo-player@example.com' and c.event = 'follower' and c.channel = 'app'`)
  const other = await browser.newPage({ baseURL: server.url, serviceWorkers: 'block', locale: 'ja-JP' })
  const follow = async () => {
    await enter(other, '/world/world0/character/world0-linette', 'demo-player2')
    await other.getByRole('button', { name: /^フォロー：/ }).click()
    await expect(other.getByText('フォローしました').first()).toBeVisible()
  }
  const told = page.getByRole('main').getByRole('listitem').filter({ hasText: 'フォロー' })

  await enter(page, '/')
  await settings(page)
  // A choice is stored in the device first, then the box shows it.
  await cell(page).click({ force: true })
  await expect(cell(page)).not.toBeChecked()
  await expect.poll(chosen).toEqual([{ is_on: false }])
  await page.getByLabel('静かな時間の終わり').selectOption('480')
  await expect
    .poll(() =>
      server.query(`select to_minute from quiet_hours join app_user using (user_id)
      where mailaddress = 'demo-player@example.com'`),
    )
    .toEqual([{ to_minute: 480 }])
  await follow()
  await page.goto('/notice')
  await expect(page.getByRole('heading', { level: 1, name: '通知' })).toBeVisible()
  await expect(told).toHaveCount(0)

  const device = await browser.newPage({ baseURL: server.url, serviceWorkers: 'block', locale: 'ja-JP' })
  await enter(device, '/')
  await settings(device)
  await expect(cell(device)).not.toBeChecked()
  await expect(device.getByLabel('静かな時間の終わり')).toHaveValue('480')
  await cell(device).click({ force: true })
  await expect(cell(device)).toBeChecked()
  await expect.poll(chosen).toEqual([{ is_on: true }])
  await server.query('delete from user_follow_character')
  await follow()
  await page.reload()
  await expect(told).toHaveCount(1)
  await told.getByRole('link').click()
  await expect(page).toHaveURL(/\/myPage\/account\/follow\?list=followers/)
  await expect(page.getByText('みかげ').or(page.getByRole('main').getByRole('listitem')).first()).toBeVisible()
  await other.close()
  await device.close()
})
