// Deploying a new build while pages are open (reliability rule 11, B11). The builds are real ones with different names for
// all files.
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright/test'
import { isFull } from '../support/size.ts'
import {
  announcement,
  buildOf,
  comeBack,
  consents,
  openInstalled,
  runs,
  takesOver,
  twoBuilds,
  workers,
} from './deployment.ts'
import { enter, expect, type TestServer, test } from './fixtures.ts'
import { FULL } from './full-size.ts'
import { countLoads, goBy, holdDirty, shows, tellOnline } from './tabs.ts'

test('it is announced and nothing reloads; 更新 reloads once; other tabs go on with their own parts', async ({
  page,
  context,
  server,
}) => {
  const [, next] = await openInstalled(page, server, '/mission?tabNo=1&worldId=world0')
  const [other, third] = [await context.newPage(), await context.newPage()]
  await other.goto('/mission?tabNo=1&worldId=world0')
  await third.goto('/news')
  await shows(other, 'ミッション')
  await shows(third, 'お知らせ')
  const loads = [page, other, third].map(countLoads)
  // The files of the old build are gone at once: the worker has all that the tabs need of it.
  await server.gate.serveBuild(next.folder)
  await comeBack(page)
  for (const tab of [page, other, third]) await expect(announcement(tab)).toBeVisible()
  await expect(announcement(page)).toContainText('書きかけは残ります')
  await page.waitForTimeout(1_000)
  expect(loads.map(count => count())).toEqual([0, 0, 0])
  expect(await buildOf(page)).toBe('b1')

  await consents(page, next)
  await shows(page, 'ミッション')
  await expect(announcement(page)).toHaveCount(0)

  // A part of the old build that was never shown, and screens that were never opened, with unsaved work.
  expect(await buildOf(other)).toBe('b1')
  const release = await holdDirty(other)
  await other
    .getByRole('button', { name: /報酬を受け取る/ })
    .first()
    .click()
  await expect(other.getByRole('dialog', { name: '報酬を受け取るキャラクターを選択' })).toBeVisible()
  await other.getByRole('button', { name: 'キャンセル' }).click()
  for (const name of ['マイページ', 'お知らせ', 'ホーム'] as const) {
    await goBy(other, name)
    await shows(other, name)
  }
  expect(await buildOf(other)).toBe('b1')
  await release()
  await takesOver(other, next, 'ミッション')

  // The swap was long ago when this tab consents, so there is nothing to wait for.
  await announcement(third).getByRole('button', { name: '更新' }).click()
  await runs(third, next, 4_000)
  await shows(third, 'お知らせ')
  await page.waitForTimeout(500)
  expect(loads.map(count => count())).toEqual([1, 1, 1])
})

test('without consent the next navigation loads its target from the new build, but not while any tab is dirty', async ({
  page,
  context,
  server,
}) => {
  const [one, next] = await openInstalled(page, server, '/')
  const other = await context.newPage()
  await other.goto('/mission')
  await shows(other, 'ミッション')
  const release = await holdDirty(other)
  const loads = [page, other].map(countLoads)
  await server.gate.serveBuild(next.folder, [one.folder])
  await comeBack(page)
  await expect(announcement(page)).toBeVisible()
  for (const name of ['お知らせ', 'マイページ'] as const) {
    await goBy(page, name)
    await shows(page, name)
  }
  await page.waitForTimeout(500)
  expect(loads.map(count => count())).toEqual([0, 0])
  expect(await workers(page)).toEqual({ installing: false, waiting: true })
  await release()
  await takesOver(page, next)
  await goBy(page, 'ホーム')
  await shows(page, 'ホーム')
  expect(loads.map(count => count())).toEqual([1, 0])
  expect(await buildOf(other)).toBe('b1')
})

test('a build that waits takes over at the next start without a network: what the former opened opens', async ({
  page,
  context,
  server,
}) => {
  const other = await waitingThenAway(page, context, server)
  await other.goto('/news')
  await shows(other, 'お知らせ')
  expect(await buildOf(other)).toBe('b2')
  // Pictures that never came leave their places empty, and come with the network.
  const failed = other.locator('main img[data-failed]')
  await expect(failed.first()).toBeAttached()
  await expect(failed.first()).toBeHidden()
  await goBy(other, 'ミッション')
  await shows(other, 'ミッション')
  await other.goBack()
  await shows(other, 'お知らせ')
  server.gate.open()
  await tellOnline([other], true)
  await expect(failed).toHaveCount(0)
  await expect(other.locator('main li img').first()).toBeVisible()
})

