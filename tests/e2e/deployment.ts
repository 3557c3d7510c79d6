// Steps of a deployment in a tab: returning to it, pressing 更新, moving on.
import { expect, type Page } from 'playwright/test'
import { randomOf } from '../support/random.ts'
import { type Build, builds } from './builds.ts'
import { enter, type TestServer, untilInstalled } from './fixtures.ts'
import { goBy, otherScreens, type ScreenName, shows } from './tabs.ts'

export const random = randomOf('Updates')

export const buildOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    () => /-(b\d+)\.js$/.exec(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '')?.[1],
  )

/** Returns to the tab after a minute, which starts the check of the version. */
export const comeBack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + 61_000
    document.dispatchEvent(new Event('visibilitychange'))
  })

export const announcement = (page: Page) => page.getByRole('listitem').filter({ hasText: '新しいバージョンがあります' })

/**
 * Lets the old worker end. A browser delays a take-over while the old worker is busy, and with a debugger attached, as here,
 * it never counts a worker as idle; otherwise this happens after half a minute. Only a worker that another one waits for is
 * stopped, because the new one may be answering a page.
 */
async function letOldWorkerRest(page: Page): Promise<void> {
  const debug = await page.context().newCDPSession(page)
  const versions = new Map<string, string>()
  debug.on('ServiceWorker.workerVersionUpdated', event => {
    for (const { versionId, status } of event.versions) versions.set(versionId, status)
  })
  await debug.send('ServiceWorker.enable')
  // The browser reports the versions after its answer to the command.
  await expect.poll(() => versions.size).toBeGreaterThan(0)
  if ([...versions.values()].includes('installed')) {
    const old = [...versions].filter(([, status]) => status === 'activated')
    for (const [versionId] of old) await debug.send('ServiceWorker.stopWorker', { versionId })
  }
  await debug.detach()
}

/** Waits until the tab runs the build, within a few navigations. */
export async function takesOver(
  page: Page,
  build: Build,
  name: ScreenName = random.pick(otherScreens(page)),
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    await goBy(page, name)
    try {
      await runs(page, build, 2_500)
      await shows(page, name)
      return
    } catch (error) {
      if (attempt === 4) throw error
      await letOldWorkerRest(page)
      name = random.pick(otherScreens(page))
    }
  }
}

export const runs = (page: Page, build: Build, timeout = 10_000): Promise<void> =>
  expect.poll(() => buildOf(page).catch(() => ''), { timeout }).toBe(build.name)

/** Presses 更新 and waits for the new build. */
export async function consents(page: Page, build: Build): Promise<void> {
  await announcement(page).getByRole('button', { name: '更新' }).click()
  await runs(page, build, 1_500).catch(async () => {
    await letOldWorkerRest(page)
    await runs(page, build)
  })
}

/** State of the workers, as the page sees it. */
export const workers = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return { installing: Boolean(registration?.installing), waiting: Boolean(registration?.waiting) }
  })

export async function twoBuilds(): Promise<[Build, Build]> {
  const [one, other] = await builds(2)
  if (!one || !other) throw new Error('no builds')
  return [one, other]
}

/** Opens a tab that runs the first of two builds, with its worker installed. Returns both builds. */
export async function openInstalled(page: Page, server: TestServer, path: string): Promise<[Build, Build]> {
  const [one, next] = await twoBuilds()
  await server.gate.serveBuild(one.folder)
  // No worker controls this first page until the new one takes over.
  await enter(page, path)
  await untilInstalled(page)
  return [one, next]
}
