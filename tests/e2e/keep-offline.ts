// Report of the browser that there is no network, also for pages that are opened meanwhile. Chromium 150 forgets
// `context.setOffline` as soon as a page navigates, and tells the next page that there is a network.
import type { BrowserContext } from 'playwright/test'

declare global {
  interface Window {
    /** The browser's own report, in a page that was opened without a network. */
    reportOfBrowser?: PropertyDescriptor | undefined
  }
}

/** Makes `setOffline` of a context hold for every page that it opens until it is taken back. */
export function keepOffline(context: BrowserContext): void {
  const setOffline = context.setOffline.bind(context)
  let offline = false
  context.setOffline = async wanted => {
    if (wanted === offline) return
    offline = wanted
    // Scripts cannot be removed, and of several the last one counts.
    if (wanted) await context.addInitScript(reportNone)
    else {
      await context.addInitScript(reportAgain)
      for (const page of context.pages()) await page.evaluate(reportAgain)
    }
    await setOffline(wanted)
  }
}

function reportNone(): void {
  const { prototype } = Navigator
  window.reportOfBrowser ??= Object.getOwnPropertyDescriptor(prototype, 'onLine')
  Object.defineProperty(prototype, 'onLine', { get: () => false, configurable: true })
}

function reportAgain(): void {
  const report = window.reportOfBrowser
  if (!report) return
  window.reportOfBrowser = undefined
  Object.defineProperty(Navigator.prototype, 'onLine', report)
  // The event is sent only by hand where the browser has forgotten; otherwise it sends its own.
  if (navigator.onLine) window.dispatchEvent(new Event('online'))
}
