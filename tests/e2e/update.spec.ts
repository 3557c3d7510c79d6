// A new build is deployed while pages are open (architecture.md, Update; reliability.md rule 11, B11). The builds are real
// ones, whose files all have other names.
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { randomOf, report } from '../support/random.ts'
import { isFull, limitSeconds, size } from '../support/size.ts'
import { type Build, builds } from './builds.ts'
import { enter, expect, test, untilInstalled } from './fixtures.ts'
import { countLoads, goBy, holdDirty, otherScreens, type ScreenName, screenNames, shows } from './tabs.ts'

const random = randomOf('Updates')

const buildOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    () => /-(b\d+)\.js$/.exec(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '')?.[1],
  )

/** A minute later the user comes back to the tab: the version is checked. */
const comeBack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + 61_000
    document.dispatchEvent(new Event('visibilitychange'))
  })

const announcement = (page: Page) => page.getByRole('listitem').filter({ hasText: '新しいバージョンがあります' })

/**
 * A browser puts a take-over off while the old worker has something to do, and with a debugger attached, as here, it never
 * takes a worker for idle. This is what half a minute of rest does otherwise.
 */
async function letWorkersRest(page: Page): Promise<void> {
  const debug = await page.context().newCDPSession(page)
  await debug.send('ServiceWorker.enable')
  await debug.send('ServiceWorker.stopAllWorkers')
  await debug.detach()
}

/** Within a few navigations the tab runs the build. */
async function takesOver(page: Page, build: Build, name: ScreenName = random.pick(otherScreens(page))): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    await goBy(page, name)
    try {
      await runs(page, build, 1_500)
      await shows(page, name)
      return
    } catch (error) {
      if (attempt === 4) throw error
      await letWorkersRest(page)
      name = random.pick(otherScreens(page))
    }
  }
}

const runs = (page: Page, build: Build, timeout = 10_000): Promise<void> =>
  expect.poll(() => buildOf(page).catch(() => ''), { timeout }).toBe(build.name)

/** Presses 更新 and waits for the new build. */
async function consents(page: Page, build: Build): Promise<void> {
  await announcement(page).getByRole('button', { name: '更新' }).click()
  await runs(page, build, 1_500).catch(async () => {
    await letWorkersRest(page)
    await runs(page, build)
  })
}

/** What the worker is doing, as the page sees it. */
const workers = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return { installing: Boolean(registration?.installing), waiting: Boolean(registration?.waiting) }
  })

/** Addresses of what the worker keeps of the shell. */
const shellParts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find(name => name.includes('precache')) ?? ''
    return (await (await caches.open(name)).keys()).map(({ url }) => url)
  })

/** Takes out of the shell what is not among these. */
const forgetParts = (page: Page, kept: string[]): Promise<void> =>
  page.evaluate(async kept => {
    const name = (await caches.keys()).find(name => name.includes('precache')) ?? ''
    const cache = await caches.open(name)
    for (const request of await cache.keys()) if (!kept.includes(request.url)) await cache.delete(request)
  }, kept)

async function two(): Promise<[Build, Build]> {
  const [one, other] = await builds(2)
  if (!one || !other) throw new Error('no builds')
  return [one, other]
}

