// The service worker: its event listeners. The policies stand in the files beside it.
/// <reference lib="webworker" />

import { keepAll, keepParts, keepShell, trimBuilds } from './kept-build.ts'
import { receivePush } from './push.ts'
import { renewSubscription, type SubscriptionChange } from './push-change.ts'
import { openNotification } from './push-click.ts'
import { routeRequests } from './runtime-caches.ts'
import { answerStart, partsOf, routeParts } from './start.ts'
import { handOverOnRequest } from './updates.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', event => event.waitUntil(Promise.all([routeParts(event), keepShell()])))
// Added before the other routes, so that no request of a start waits for them.
self.addEventListener('fetch', answerStart)
routeRequests()
self.addEventListener('activate', event => event.waitUntil(trimBuilds().then(() => self.clients.claim())))
self.addEventListener('message', event => {
  handOverOnRequest(event)
  if (event.data?.type === 'WARM') event.waitUntil(keepAll())
  // Parts that the page loaded before this worker existed, stored with and without data saver. Pictures have routes of their
  // own.
  if (event.data?.type === 'CACHE_URLS') event.waitUntil(keepParts(partsOf(event.data.payload.urlsToCache)))
})
self.addEventListener('push', receivePush)
self.addEventListener('notificationclick', openNotification)
self.addEventListener('pushsubscriptionchange', event => renewSubscription(event as SubscriptionChange))
