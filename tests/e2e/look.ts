// Looking at a screen as closely as everybody's access asks for.
import type { Page } from 'playwright/test'
import { faultsOfAccess } from './axe.ts'
import { whatDoesNotFit } from './fit.ts'

export type Look = (name: string) => Promise<void>

/** Looks at each screen with axe, then 320 px wide with letters of both sizes; returns what was found so far. */
export function lookClosely(page: Page): { look: Look; found: string[] } {
  const found: string[] = []
  const look = async (name: string) => {
    found.push(...(await faultsOfAccess(page, name)))
    const wide = page.viewportSize()
    await page.setViewportSize({ width: 320, height: 700 })
    for (const letters of ['', '200%']) {
      await page.evaluate(async size => {
        document.documentElement.style.fontSize = size
        await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})))
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
