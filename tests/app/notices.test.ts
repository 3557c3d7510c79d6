// Notices from toasts, kept per user: over reloads, once for all tabs, deleted at sign-out.
import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { byDay } from '#app/areas/notice/notice-days.ts'
import { session } from '#app/platform/session.ts'
import { UNSEEN_NOTICES } from '#app/shared/notice/notice-count.ts'
import { addNotice, markNoticesSeen, type Notice, noticeOf, readNotices } from '#app/shared/notice/notices.ts'
import { type ToastInput, toasts } from '#app/ui/toast-store.ts'

/** The result of an act that had waited, which arrives like an event. */
const mission = (title: string): ToastInput => ({
  type: 'success',
  title,
  action: { label: '開く', href: '/mission?tabNo=1' },
  group: { key: 'sent', label: '送信しました' },
})
const titlesOf = async (userId: string) => (await readNotices(userId)).noticeList.map(({ title }) => title)

beforeEach(() => {
  toasts.clear()
})

test('every toast is kept, the newest first, with where it leads; a new version and an undo are not', async () => {
  const { keepNotices } = await import('#app/shared/notice/keep-notices.ts')
  const client = new QueryClient()
  toasts.add(mission('はじまりの一歩'))
  const stop = keepNotices('one', client)
  toasts.add({ ...mission('サーバーのもの'), isTold: true })
  toasts.add({ type: 'update', title: '新しいバージョンがあります', persistent: true })
  toasts.add({ type: 'success', title: '購入しました', overline: '灯油壺' })
  toasts.add({ type: 'success', title: 'フォローを解除しました', action: { label: '元に戻す', onPress: () => {} } })
  await vi.waitFor(async () =>
    expect(await titlesOf('one')).toEqual(['フォローを解除しました', '購入しました', 'はじまりの一歩']),
  )
  const { noticeList } = await readNotices('one')
  expect(noticeList.map(({ link }) => link?.href)).toEqual([undefined, undefined, '/mission?tabNo=1'])
  // Answers to a press do not count as unread; events do.
  await vi.waitFor(() => expect(client.getQueryData(UNSEEN_NOTICES)).toBe(1))
  stop()
  toasts.add(mission('あと'))
  expect(await titlesOf('one')).toHaveLength(3)
})

test('what every open tab hears is kept once; what one tab says twice is kept twice', async () => {
  const at = 1_800_000_000_000
  await addNotice('tabs', noticeOf(mission('一'), at, 'a'))
  await addNotice('tabs', noticeOf(mission('一'), at + 300, 'b'))
  expect(await titlesOf('tabs')).toEqual(['一'])
  await addNotice('tabs', noticeOf(mission('一'), at + 400, 'a'))
  await addNotice('tabs', noticeOf(mission('一'), at + 60_000, 'b'))
  expect(await titlesOf('tabs')).toEqual(['一', '一', '一'])
})

test('at most a hundred, and looking at the list leaves nothing unread', async () => {
  for (let at = 1; at <= 120; at++) await addNotice('many', noticeOf(mission(String(at)), at, 'a'))
  const { noticeList } = await readNotices('many')
  expect(noticeList).toHaveLength(100)
  expect(noticeList[0]?.title).toBe('120')
  await markNoticesSeen('many', 130)
  await markNoticesSeen('many', 20)
  expect((await readNotices('many')).seenAt).toBe(130)
})

test('nobody sees what another was told, and signing out erases it', async () => {
  await addNotice('first', noticeOf(mission('一'), 1, 'a'))
  await addNotice('second', noticeOf(mission('二'), 1, 'a'))
  await session.forget('first')
  expect(await titlesOf('first')).toEqual([])
  expect(await titlesOf('second')).toEqual(['二'])
})

test('where the browser keeps nothing they stand for as long as the page', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new Error('denied')
    },
  })
  vi.resetModules()
  const fresh = await import('#app/shared/notice/notices.ts')
  await fresh.addNotice('nowhere', noticeOf(mission('一'), 1, 'a'))
  expect((await fresh.readNotices('nowhere')).noticeList.map(({ title }) => title)).toEqual(['一'])
  fresh.forgetUnkept('nowhere')
  expect((await fresh.readNotices('nowhere')).noticeList).toEqual([])
  vi.unstubAllGlobals()
})

test('they stand under their days', () => {
  const now = Date.parse('2026-11-21T20:12:00+09:00')
  const said = (iso: string): Notice => noticeOf(mission(iso), Date.parse(iso), 'a')
  const days = byDay(
    ['2026-11-21T00:05:00+09:00', '2026-11-20T23:55:00+09:00', '2026-11-18T12:00:00+09:00'].map(said),
    now,
    ({ at }) => at,
  )
  expect(days.map(([day]) => day)).toEqual(['きょう　11月21日（土）', 'きのう　11月20日（金）', '11月18日（水）'])
})
