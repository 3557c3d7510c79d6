// A thread of a community as it is read: the first unread post, further posts, what is said in the place of deleted ones, the bell, the
// leader's acts, and who is told that one cannot write.
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ThreadScreen } from '#app/areas/community/thread/ThreadScreen.tsx'
import { deleteDrafts } from '#app/platform/drafts/store.ts'
import { tellOf } from '#app/platform/following.ts'
import { session } from '#app/platform/session.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { threadTopic } from '#rules/community-address.ts'
import { communityRefusals } from '#rules/refusals/community.ts'
import { stubPhone } from '../../support/browser-parts.ts'
import { type AnswerOf, fakeServer } from '../../support/fake-server.ts'
import { renderInRouter } from '../../support/in-router.tsx'
import { installLocks } from '../../support/locks.ts'
import { aroundScreen, showScreen } from '../../support/screen.tsx'

const AT = '2036-11-20T12:00:00.000Z'
type Page = AnswerOf<'community.getThread'>
type Post = Page['postList'][number]

const of = { worldId: 'world0', communityId: 2, threadId: 5 }
const thread: Page['thread'] = {
  ...{ threadId: 5, title: '灯の名前', scope: 'public', isPinned: false, isClosed: false, postCount: 2, unread: 1 },
  ...{ lastPostAt: AT, lastName: 'ガロ', isWatched: false, canDelete: false },
}
const said = (postId: number, body: string, more: Partial<Post> = {}): Post => ({
  ...{ postId, voice: 'PL', characterId: 'garo', name: 'ガロ', icon: null, isLeader: false, body, replyTo: null },
  ...{ createdAt: AT, editedAt: null, deletedBy: null, deletionReason: null, isMine: false, isFolded: false },
  ...{ canEdit: false, canDelete: false, needsReason: true, ...more },
})
const page = (postList: Post[], more: Partial<Page> = {}): Page => ({
  ...{ thread, postList, hasOlder: false, hasNewer: false, unreadFrom: null, lastSpeaker: null },
  community: {
    ...{ communityId: 2, worldId: 'world0', communityName: '灯の会', memberIdList: ['linne'], isLeader: false },
  },
  ...{ canWrite: 'members', revision: 3, serverTime: AT, ...more },
})
const two = [said(11, '一つ目。'), said(12, '二つ目。')]
const led = { ...page([]).community, isLeader: true }
const own = (characterId: string, characterFullName: string) => ({
  ...{ characterId, characterFullName, icon: null, worldId: 'world0', worldName: '灯守のエルダ', className: '霧読み' },
  ...{ level: 3, shogo: null, isHidden: false, isResting: false, excludedStatus: null, isSpeaking: false },
})

const server = fakeServer({
  'character.mine': { characterList: [own('linne', 'リンネ')] },
  'community.getThread': page(two),
  'community.setRead': { unread: 0 },
  'community.updateThread': ({ threadId }) => ({ threadId }),
  'community.deleteThread': { communityId: 2 },
})

beforeEach(async () => {
  await deleteDrafts('rin', () => true)
  stubPhone()
  installLocks()
  toasts.clear()
})

const rowOf = async (words: string | RegExp) => within((await screen.findByText(words)).closest('li') ?? document.body)
const show = () => showScreen(<ThreadScreen {...of} draftId={undefined} />)
function showGuest() {
  vi.spyOn(session, 'get').mockReturnValue({ user: null, ended: false })
  return renderInRouter(aroundScreen(<ThreadScreen {...of} draftId={undefined} />), '/world/world0/community/2/5')
}
async function pressInMenu(entry: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'ほかの操作：灯の名前' }))
  fireEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: entry }))
}

test('the line stands before the first unread post, and what is shown is marked as read', async () => {
  server.answers({ 'community.getThread': page(two, { unreadFrom: 12 }) })
  await show()
  expect((await rowOf('二つ目。')).getByText('ここから未読')).toBeTruthy()
  expect((await rowOf('一つ目。')).queryByText('ここから未読')).toBeNull()
  await waitFor(() => expect(server.inputsOf('community.setRead')).toEqual([{ threadId: 5, postId: 12 }]))
  expect(screen.getByRole('heading', { name: '灯の名前' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '灯の会' }).getAttribute('href')).toBe('/world/world0/community/2')
  expect((await rowOf('一つ目。')).getByRole('link', { name: 'ガロ' }).getAttribute('href')).toBe(
    '/world/world0/character/garo',
  )
})

