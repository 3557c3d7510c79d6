// Take-over by a new worker, which waits until the page asks: on consent, or at a navigation without unsaved work.
/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope

export function handOverOnRequest(event: ExtendableMessageEvent): void {
  if (event.data?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
}
