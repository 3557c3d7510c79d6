// Push on a device: what its settings say in every state, turning it on by a press alone, the trial, other devices, what happens at a
// start, and the offer above the list.
import 'fake-indexeddb/auto'
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { del, get, set } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PushOffer } from '#app/areas/notice/push/PushOffer.tsx'
import { PushSection } from '#app/areas/notice/push/PushSection.tsx'
import { keyval } from '#app/platform/storage.ts'
import { keepPush, leavePush } from '#app/shared/notice/push/keep-push.ts'
import { closeRead } from '#app/shared/notice/push/shown.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'

configure({ asyncUtilTimeout: 10_000 })

const AT = '2026-11-21T03:00:00.000Z'
const KEY = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8'
const P256DH = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
const AUTH = 'BTBZMqHH6r4Tts7J_aSIgg'
const device = (subscriptionId: number, name: string) => ({
  ...{ subscriptionId, device: name, showsContent: false, createdAt: AT, seenAt: AT },
})

let devices: ReturnType<typeof device>[]
const server = fakeServer({
  'notice.pushDevices': () => ({ publicKey: KEY, deviceList: devices }),
  'notice.subscribe': () => {
    if (!devices.some(({ subscriptionId }) => subscriptionId === 1))
      devices = [device(1, 'Android・Chrome'), ...devices]
    return { subscriptionId: 1, isOn: true, showsContent: false }
  },
  'notice.unsubscribe': ({ subscriptionId }) => {
    devices = devices.filter(one => one.subscriptionId !== subscriptionId)
    return { subscriptionId }
  },
  'notice.showContent': ({ subscriptionId, showsContent }) => {
    devices = devices.map(one => (one.subscriptionId === subscriptionId ? { ...one, showsContent } : one))
    return { subscriptionId, showsContent }
  },
  'notice.trial': { isSent: true },
})

/** A browser with a push service of its own. */
class FakeBrowser {
  permission: NotificationPermission = 'default'
  asks = vi.fn(async () => {
    this.permission = this.answer
    return this.answer
  })
  answer: NotificationPermission = 'granted'
  subscription: { endpoint: string; unsubscribe: () => Promise<boolean> } | null = null
  subscribes = vi.fn(async () => this.add('https://fcm.googleapis.com/fcm/send/one'))
  shown: { data: unknown; close: () => void }[] = []

  add(endpoint: string) {
    const subscription = {
      endpoint,
      options: { applicationServerKey: Uint8Array.from(Buffer.from(KEY, 'base64url')).buffer },
      toJSON: () => ({ endpoint, keys: { p256dh: P256DH, auth: AUTH } }),
      unsubscribe: async () => {
        this.subscription = null
        return true
      },
    }
    this.subscription = subscription
    return subscription
  }

  install(): void {
    const registration = {
      pushManager: { getSubscription: async () => this.subscription, subscribe: this.subscribes },
      getNotifications: async () => this.shown,
    }
    const browser = this
    vi.stubGlobal('Notification', {
      get permission() {
        return browser.permission
      },
      requestPermission: this.asks,
    })
    vi.stubGlobal('PushManager', class {})
    vi.stubGlobal(
      'navigator',
      new Proxy(navigator, {
        get: (target, name) =>
          name === 'serviceWorker'
            ? { getRegistration: async () => registration, ready: Promise.resolve(registration) }
            : Reflect.get(target, name, target),
        has: (target, name) => name === 'serviceWorker' || Reflect.has(target, name),
      }),
    )
  }
}

let browser: FakeBrowser
const here = () => get('push-device', keyval)
const keepAs = (userId: string) =>
  set(
    'push-device',
    { userId, subscriptionId: 1, endpoint: 'https://fcm.googleapis.com/fcm/send/one', auth: AUTH },
    keyval,
  )
const show = () => showScreen(<PushSection />)
const region = () => screen.findByRole('region', { name: 'この端末のプッシュ' })
const press = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }))

