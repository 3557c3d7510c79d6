// The worker: what it listens to. What it does stands in the files beside it.
/// <reference lib="webworker" />

import { precacheShell, stashPreviousBuild, trimAssets, warmChunks } from './precache.ts'
import { routeRequests } from './runtime-caches.ts'
import { handOverOnRequest } from './updates.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', event => event.waitUntil(stashPreviousBuild()))
precacheShell()
routeRequests()
self.addEventListener('activate', event => event.waitUntil(trimAssets().then(() => self.clients.claim())))
self.addEventListener('message', event => {
  handOverOnRequest(event)
  if (event.data?.type === 'WARM') event.waitUntil(warmChunks())
})
