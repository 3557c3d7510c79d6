// Push from end to end: a device is turned on by a press, its service decrypts what the server sends, the browser's worker is handed
// that (DevTools' ServiceWorker.deliverPushMessage), shows it once, opens the right page, and closes what was read. The browser's
// own PushManager is replaced, because it would ask a service of its maker.
import type { CDPSession, Page } from 'playwright/test'
import { type Arrived, openPushService, type PushDevice } from '../support/push-service.ts'
import { enter, expect, test } from './fixtures.ts'
import { FULL } from './full-size.ts'
import config from './playwright.config.ts'
import { shows } from './tabs.ts'

const whole = process.env.WHOLE_CHROMIUM
const NEEDED =
  'SKIPPED: push in the browser. It needs a whole Chromium, whose notifications the headless shell lacks: install chromium, or set CHROMIUM_PATH to one.'
if (!whole) process.stderr.write(`\n${NEEDED}\n\n`)

test.use({
  permissions: ['notifications'],
  launchOptions: { ...config.use?.launchOptions, ...(whole ? { executablePath: whole } : {}) },
})
test.skip(!whole, NEEDED)

/** Puts a device of our service in the place of the browser's own. */
const replacePushManager = (page: Page, { endpoint, p256dh, auth }: PushDevice) =>
  page.addInitScript(
    ([address, key, secret]) => {
      const place = 'fake-push-subscription'
      const subscription = {
        endpoint: address,
        options: { applicationServerKey: null },
        toJSON: () => ({ endpoint: address, keys: { p256dh: key, auth: secret } }),
        unsubscribe: async () => {
          localStorage.removeItem(place)
          return true
        },
      }
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (localStorage.getItem(place) ? subscription : null),
        subscribe: async () => {
          localStorage.setItem(place, 'on')
          return subscription
        },
      })
    },
    [endpoint, p256dh, auth] as const,
  )

/** The way of DevTools to the worker of the page. @returns a function that hands a push to it */
async function deliverer(page: Page, devtools: CDPSession): Promise<(message: object) => Promise<void>> {
  let registrationId = ''
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.at(-1)?.registrationId ?? registrationId
  })
  await devtools.send('ServiceWorker.enable')
  await expect.poll(() => registrationId).not.toBe('')
  const { origin } = new URL(page.url())
  return async message => {
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) })
  }
}

const shownOn = (page: Page): Promise<{ title: string; body: string; tag: string }[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
  })

/** Parts of the worker's world that a page does not have. */
type WorkerScope = {
  registration: ServiceWorkerRegistration
  NotificationEvent: new (type: string, given: { notification: Notification }) => Event
}

/** A press on the only notification, as the system reports it to the worker. */
const pressShown = (page: Page): Promise<void> =>
  page
    .context()
    .serviceWorkers()[0]
    ?.evaluate(async () => {
      const { registration, NotificationEvent } = globalThis as unknown as WorkerScope
      const [notification] = await registration.getNotifications()
      if (notification) globalThis.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
    }) ?? Promise.reject(new Error('There is no worker.'))

test('a device is turned on by a press, shows a push once, opens its page, and closes what was read elsewhere', {
  tag: FULL,
}, async ({ page, server }) => {
  const service = await openPushService(() => null)
  const device = service.addDevice()
  await server.restart({ PUSH_STAND_IN: service.origin })
  await replacePushManager(page, device)
  await enter(page, '/myPage/account/notifications')
  const section = page.getByRole('region', { name: 'この端末のプッシュ' })
  await expect(section).toContainText('まだ受け取っていません')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await section.getByRole('button', { name: '受け取る' }).click()
  await expect(section).toContainText('受け取れます')
  const deliver = await deliverer(page, await page.context().newCDPSession(page))
  const arrived = async (nth: number): Promise<Arrived['message']> => {
    await expect.poll(() => device.arrived.length).toBe(nth)
    const last = device.arrived.at(-1)
    if (!last) throw new Error('Nothing came.')
    return last.message
  }

  await section.getByRole('button', { name: '試す' }).click()
  await deliver(await arrived(1))
  await expect
    .poll(() => shownOn(page))
    .toEqual(
      [{ title: 'つむぎ', body: /この端末に届きました/, tag: 'trial' }].map(one =>
        expect.objectContaining({ title: one.title, tag: one.tag }),
      ),
    )
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    for (const notification of await registration.getNotifications()) notification.close()
  })

  // A replay came out, which the server tells by its queue.
  const userId = (
    await server.query<{ user_id: string }>(
      `select user_id from app_user where mailaddress = 'demo-player@example.com'`,
    )
  )[0]?.user_id
  await server.query(
    `insert into quiet_hours (user_id, is_on, from_minute, to_minute) values ($1, false, 0, 30) on conflict (user_id) do update set is_on = false`,
    [userId],
  )
  const tell = async (postId: number): Promise<void> => {
    await server.query(`insert into notification_choice values ($1, 'news', 'push', true) on conflict do nothing`, [
      userId,
    ])
    const [made] = await server.query<{ notice_id: number }>(
      `insert into notice (user_id, event, facts, topic, is_shown, created_at)
       values ($1, 'news.published', json_build_object('postId', $2::int, 'title', '灯のたより', 'category', 'event'), 'news:' || $2, true, now()) returning notice_id`,
      [userId, postId],
    )
    await server.query(`insert into notice_delivery (notice_id, channel, state) values ($1, 'push', 'waiting')`, [
      made?.notice_id,
    ])
    await server.query(
      `select enqueue_job('deliver-notice', json_build_object('noticeId', $1::int, 'channel', 'push'), null, null)`,
      [made?.notice_id],
    )
  }
  const [first, second] = await server.query<{ post_id: number }>(
    `select post_id from news_post where published_at <= now() order by post_id limit 2`,
  )
  await tell(first?.post_id ?? 0)
  const message = await arrived(2)
  await deliver(message)
  await deliver(message)
  await expect
    .poll(async () => (await shownOn(page)).map(({ title, body }) => [title, body]))
    .toEqual([['つむぎ', '運営からのお知らせがあります。']])
  await deliver({ ...message, noticeId: message.noticeId + 1_000, userId: 'somebody' })
  await page.waitForTimeout(300)
  expect(await shownOn(page)).toHaveLength(1)

  // Pressed, the open app goes there by itself and nothing is left of it.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await pressShown(page)
  await expect(page).toHaveURL(new RegExp(`/news/${first?.post_id}$`))
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await expect.poll(() => shownOn(page)).toEqual([])

  // Read on another device, it goes when the app next opens here, also where it was not pressed.
  await tell(second?.post_id ?? 0)
  await deliver(await arrived(3))
  await expect.poll(async () => (await shownOn(page)).length).toBe(1)
  await server.query(`update notice set read_at = now() where user_id = $1`, [userId])
  await page.goto('/')
  await shows(page, 'ホーム')
  await expect.poll(() => shownOn(page)).toEqual([])
  expect(service.faults).toEqual([])
  await service.close()
})