beforeEach(async () => {
  devices = []
  browser = new FakeBrowser()
  browser.install()
  await del('push-device', keyval)
  await del('push-declined:rin', keyval)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Turned on before, by this user. */
async function beOn(): Promise<void> {
  browser.permission = 'granted'
  browser.add('https://fcm.googleapis.com/fcm/send/one')
  devices = [device(1, 'Android・Chrome')]
  await keepAs('rin')
}

describe('the settings', () => {
  test('ask for nothing before the press, and then tell the server', async () => {
    await show()
    expect(await within(await region()).findByText('まだ受け取っていません')).toBeTruthy()
    expect(browser.asks).not.toHaveBeenCalled()
    await press('受け取る')
    expect(await screen.findByText('受け取れます')).toBeTruthy()
    expect(server.requests.find(({ call }) => call === 'notice.subscribe')?.input).toEqual({
      ...{ endpoint: 'https://fcm.googleapis.com/fcm/send/one', p256dh: P256DH, auth: AUTH, isPressed: true },
    })
    expect(browser.subscribes).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY })
    expect(await here()).toMatchObject({ userId: 'rin', subscriptionId: 1 })
  })

  test('say how to allow it where it was refused', async () => {
    browser.answer = 'denied'
    await show()
    await press('受け取る')
    expect(await screen.findByText('ブラウザーの設定で止められています')).toBeTruthy()
    expect(screen.getByText(/アドレスの左にある印を押して/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: '受け取る' })).toBeNull()
    expect(server.requests.some(({ call }) => call === 'notice.subscribe')).toBe(false)
  })

  test('say so where the browser’s own service does not answer', async () => {
    browser.subscribes.mockRejectedValueOnce(new DOMException('push service error', 'AbortError'))
    await show()
    await press('受け取る')
    expect((await screen.findByRole('alert')).textContent).toContain(
      'このブラウザーの通知サービスにつながりませんでした。',
    )
    await press('受け取る')
    expect(await screen.findByText('受け取れます')).toBeTruthy()
  })

  test('say so where the browser cannot', async () => {
    vi.unstubAllGlobals()
    await show()
    expect(await screen.findByText('このブラウザーでは受け取れません')).toBeTruthy()
  })

  test('show the way by the home screen on an iPhone', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    const { navigator: proxied } = globalThis
    const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'
    vi.stubGlobal(
      'navigator',
      new Proxy(proxied, { get: (target, name) => (name === 'userAgent' ? agent : Reflect.get(target, name)) }),
    )
    await show()
    expect(await screen.findByText('ホーム画面に追加すると受け取れます')).toBeTruthy()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 1))).toEqual(['1', '2', '3'])
    expect(screen.getByText(/「ホーム画面に追加」を選びます/)).toBeTruthy()
  })

  test('try it out, choose the words on the screen, and end it', async () => {
    await beOn()
    await show()
    await press('試す')
    await waitFor(() => expect(server.requests.map(({ call }) => call)).toContain('notice.trial'))
    const whole = await screen.findByRole<HTMLInputElement>('switch', { name: /題名や名前も画面に出す/ })
    expect(whole.checked).toBe(false)
    fireEvent.click(whole)
    await waitFor(() => expect(whole.checked).toBe(true))
    await press('この端末で受け取るのをやめる')
    expect(await screen.findByText('まだ受け取っていません')).toBeTruthy()
    expect([await here(), browser.subscription]).toEqual([undefined, null])
  })

  test('tell a trial that did not go, in words', async () => {
    await beOn()
    server.refuses('notice.trial', 'PUSH_LATER')
    await show()
    await press('試す')
    expect((await screen.findByRole('alert')).textContent).toContain('通知サービスにつながりませんでした。')
  })

  test('list the other devices, which can be ended from here', async () => {
    await beOn()
    devices.push(device(2, 'iPhone・Safari'))
    await show()
    expect(await screen.findByText('受け取れます・ほかに1台')).toBeTruthy()
    await press(/外す/)
    await waitFor(() => expect(screen.queryByText('iPhone・Safari')).toBeNull())
    expect(devices.map(({ subscriptionId }) => subscriptionId)).toEqual([1])
  })

  test('are off where it was ended from another device', async () => {
    await beOn()
    devices = []
    await show()
    expect(await screen.findByText('まだ受け取っていません')).toBeTruthy()
  })
})

describe('a start', () => {
  test('confirms what is on', async () => {
    await beOn()
    await keepPush('rin')
    expect(server.requests.at(-1)).toMatchObject({ call: 'notice.subscribe', input: { isPressed: false } })
  })

  test('makes a lost subscription anew', async () => {
    await beOn()
    browser.subscription = null
    await keepPush('rin')
    expect(browser.subscribes).toHaveBeenCalledTimes(1)
    expect(await here()).toMatchObject({ subscriptionId: 1 })
  })

  test('ends what was ended elsewhere', async () => {
    await beOn()
    server.answers({ 'notice.subscribe': { subscriptionId: 1, isOn: false, showsContent: false } })
    await keepPush('rin')
    expect([await here(), browser.subscription]).toEqual([undefined, null])
  })

  test('ends what is another user’s, and asks for nothing', async () => {
    await beOn()
    await keepAs('somebody')
    await keepPush('rin')
    expect([await here(), browser.subscription]).toEqual([undefined, null])
    expect(browser.asks).not.toHaveBeenCalled()
    expect(server.requests).toEqual([])
  })

  test('of nobody leaves nothing: a sign-out ends it and takes away what stands', async () => {
    await beOn()
    const close = vi.fn()
    browser.shown = [{ data: { noticeId: 4, isListed: true }, close }]
    await leavePush()
    expect([await here(), browser.subscription]).toEqual([undefined, null])
    expect(close).toHaveBeenCalledTimes(1)
  })
})

test('what was read is closed, not what is newer, unlisted or too old to be known', () => {
  const closed: number[] = []
  const shown = [1, 5, 6, 7].map(noticeId => ({
    noticeId,
    isListed: noticeId !== 7,
    close: () => closed.push(noticeId),
  }))
  closeRead(shown, { unread: 1, addressList: [{ noticeId: 6 }] })
  expect(closed).toEqual([1, 5])
  closed.length = 0
  closeRead(shown, { unread: 60, addressList: [{ noticeId: 4 }, { noticeId: 6 }] })
  expect(closed).toEqual([5])
  closed.length = 0
  closeRead(shown, { unread: 0, addressList: [] })
  expect(closed).toEqual([1, 5, 6])
})

describe('the offer', () => {
  test('is declined for good, without a question', async () => {
    const first = await showScreen(<PushOffer />)
    await press('いまはしない')
    expect(screen.queryByText('締切をこの端末で知らせますか？')).toBeNull()
    first.unmount()
    await showScreen(<PushOffer />)
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(screen.queryByText('締切をこの端末で知らせますか？')).toBeNull()
    expect(browser.asks).not.toHaveBeenCalled()
  })

  test('is taken with one press, and goes', async () => {
    await showScreen(<PushOffer />)
    await press('受け取る')
    await waitFor(() => expect(screen.queryByText('締切をこの端末で知らせますか？')).toBeNull())
    expect(await here()).toMatchObject({ userId: 'rin' })
  })
})