test('a part of a build that took over is missing, without a network: words, not a blank page, until it is back', async ({
  page,
  context,
  server,
  faults,
}) => {
  const other = await waitingThenAway(page, context, server, async tab => {
    // All but what every screen needs, as if it had come under new names.
    await tab.evaluate(async () => {
      const shell = await (await fetch('/index.html')).text()
      const kept = await caches.open('tsumugi-assets')
      for (const request of await kept.keys()) {
        if (!shell.includes(new URL(request.url).pathname)) await kept.delete(request)
      }
    })
    await (await context.newCDPSession(tab)).send('Network.clearBrowserCache')
  })
  await other.goto('/news')
  await expect(other.getByText(/^画面(の一部)?を読み込めませんでした。/)).toBeVisible()
  expect(await buildOf(other)).toBe('b2')
  server.gate.open()
  await tellOnline([other], true)
  await shows(other, 'お知らせ')
  faults.length = 0
})

/** A new build waits on a device that has all of the former one; its page is closed, and the network gone. Returns an empty tab. */
async function waitingThenAway(
  page: Page,
  context: BrowserContext,
  server: TestServer,
  before: (tab: Page) => Promise<void> = async () => {},
): Promise<Page> {
  const [one, next] = await openInstalled(page, server, '/mission')
  await server.gate.serveBuild(next.folder, [one.folder])
  await comeBack(page)
  await expect(announcement(page)).toBeVisible()
  await before(page)
  const other = await context.newPage()
  await page.close()
  await other.waitForTimeout(1_000)
  server.gate.shut()
  await tellOnline([other], false)
  return other
}

test('a page that was there before any worker notices a swap that another tab made', { tag: FULL }, async ({
  page,
  context,
  server,
}) => {
  const [one, next] = await openInstalled(page, server, '/mission')
  const other = await context.newPage()
  await other.goto('/news')
  await shows(other, 'お知らせ')
  await server.gate.serveBuild(next.folder, [one.folder])
  await comeBack(other)
  await consents(other, next)
  const loads = countLoads(page)
  await goBy(page, 'お知らせ')
  await runs(page, next)
  await shows(page, 'お知らせ')
  expect(loads()).toBe(1)
})

test('a page that did not notice the swap is told by the version check', { tag: FULL }, async ({
  page,
  context,
  server,
}) => {
  const [one, next] = await openInstalled(page, server, '/news')
  const deaf = await context.newPage()
  // This page was being opened when the worker changed.
  await deaf.addInitScript(() => {
    const { addEventListener } = ServiceWorkerContainer.prototype
    ServiceWorkerContainer.prototype.addEventListener = function (this: ServiceWorkerContainer, ...args: unknown[]) {
      if (args[0] !== 'controllerchange') Reflect.apply(addEventListener, this, args)
    }
  })
  await deaf.goto('/news')
  await shows(deaf, 'お知らせ')
  await server.gate.serveBuild(next.folder, [one.folder])
  await comeBack(page)
  await expect(announcement(deaf)).toBeVisible()
  await announcement(deaf).getByRole('button', { name: 'とじる' }).click()
  await consents(page, next)
  expect(await buildOf(deaf)).toBe('b1')
  await comeBack(deaf)
  await expect(announcement(deaf)).toBeVisible()
  await goBy(deaf, 'ホーム')
  await runs(deaf, next)
  await shows(deaf, 'ホーム')
})

test('a worker that does not take over: 15 s after consent the page reloads, once', { tag: FULL }, async ({
  page,
  server,
}) => {
  const [one, next] = await twoBuilds()
  const stuck = join(process.env.E2E_FOLDER ?? '', `stuck-${Date.now()}`)
  cpSync(next.folder, stuck, { recursive: true })
  const worker = readFileSync(join(stuck, 'sw.js'), 'utf8')
  expect(worker).toContain('SKIP_WAITING')
  writeFileSync(join(stuck, 'sw.js'), worker.replaceAll('SKIP_WAITING', 'SKIP_NOTHING'))
  await page.addInitScript(shorten => {
    const { setTimeout: real } = window
    const asked: number[] = []
    Object.assign(window, { asked })
    window.setTimeout = ((work: TimerHandler, ms?: number) => {
      asked.push(ms ?? 0)
      return real(work, shorten && ms === 15_000 ? 1_500 : ms)
    }) as typeof setTimeout
  }, !isFull)
  await server.gate.serveBuild(one.folder)
  await enter(page, '/news')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const loads = countLoads(page)
  await server.gate.serveBuild(stuck, [one.folder])
  await comeBack(page)
  await announcement(page).getByRole('button', { name: '更新' }).click()
  await expect.poll(() => page.evaluate(() => (window as unknown as { asked: number[] }).asked)).toContain(15_000)
  expect(loads()).toBe(0)
  await expect.poll(loads).toBe(1)
  await shows(page, 'お知らせ')
  expect(await buildOf(page)).toBe('b1')
  await page.waitForTimeout(2_000)
  expect(loads()).toBe(1)
})

