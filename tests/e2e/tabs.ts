// Helpers for a tab in several tests: moving inside the app, counting loaded documents, holding unsaved work.
import { type CDPSession, expect, type Page } from 'playwright/test'

/** Screens of the menu and the heading each shows. */
const screens = {
  ホーム: { path: '/', heading: /さん。/ },
  ミッション: { path: '/mission', heading: 'ミッション' },
  お知らせ: { path: '/news', heading: 'お知らせ' },
  マイページ: { path: '/myPage', heading: 'マイページ' },
} as const
export type ScreenName = keyof typeof screens
export const screenNames = Object.keys(screens) as ScreenName[]

/** Screens that the tab is not on. */
export const otherScreens = (page: Page): ScreenName[] =>
  screenNames.filter(name => screens[name].path !== new URL(page.url()).pathname)

/** Opens a screen by the menu, inside the app. */
export async function goBy(page: Page, name: ScreenName): Promise<void> {
  await page
    .getByRole('navigation', { name: 'メニュー' })
    .getByRole('link', { name: new RegExp(name) })
    .click()
}

/** Checks that the page shows something, and that it is this screen. */
export async function shows(page: Page, name: ScreenName): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: screens[name].heading })).toBeVisible()
}

/** Opens the newest unread article of the list. The menu shows a number of unread ones too, and appears before the list. */
export const openUnread = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('link', { name: /未読/ }).first().click()

/** Counts the documents that the tab loads from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  return () => loads
}

/** Holds unsaved work like a dirty draft (platform/dirty.ts). Returns the function that ends it. */
export async function holdDirty(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(
    () =>
      new Promise<void>(held => {
        navigator.locks
          .request('tsumugi-dirty', { mode: 'shared' }, () => {
            held()
            return new Promise<void>(release => {
              Object.assign(window, { releaseDirty: release })
            })
          })
          .catch(() => {})
      }),
  )
  return () =>
    page.evaluate(async () => {
      ;(window as unknown as { releaseDirty: () => void }).releaseDirty()
      const isHeld = async () => (await navigator.locks.query()).held?.some(({ name }) => name === 'tsumugi-dirty')
      while (await isHeld()) await new Promise(resolve => setTimeout(resolve, 10))
    })
}

/** Closes the toasts that are there. */
export async function closeToasts(page: Page): Promise<void> {
  const close = page.getByRole('region', { name: '通知' }).getByRole('button', { name: 'とじる' })
  while ((await close.count()) > 0)
    await close
      .first()
      .click({ timeout: 2_000 })
      .catch(() => {})
}

const networks = new WeakMap<Page, Promise<CDPSession>>()

/**
 * Tells the tabs whether there is a network, as a device does. `context.setOffline` would tell the workers too, and waits
 * for ever for one that was stopped at that moment.
 */
export async function tellOnline(tabs: readonly Page[], online: boolean): Promise<void> {
  for (const tab of tabs) {
    const session = networks.get(tab) ?? tab.context().newCDPSession(tab)
    networks.set(tab, session)
    const conditions = { offline: !online, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
    await (await session).send('Network.emulateNetworkConditions', conditions)
  }
}

/** Presses by key, because a toast may cover the foot of the page, and stays while a mouse is over it. */
export const pressSignOut = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'ログアウト' }).press('Enter')
