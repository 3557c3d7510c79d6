// Steps at the news desk: each is sent once, none is taken while another is open, and written text is stored until the
// server has it, however late its answer comes.
import 'fake-indexeddb/auto'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AdminNewsScreen } from '#app/areas/admin-news/AdminNewsScreen.tsx'
import type { AdminArticle } from '#app/areas/admin-news/queries.ts'
import { readDrafts } from '#app/platform/drafts/store.ts'
import { endHandedIn } from '#app/shared/draft/after-answer.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { stubLayout } from '../support/browser-parts.ts'
import { FakeOutbox } from '../support/fake-outbox.ts'
import { fakeServer } from '../support/fake-server.ts'
import { installLocks } from '../support/locks.ts'
import { act as refusedBefore } from '../support/outbox-items.ts'
import { showScreen } from '../support/screen.tsx'

let article: AdminArticle
let outbox: FakeOutbox
let articles = 0
let told: unknown[] = []
const changed = (change: Partial<AdminArticle>): AdminArticle => {
  article = { ...article, ...change, version: article.version + 1 }
  return article
}
const server = fakeServer({
  'world.worldSelect': { worldSelectList: [] },
  'adminNews.list': () => ({
    ...{ newsList: [], count: 0, stateCounts: { draft: 0, scheduled: 0, published: 0, withdrawn: 0 } },
    serverTime: new Date().toISOString(),
  }),
  'adminNews.read': () => article,
  'adminNews.save': ({ title, body, publishAt }) => changed({ title, body, publishAt }),
  'adminNews.publish': () => changed({ state: 'published', publishAt: '2026-01-01T00:00:00.000Z' }),
  'adminNews.withdraw': () => changed({ state: 'withdrawn' }),
})

beforeEach(() => {
  stubLayout()
  told = []
  vi.spyOn(toasts, 'add').mockImplementation(toast => told.push(toast.title))
  installLocks()
  outbox = new FakeOutbox()
  outbox.beforeLeaving = endHandedIn
  articles++
  article = {
    ...{ postId: articles, state: 'draft', category: 'event', title: '題', worldId: null, worldName: null },
    ...{
      publishAt: null,
      updatedAt: null,
      version: 1,
      picture: null,
      body: 'はじめ。',
      serverTime: new Date().toISOString(),
    },
  }
})

const open = async (postId: number | null = article.postId) => {
  const shown = await showScreen(<AdminNewsScreen postId={postId} isPreview={false} draftId={undefined} />, outbox)
  await vi.waitFor(() => expect(body().closest('[inert]')).toBeNull())
  return shown
}
const body = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '本文' })
const title = () => screen.getByLabelText<HTMLInputElement>(/タイトル/)
const write = (text: string) => fireEvent.input(body(), { target: { value: text } })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const drafts = async (target: string) => (await readDrafts('rin')).filter(draft => draft.target === target)
/** Confirms the question that a step asks. */
const agree = async (name: string) =>
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
const said = (title: string) => vi.waitFor(() => expect(told).toContain(title))

test('what was written is a draft until it was saved, and goes to readers by two acts', async () => {
  const other = await outbox.add({ ...refusedBefore('other'), facts: { draftId: null } })
  outbox.refuse(other, 'だめです。')
  await open()
  write('つづき。')
  await press('公開する')
  await agree('公開する')
  await said('公開しました')
  const [saved, published] = server.requests.filter(({ key }) => key !== null)
  expect(saved).toMatchObject({ call: 'adminNews.save', input: { baseVersion: 1, body: 'つづき。' } })
  expect(published).toMatchObject({ call: 'adminNews.publish', input: { baseVersion: 2 } })
  expect(published?.key).not.toBe(saved?.key)
  expect(body().value).toBe('つづき。')
  expect((await drafts(String(article.postId))).map(({ state }) => state)).toEqual(['submitted'])
  expect(outbox.get().items.map(({ note }) => note)).toEqual(['other'])
})