test('parts that the server no longer has: the page stays, and reloads once at most, never while dirty', {
  tag: FULL,
}, async ({ page, server, faults }) => {
  const [one, next] = await twoBuilds()
  await server.gate.serveBuild(one.folder)
  // A page of the old build without a worker that has stored its parts.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  })
  await enter(page, '/news')
  await expect(page.getByRole('button', { name: 'すべて既読' })).toBeVisible()
  const loads = countLoads(page)
  await server.gate.serveBuild(next.folder)

  // The view of the toasts: its absence must not break a page.
  server.gate.answer(/readAll/, 403, '{"errorMessage":"x","code":"FORBIDDEN"}', 'application/json')
  await page.getByRole('button', { name: 'すべて既読' }).click()
  await page.waitForTimeout(500)
  await shows(page, 'お知らせ')
  server.gate.answer(null)

  // A screen: the failure is shown, and retried by reloading the page.
  const release = await holdDirty(page)
  await goBy(page, 'マイページ')
  await expect(page.getByText('画面の一部を読み込めませんでした。')).toBeVisible()
  await page.waitForTimeout(500)
  expect(loads()).toBe(0)
  expect(await buildOf(page)).toBe('b1')
  await release()
  await page.getByRole('button', { name: 'もう一度試す' }).click()
  await expect.poll(() => buildOf(page).catch(() => '')).toBe('b2')
  await shows(page, 'マイページ')
  expect(loads()).toBe(1)

  // Without unsaved work it reloads by itself, but at most once in ten seconds, however often the part is missing.
  server.gate.answer(/assets\/.*mission/, 404)
  await goBy(page, 'ミッション')
  await expect.poll(loads).toBe(2)
  await expect(page.getByText('画面の一部を読み込めませんでした。')).toBeVisible()
  await page.waitForTimeout(1_500)
  expect(loads()).toBe(2)
  faults.length = 0
})

test('a part of the routes that does not come: said in words, one reload in ten seconds and none offline; back and again lead on', {
  tag: FULL,
}, async ({ page, server, faults }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  })
  await enter(page, '/news')
  const missing = page.getByText('画面の一部を読み込めませんでした。')
  const again = page.getByRole('button', { name: 'もう一度試す' })
  // The part of this visit is loading from now on.
  const part = /assets\/routes-player-/
  server.gate.answer(part, 404)
  const withoutPart = async () => {
    await page.goto('/news')
    await shows(page, 'お知らせ')
    await expect.poll(() => server.gate.seen.some(path => part.test(path))).toBe(true)
    server.gate.seen.length = 0
  }

  // Without a network: no reload, and the message gives the reason.
  await withoutPart()
  const loads = countLoads(page)
  server.gate.shut()
  await tellOnline([page], false)
  await goBy(page, 'ミッション')
  await expect(missing).toBeVisible()
  await expect(page.getByText('この画面は、まだこの端末に保存されていません。')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/mission')
  await page.goBack()
  await shows(page, 'お知らせ')
  expect(loads()).toBe(0)

  // With a network: by itself once, then by the button, to the wanted screen.
  server.gate.open()
  await tellOnline([page], true)
  await withoutPart()
  const before = loads()
  await goBy(page, 'ミッション')
  await expect.poll(loads).toBe(before + 1)
  await expect(missing).toBeVisible()
  await page.waitForTimeout(1_500)
  expect(loads()).toBe(before + 1)
  await page.goBack()
  await shows(page, 'お知らせ')
  await page.goForward()
  await expect(missing).toBeVisible()
  server.gate.answer(null)
  await again.click()
  await shows(page, 'ミッション')
  expect(new URL(page.url()).pathname).toBe('/mission')
  faults.length = 0
})
