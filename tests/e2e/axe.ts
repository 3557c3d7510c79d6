// Faults of accessibility that axe finds on a page.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright/test'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Faults that axe calls serious or critical, in both colour schemes. */
export async function faultsOfAccess(page: Page, name: string): Promise<string[]> {
  // The page's policy admits no script, but does not restrict the debugger's evaluation.
  const debug = await page.context().newCDPSession(page)
  await debug.send('Runtime.evaluate', { expression: axeSource })
  await debug.detach()
  const faults: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const found = await page.evaluate(async isDark => {
      // Animations, such as an opening sheet's, are brought to their end; a picture that is awaited pulses without one. Waiting
      // for them may last for ever: a page that paints nothing new ends none.
      for (const one of document.getAnimations()) if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish()
      // Another scheme changes only colours.
      const rules = isDark ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {}
      const { violations } = await window.axe.run({ resultTypes: ['violations'], preload: false, ...rules })
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary}`))
    }, colorScheme === 'dark')
    faults.push(...found.map(fault => `${name}, ${colorScheme}: ${fault}`))
  }
  return faults
}
