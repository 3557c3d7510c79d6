// First visits of public pages on a slow phone on a slow network: first text, largest content and blocked time, as pages come with
// their content and, beside it, without; and of the first page of a built app of others, where BENCH_PEER names its folder.
import { setTimeout as sleep } from 'node:timers/promises'
import { type BrowserStage, openBrowserStage } from './browser.ts'
import { openPeer } from './peer.ts'
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
  const peer = process.env.BENCH_PEER ? await openPeer(process.env.BENCH_PEER) : null
  try {
    const [whole, bare] = [await measured(stage, '1', peer?.url), await measured(stage, '0')]
    return [...whole].flatMap(([name, now]) => {
      const before = bare.get(name)
      const figure = (what: string, of: keyof Visit, goal: string): Figure => ({
        ...{ name: `${name}: ${what}`, value: seconds(now[of]) },
        ...(before
          ? { goal, note: `median of ${RUNS}; without its content ${seconds(before[of])}` }
          : { note: `median of ${RUNS}` }),
      })
      return [
        figure('first text', 'first', '0.8 s'),
        figure('largest content', 'largest', '1.3 s'),
        figure('blocked', 'blocked', '0.15 s'),
      ]
    })
  } finally {
    await peer?.close()
  }
}

async function measured(stage: Stage, render: '0' | '1', peer?: string): Promise<Map<string, Visit>> {
  const browser = await openBrowserStage(stage, { RENDER: render })
  try {
    const found = new Map<string, Visit>()
    // The first visit of a server waits until it has loaded what renders pages.
    await visit(browser, pages['portal (/)'])
    for (const [name, path] of Object.entries({ ...pages, ...(peer ? { 'a peer': peer } : {}) })) {
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
  const context = await browser.open({ serviceWorkers: 'block', ignoreHTTPSErrors: path.startsWith('https:') })
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
