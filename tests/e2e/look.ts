// Close checks of a screen for accessibility.
import type { Page } from 'playwright/test'
import { faultsOfAccess } from './axe.ts'
import { whatDoesNotFit } from './fit.ts'

/** Look at the shown screen; `width` leaves axe out. */
export type Look = (name: string, what?: 'all' | 'width') => Promise<void>

/** Checks each screen with axe and for its width, then at 320 px with letters of both sizes; returns all findings so far. */
export function lookClosely(page: Page): { look: Look; found: string[] } {
  const found: string[] = []
  const look: Look = async (name, what = 'all') => {
    if (what === 'all') found.push(...(await faultsOfAccess(page, name)))
    found.push(...(await whatDoesNotFit(page)).map(fault => `${name}: ${fault}`))
    const wide = page.viewportSize()
    await page.setViewportSize({ width: 320, height: 700 })
    for (const letters of ['', '200%']) {
      await page.evaluate(size => {
        document.documentElement.style.fontSize = size
        for (const one of document.getAnimations())
          if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish()
      }, letters)
      found.push(...(await whatDoesNotFit(page)).map(fault => `${name} ${letters}: ${fault}`))
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = ''
    })
    if (wide) await page.setViewportSize(wide)
  }
  return { look, found }
}
