// A press on a notification: its address opens in an open page of the app, or in a new one, which starts from the kept files.
/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope

/** Time for which an open page may take to answer; a page of an older build never does. */
const PATIENCE_MS = 1_000

type Told = { href?: string; noticeId?: number }

export function openNotification(event: NotificationEvent): void {
  event.notification.close()
  event.waitUntil(go((event.notification.data ?? {}) as Told))
}

async function go({ href = '/notice', noticeId = 0 }: Told): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0]
  if (!page) {
    await self.clients.openWindow(href)
    return
  }
  const focused = await page.focus().catch(() => page)
  if (await goesItself(focused, { type: 'OPEN', href, noticeId })) return
  // The worker can navigate only pages that it controls; for another one it opens a new page.
  await focused.navigate(href).catch(() => self.clients.openWindow(href))
}

/** Asks a page to go to the address by itself, so that nothing in it is loaded again or lost. */
function goesItself(page: WindowClient, message: object): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise(resolve => {
    const timer = setTimeout(resolve, PATIENCE_MS, false)
    port1.onmessage = () => {
      clearTimeout(timer)
      resolve(true)
    }
    page.postMessage(message, [port2])
  })
}