test('earlier posts come by a press, and one that finds no network leaves those that are shown', async () => {
  server.answers({
    'community.getThread': ({ before }) =>
      before === undefined ? page(two, { hasOlder: true }) : page([said(3, 'はじめ。')], { hasNewer: true }),
  })
  await show()
  await rowOf('一つ目。')
  server.loses('community.getThread')
  fireEvent.click(screen.getByRole('button', { name: '前の発言' }))
  await waitFor(() => expect(toasts.list().map(({ overline }) => overline)).toContain('発言を読み込めませんでした'))
  expect(screen.getByText('一つ目。')).toBeTruthy()
  server.loses('community.getThread', 'arrives')
  fireEvent.click(screen.getByRole('button', { name: '前の発言' }))
  await rowOf('はじめ。')
  expect(screen.queryByText('一つ目。')).toBeNull()
  expect(server.inputsOf('community.getThread').at(-1)).toMatchObject({ before: 11 })
  fireEvent.click(screen.getByRole('button', { name: 'つづきの発言' }))
  await waitFor(() => expect(server.inputsOf('community.getThread').at(-1)).toMatchObject({ after: 3 }))
})

test('a new post is read when the server tells of it, behind those that are shown', async () => {
  await show()
  await rowOf('二つ目。')
  await waitFor(() => expect(server.inputsOf('community.setRead')).toHaveLength(1))
  server.answers({ 'community.getThread': page([...two, said(13, '三つ目。')], { revision: 4, unreadFrom: 13 }) })
  tellOf(threadTopic(5), 4)
  expect((await rowOf('三つ目。')).getByText('ここから未読')).toBeTruthy()
  expect(server.inputsOf('community.getThread').at(-1)).toMatchObject({ from: 11 })
  await waitFor(() => expect(server.inputsOf('community.setRead').at(-1)).toEqual({ threadId: 5, postId: 13 }))
})

test('a post says as whom it was written, and a deleted one leaves its place and says who deleted it', async () => {
  server.answers({
    'community.getThread': page([
      said(11, '本文。', { voice: 'PC', isLeader: true, editedAt: AT }),
      said(12, '', { deletedBy: 'writer' }),
      said(13, '', { deletedBy: 'leader', deletionReason: '約束ごとにない話です。' }),
      said(14, '', { deletedBy: 'office', replyTo: { postId: 12, name: 'ガロ', firstLine: '', isFolded: false } }),
    ]),
  })
  await show()
  const row = await rowOf('本文。')
  expect(row.getByText('PC')).toBeTruthy()
  expect(row.getByText('代表')).toBeTruthy()
  expect(row.getByText(/編集済み/)).toBeTruthy()
  expect(screen.getByText('本文。').closest('.font-mincho')).toBeTruthy()
  expect((await rowOf('この発言は削除されました。')).queryByRole('button')).toBeNull()
  expect((await rowOf('代表が削除しました。')).getByText('理由：約束ごとにない話です。')).toBeTruthy()
  expect((await rowOf('運営が削除しました。')).getByText('ガロ：削除された発言')).toBeTruthy()
})

test('a post of somebody blocked is folded, and so is its line in an answer', async () => {
  const folded = said(21, '霧笛の塔へ。', { isFolded: true })
  const answer = said(22, '行きません。', {
    ...{ characterId: 'sui', name: 'スイ' },
    replyTo: { postId: 21, name: 'ガロ', firstLine: '霧笛の塔へ。', isFolded: true },
  })
  server.answers({ 'community.getThread': page([folded, answer]) })
  await show()
  await rowOf('行きません。')
  expect(screen.queryByText(/霧笛の塔へ/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'ブロック中の相手の発言を表示する' }))
  expect(await screen.findByText('霧笛の塔へ。')).toBeTruthy()
  expect(screen.getByText('ガロ：霧笛の塔へ。')).toBeTruthy()
})

