// Screens without a network: the strip stays in view, nothing is red, and a field and its list show one number.
import { INTRODUCTION_MAX } from '#rules/introduction.ts'
import { goOffline, goOnline } from './claims.ts'
import { enter, expect, test } from './fixtures.ts'
import { FULL } from './full-size.ts'
import { openMarket } from './market.ts'

test.use({ serviceWorkers: 'block' })

const STRIP = 'オフライン — 保存済みの内容を表示しています'

test('the strip stays under the bar, also narrow and with large letters', async ({ page, server }) => {
  await enter(page, '/mission?tabNo=1')
  await expect(page.getByText(/全\d+件/)).toBeVisible()
  // Wide once, so that what only wide screens load is there; no worker keeps it here.
  await page.setViewportSize({ width: 1280, height: 700 })
  await expect(page.getByText('プレイヤー', { exact: true })).toBeVisible()
  await goOffline(page, server)
  const strip = page.getByText(STRIP)
  await expect(strip).toBeVisible()
  for (const [width, letters] of [
    [390, '100%'],
    [320, '100%'],
    [320, '200%'],
    [1280, '100%'],
  ] as const) {
    await test.step(`${width} wide, letters of ${letters}`, async () => {
      await page.setViewportSize({ width, height: 700 })
      await page.evaluate(size => {
        document.documentElement.style.fontSize = size
      }, letters)
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await expect(strip).toBeInViewport({ ratio: 1 })
      const bar = await page.locator('header').first().boundingBox()
      const box = await strip.boundingBox()
      expect((box?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0))).toBeGreaterThanOrEqual(-1)
      // Sticky and fixed elements do not cover it.
      const isOnTop = await strip.evaluate(node => {
        const { left, top, width: wide, height } = node.getBoundingClientRect()
        const found = document.elementFromPoint(left + wide / 2, top + height / 2)
        return found !== null && (node.contains(found) || found.contains(node))
      })
      expect(isOnTop).toBe(true)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    })
  }
})

test('an act that met no network says so without red, and goes when it is back', { tag: FULL }, async ({
  page,
  server,
}) => {
  await openMarket(server.query)
  await enter(page, '/world/world0/itemSynth')
  await page.getByRole('button', { name: '試しの灯籠を作成する' }).click()
  const make = page.getByRole('dialog').getByRole('button', { name: '作成する' })
  await expect(make).toBeVisible()
  // The browser knows before the button does.
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false, configurable: true }))
  await make.click()
  const toast = page.getByRole('listitem').filter({ hasText: 'オフラインのためできません' })
  await expect(toast).toBeVisible()
  await expect(toast.locator('.text-inv-hi')).toHaveCount(0)
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'onLine'))
  expect(server.gate.seen.filter(line => line.includes('ItemSynth/create'))).toEqual([])
})

test('公認 that was applied for a moment before the network went: the card says what the toast says', {
  tag: FULL,
}, async ({ page, server }) => {
  await server.query(`delete from character_setting where character_id = 'world0-linette'`)
  await server.query(
    `insert into character_setting (character_id, slot_no, heading, body, status, updated_at)
     values ('world0-linette', 1, '生い立ち', '灯台の一人娘。', 0, now())`,
  )
  await enter(page, '/world/world0/characterProfileEdit?characterId=world0-linette&tab=settings')
  await page
    .getByRole('button', { name: /公認申請/ })
    .first()
    .click()
  // The application arrives; the reads after it are lost.
  server.gate.judge(({ path }) => (/Application\/settings/.test(path) ? 'reset' : null))
  await page.getByRole('dialog').getByRole('button', { name: '申請する' }).click()
  await expect(page.getByText('公認を申請しました', { exact: true })).toBeVisible()
  await goOffline(page, server)
  await expect(page.getByRole('button', { name: '申請を取り下げる' })).toBeVisible()
  await expect(page.getByRole('button', { name: /公認申請/ })).toHaveCount(0)
  server.gate.judge(null)
  await goOnline(page, server)
  await expect(page.getByRole('button', { name: '申請を取り下げる' })).toBeEnabled()
})

test('a draft is as long in the list as in its field', { tag: FULL }, async ({ page }) => {
  await enter(page, '/myPage/profile')
  const text = 'abcd（テスト）\nあいう「え」ｱｲ'
  await page.getByRole('textbox', { name: /自己紹介/ }).fill(text)
  await expect(page.getByText(/サーバーに保存 \d/).first()).toBeVisible()
  const counted = await page.locator('[id$="-count"]').first().innerText()
  // The field shows the remaining characters.
  const used = INTRODUCTION_MAX - Number(counted.match(/[\d.]+/)?.[0])
  await page.goto('/myPage/drafts')
  await expect(page.getByRole('main').getByText(`${used}字`, { exact: true })).toBeVisible()
})
