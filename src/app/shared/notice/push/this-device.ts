// Push on this device: whether it is possible, and turning it on and off. The device stores whose push it is, so that
// no other user of the device gets it.
import { del, get, set } from 'idb-keyval'
import { isApple, isInstalled } from '#app/platform/home-screen.ts'
import { pushDeviceKey } from '#app/platform/session.ts'
import { hasSharedMark } from '#app/platform/shared-device.ts'
import { keyval } from '#app/platform/storage.ts'
import { noticeCalls } from '../queries.ts'

/**
 * `home`: only from the home screen (iOS) · `denied`: the user's browser refuses it · `asked`: the browser would ask · `off`: it may
 * be turned on without a question.
 */
export type PushState = 'shared' | 'home' | 'unsupported' | 'denied' | 'asked' | 'off' | 'on'

/** Stored facts about the push of this device, which the worker reads too (sw/device-store.ts). */
type KeptDevice = { userId: string; subscriptionId: number; endpoint: string; auth: string }
export type PushHere = { state: PushState; subscriptionId: number | null }

const WORKER_MS = 10_000

const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

export const readKept = (): Promise<KeptDevice | undefined> =>
  get<KeptDevice>(pushDeviceKey, keyval).catch(() => undefined)

const subscriptionHere = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null

export async function readPushHere(userId: string): Promise<PushHere> {
  const none = (state: PushState): PushHere => ({ state, subscriptionId: null })
  if (hasSharedMark()) return none('shared')
  if (isApple() && !isInstalled()) return none('home')
  if (!canPush()) return none('unsupported')
  if (Notification.permission === 'denied') return none('denied')
  const [kept, subscription] = await Promise.all([readKept(), subscriptionHere().catch(() => null)])
  if (kept?.userId === userId && subscription && Notification.permission === 'granted') {
    return { state: 'on', subscriptionId: kept.subscriptionId }
  }
  return none(Notification.permission === 'granted' ? 'off' : 'asked')
}

/**
 * Turns push on after a press: the browser asks its user.
 * @returns whether the user agreed
 * @throws Refusal, NoAnswer, and what the browser's own service throws
 */
export async function turnOn(userId: string, publicKey: string): Promise<boolean> {
  // First of all, because a browser asks only while it remembers the press.
  if ((await Notification.requestPermission()) !== 'granted') return false
  await write(userId, await subscribe(publicKey), true)
  return true
}

/** Turns push off, at the server first: when that fails, nothing has changed here. @throws Refusal, NoAnswer */
export async function turnOff({ subscriptionId }: { subscriptionId: number }): Promise<void> {
  await noticeCalls.unsubscribe.send({ subscriptionId })
  await forgetHere()
}

/** Ends the subscription of the browser, whoever had it. The server is not told: it learns of it when it next sends. */
export async function forgetHere(): Promise<void> {
  await del(pushDeviceKey, keyval).catch(() => {})
  await (await subscriptionHere().catch(() => null))?.unsubscribe()
}

/** A subscription by the server's key; one by another key is ended first. @throws when there is no worker in time */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, WORKER_MS, new Error('no worker')))
  const { pushManager } = await Promise.race([navigator.serviceWorker.ready, late])
  const there = await pushManager.getSubscription()
  if (there && keyOf(there) === publicKey) return there
  await there?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

/** Key of a subscription as the server writes it; null where the browser does not tell. */
function keyOf({ options }: PushSubscription): string | null {
  const key = options?.applicationServerKey
  if (!key) return null
  const letters = btoa(String.fromCharCode(...new Uint8Array(key)))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Tells the server and keeps what it answers. @returns whether it is on */
export async function write(userId: string, subscription: PushSubscription, isPressed: boolean): Promise<boolean> {
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('A subscription without keys.')
  const { p256dh, auth } = keys
  const told = await noticeCalls.subscribe.send({ endpoint, p256dh, auth, isPressed }, { userId })
  const { subscriptionId, isOn } = told
  if (isOn) await set(pushDeviceKey, { userId, subscriptionId, endpoint, auth } satisfies KeptDevice, keyval)
  return isOn
}
