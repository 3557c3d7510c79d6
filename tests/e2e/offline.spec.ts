// The app without a network: visited screens open, pressed acts wait, and are sent once.
import type { Page } from 'playwright/test'
import { enter, expect, test, untilInstalled } from './fixtures.ts'
import { FULL } from './full-size.ts'

/** Parts that this page has read, and those that the browser read without the worker (newer and older names). */
const readParts = (page: Page): Promise<{ all: string[]; withoutWorker: string[] }> =>
  page.evaluate(() => {
    type Read = PerformanceEntry & { workerFinalSourceType?: string; workerFinalRouterSource?: string }
    const pathOf = ({ name }: Read) => new URL(name).pathname
    const read = performance.getEntriesByType('resource') as Read[]
    const parts = read.filter(entry => pathOf(entry).startsWith('/assets/'))
    const isDirect = (entry: Read) => (entry.workerFinalSourceType ?? entry.workerFinalRouterSource) === 'cache'
    return { all: parts.map(pathOf), withoutWorker: parts.filter(isDirect).map(pathOf) }
  })

test('visited pages open without a network, also at the second and third start, on a deep link too', async ({
  page,
  server,
  context,
}) => {
  // Without the wish to save data, as with most users, the app lets all of its parts be stored.
  await page.addInitScript(() => {
    Object.defineProperty(Object.getPrototypeOf(navigator), 'connection', { value: { saveData: false } })
  })
  await enter(page)
  await untilInstalled(page, { byItself: true })
  await page.goto('/mission?tabNo=1&page=2')
  await expect(page.getByText(/11〜20件/)).toBeVisible()
  await page.waitForTimeout(500)
  await page.goto('/news')
  await page.getByRole('link', { name: /メンテナンス/ }).click()
  await expect(page.getByRole('article')).toBeVisible()
  const article = page.url()
  await page.waitForTimeout(1_500)

  // Parts are read without the worker. One that the device has lost comes from the network, and is stored again.
  await page.goto('/news')
  await expect(page.getByRole('heading', { level: 1, name: 'お知らせ' })).toBeVisible()
  const parts = await readParts(page)
  expect(parts.all.length).toBeGreaterThan(5)
  expect(parts.withoutWorker).toEqual(parts.all)
  const lost = parts.all.find(path => path.includes('/vendor-')) ?? ''
  const isKept = () =>
    page.evaluate(async path => (await (await caches.open('tsumugi-assets')).match(path)) !== undefined, lost)
  await page.evaluate(async path => (await caches.open('tsumugi-assets')).delete(path), lost)
  expect(await isKept()).toBe(false)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'お知らせ' })).toBeVisible()
  await expect.poll(isKept).toBe(true)

  server.gate.shut()
  await context.setOffline(true)
  for (let start = 1; start <= 3; start++) {
    await page.goto('/mission?tabNo=1&page=2')
    await expect(page.getByText('オフライン — 保存済みの内容を表示しています')).toBeVisible()
    await expect(page.getByText(/11〜20件/)).toBeVisible()
    await page.goto(article)
    await expect(page.getByRole('article')).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('heading', { name: /ゆずさん/ })).toBeVisible()
  }
  await page.goto('/news?page=3')
  await expect(page.getByText('このページは、まだこの端末に保存されていません。')).toBeVisible()
})

test('a reward claimed offline waits visibly, survives a reload, and is sent once', async ({
  page,
  server,
  context,
}) => {
  await enter(page)
  // The worker names the parts of every screen as soon as it is there, before it has stored any but those of all screens.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.goto('/mission?tabNo=1&worldId=world0')
  await expect(page.locator('meta[name=routes]')).toHaveAttribute('content', 'player')
  await expect(page.locator('link[rel=modulepreload][href*="/assets/mission"]')).toHaveCount(1)
  await untilInstalled(page)
  await page
    .getByRole('listitem')
    .filter({ hasText: / G/ })
    .first()
    .getByRole('button', { name: /報酬を受け取る/ })
    .click()
  await expect(page.getByRole('option', { name: /リネット/ })).toBeVisible()
  await page.getByRole('button', { name: 'キャンセル' }).click()
  await page.waitForTimeout(1_500)

  server.gate.shut()
  await context.setOffline(true)
  const card = page.getByRole('listitem').filter({ hasText: / G/ }).first()
  const title = await card.getByRole('heading').innerText()
  await card.getByRole('button', { name: /報酬を受け取る/ }).click()
  await page.getByRole('option', { name: /リネット/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '受け取る' }).click()
  await expect(card).toContainText('送信待ち')
  await expect(card).toContainText('リネット・ハルグレイが受け取ります')

  await page.reload()
  const waiting = page.getByRole('listitem').filter({ hasText: title })
  await expect(waiting).toContainText('送信待ち')

  server.gate.open()
  await context.setOffline(false)
  await expect
    .poll(async () => {
      const rows = await server.query<{ count: number }>(
        `select count(*) from user_mission um join mission_master m on m.id = um.mission_id
         where m.archive_title = $1 and um.status = 2 and um.character_id = 'world0-linette'`,
        [title],
      )
      return rows[0]?.count
    })
    .toBe(1)
  await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCount(0)
  const entries = await server.query<{ count: number }>(
    `select count(*) from ledger_transfer where cause_kind = 'mission' and created_at > now() - interval '1 minute'`,
  )
  expect(entries[0]?.count).toBe(1)
})

