// Pushes: shown at once, once each, and only for the user of this device. A browser whose worker shows nothing for a push may end
// the subscription, so a push for somebody else ends it here first.
/// <reference lib="webworker" />
import { fateHere, type PushMessage, parsePush } from '#rules/notices/push.ts'
import { rememberShown, shownHere, signedInHere } from './device-store.ts'

declare const self: ServiceWorkerGlobalScope

const ICON = '/icons/icon-192.png'
const BADGE = '/icons/badge-72.png'

/** Notification for a push that cannot be read, because something must be shown. */
const UNREADABLE = { title: 'つむぎ', body: 'お知らせがあります。アプリで確かめてください。', href: '/notice' }

/** End of the last push of this worker. Pushes run one after the other, so that two of the same number are not both shown. */
let last: Promise<void> = Promise.resolve()

export function receivePush(event: PushEvent): void {
  const text = event.data?.text() ?? ''
  last = last.catch(() => {}).then(() => show(parsePush(text)))
  event.waitUntil(last)
}

async function show(message: PushMessage | null): Promise<void> {
  const fate = fateHere(message, await signedInHere(), await shownHere())
  if (fate === 'foreign') await endSubscription()
  if (fate !== 'new') return
  if (!message) {
    const { title, ...data } = UNREADABLE
    await self.registration.showNotification(title, { body: data.body, icon: ICON, badge: BADGE, data })
    return
  }
  const { noticeId, tag, title, body, href, isListed, unread } = message
  const isRenewed = (await self.registration.getNotifications({ tag })).length > 0
  await self.registration.showNotification(title, {
    ...{ body, tag, icon: ICON, badge: BADGE, lang: 'ja' },
    // A notification that takes the place of an older one of its topic rings again.
    ...(isRenewed ? { renotify: true } : {}),
    data: { href, noticeId, isListed },
  })
  if (noticeId > 0) await rememberShown(noticeId)
  await badge(unread)
}

/** Number on the icon of the installed app, where there is one. */
async function badge(unread: number): Promise<void> {
  const { navigator } = self as unknown as { navigator: { setAppBadge?: (count: number) => Promise<void> } }
  await navigator.setAppBadge?.(unread).catch(() => {})
}

/** Ends the subscription after a push for somebody who is not signed in here. */
async function endSubscription(): Promise<void> {
  const subscription = await self.registration.pushManager.getSubscription()
  await subscription?.unsubscribe()
}
