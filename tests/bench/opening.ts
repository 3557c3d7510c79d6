// Opening a visited world, its characters, items, exchange, scenarios and timelines from the device without a network, as a start of the app and
// as a step within it; and the layout shifts of its screens while they load.
import type { BrowserContext, Page } from 'playwright'
import { signIn, untilInstalled } from '../e2e/fixtures.ts'
import { type BrowserStage, openBrowserStage } from './browser.ts'
import { measureShifts } from './shifts.ts'
import { CPU_SLOWER, repeat, type Shown, toFigure } from './shown.ts'
import type { Stage } from './stage.ts'
import { median, ms, range } from './stats.ts'
import type { Figure } from './table.ts'

const WORLD = '/world/world0'
const PROFILE = 'visited'
const OPEN_GOAL = '0.4 s'
const STEP_GOAL = '100 ms'
const STEP_LIMIT_MS = 10_000
/** Length of a tap. */
const PRESS_MS = 80

/** A screen and the element that appears with its content. */
type Opened = { name: string; path: string; content: string }
/** Link that leads from the screen before. */
type Step = { name: string; link: string; content: string }

const top = {
  name: 'world top',
  path: WORLD,
  content: 'section[aria-label="自分のキャラクター"] dd:not(:has(*))',
}
const exchange = { name: 'exchange', path: `${WORLD}/itemSynth`, content: 'ul[aria-label="必要な材料"]' }
const equipment = { name: 'equipment', path: `${WORLD}/sobiItemSettings`, content: 'main button[aria-pressed]' }
const scenario = { name: 'scenario', path: `${WORLD}/scenario/0000000003/1`, content: 'main article' }
/** The editor of a text, in the demo's consultation, where the user is given a seat. */
const playing = {
  ...{
    name: 'playing text',
    path: `${WORLD}/scenario/0000000004/1/playing?character=world0-linette`,
    content: 'main textarea',
  },
}
const GIVE_SEAT = `
  insert into scenario_entry (scenario_id, phase, world_id, character_id, user_id, state, is_alone, public_number, cost, created_at, seated_at)
  select 4, 1, world_id, character_id, user_id, 'seated', true, 999999, 0, now(), now() from character where character_id = 'world0-linette'`
/** A timeline whose first page is full, and one of followed characters. */
const timeline = { name: 'timeline', path: `${WORLD}/tweet`, content: 'ol[aria-label="つぶやき"] article' }
const followed = { ...timeline, name: 'timeline of followed', path: '/world/Bullbre/tweet?list=followed' }
const FILL_TIMELINE = `
  insert into tweet (world_id, character_id, user_id, body, created_at)
  select world_id, character_id, user_id, body, created_at - interval '10 days' from tweet where world_id = 'world0' limit 10`
/** For comparison: the screen by which the budgets were set. */
const missions = { name: 'for comparison: mission list', path: '/mission', content: 'main ul > li h3' }
const CHARACTER_CONTENT = 'main h1 bdi'
const CHARACTER_LINK = 'section[aria-label="自分のキャラクター"] a[href*="/character/"]'

export async function measureOpening(stage: Stage): Promise<Figure[]> {
  const browser = await openBrowserStage(stage)
  try {
    const character = await install(browser)
    const screens: Opened[] = [
      top,
      { name: 'character', path: character, content: CHARACTER_CONTENT },
      exchange,
      equipment,
      scenario,
      playing,
      timeline,
      followed,
      missions,
    ]
    stage.say('The world was visited')
    const shifts = await measureShifts(browser, character)
    stage.say('Layout shifts were measured; there is no network from here on')
    browser.front.shut()
    const plain = await browser.openPlain(PROFILE)
    const times = new Map<Opened, Shown[]>()
    // The first screen again at the end: a machine is not as fast all the time, and the others are compared with it.
    for (const screen of [...screens, top]) {
      const again = await repeat(() => plain.timeOf(`${browser.url}${screen.path}`, screen.content))
      times.set(screen, [...(times.get(screen) ?? []), ...again])
    }
    const halfOf = (screen: Opened): number => median((times.get(screen) ?? []).map(({ there }) => there))
    const figures = screens.map(screen => {
      const ratio = `; ${(halfOf(screen) / halfOf(top)).toFixed(2)} times the world top`
      return toFigure(`${screen.name}, installed, no network`, times.get(screen) ?? [], OPEN_GOAL, ratio)
    })
    await plain.close()
    return [...figures, ...(await measureSteps(browser, await browser.openProfile(PROFILE))), ...shifts]
  } finally {
    await browser.close()
  }
}