test('while an answer is missing no other step is taken, also after a reload; it comes late, and the form goes on', async () => {
  server.loses('adminNews.save', 'answer lost')
  const { unmount } = await open()
  write('つづき。')
  await press('下書きを保存')
  await screen.findByRole('button', { name: 'もう一度確かめる' })
  unmount()
  await open()
  await vi.waitFor(() => expect(body().value).toBe('つづき。'))
  const remove = await screen.findByRole('button', { name: '下書きを削除' })
  expect(remove.getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByRole('region', { name: '二つのお知らせ' })).toBeNull()
  // Changes made meanwhile stay.
  fireEvent.change(title(), { target: { value: '別の題' } })
  server.loses('adminNews.save', 'arrives')
  server.answers({ 'adminNews.save': () => article })
  await press('もう一度確かめる')
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'もう一度確かめる' })).toBeNull())
  expect([title().value, body().value]).toEqual(['別の題', 'つづき。'])
  const keys = server.requests.filter(({ call }) => call === 'adminNews.save').map(({ key }) => key)
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  server.answers({ 'adminNews.save': ({ title: now }) => changed({ title: now }) })
  await press('下書きを保存')
  await said('保存しました')
  expect(server.inputsOf('adminNews.save').at(-1)).toMatchObject({ baseVersion: 2, title: '別の題', body: 'つづき。' })
})

test('an answer that comes late to the same form: the field shows what was saved, and nothing is unsaved', async () => {
  server.loses('adminNews.save', 'answer lost')
  await open()
  write('つづき。')
  await press('下書きを保存')
  await screen.findByRole('button', { name: 'もう一度確かめる' })
  server.loses('adminNews.save', 'arrives')
  server.answers({ 'adminNews.save': () => article })
  await press('もう一度確かめる')
  await screen.findByText('保存済み')
  expect(body().value).toBe('つづき。')
  expect((await drafts(String(article.postId))).map(({ state }) => state)).toEqual(['submitted'])
})

test('a new one whose answer comes late goes on as the article that it became', async () => {
  server.loses('adminNews.save', 'answer lost')
  const first = await open(null)
  fireEvent.change(title(), { target: { value: '夜市' } })
  write('ひらきます。')
  await press('下書きを保存')
  await screen.findByRole('button', { name: 'もう一度確かめる' })
  first.unmount()
  const { addressNow } = await open(null)
  await vi.waitFor(() => expect(body().value).toBe('ひらきます。'))
  // Text written after the save is a draft of that article.
  write('ひらきます。どうぞ。')
  server.loses('adminNews.save', 'arrives')
  server.answers({ 'adminNews.save': () => article })
  await press('もう一度確かめる')
  await vi.waitFor(() => expect(addressNow()).toBe(`/admin/news/${article.postId}`))
  expect((await drafts('new')).filter(({ state }) => state === 'open')).toEqual([])
  expect(await drafts(String(article.postId))).toMatchObject([{ state: 'open', text: 'ひらきます。どうぞ。' }])
})

test('of what is refused only a text lies in the tray, until it was mended', async () => {
  article = { ...article, state: 'scheduled', publishAt: '2099-01-01T00:00:00.000Z' }
  await open()
  server.refuses('adminNews.withdraw', 'NEWS_STATE')
  await press('取り下げる')
  await agree('取り下げる')
  await screen.findByRole('button', { name: '読み込み直す' })
  expect(outbox.get().items).toEqual([])
  server.refuses('adminNews.save', 'NEWS_PICTURE')
  write('つづき。')
  await press('変更を保存')
  await screen.findByText(/選んだ絵が見つかりませんでした/)
  expect(outbox.get().items).toMatchObject([{ state: 'refused', facts: { step: 'save' } }])
  expect(body().value).toBe('つづき。')
  const [refused] = outbox.get().items
  server.refuses('adminNews.save', null)
  await press('変更を保存')
  await vi.waitFor(() => expect(outbox.get().items).not.toContain(refused))
})
