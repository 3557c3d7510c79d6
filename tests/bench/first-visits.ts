// First visits of public pages on a slow phone on a slow network: first text, largest content and blocked time, as pages come with
// their content and, beside it, without.
import { setTimeout as sleep } from 'node:timers/promises'
import { type BrowserStage, openBrowserStage } from './browser.ts'
import { CPU_SLOWER, NETWORK } from './shown.ts'
import type { Stage } from './stage.ts'
import { median, seconds } from './stats.ts'
import type { Figure } from './table.ts'

const RUNS = 5
const SETTLED_MS = 5_000
const pages = {
  'portal (/)': '/',
  news: '/news',
  'an article': '/news/1',
  'a world': '/world/world0',
  'an opening': '/world/world0/scenario/0000000001/1',
  'a novel': '/world/world1/novel/1',
}

/** Milliseconds. */
type Visit = { first: number; largest: number; blocked: number }

export async function measureFirstVisits(stage: Stage): Promise<Figure[]> {
  const [whole, bare] = [await measured(stage, '1'), await measured(stage, '0')]
  return Object.keys(pages).flatMap(name => {
    const [now, before] = [whole.get(name), bare.get(name)]
    if (!now || !before) return []
    const figure = (what: string, of: keyof Visit, goal: string): Figure => ({
      ...{ name: `${name}: ${what}`, value: seconds(now[of]), goal },
      note: `median of ${RUNS}; without its content ${seconds(before[of])}`,
    })
    return [
      figure('first text', 'first', '0.8 s'),
      figure('largest content', 'largest', '1.3 s'),
      figure('blocked', 'blocked', '0.15 s'),
    ]
  })
}

async function measured(stage: Stage, render: '0' | '1'): Promise<Map<string, Visit>> {
  const browser = await openBrowserStage(stage, { RENDER: render })
  try {
    const found = new Map<string, Visit>()
    // The first visit of a server waits until it has loaded what renders pages.
    await visit(browser, pages['portal (/)'])
    for (const [name, path] of Object.entries(pages)) {
      const visits: Visit[] = []
      for (let run = 0; run < RUNS; run++) visits.push(await visit(browser, path))
      const of = (key: keyof Visit) => median(visits.map(each => each[key]))
      found.set(name, { first: of('first'), largest: of('largest'), blocked: of('blocked') })
    }
    return found
  } finally {
    await browser.close()
  }
}

async function visit(browser: BrowserStage, path: string): Promise<Visit> {
  const context = await browser.open({ serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const tools = await context.newCDPSession(page)
    await tools.send('Network.enable')
    await tools.send('Network.emulateNetworkConditions', NETWORK)
    await tools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
    await page.addInitScript(() => {
      const seen = { largest: 0, blocked: 0 }
      Object.assign(window, { seen })
      const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
        new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true })
      watch('largest-contentful-paint', ({ startTime }) => {
        seen.largest = startTime
      })
      watch('longtask', ({ duration }) => {
        seen.blocked += Math.max(0, duration - 50)
      })
    })
    await page.goto(path, { waitUntil: 'load' })
    await sleep(SETTLED_MS)
    return await page.evaluate(() => ({
      ...(window as unknown as { seen: { largest: number; blocked: number } }).seen,
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }))
  } finally {
    await context.close()
  }
}
