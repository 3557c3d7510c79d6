// The app on a device: what another app shares, the way to the home screen, news after an update, storage by kind.
import 'fake-indexeddb/auto'
import { fireEvent, screen } from '@testing-library/react'
import { get, set } from 'idb-keyval'
import { afterEach, expect, test, vi } from 'vitest'
import { beSilent, installWay, mayPropose, watchInstallWay } from '#app/areas/device/install.ts'
import { KeptOnDevice } from '#app/areas/device/KeptOnDevice.tsx'
import { ShareScreen } from '#app/areas/device/ShareScreen.tsx'
import { type Shared, sharedText } from '#app/areas/device/shared-text.ts'
import { tellNews } from '#app/areas/device/tell-news.ts'
import { newestNews } from '#app/areas/device/whats-new.ts'
import { readDrafts } from '#app/platform/drafts/store.ts'
import { holdInstallPrompt } from '#app/platform/install-prompt.ts'
import { cacheKey } from '#app/platform/session.ts'
import { keyval } from '#app/platform/storage.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { fakeServer } from '../support/fake-server.ts'
import { installLocks } from '../support/locks.ts'
import { showScreen } from '../support/screen.tsx'

const USER = { userId: 'rin' }

fakeServer({ 'scenario.getOwnList': { scenarioList: [], heldList: [], serverTime: '2026-11-26T00:00:00Z' } })
installLocks()

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const sharing: readonly [name: string, shared: Shared, text: string][] = [
  ['a link alone', { url: 'https://example.com/a' }, 'https://example.com/a'],
  ['all three', { title: '題', text: '本文', url: 'https://example.com/a' }, '題\n本文\nhttps://example.com/a'],
  [
    'a text that holds its link',
    { text: '読んで https://example.com/a', url: 'https://example.com/a' },
    '読んで https://example.com/a',
  ],
  ['a title that is the text', { title: '本文', text: '本文' }, '本文'],
  ['nothing', { title: ' ', text: '' }, ''],
  ['more than a form takes', { text: '😀'.repeat(5_000) }, '😀'.repeat(4_000)],
]
test.each(sharing)('of %s', (_, shared, text) => {
  expect(sharedText(shared)).toBe(text)
})

test('what was shared is in a new draft of the chosen form, and the form opens', async () => {
  const { addressNow } = await showScreen(<ShareScreen text="灯台の話" />)
  fireEvent.click(await screen.findByRole('button', { name: /お問い合わせ/ }))
  await vi.waitFor(async () => {
    const [draft] = await readDrafts(USER.userId)
    expect(draft).toMatchObject({ place: 'inquiry', target: '', text: '灯台の話', state: 'open' })
  })
  await vi.waitFor(() => expect(addressNow()).toBe('/inquiry'))
})

test('the home screen is proposed from the second day on, and not for two months after あとで', () => {
  const day = (nth: number) => Date.parse('2026-11-01T12:00:00+09:00') + nth * 86_400_000
  expect(mayPropose(day(0))).toBe(false)
  expect(mayPropose(day(0))).toBe(false)
  expect(mayPropose(day(3))).toBe(true)
  beSilent(day(3))
  expect(mayPropose(day(62))).toBe(false)
  expect(mayPropose(day(64))).toBe(true)
})

test('the browser’s prompt is held back, and is the way where there is one', () => {
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  expect(installWay()).toBe('none')
  addEventListener('beforeinstallprompt', holdInstallPrompt)
  const stop = watchInstallWay(() => {})
  const prompt = new Event('beforeinstallprompt', { cancelable: true })
  dispatchEvent(prompt)
  expect(prompt.defaultPrevented).toBe(true)
  expect(installWay()).toBe('prompt')
  dispatchEvent(new Event('appinstalled'))
  expect(installWay()).toBe('none')
  stop()
})

test('news of the app are told once after an update, and not at a first visit', () => {
  const add = vi.spyOn(toasts, 'add')
  tellNews()
  expect(add).not.toHaveBeenCalled()
  localStorage.setItem('tsumugi.whatsNew', 'an earlier one')
  tellNews()
  tellNews()
  expect(add).toHaveBeenCalledOnce()
  expect(add.mock.calls[0]?.[0].title).toBe(newestNews.title)
})

test('stored reads are cleared by a press; what waits to be sent has no such button', async () => {
  const { userId } = USER
  await set(cacheKey(userId), 'x'.repeat(5_000), keyval)
  await showScreen(<KeptOnDevice userId={userId} />)
  fireEvent.click(await screen.findByRole('button', { name: '見たページを消す' }))
  await vi.waitFor(async () => expect(await get(cacheKey(userId), keyval)).toBeUndefined())
  expect(screen.queryByRole('button', { name: /送るもの/ })).toBeNull()
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: '見たページを消す' })).toBeNull())
})
