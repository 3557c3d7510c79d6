// Movement of visible content while a screen loads (cumulative layout shift), on a slow phone on a slow network.
import type { BrowserContext } from 'playwright'
import type { BrowserStage } from './browser.ts'
import { CPU_SLOWER, NETWORK } from './shown.ts'
import type { Figure } from './table.ts'

const GOAL = 'under 0.02'
/** Time without movement and loading after which a screen is complete. */
const QUIET_MS = 2_500
const LIMIT_MS = 30_000

type Shift = { value: number; moved: string[] }

export async function measureShifts(browser: BrowserStage, character: string): Promise<Figure[]> {
  const world = '/world/world0'
  const screens = [
    ['worldSelect', '/worldSelect'],
    ['world top', world],
    ['search', `${world}/worldSearch/character`],
    ['character', character],
    ['exchange', `${world}/itemSynth`],
    ['shop', `${world}/shop`],
    ['equipment', `${world}/sobiItemSettings`],
  ] as const
  const storageState = await browser.signedIn()
  const figures: Figure[] = []
  for (const [name, path] of screens) {
    const context = await browser.open({ storageState, serviceWorkers: 'block' })
    figures.push(toFigure(`${name}: layout shift of a first visit`, await shiftsOf(context, path)))
    await context.close()
  }
  return figures
}

function toFigure(name: string, shifts: readonly Shift[]): Figure {
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  const most = shifts.toSorted((a, b) => b.value - a.value)[0]
  return {
    ...{ name, value: sum.toFixed(4), goal: GOAL },
    note: most
      ? `${shifts.length} shifts, the largest ${most.value.toFixed(4)}: ${most.moved.join(', ')}`
      : 'nothing moved',
  }
}

/** Sum of all shifts, which is never less than the browsers' own figure of the worst five seconds. */
async function shiftsOf(context: BrowserContext, path: string): Promise<Shift[]> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
  await page.addInitScript(watchShifts)
  let last = performance.now()
  const touch = () => {
    last = performance.now()
  }
  devtools.on('Network.requestWillBeSent', touch)
  devtools.on('Network.loadingFinished', touch)
  const until = performance.now() + LIMIT_MS
  await page.goto(path)
  while (performance.now() - last < QUIET_MS && performance.now() < until) await page.waitForTimeout(200)
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
}

/** Runs in the page, before its scripts. */
function watchShifts(): void {
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement
    if (!element) return '?'
    const words = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return `${element.localName} "${words.trim().slice(0, 20)}"`
  }
  type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (!entry.hadRecentInput)
        shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => nameOf(node)) })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
