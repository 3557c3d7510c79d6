// Times until something is visible, on a slow phone on a slow network. A start is a page in a new process, with the worker
// stopped.
import type { BrowserContext, CDPSession } from 'playwright'
import { untilCalm } from './process-use.ts'
import { median, range, seconds } from './stats.ts'
import type { Figure } from './table.ts'

const RUNS = 9
/** Factor by which the phone is slower than this machine: 4 on the machine on which the goals were set, less on a slower one (BENCH_CPU). */
export const CPU_SLOWER = Number(process.env.BENCH_CPU ?? 4)
/** The slow 4G network of Chromium's tools. */
export const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
export const LIMIT_MS = 30_000
export const CALM_MS = 3_000

/** Milliseconds from the start of the navigation until the element was there, and until it was painted. */
export type Shown = { there: number; painted: number }

export function toFigure(name: string, times: Shown[], goal?: string, note = ''): Figure {
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

export async function repeat<Result>(measure: () => Promise<Result>): Promise<Result[]> {
  const times: Result[] = []
  for (let run = 0; run < RUNS; run++) {
    await untilCalm(CALM_MS)
    times.push(await measure())
  }
  return times
}

/** Opens an address in a new page of a new context; plain-browser.ts does so with a used profile. */
export async function timeOf(context: BrowserContext, url: string, selector: string): Promise<Shown> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await slowDown(devtools)
  await page.addInitScript(noteWhenShown, selector)
  // The page reports the time itself, because repeated questions would slow it down.
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
  // The app and its worker start anew.
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
}

/** Runs in the page, before its scripts. The time is stored there, and reported to a listener. */
export function noteWhenShown(selector: string): void {
  const page = globalThis as unknown as { benchTime?: Shown; benchShown?: (payload: string) => void }
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return
    observer.disconnect()
    const there = performance.now()
    // The task after the next frame, by which it has been painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        page.benchTime = { there, painted: performance.now() }
        page.benchShown?.(JSON.stringify(page.benchTime))
      }
      port2.postMessage(null)
    })
  })
  observer.observe(document, { childList: true, subtree: true })
}