test('it is announced and nothing reloads; 更新 reloads once; other tabs go on with their own parts', async ({
  page,
  context,
  server,
}) => {
  const [one, next] = await two()
  await server.gate.serveBuild(one.folder)
  await enter(page, '/mission?tabNo=1&worldId=world0')
  await untilInstalled(page)
  const [other, third] = [await context.newPage(), await context.newPage()]
  await other.goto('/mission?tabNo=1&worldId=world0')
  await third.goto('/news')
  await shows(other, 'ミッション')
  await shows(third, 'お知らせ')
  const loads = [page, other, third].map(countLoads)
  // The files of the old build are gone at once: what the tabs need of it, the worker has.
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

  // A part of the old build that was never shown, and screens that were never opened, while something is unsaved.
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

  // The swap is long over when this tab consents: there is nothing to wait for.
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
  const [one, next] = await two()
  await server.gate.serveBuild(one.folder)
  await enter(page, '/')
  await untilInstalled(page)
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

test('a page that was there before any worker notices a swap that another tab made', async ({
  page,
  context,
  server,
}) => {
  const [one, next] = await two()
  await server.gate.serveBuild(one.folder)
  // No worker controls this first page until it takes it over.
  await enter(page, '/mission')
  await untilInstalled(page)
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

test('a page that did not notice the swap is told by the version check', async ({ page, context, server }) => {
  const [one, next] = await two()
  await server.gate.serveBuild(one.folder)
  await enter(page, '/news')
  await untilInstalled(page)
  const deaf = await context.newPage()
  // It was being opened when the worker changed.
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

test('a worker that does not take over: 15 s after consent the page reloads, once', async ({ page, server }) => {
  const [one, next] = await two()
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
  await expect.poll(loads, { timeout: 20_000 }).toBe(1)
  await shows(page, 'お知らせ')
  expect(await buildOf(page)).toBe('b1')
  await page.waitForTimeout(2_000)
  expect(loads()).toBe(1)
})

test('parts that the server no longer has: the page stays, and reloads once at most, never while dirty', async ({
  page,
  server,
  faults,
}) => {
  const [one, next] = await two()
  await server.gate.serveBuild(one.folder)
  // A page of the old build without a worker that has kept its parts.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  })
  await enter(page, '/news')
  await expect(page.getByRole('button', { name: 'すべて既読' })).toBeVisible()
  const loads = countLoads(page)
  await server.gate.serveBuild(next.folder)

  // The view of a toast: nobody must lose a page over it.
  server.gate.answer(/readAll/, 500, '{"errorMessage":"x","code":"INTERNAL"}', 'application/json')
  await page.getByRole('button', { name: 'すべて既読' }).click()
  await page.waitForTimeout(500)
  await shows(page, 'お知らせ')
  server.gate.answer(null)

  // A screen: said in words, tried again by loading the page anew.
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

  // Not dirty: by itself, but only once in ten seconds, however often the part is missing.
  server.gate.answer(/assets\/.*mission/, 404)
  await goBy(page, 'ミッション')
  await expect.poll(loads).toBe(2)
  await expect(page.getByText('画面の一部を読み込めませんでした。')).toBeVisible()
  await page.waitForTimeout(1_500)
  expect(loads()).toBe(2)
  faults.length = 0
})

test('B11: deploys with open dirty tabs', async ({ page, context, server }) => {
  test.setTimeout(limitSeconds(90))
  const deploys = Number(process.env.B11_DEPLOYS ?? size(5, 50))
  const all = await builds(3)
  const [first] = all
  if (!first) throw new Error('no builds')
  await server.gate.serveBuild(first.folder)
  await enter(page, '/')
  await untilInstalled(page)
  const tabs = [page, await context.newPage(), await context.newPage()]
  for (const tab of tabs.slice(1)) await tab.goto('/mission')
  const loads = tabs.map(countLoads)
  const figures = { deploys: 0, white: 0, whileDirty: 0, mostLoads: 0 }
  for (let deploy = 1; deploy <= deploys; deploy++) {
    const before = loads.map(count => count())
    const since = () => loads.map((count, at) => count() - (before[at] ?? 0))
    const dirty = random.pick(tabs)
    const release = await holdDirty(dirty)
    const old = all[(deploy - 1) % all.length] as Build
    const next = all[deploy % all.length] as Build
    await server.gate.serveBuild(next.folder, random.chance(0.5) ? [old.folder] : [])
    await comeBack(random.pick(tabs))
    await expect.poll(async () => (await workers(page)).waiting).toBe(true)
    const consenting = random.chance(0.4) ? random.pick(tabs.filter(tab => tab !== dirty)) : null
    for (const tab of random.shuffle(tabs)) {
      const name = random.pick(screenNames)
      await goBy(tab, name)
      await shows(tab, name)
    }
    if (since().some(count => count > 0)) figures.whileDirty++
    expect(since()).toEqual([0, 0, 0])
    if (consenting) {
      await consents(consenting, next)
      // The dirty tab, and every other, goes on without what it was not asked for.
      for (const tab of tabs.filter(tab => tab !== consenting)) {
        expect(await buildOf(tab)).toBe(old.name)
      }
      const name = random.pick(screenNames)
      await goBy(dirty, name)
      await shows(dirty, name)
      expect(since()[tabs.indexOf(dirty)]).toBe(0)
    }
    await release()
    for (const tab of random.shuffle(tabs)) {
      await takesOver(tab, next)
    }
    figures.mostLoads = Math.max(figures.mostLoads, ...since())
    expect(since()).toEqual([1, 1, 1])
    figures.deploys++
    await expect
      .poll(async () => {
        const kept = await page.evaluate(async () =>
          (await (await caches.open('tsumugi-assets')).keys()).map(({ url }) => url),
        )
        return kept.filter(
          url => !url.includes(`-${next.name}.`) && !url.includes(`-${old.name}.`) && url.includes('/assets/'),
        )
      })
      .toEqual([])
  }
  report(`B11 deploys: ${JSON.stringify(figures)}`)
})

test('B11: an install that is cut leaves the old version, which opens offline', async ({ page, server }) => {
  test.setTimeout(limitSeconds(90))
  const cuts = Number(process.env.B11_CUTS ?? size(5, 50))
  const [one, next] = await two()
  await server.gate.serveBuild(one.folder)
  await enter(page, '/mission?tabNo=1')
  await untilInstalled(page)
  await expect(page.getByText(/1〜10件/)).toBeVisible()
  await page.waitForTimeout(300)
  const browser = await page.context().newCDPSession(page)
  const kept = await shellParts(page)
  for (let round = 1; round <= cuts; round++) {
    // What an earlier install brought must not make this one shorter.
    await browser.send('Network.clearBrowserCache')
    await forgetParts(page, kept)
    await server.gate.serveBuild(next.folder)
    const cut = server.gate.cutAfter(random.integer(1, next.installBytes - 1))
    const updating = page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update().catch(() => {})
    })
    await cut
    await updating
    await expect.poll(async () => (await workers(page)).installing).toBe(false)
    expect((await workers(page)).waiting).toBe(false)
    await page.goto('/mission?tabNo=1')
    await expect(page.getByText(/1〜10件/)).toBeVisible()
    expect(await buildOf(page)).toBe('b1')
    server.gate.open()
  }
  // Nothing of the cut installs stands in the way of a whole one.
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update())
  await expect.poll(async () => (await workers(page)).waiting).toBe(true)
  await takesOver(page, next)
  report(`B11 cuts: ${cuts} passed`)
})