/** Prepares a device on which the app was used before. @returns the address of its user's speaking character */
async function install(browser: BrowserStage): Promise<string> {
  for (const statement of [GIVE_SEAT, FILL_TIMELINE]) await browser.write(statement)
  const context = await browser.openProfile(PROFILE)
  const page = await context.newPage()
  await signIn(page)
  await page.goto(top.path)
  const character = (await page.locator(CHARACTER_LINK).getAttribute('href')) ?? ''
  for (const { path, content } of [
    top,
    exchange,
    equipment,
    scenario,
    playing,
    timeline,
    followed,
    missions,
    { path: character, content: CHARACTER_CONTENT },
  ]) {
    await page.goto(path)
    await page.waitForSelector(content)
    // Time for further reads, and for storing them on the device.
    await page.waitForTimeout(2_000)
  }
  await untilInstalled(page)
  await page.waitForTimeout(1_500)
  await context.close()
  return character
}

const steps: readonly Step[] = [
  { name: 'character', link: CHARACTER_LINK, content: CHARACTER_CONTENT },
  { name: 'exchange', link: 'nav a[href$="/itemSynth"]', content: exchange.content },
  { name: 'equipment', link: 'nav a[href$="/sobiItemSettings"]', content: equipment.content },
]

/**
 * From the top of the world to each screen and back: the first time since the start, when its part is not read yet, and
 * again.
 */
async function measureSteps(browser: BrowserStage, context: BrowserContext): Promise<Figure[]> {
  const slow = await timesOfSteps(browser, context, CPU_SLOWER)
  const full = await timesOfSteps(browser, context, 1)
  return [...slow].map(([name, times]) => ({
    ...{ name: `${name}, no network`, value: ms(median(times)), goal: STEP_GOAL },
    note: `until painted; median of ${times.length}, ${range(times, 0)}; at full speed ${ms(median(full.get(name) ?? []))}`,
  }))
}

async function timesOfSteps(
  browser: BrowserStage,
  context: BrowserContext,
  rate: number,
): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>()
  const note = (name: string, time: number) => times.set(name, [...(times.get(name) ?? []), time])
  await repeat(async () => {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await page.goto(`${browser.url}${top.path}`)
    await page.waitForSelector(top.content)
    await page.waitForTimeout(1_500)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate })
    for (const round of ['first time', 'again']) {
      for (const { name, link, content } of steps) {
        note(`world top to ${name}, ${round}`, await stepOf(page, link, content))
        note(`${name} back to world top, ${round}`, await stepOf(page, null, top.content))
      }
    }
    await page.close()
  })
  return times
}

async function stepOf(page: Page, link: string | null, content: string): Promise<number> {
  const time = await page.evaluate(stepOnce, { link, content, limit: STEP_LIMIT_MS, press: PRESS_MS })
  // Work after a step does not count for it.
  await page.waitForTimeout(500)
  return time
}

type Pressing = { link: string | null; content: string; limit: number; press: number }

/**
 * Runs in the page: taps a link, or goes back. @returns milliseconds from the end of the tap until the content was painted
 */
async function stepOnce({ link, content, limit, press }: Pressing): Promise<number> {
  const target = link === null ? null : document.querySelector<HTMLElement>(link)
  if (link !== null && !target) throw new Error(`${link} is missing.`)
  // The app starts loading when the finger touches the link.
  target?.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }))
  await new Promise(resolve => setTimeout(resolve, press))
  const before = document.querySelector(content)
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const timer = setTimeout(() => reject(new Error(`${content} did not come.`)), limit)
    const observer = new MutationObserver(() => {
      const shown = document.querySelector(content)
      if (!shown || shown === before) return
      observer.disconnect()
      clearTimeout(timer)
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - started)
        port2.postMessage(null)
      })
    })
    observer.observe(document, { childList: true, subtree: true })
    if (target) target.click()
    else history.back()
  })
}
