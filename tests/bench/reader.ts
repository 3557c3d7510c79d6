// Blocking of a slow phone while a text of 100,000 characters is opened and read in the reader, in both directions.
import { type Browser, chromium, type Page } from 'playwright'
import { developmentPage } from '../e2e/builds.ts'
import { openGate } from '../e2e/gate.ts'
import type { Stage } from './stage.ts'
import { median, ms, range } from './stats.ts'
import type { Figure } from './table.ts'

const CPU_SLOWER = 4
const TURNS = 40
const TURN_MS = 250
const LEAPS = [0.5, 0.9, 0.2, 0.7, 0.05]
const GOAL = '200 ms'

const writings = ['vertical', 'horizontal'] as const

export async function measureReader(_: Stage): Promise<Figure[]> {
  const gate = await openGate(() => 0)
  let browser: Browser | undefined
  try {
    await gate.serveBuild(await developmentPage())
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    })
    const figures: Figure[] = []
    for (const writing of writings) figures.push(...(await measureWriting(browser, gate.url, writing)))
    return figures
  } finally {
    await browser?.close()
    await gate.close()
  }
}

async function measureWriting(browser: Browser, url: string, writing: (typeof writings)[number]): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  await context.addInitScript(watchTasks, JSON.stringify({ writing, known: true }))
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
  const figure = (name: string, tasks: readonly number[], goal?: string): Figure => ({
    name: `${writing}: ${name}`,
    value: ms(Math.max(0, ...tasks)),
    note:
      tasks.length === 0
        ? 'no task over 50 ms'
        : `${tasks.length} over 50 ms, ${range(tasks, 0)}, median ${median(tasks).toFixed(0)}`,
    ...(goal ? { goal } : {}),
  })

  await page.goto(url)
  await page.getByRole('button', { name: '10万字を読む' }).waitFor()
  await tasksSince(page)
  await page.getByRole('button', { name: '10万字を読む' }).click()
  await page.getByRole('region', { name: '本文', exact: true }).waitFor()
  await page.waitForTimeout(500)
  const opening = figure('longest task, opening', await tasksSince(page))

  for (let turn = 0; turn < TURNS; turn++) {
    await page.keyboard.press('PageDown')
    await page.waitForTimeout(TURN_MS)
  }
  const turning = figure(`longest task, ${TURNS} pages on`, await tasksSince(page), GOAL)

  await page.evaluate(scrollThrough, writing)
  const scrolling = figure('longest task, scrolled from end to end in 8 s', await tasksSince(page), GOAL)

  await page.getByRole('button', { name: /読みかたを開く/ }).click()
  await tasksSince(page)
  for (const leap of LEAPS) {
    await page.getByRole('slider').fill(String(leap))
    await page.getByRole('slider').blur()
    await page.waitForTimeout(TURN_MS)
  }
  const leaping = figure(`longest task, ${LEAPS.length} leaps`, await tasksSince(page))
  await page.getByRole('button', { name: '文字を大きく' }).click()
  await page.waitForTimeout(1_000)
  const resizing = figure('longest task, larger letters', await tasksSince(page))
  await context.close()
  return [opening, turning, scrolling, leaping, resizing]
}

/** Runs in the page, before its scripts. */
function watchTasks(settings: string): void {
  localStorage.setItem('tsumugi-reader', settings)
  const tasks: number[] = []
  Object.assign(window, { tasks })
  new PerformanceObserver(list => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  })
}

/** Tasks over 50 ms since the last call. */
const tasksSince = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    // The browser reports a task shortly after its end.
    await new Promise(resolve => setTimeout(resolve, 300))
    return (window as unknown as { tasks: number[] }).tasks.splice(0)
  })

/** Runs in the page: scrolls through the text without a pause, a step each frame. */
async function scrollThrough(writing: string): Promise<void> {
  const text = document.querySelector<HTMLElement>('[data-writing][tabindex]')
  if (!text) throw new Error('no text')
  const vertical = writing === 'vertical'
  // Snap points would stop a scroll that no finger makes.
  text.style.scrollSnapType = 'none'
  const started = performance.now()
  for (let share = 0; share < 1; ) {
    share = Math.min(1, (performance.now() - started) / 8_000)
    if (vertical) text.scrollLeft = -share * (text.scrollWidth - text.clientWidth)
    else text.scrollTop = share * (text.scrollHeight - text.clientHeight)
    await new Promise(requestAnimationFrame)
  }
  text.style.scrollSnapType = ''
}
