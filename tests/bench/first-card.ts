// How long it takes until something is to be seen, on a slow phone on a slow network: a first visit, and starts of the
// installed app with and without a network. A start is a page in a process of its own, with the worker asleep.
import type { BrowserContext, CDPSession } from 'playwright'
import { signIn, untilInstalled } from '../e2e/fixtures.ts'
import { type BrowserStage, openBrowserStage } from './browser.ts'
import { untilCalm } from './process-use.ts'
import type { Stage } from './stage.ts'
import { median, range, seconds } from './stats.ts'
import type { Figure } from './table.ts'

const RUNS = 5
const CPU_SLOWER = 4
/** Slow 4G. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const LIMIT_MS = 30_000
const CALM_MS = 3_000

const CARD = 'main ul > li h3'
const LOGIN_FORM = 'form input[name=password]'
const ANYTHING = 'body *'

/** Milliseconds from the start of the navigation until the element was there, and until it was painted. */
type Shown = { there: number; painted: number }

export async function measureFirstCard(stage: Stage): Promise<Figure[]> {
  const browser = await openBrowserStage(stage)
  try {
    const signedIn = await browser.signedIn()
    const cold = await repeat(() => inNewProfile(browser, '/mission', CARD, signedIn))
    const login = await repeat(() => inNewProfile(browser, '/login', LOGIN_FORM))
    const bare = await repeat(() => inNewProfile(browser, browser.front.barePage, ANYTHING))
    const installed = await install(browser)
    const warm = await repeat(() => timeOf(installed, `${browser.url}/mission`, CARD))
    browser.front.shut()
    const offline = await repeat(() => timeOf(installed, `${browser.url}/mission`, CARD))
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

function toFigure(name: string, times: Shown[], goal?: string, note = ''): Figure {
  const there = times.map(time => time.there)
  const spread = range(
    there.map(value => value / 1000),
    2,
  )
  return {
    ...{ name, value: seconds(median(there)), ...(goal ? { goal } : {}) },
    note: `median of ${RUNS}, ${spread}; painted after ${seconds(median(times.map(time => time.painted)))}${note}`,
  }
}

async function repeat(measure: () => Promise<Shown>): Promise<Shown[]> {
  const times: Shown[] = []
  for (let run = 0; run < RUNS; run++) {
    await untilCalm(CALM_MS)
    times.push(await measure())
  }
  return times
}

/** @param storageState what the profile holds besides; by default nothing. */
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

/** Opens an address in a new page. */
async function timeOf(context: BrowserContext, url: string, selector: string): Promise<Shown> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await slowDown(devtools)
  await page.addInitScript(reportWhenShown, selector)
  // Asking the page again and again would slow it down; it says so itself.
  await devtools.send('Runtime.enable')
  await devtools.send('Runtime.addBinding', { name: 'benchShown' })
  const shown = new Promise<Shown>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${url} showed nothing in time.`)), LIMIT_MS)
    devtools.on('Runtime.bindingCalled', ({ payload }) => {
      clearTimeout(timer)
      resolve(JSON.parse(payload) as Shown)
    })
  })
  await devtools.send('Page.navigate', { url })
  const result = await shown
  await page.close()
  return result
}

async function slowDown(devtools: CDPSession): Promise<void> {
  // The app starts anew, and its worker with it.
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
}

/** Runs in the page before anything else. */
function reportWhenShown(selector: string): void {
  const report = (globalThis as unknown as { benchShown: (payload: string) => void }).benchShown
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return
    observer.disconnect()
    const there = performance.now()
    // The task after the next frame: by then it has been painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => report(JSON.stringify({ there, painted: performance.now() }))
      port2.postMessage(null)
    })
  })
  observer.observe(document, { childList: true, subtree: true })
}
