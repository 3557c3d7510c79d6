// B11: many deploys while tabs are dirty, and interrupted installs.

import type { Page } from 'playwright/test'
import { report } from '../support/random.ts'
import { limitSeconds, size } from '../support/size.ts'
import { type Build, builds } from './builds.ts'
import { buildOf, comeBack, consents, openInstalled, random, takesOver, workers } from './deployment.ts'
import { enter, expect, test, untilInstalled } from './fixtures.ts'
import { FULL } from './full-size.ts'
import { countLoads, goBy, holdDirty, screenNames, shows } from './tabs.ts'

const CACHES = ['tsumugi-assets', 'tsumugi-pages']

/** Addresses of the app's files that the worker has stored. */
const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async names => {
    const kept = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return kept.flat().map(({ url }) => url)
  }, CACHES)

/** Deletes the stored files that are not among these. */
const forgetFiles = (page: Page, kept: string[]): Promise<void> =>
  page.evaluate(
    async ({ names, kept }) => {
      for (const name of names) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) if (!kept.includes(request.url)) await cache.delete(request)
      }
    },
    { names: CACHES, kept },
  )

test('B11: deploys with open dirty tabs', async ({ page, context, server }) => {
  test.setTimeout(limitSeconds(180))
  const deploys = Number(process.env.B11_DEPLOYS ?? size(1, 50))
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
      // The dirty tab and all others continue without an update that they were not asked about.
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
    // Under data saver no part is kept before a page asks for it, and the next deploy may take this build away.
    await untilInstalled(page)
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

test('B11: an install that is cut leaves the old version, which opens offline', { tag: FULL }, async ({
  page,
  server,
}) => {
  test.setTimeout(limitSeconds(180))
  const cuts = Number(process.env.B11_CUTS ?? size(3, 50))
  const [, next] = await openInstalled(page, server, '/mission?tabNo=1')
  await expect(page.getByText(/1〜10件/)).toBeVisible()
  await page.waitForTimeout(300)
  const browser = await page.context().newCDPSession(page)
  const kept = await keptFiles(page)
  for (let round = 1; round <= cuts; round++) {
    // Files of an earlier install must not shorten this one, and no other install may begin before the bytes are counted:
    // the browser looks for a new worker by itself after a page was opened.
    server.gate.shut()
    await browser.send('Network.clearBrowserCache')
    await forgetFiles(page, kept)
    await server.gate.serveBuild(next.folder)
    const cut = server.gate.cutAfter(random.integer(1, next.installBytes - 1))
    server.gate.open()
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
  }
  server.gate.open()
  // Remains of the interrupted installs do not hinder a complete one.
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update())
  await expect.poll(async () => (await workers(page)).waiting).toBe(true)
  await takesOver(page, next)
  report(`B11 cuts: ${cuts} passed`)
})
