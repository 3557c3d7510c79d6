// What axe finds on a page.
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

/** What axe calls serious or critical, in both schemes. */
export async function faultsOfAccess(page: Page, name: string): Promise<string[]> {
  // The policy of the page lets no script in; the debugger's evaluation is not bound by it.
  const debug = await page.context().newCDPSession(page)
  await debug.send('Runtime.evaluate', { expression: axeSource })
  await debug.detach()
  const faults: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const found = await page.evaluate(async isDark => {
      // A sheet on its way in is not yet what is read.
      await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})))
      // A scheme changes colours and nothing else.
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
