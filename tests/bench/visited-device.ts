// A device on which the app was used before: the visits that fill it, and the steps that lead from the top of a world to its
// screens and back.
import type { BrowserContext, Page } from 'playwright'
import { signIn, untilInstalled } from '../e2e/fixtures.ts'
import type { Devices } from './browser.ts'
import { CPU_SLOWER } from './shown.ts'

export const WORLD = '/world/world0'
const STEP_LIMIT_MS = 10_000
/** Length of a tap. */
const PRESS_MS = 80

/** A screen and the element that appears with its content. */
export type Opened = { name: string; path: string; content: string }
/** Link that leads from the screen before. */
type Step = { name: string; link: string; content: string }

export const top: Opened = {
  name: 'world top',
  path: WORLD,
  content: 'section[aria-label="自分のキャラクター"] dd:not(:has(*))',
}
export const exchange: Opened = { name: 'exchange', path: `${WORLD}/itemSynth`, content: 'ul[aria-label="必要な材料"]' }
export const equipment: Opened = {
  name: 'equipment',
  path: `${WORLD}/sobiItemSettings`,
  content: 'main button[aria-pressed]',
}
/** For comparison: the screen by which the budgets were set. */
export const missions: Opened = { name: 'for comparison: mission list', path: '/mission', content: 'main ul > li h3' }
const CHARACTER_CONTENT = 'main h1 bdi'
const CHARACTER_LINK = 'section[aria-label="自分のキャラクター"] a[href*="/character/"]'

const steps: readonly Step[] = [
  { name: 'character', link: CHARACTER_LINK, content: CHARACTER_CONTENT },
  { name: 'exchange', link: 'nav a[href$="/itemSynth"]', content: exchange.content },
  { name: 'equipment', link: 'nav a[href$="/sobiItemSettings"]', content: equipment.content },
]

/** Prepares a device on which the app was used before. @returns the screen of its user's speaking character */
export async function visit(browser: Devices, profile: string, screens: readonly Opened[]): Promise<Opened> {
  const context = await browser.openProfile(profile)
  const page = await context.newPage()
  await signIn(page)
  await page.goto(top.path)
  const path = (await page.locator(CHARACTER_LINK).getAttribute('href')) ?? ''
  const character = { name: 'character', path, content: CHARACTER_CONTENT }
  for (const { path, content } of [...screens, character]) {
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

/**
 * From the top of the world to each screen and back, in a start of its own: the first time since the start, when its part is
 * not read yet, and again. @returns milliseconds of each step
 */
export async function stepThrough(
  browser: Devices,
  context: BrowserContext,
  rate = CPU_SLOWER,
): Promise<Map<string, number>> {
  const times = new Map<string, number>()
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await page.goto(`${browser.url}${top.path}`)
  await page.waitForSelector(top.content)
  await page.waitForTimeout(1_500)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  for (const round of ['first time', 'again']) {
    for (const { name, link, content } of steps) {
      times.set(`world top to ${name}, ${round}`, await stepOf(page, link, content))
      times.set(`${name} back to world top, ${round}`, await stepOf(page, null, top.content))
    }
  }
  await page.close()
  return times
}

async function stepOf(page: Page, link: string | null, content: string): Promise<number> {
  // What stands further down follows the first screenful, on a slow machine by more than half a second.
  if (link !== null) await page.waitForSelector(link, { state: 'attached', timeout: STEP_LIMIT_MS })
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
