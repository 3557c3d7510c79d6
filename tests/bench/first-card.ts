// Time until something is visible, on a slow phone on a slow network: a first visit, and starts of the installed app with
// and without a network.
import { signIn, untilInstalled } from '../e2e/fixtures.ts'
import { type BrowserStage, openBrowserStage } from './browser.ts'
import { repeat, type Shown, timeOf, toFigure } from './shown.ts'
import type { Stage } from './stage.ts'
import type { Figure } from './table.ts'

export const CARD = 'main ul > li h3'
export const LOGIN_FORM = 'form input[name=password]'
const ANYTHING = 'body *'
const PROFILE = 'installed'

export async function measureFirstCard(stage: Stage): Promise<Figure[]> {
  const browser = await openBrowserStage(stage)
  try {
    const signedIn = await browser.signedIn()
    const cold = await repeat(() => inNewProfile(browser, '/mission', CARD, signedIn))
    const login = await repeat(() => inNewProfile(browser, '/login', LOGIN_FORM))
    const bare = await repeat(() => inNewProfile(browser, browser.front.barePage, ANYTHING))
    await install(browser)
    const installed = await browser.openPlain(PROFILE)
    const warm = await repeat(() => installed.timeOf(`${browser.url}/mission`, CARD))
    browser.front.shut()
    const offline = await repeat(() => installed.timeOf(`${browser.url}/mission`, CARD))
    return [
      toFigure('mission list, first visit', cold, '1.6 s', '; earlier trial build 1.9 s'),
      toFigure('sign-in form, first visit', login),
      toFigure('for comparison: a page of one word, first visit', bare),
      toFigure('mission list, installed, online', warm),
      toFigure('mission list, installed, no network', offline, '0.4 s', '; earlier trial build 0.53 s'),
    ]
  } finally {
    await browser.close()
  }
}

/** @param storageState stored state of the profile; by default none */
async function inNewProfile(
  browser: BrowserStage,
  path: string,
  selector: string,
  storageState?: Awaited<ReturnType<BrowserStage['signedIn']>>,
): Promise<Shown> {
  const context = await browser.open(storageState ? { storageState } : {})
  const shown = await timeOf(context, `${browser.url}${path}`, selector)
  await context.close()
  return shown
}

/** Prepares a device on which the app was used before: worker and parts are stored, the list was read. */
async function install(browser: BrowserStage): Promise<void> {
  const context = await browser.openProfile(PROFILE)
  const page = await context.newPage()
  await signIn(page)
  await page.goto('/mission')
  await page.waitForSelector(CARD)
  await untilInstalled(page)
  await page.waitForTimeout(1_500)
  await context.close()
}
