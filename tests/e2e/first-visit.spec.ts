// The first visit: the sign-in page describes the service, leads guests to open pages, and on a demo signs in with one
// press.

import { expect, test } from './fixtures.ts'
import { FULL } from './full-size.ts'

const ways = [
  { link: 'ワールドを見る', path: '/worldSelect', heading: 'ワールド', open: /^\/world\/\w+$/ },
  { link: 'ノベルを読む', path: '/novel', heading: 'ノベル', open: /^\/world\/\w+\/novel\/\d+$/ },
  { link: 'お知らせを見る', path: '/news', heading: 'お知らせ', open: /^\/news\/\d+$/ },
]

test('a guest is told what this is, and every way that is shown is open', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByText('書いた数百字が、小説になって返ってきます。')).toBeVisible()
  for (const { link, path, heading, open } of ways) {
    await page.goto('/login')
    await page.getByRole('navigation', { name: 'ログインせずに見る' }).getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(new URL(page.url()).pathname.replace(/\/$/, '')).toBe(path)
    const links = page.getByRole('main').getByRole('link')
    const hrefs = () => links.evaluateAll(all => all.map(each => each.getAttribute('href') ?? ''))
    await expect.poll(async () => (await hrefs()).some(href => open.test(href)), { message: path }).toBe(true)
    const inside = (await hrefs()).find(href => open.test(href)) ?? ''
    await page.getByRole('main').locator(`a[href="${inside}"]`).first().click()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(inside)
    expect(page.url()).not.toMatch(/login|withoutLogin/)
  }
  // The menu of guests leads to the same pages.
  await page.goto('/worldSelect')
  const menu = page.getByRole('navigation', { name: 'メニュー' })
  for (const name of ['ワールド', 'ノベル', 'お知らせ', 'ログイン'])
    await expect(menu.getByRole('link', { name })).toBeVisible()
})

test('the people of a demo are entered with one press, and lead where one was going', { tag: FULL }, async ({
  page,
  server,
}) => {
  await page.goto('/mission?tabNo=1')
  const people = page.getByRole('region', { name: 'お試しの人で入る' })
  await expect(people.getByRole('button')).toHaveCount(8)
  await expect(people.getByRole('img')).toHaveCount(0)
  await people.getByRole('button', { name: /ゆず/ }).click()
  await expect(page).toHaveURL(/\/mission\?tabNo=1/)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: /ゆずさん/ })).toBeVisible()
  // Parts of the start come by themselves, in any order; all of them are there before the server goes.
  for (const name of ['参加中のシナリオ', '新しいノート', '開催中のキャンペーン'])
    await expect(page.getByRole('heading', { name })).toBeVisible()

  await test.step('a server that is no demo names nobody', async () => {
    await server.restart({ DEMO: '0' })
    const answer = await page.request.get('/api/Identity/demoPeople')
    expect(await answer.json()).toEqual({ people: [] })
    await server.restart({ NODE_ENV: 'production' })
    expect(await (await page.request.get('/api/Identity/demoPeople')).json()).toEqual({ people: [] })
  })
})