test('an offline claim can be taken back', { tag: FULL }, async ({ page, server, context }) => {
  await enter(page)
  await untilInstalled(page)
  await page.goto('/mission?tabNo=1&worldId=user')
  await expect(page.getByRole('button', { name: /報酬を受け取る/ }).first()).toBeVisible()
  server.gate.shut()
  await context.setOffline(true)
  const card = page.getByRole('listitem').filter({ hasText: 'ノーマル' }).filter({ hasText: /LP \d/ }).first()
  await card.getByRole('button', { name: /報酬を受け取る/ }).click()
  await expect(card).toContainText('送信待ち')
  await card.getByRole('button', { name: '取り消す' }).click()
  await expect(card.getByRole('button', { name: /報酬を受け取る/ })).toBeVisible()
})

test('an offline claim that was taken on another device meanwhile lands in the tray with its reason', {
  tag: FULL,
}, async ({ page, server, context }) => {
  await enter(page)
  await untilInstalled(page)
  await page.goto('/mission?tabNo=1&worldId=user')
  await expect(page.getByRole('button', { name: /報酬を受け取る/ }).first()).toBeVisible()
  server.gate.shut()
  await context.setOffline(true)
  const card = page.getByRole('listitem').filter({ hasText: 'ノーマル' }).filter({ hasText: /LP \d/ }).first()
  const title = await card.getByRole('heading').innerText()
  await card.getByRole('button', { name: /報酬を受け取る/ }).click()
  await expect(card).toContainText('送信待ち')
  await server.query(
    `update user_mission um set status = 2, received_at = now() from mission_master m
     where m.id = um.mission_id and m.archive_title = $1 and um.status = 1`,
    [title],
  )
  await page.waitForTimeout(13_000)
  server.gate.open()
  await context.setOffline(false)
  await expect(page.getByText(/^LP [\d,]+ を受け取れませんでした$/)).toBeVisible()
  await page.getByRole('link', { name: '理由を見る' }).click()
  await expect(page).toHaveURL(/\/myPage\/tray/)
  await expect(page.getByText('この報酬はすでに受け取っています。')).toBeVisible()
  await page.getByRole('button', { name: '捨てる' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '捨てる' }).click()
  await expect(page.getByText('送れなかったものはありません。')).toBeVisible()
})

test('an answer that got lost is asked for again with the same key: paid once', { tag: FULL }, async ({
  page,
  server,
}) => {
  await enter(page, '/mission?tabNo=1&worldId=user')
  const card = page.getByRole('listitem').filter({ hasText: 'ノーマル' }).filter({ hasText: /LP \d/ }).first()
  const title = await card.getByRole('heading').innerText()
  server.gate.loseAnswers(/receiveReward/)
  await card.getByRole('button', { name: /報酬を受け取る/ }).click()
  await expect(card).toContainText(/送信中|確認中/)
  await page.waitForTimeout(2_500)
  server.gate.loseAnswers(null)
  await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCount(0)
  const rows = await server.query<{ count: number }>(
    `select count(*) from ledger_transfer where cause_kind = 'mission' and created_at > now() - interval '1 minute'`,
  )
  expect(rows[0]?.count).toBe(1)
})

test('a stranger’s page in place of an answer is no answer', { tag: FULL }, async ({ page, server }) => {
  await enter(page, '/mission?tabNo=1&worldId=user')
  const card = page.getByRole('listitem').filter({ hasText: 'ノーマル' }).filter({ hasText: /LP \d/ }).first()
  const title = await card.getByRole('heading').innerText()
  server.gate.answer(/receiveReward/, 200, '<html>Wi-Fi へようこそ</html>')
  await card.getByRole('button', { name: /報酬を受け取る/ }).click()
  await expect(card).toContainText(/送信中|確認中/)
  await page.waitForTimeout(1_500)
  server.gate.answer(null)
  await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCount(0)
})
