// Faults of accessibility that axe finds on a page.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright/test'
import { isFull } from '../support/size.ts'

declare global {
  interface Window {
    axe: typeof axe & { _audit: { rules: { id: string; impact: string | null }[] }; lesserRules: axe.RuleObject }
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const SCHEMES = ['light', 'dark'] as const

/**
 * Schemes in which a screen is judged: both in the full size, and in the fast one a single scheme by the screen's name, so that half of
 * the screens are judged in each. Axe is half of a look, and the schemes differ only in colours that most screens share.
 */
function schemesOf(name: string): readonly ('light' | 'dark')[] {
  const sum = [...name].reduce((one, letter) => one + (letter.codePointAt(0) ?? 0), 0)
  return isFull ? SCHEMES : SCHEMES.slice(sum % 2, (sum % 2) + 1)
}

/** Faults that axe calls serious or critical, in the schemes that the screen is judged in. */
export async function faultsOfAccess(page: Page, name: string): Promise<string[]> {
  await bringAxe(page)
  const faults: string[] = []
  for (const [nth, colorScheme] of schemesOf(name).entries()) {
    await page.emulateMedia({ colorScheme })
    const found = await page.evaluate(async isAgain => {
      // Animations, such as an opening sheet's, are brought to their end instead of waiting for it, because a page that paints
      // nothing new ends none. An awaited picture pulses without an end and is left alone.
      for (const one of document.getAnimations()) if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish()
      // In a second scheme only the rules of colours run. In the first, rules that never find anything serious are left out: they are
      // half of the work.
      const rules = isAgain ? { runOnly: ['color-contrast', 'link-in-text-block'] } : { rules: window.axe.lesserRules }
      const { violations } = await window.axe.run({ resultTypes: ['violations'], preload: false, ...rules })
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary}`))
    }, nth > 0)
    faults.push(...found.map(fault => `${name}, ${colorScheme}: ${fault}`))
  }
  return faults
}

/** Puts axe into the document, unless it is there from an earlier look. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe !== undefined)) return
  // The page's policy admits no script, but does not restrict the debugger's evaluation.
  const debug = await page.context().newCDPSession(page)
  await debug.send('Runtime.evaluate', { expression: axeSource })
  await debug.detach()
  await page.evaluate(() => {
    // The impact of a rule is that of all its findings.
    const lesser = window.axe._audit.rules.filter(({ impact }) => impact === 'minor' || impact === 'moderate')
    if (lesser.length === 0) throw new Error('axe no longer says which rules find nothing serious.')
    window.axe.lesserRules = Object.fromEntries(lesser.map(({ id }) => [id, { enabled: false }]))
  })
}