test('the leader deletes a post of another with a reason, which its place then says', async () => {
  let deleted: Partial<Post> = { canDelete: true }
  server.answers({
    'community.getThread': () => page([said(11, '一つ目。', deleted)], { community: led }),
    'community.deletePost': ({ reason }) => {
      deleted = { body: '', deletedBy: 'leader', deletionReason: reason }
      return said(11, '', deleted)
    },
  })
  await show()
  fireEvent.click((await rowOf('一つ目。')).getByRole('button', { name: '発言を削除' }))
  const sheet = within(await screen.findByRole('dialog', { name: '発言を削除しますか？' }))
  fireEvent.click(sheet.getByRole('button', { name: '削除する' }))
  expect(await sheet.findByText(/理由を/)).toBeTruthy()
  fireEvent.change(sheet.getByRole('textbox', { name: '理由' }), { target: { value: '灯'.repeat(201) } })
  fireEvent.click(sheet.getByRole('button', { name: '削除する' }))
  expect(await sheet.findByText('理由は200文字以内で入力してください。')).toBeTruthy()
  fireEvent.change(sheet.getByRole('textbox', { name: '理由' }), { target: { value: '宣伝です。' } })
  fireEvent.click(sheet.getByRole('button', { name: '削除する' }))
  expect((await rowOf('代表が削除しました。')).getByText('理由：宣伝です。')).toBeTruthy()
  expect(server.inputsOf('community.deletePost')).toEqual([{ threadId: 5, postId: 11, reason: '宣伝です。' }])
})

test('one’s own post is deleted after a question, without a reason', async () => {
  const mine = { isMine: true, canDelete: true, needsReason: false }
  server.answers({
    'community.getThread': page([said(11, '一つ目。', mine)]),
    'community.deletePost': said(11, '', { ...mine, deletedBy: 'writer' }),
  })
  await show()
  const row = await rowOf('一つ目。')
  expect(row.queryByRole('button', { name: 'ほかの操作：ガロ' })).toBeNull()
  fireEvent.click(row.getByRole('button', { name: '発言を削除' }))
  const question = within(await screen.findByRole('alertdialog', { name: '発言を削除しますか？' }))
  fireEvent.click(question.getByRole('button', { name: '削除する' }))
  await waitFor(() =>
    expect(server.inputsOf('community.deletePost')).toEqual([{ threadId: 5, postId: 11, reason: null }]),
  )
})

test('the bell is pressed at once, and ends by another press', async () => {
  let isWatched = false
  server.answers({
    'community.getThread': () => page(two, { thread: { ...thread, isWatched } }),
    'community.watch': input => {
      isWatched = input.isWatched
      return { isWatched }
    },
  })
  await show()
  fireEvent.click(await screen.findByRole('button', { name: 'このスレッドの発言を知らせる', pressed: false }))
  const off = await screen.findByRole('button', { name: '通知を止める', pressed: true })
  await waitFor(() =>
    expect(toasts.list().map(({ title }) => title)).toContain('このスレッドの通知を受け取ることにしました'),
  )
  fireEvent.click(off)
  await screen.findByRole('button', { name: 'このスレッドの発言を知らせる' })
  await waitFor(() =>
    expect(server.inputsOf('community.watch')).toEqual([
      { threadId: 5, isWatched: true },
      { threadId: 5, isWatched: false },
    ]),
  )
})

