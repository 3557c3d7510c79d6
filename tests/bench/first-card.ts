// How long it takes until something is to be seen, on a slow phone on a slow network: a first visit, and starts of the
// installed app with and without a network.
import type { BrowserContext, Page } from 'playwright'
import { signIn, untilInstalled } from '../e2e/fixtures.ts'
import { type BrowserStage, openBrowserStage } from './browser.ts'
import type { Stage } from './stage.ts'
import { median, range, seconds } from './stats.ts'
import type { Figure } from './table.ts'

const RUNS = 5
const CPU_SLOWER = 4
/** Slow 4G. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const SHOWN_LIMIT_MS = 30_000

const CARD = 'main ul > li h3'
const LOGIN_FORM = 'form input[name=password]'

export async function measureFirstCard(stage: Stage): Promise<Figure[]> {
  const browser = await openBrowserStage(stage)
  try {
    const signedIn = await browser.signedIn()
    const cold = await repeat(async () => {
      const context = await browser.open({ storageState: signedIn })
      const shown = await timeOf(context, '/mission', CARD)
      await context.close()
      return shown
    })
    const login = await repeat(async () => {
      const context = await browser.open()
      const shown = await timeOf(context, '/login', LOGIN_FORM)
      await context.close()
      return shown
    })
    const installed = await install(browser)
    const warm = await repeat(() => timeOf(installed, '/mission', CARD))
    browser.front.shut()
    const offline = await repeat(() => timeOf(installed, '/mission', CARD))
    return [
      toFigure('mission list, first visit', cold, '1.6 s', '; earlier trial build 1.9 s'),
      toFigure('sign-in form, first visit', login),
      toFigure('mission list, installed, online', warm),
      toFigure('mission list, installed, no network', offline, '0.4 s', '; earlier trial build 0.53 s'),
    ]
  } finally {
    await browser.close()
  }
}

const toFigure = (name: string, times: number[], goal?: string, note = ''): Figure => ({
  ...{ name, value: seconds(median(times)), ...(goal ? { goal } : {}) },
  note: `median of ${RUNS}, ${range(
    times.map(value => value / 1000),
    2,
  )}${note}`,
})

async function repeat(measure: () => Promise<number>): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) times.push(await measure())
  return times
}

/** A device on which the app was used before: worker and parts are kept, the list was read. */
async function install(browser: BrowserStage): Promise<BrowserContext> {
  const context = await browser.openProfile('installed')
  const page = await context.newPage()
  await signIn(page)
  await page.goto('/mission')
  await page.waitForSelector(CARD)
  await untilInstalled(page)
  await page.waitForTimeout(1_500)
  await page.close()
  return context
}

/** Opens an address in a new page. @returns milliseconds from the start of the navigation until the element was painted. */
async function timeOf(context: BrowserContext, path: string, selector: string): Promise<number> {
  const page = await context.newPage()
  await slowDown(context, page)
  await page.addInitScript(noteWhenShown, selector)
  await page.goto(path, { waitUntil: 'commit' })
  const shown = await page.waitForFunction(() => (window as { shownAt?: number }).shownAt, null, {
    timeout: SHOWN_LIMIT_MS,
    polling: 100,
  })
  const milliseconds = (await shown.jsonValue()) ?? Number.NaN
  await page.close()
  return milliseconds
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page)
  // The app starts anew on a phone, and its worker with it.
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
}

/** Runs in the page before anything else. */
function noteWhenShown(selector: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return
    observer.disconnect()
    // The task after the next frame: by then it has been painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        ;(window as { shownAt?: number }).shownAt = performance.now()
      }
      port2.postMessage(null)
    })
  })
  observer.observe(document, { childList: true, subtree: true })
}
