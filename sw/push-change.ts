// Renewal of a subscription that its push service ended or replaced: the worker subscribes anew and tells the server. It has no
// token, so the old address and its secret prove the device.
/// <reference lib="webworker" />
import { keepDevice, keptDevice, signedInHere } from './device-store.ts'

declare const self: ServiceWorkerGlobalScope

const PATH = '/api/Notice/move'

/** https://w3c.github.io/push-api/#the-pushsubscriptionchange-event, which browsers fill in part. */
export type SubscriptionChange = ExtendableEvent & {
  oldSubscription?: PushSubscription | null
  newSubscription?: PushSubscription | null
}

export function renewSubscription(event: SubscriptionChange): void {
  event.waitUntil(move(event))
}

async function move({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  const kept = await keptDevice()
  if (!kept || kept.userId !== (await signedInHere())) return
  const key = oldSubscription?.options.applicationServerKey
  const next =
    newSubscription ??
    (await self.registration.pushManager.getSubscription()) ??
    (key ? await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }) : null)
  const { endpoint, keys } = next?.toJSON() ?? {}
  if (!endpoint || !keys?.p256dh || !keys.auth) return
  const before = { endpoint: kept.endpoint, auth: kept.auth }
  const response = await fetch(PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    body: JSON.stringify({ before, endpoint, p256dh: keys.p256dh, auth: keys.auth }),
  })
  // A server that was not reached is told at the next start of the app.
  if (response.ok) await keepDevice({ ...kept, endpoint, auth: keys.auth })
}
