// A new worker waits until it is asked to take over: the page asks on consent, or at a navigation with nothing dirty.
/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope

export function handOverOnRequest(event: ExtendableMessageEvent): void {
  if (event.data?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
}
