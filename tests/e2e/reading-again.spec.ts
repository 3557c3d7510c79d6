// Repeated reads of a screen: when the network is back, when the user looks at it again, and after a lost answer.
import type { Page } from 'playwright/test'
import { goOffline, goOnline } from './claims.ts'
import { enter, expect, type TestServer, test } from './fixtures.ts'
import { FULL } from './full-size.ts'
import { openMarket } from './market.ts'

test.use({ serviceWorkers: 'block' })

const EXCHANGE = '/world/world0/itemSynth'
const SCREENS: [name: string, path: string, read: RegExp][] = [
  ['home', '/', /Achievement\/getSummary/],
  ['missions', '/mission?tabNo=1', /Achievement\/getAchievedList/],
  ['a world', '/world/world0', /WorldTop\/top\/world0/],
  ['the exchange', EXCHANGE, /ItemSynth\/getList/],
]

/** Time in which the exchange reads once more after it was loaded, and without a request after which a page counts as quiet. */
const A_WHILE_MS = 1_500

const readsOf = (server: TestServer, path: RegExp): number => server.gate.seen.filter(line => path.test(line)).length
/** Parts that a page shows late come late on a busy machine, and would be missing without a network. */
async function untilQuiet(page: Page, server: TestServer): Promise<void> {
  let before: number
  do {
    before = server.gate.seen.length
    await page.waitForTimeout(A_WHILE_MS)
  } while (server.gate.seen.length > before)
}

/** Number of reads by address since `from`. */
const countsSince = (server: TestServer, from: number): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const line of server.gate.seen.slice(from))
    if (line.startsWith('GET /api/')) counts[line] = (counts[line] ?? 0) + 1
  return counts
}

/** Moves the clocks of the page forward, by which it judges the age of a read. */
const letTimePass = (page: Page, ms: number): Promise<void> =>
  page.evaluate(by => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + by
  }, ms)

test('when the network is back, what is shown is read again, once', async ({ page, server }) => {
  await enter(page)
  for (const [name, path, read] of SCREENS) {
    await test.step(name, async () => {
      await page.goto(path)
      await expect.poll(() => readsOf(server, read)).toBeGreaterThan(0)
      await untilQuiet(page, server)
      await goOffline(page, server)
      await expect(page.getByText('オフライン — 保存済みの内容を表示しています')).toBeVisible()
      const from = server.gate.seen.length
      await goOnline(page, server)
      await expect.poll(() => server.gate.seen.slice(from).some(line => read.test(line))).toBe(true)
      await untilQuiet(page, server)
      const twice = Object.entries(countsSince(server, from)).filter(([line, count]) => count > 1 && read.test(line))
      expect(twice).toEqual([])
    })
  }
})

test('when the page is looked at again after a while, what is shown is read again; a moment later nothing is', {
  tag: FULL,
}, async ({ page, server }) => {
  const list = /ItemSynth\/getList/
  await enter(page, EXCHANGE)
  await expect(page.getByRole('searchbox')).toBeVisible()
  await untilQuiet(page, server)
  const wakes: [string, () => Promise<void>][] = [
    ['looked at', () => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))],
    ['thawed', () => page.evaluate(() => void document.dispatchEvent(new Event('resume')))],
    [
      'shown from the browser’s cache',
      () => page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
    ],
  ]
  for (const [name, wake] of wakes) {
    await test.step(name, async () => {
      const before = readsOf(server, list)
      await wake()
      await page.waitForTimeout(500)
      expect(readsOf(server, list)).toBe(before)
      await letTimePass(page, 60_000)
      await wake()
      await wake()
      await expect.poll(() => readsOf(server, list)).toBe(before + 1)
      await untilQuiet(page, server)
      expect(readsOf(server, list)).toBe(before + 1)
    })
  }
})

test('after an exchange whose answer was lost, its card no longer offers what is used up', { tag: FULL }, async ({
  page,
  server,
}) => {
  await openMarket(server.query)
  await enter(page, EXCHANGE)
  const lamp = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '試しの灯籠' }) })
  await expect(lamp).toContainText('2 / 2')
  await untilQuiet(page, server)
  server.gate.loseAnswers(/ItemSynth\/create/)
  await page.getByRole('button', { name: '試しの灯籠を作成する' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '作成する' }).click()
  await expect.poll(() => readsOf(server, /ItemSynth\/create/)).toBeGreaterThan(0)
  // While the result is still unknown.
  await expect(lamp).toContainText('0 / 2')
  await goOffline(page, server)
  server.gate.loseAnswers(null)
  await goOnline(page, server)
  await expect(lamp.getByRole('button', { name: /材料が足りません/ })).toBeVisible()
  const made = await server.query(`select 1 from ledger_account where currency = 'item:world0:T-LAMP' and balance = 1`)
  expect(made).toHaveLength(1)
})

test('what is to be shown once there is a network is shown then, though it comes later than the browser says', {
  tag: FULL,
}, async ({ page, server }) => {
  await enter(page, '/mission?tabNo=1')
  await expect(page.getByText(/全\d+件のうち/)).toBeVisible()
  await goOffline(page, server)
  await page.getByRole('link', { name: /^受取済/ }).click()
  await expect(page.getByText('つながると表示できます。')).toBeVisible()
  const failures: string[] = []
  await page.exposeFunction('noteFailure', (words: string) => failures.push(words))
  await page.evaluate(() => {
    new MutationObserver(() => {
      const words = document.body.innerText.match(/.*読み込めませんでした.*/)?.[0]
      if (words) (window as unknown as { noteFailure: (words: string) => void }).noteFailure(words)
    }).observe(document.body, { subtree: true, childList: true })
  })
  server.gate.judge(({ path }) => (path.startsWith('/api/') ? 'reset' : null))
  await goOnline(page, server)
  await page.waitForTimeout(4_000)
  server.gate.judge(null)
  await expect(page.getByText(/全\d+件のうち|ミッションはありません/)).toBeVisible()
  expect(failures).toEqual([])
})