test('the leader changes title, readers, place and end of a thread; a refusal stays in the sheet', async () => {
  server.answers({ 'community.getThread': page(two, { community: led }) })
  server.refuses('community.updateThread', 'THREADS_PINNED_MOST')
  await show()
  await pressInMenu('スレッドを設定')
  const sheet = within(await screen.findByRole('dialog', { name: 'スレッドを設定' }))
  const title = sheet.getByRole('textbox', { name: /スレッドの題名/ })
  fireEvent.change(title, { target: { value: ' ' } })
  fireEvent.click(sheet.getByRole('button', { name: '変更する' }))
  expect(await sheet.findByText('スレッドの題名を入力してください。')).toBeTruthy()
  expect(server.inputsOf('community.updateThread')).toEqual([])
  fireEvent.change(title, { target: { value: '灯の呼び名' } })
  fireEvent.click(sheet.getByRole('radio', { name: 'メンバーだけ' }))
  fireEvent.click(sheet.getByRole('switch', { name: '一覧のいちばん前に固定する' }))
  fireEvent.click(sheet.getByRole('switch', { name: /書きこみを終える/ }))
  fireEvent.click(sheet.getByRole('button', { name: '変更する' }))
  expect(await sheet.findByText(communityRefusals.THREADS_PINNED_MOST.message)).toBeTruthy()
  server.refuses('community.updateThread', null)
  fireEvent.click(sheet.getByRole('button', { name: '変更する' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.inputsOf('community.updateThread').at(-1)).toEqual({
    ...{ threadId: 5, title: '灯の呼び名', scope: 'members', isPinned: true, isClosed: true },
  })
})

test('a thread is deleted by who opened it, after a question, and leads to its community', async () => {
  server.answers({ 'community.getThread': page(two, { thread: { ...thread, canDelete: true } }) })
  const { addressNow } = await show()
  fireEvent.click(await screen.findByRole('button', { name: 'ほかの操作：灯の名前' }))
  const menu = within(await screen.findByRole('menu'))
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['スレッドを削除'])
  fireEvent.click(menu.getByRole('menuitem'))
  const question = within(await screen.findByRole('alertdialog', { name: 'スレッドを削除しますか？' }))
  fireEvent.click(question.getByRole('button', { name: '削除する' }))
  await waitFor(() => expect(addressNow()).toBe('/world/world0/community/2'))
  expect(server.inputsOf('community.deleteThread')).toEqual([{ threadId: 5 }])
})

test('a guest reads, marks nothing, and is led to the sign-in', async () => {
  server.answers({ 'community.getThread': page(two, { canWrite: 'nobody' }) })
  await showGuest()
  const row = await rowOf('二つ目。')
  const link = screen.getByRole('link', { name: 'ログインして書きこむ' })
  expect(link.getAttribute('href')).toMatch(/^\/login\?redirect=/)
  expect(row.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('button', { name: 'このスレッドの発言を知らせる' })).toBeNull()
  expect(server.inputsOf('community.setRead')).toEqual([])
})

test('who is no member is told so, with the way to the community', async () => {
  server.answers({ 'community.getThread': page(two, { canWrite: 'nobody' }) })
  await show()
  expect(await screen.findByText(/このスレッドに書きこめるのは、メンバーだけです。/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'コミュニティのページへ' }).getAttribute('href')).toBe(
    '/world/world0/community/2',
  )
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'ガロに返信' })).toBeNull()
})

test('an ended thread says so to everybody', async () => {
  server.answers({
    'community.getThread': page(two, {
      thread: { ...thread, isClosed: true, isPinned: true, scope: 'members' },
      canWrite: 'nobody',
    }),
  })
  await show()
  expect(await screen.findByText('このスレッドは、書きこみを終えています。')).toBeTruthy()
  for (const chip of ['書きこみ終了', '固定', 'メンバーだけ']) expect(screen.getByText(chip)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a thread of another community is not found at this address', async () => {
  server.answers({ 'community.getThread': page(two, { community: { ...led, communityId: 9 } }) })
  await show()
  expect(await screen.findByText(communityRefusals.THREAD_NOT_FOUND.message)).toBeTruthy()
  expect(screen.queryByText('一つ目。')).toBeNull()
  expect(server.inputsOf('community.setRead')).toEqual([])
})

test('a read that fails says so, and another try brings it', async () => {
  server.loses('community.getThread')
  await show()
  expect(await screen.findByText('スレッドを読み込めませんでした。')).toBeTruthy()
  server.loses('community.getThread', 'arrives')
  fireEvent.click(screen.getByRole('button', { name: 'もう一度試す' }))
  await rowOf('一つ目。')
})
