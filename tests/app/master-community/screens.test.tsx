// Screens of a masters' community: what is new on its front page, the handbook with its mark of reading, the boards and talks, the search.
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { BoardScreen } from '#app/areas/master-community/board/BoardScreen.tsx'
import { HomeScreen } from '#app/areas/master-community/home/HomeScreen.tsx'
import { PageScreen } from '#app/areas/master-community/page/PageScreen.tsx'
import { SearchScreen } from '#app/areas/master-community/search/SearchScreen.tsx'
import { ThreadScreen } from '#app/areas/master-community/talk/ThreadScreen.tsx'
import { deleteDrafts } from '#app/platform/drafts/store.ts'
import { tellOf } from '#app/platform/following.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { staffTopic } from '#rules/master-community-address.ts'
import { stubPhone } from '../../support/browser-parts.ts'
import { type AnswerOf, fakeServer } from '../../support/fake-server.ts'
import { installLocks } from '../../support/locks.ts'
import { showScreen } from '../../support/screen.tsx'

const AT = '2036-11-20T12:00:00.000Z'
const WORLD = { worldId: 'world0' }

const board: AnswerOf<'masterCommunity.getBoard'>['board'] = {
  ...{ boardId: 1, boardName: '設定の質問', description: '世界のこと。', isForQuestions: true, isClosed: false },
  ...{ threadCount: 2, unreadThreads: 1, lastPostAt: AT },
}
const thread: AnswerOf<'masterCommunity.getBoard'>['threadList'][number] = {
  ...{ talkId: 7, title: '島の名', writerName: 'しおり', isPinned: false, isClosed: false, isSolved: false },
  ...{ postCount: 2, unread: 1, lastPostAt: AT, lastName: '運営', canSolve: true, canDelete: false },
}
type Talk = AnswerOf<'masterCommunity.getTalk'>
const said = (
  postId: number,
  body: string,
  more: Partial<Talk['postList'][number]> = {},
): Talk['postList'][number] => ({
  ...{ postId, voice: 'MS', name: 'しおり', icon: null, body, replyTo: null, createdAt: AT, editedAt: null },
  ...{ deletedBy: null, isPinned: false, isMine: false, canEdit: false, canDelete: false, ...more },
})
const talk = (postList: Talk['postList'], more: Partial<Talk> = {}): Talk => ({
  ...{ talkId: 7, ...WORLD, board: { boardId: 1, boardName: '設定の質問', isClosed: false }, thread, postList },
  ...{ pinnedList: [], hasOlder: false, hasNewer: false, unreadFrom: null, canWrite: true, isOffice: false },
  ...{ revision: 3, serverTime: AT, ...more },
})
const pageRow = (pageId: number, title: string, isNew = false) => ({ pageId, title, updatedAt: AT, isNew })
const pages = [pageRow(1, 'はじめに'), pageRow(2, '潮の時刻', true), pageRow(3, '島の名')]

const server = fakeServer({
  'masterCommunity.getHome': {
    ...{ ...WORLD, worldName: '灯守のエルダ', isOffice: false, pageList: pages, boardList: [board] },
    ...{ chat: { talkId: 9, unread: 3, lastPostAt: AT, lastName: 'みぞれ' }, memberCount: 1 },
  },
  'masterCommunity.getMembers': {
    memberList: [{ masterId: 'M-1', masterName: 'しおり', icon: null, since: AT, running: 1, scenarios: 4 }],
  },
  'masterCommunity.getPage': {
    ...{ pageId: 2, title: '潮の時刻', body: '霧は二度満ちる。', version: 4, updatedAt: AT, isNew: true },
    ...{ pageList: pages, questionBoardId: 1, isOffice: false },
  },
  'masterCommunity.markPageRead': ({ pageId }) => ({ pageId }),
  'masterCommunity.getBoard': { ...WORLD, board, threadList: [thread], count: 1, isOffice: false },
  'masterCommunity.makeThread': { boardId: 1, talkId: 8 },
  'masterCommunity.getTalk': talk([said(11, '一つ目。'), said(12, '二つ目。', { voice: 'office', name: '運営' })]),
  'masterCommunity.setRead': { unread: 0 },
  'masterCommunity.solve': ({ talkId }) => ({ talkId }),
  'masterCommunity.search': { foundList: [], count: 0 },
  'world.worldSelect': { worldSelectList: [] },
})

beforeEach(async () => {
  await deleteDrafts('rin', () => true)
  stubPhone()
  installLocks()
  toasts.clear()
})

const rowOf = async (words: string | RegExp) => within((await screen.findByText(words)).closest('li') ?? document.body)
const showThread = () =>
  showScreen(<ThreadScreen {...WORLD} boardId={1} talkId={7} draftId={undefined} at={undefined} />)
const showBoard = (more: { write?: boolean; about?: string } = {}) =>
  showScreen(
    <BoardScreen
      {...{ ...WORLD, boardId: 1, place: { list: 'all', page: 1 }, draftId: undefined }}
      write={more.write ?? false}
      about={more.about}
    />,
  )

test('the front page says what is new: the chat, changed pages, boards; the desk is the office’s', async () => {
  await showScreen(<HomeScreen {...WORLD} />)
  expect((await rowOf('チャット')).getByText('未読 3')).toBeTruthy()
  expect((await rowOf('潮の時刻')).getByText('更新')).toBeTruthy()
  expect((await rowOf('はじめに')).queryByText('更新')).toBeNull()
  const row = await rowOf('設定の質問')
  expect(row.getByText('未読 1件')).toBeTruthy()
  expect(row.getByText('質問はここへ')).toBeTruthy()
  expect((await rowOf('しおり')).getByText(/シナリオ 4本（進行中 1本）/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: '管理する' })).toBeNull()
})

test('a page is marked as read in the version that was shown, leads to its neighbours, and to the board for questions', async () => {
  await showScreen(<PageScreen {...WORLD} pageId={2} />)
  expect(await screen.findByText('霧は二度満ちる。')).toBeTruthy()
  await waitFor(() =>
    expect(server.inputsOf('masterCommunity.markPageRead')).toEqual([{ ...WORLD, pageId: 2, version: 4 }]),
  )
  const near = within(screen.getByRole('navigation', { name: '前後のページ' }))
  expect(near.getAllByRole('link').map(link => link.textContent)).toEqual(['はじめに', '島の名'])
  const ask = screen.getByRole('link', { name: 'このページについて質問する' }).getAttribute('href') ?? ''
  expect(ask).toContain('/masterCommunity/world0/bbs/1?')
  expect(new URLSearchParams(ask.split('?')[1]).get('about')).toBe('潮の時刻')
})

test('a page that was read is marked no more', async () => {
  server.answers({
    'masterCommunity.getPage': {
      ...{ pageId: 2, title: '潮の時刻', body: '霧は二度満ちる。', version: 4, updatedAt: AT, isNew: false },
      ...{ pageList: pages, questionBoardId: null, isOffice: true },
    },
  })
  await showScreen(<PageScreen {...WORLD} pageId={2} />)
  await screen.findByText('霧は二度満ちる。')
  expect(server.inputsOf('masterCommunity.markPageRead')).toEqual([])
  expect(screen.queryByRole('link', { name: 'このページについて質問する' })).toBeNull()
  expect(screen.getByRole('link', { name: '編集する' }).getAttribute('href')).toContain('/admin/1?handbook=')
})

test('a question begins with the title of its page, and the new thread is opened', async () => {
  await showBoard({ write: true, about: '潮の時刻' })
  const sheet = within(await screen.findByRole('dialog', { name: 'スレッドを立てる' }))
  const title = await sheet.findByRole<HTMLInputElement>('textbox', { name: /題名/ })
  expect(title.value).toBe('「潮の時刻」について')
  fireEvent.click(sheet.getByRole('button', { name: 'スレッドを立てる' }))
  expect(await sheet.findAllByText('発言を入力してください。')).not.toEqual([])
  fireEvent.input(sheet.getByRole('textbox', { name: /はじめの発言/ }), { target: { value: '朝は何時ですか。' } })
  fireEvent.click(sheet.getByRole('button', { name: 'スレッドを立てる' }))
  await waitFor(() =>
    expect(server.inputsOf('masterCommunity.makeThread')).toMatchObject([
      { boardId: 1, title: '「潮の時刻」について', body: '朝は何時ですか。' },
    ]),
  )
})

test('a board lists its threads with what is new and whether they are solved; one that has ended takes none', async () => {
  server.answers({
    'masterCommunity.getBoard': {
      ...{ ...WORLD, board: { ...board, isClosed: true }, threadList: [thread], count: 1, isOffice: false },
    },
  })
  await showBoard({ write: true })
  const row = await rowOf('島の名')
  expect(row.getByText('未読 1')).toBeTruthy()
  expect(row.getByText('未解決')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: /スレッドを立てる/ }).getAttribute('aria-disabled')).toBe('true')
})

test('posts of a thread come as they are written, and the solved mark is visible at once', async () => {
  await showThread()
  expect((await rowOf('一つ目。')).getByText('マスター')).toBeTruthy()
  expect((await rowOf('二つ目。')).getAllByText('運営')).toHaveLength(1)
  await waitFor(() => expect(server.inputsOf('masterCommunity.setRead')).toEqual([{ talkId: 7, postId: 12 }]))
  server.answers({
    'masterCommunity.getTalk': talk([said(11, '一つ目。'), said(12, '二つ目。'), said(13, '三つ目。')], {
      ...{ revision: 4, unreadFrom: 13 },
    }),
  })
  tellOf(staffTopic(7), 4)
  expect((await rowOf('三つ目。')).getByText('ここから未読')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '解決済みにする' }))
  expect(await screen.findByRole('button', { name: '未解決に戻す' })).toBeTruthy()
  await waitFor(() => expect(server.inputsOf('masterCommunity.solve')).toEqual([{ talkId: 7, isSolved: true }]))
})

test('pinned posts stand at the head, deleted ones leave their place, and an ended thread has no field', async () => {
  const pinned = said(11, '大切な発言。', { isPinned: true })
  server.answers({
    'masterCommunity.getTalk': talk(
      [pinned, said(12, '', { deletedBy: 'writer' }), said(13, '', { deletedBy: 'office' })],
      {
        ...{ pinnedList: [pinned], canWrite: false },
      },
    ),
  })
  await showThread()
  expect(await screen.findByText(/固定された発言 1件/)).toBeTruthy()
  expect(screen.getAllByText('大切な発言。')).toHaveLength(2)
  expect(screen.getByText('この発言は削除されました。')).toBeTruthy()
  expect(screen.getByText('運営が削除しました。')).toBeTruthy()
  expect(screen.getByText('このスレッドは、書きこみを終えています。')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '発言する' })).toBeNull()
})

test('a thread under the address of another board is missing', async () => {
  server.answers({
    'masterCommunity.getTalk': talk([said(11, '一つ目。')], {
      board: { boardId: 2, boardName: '別', isClosed: false },
    }),
  })
  await showThread()
  expect(await screen.findByText('このスレッドは見つかりませんでした。')).toBeTruthy()
  expect(screen.queryByText('一つ目。')).toBeNull()
})

test('what the search found is marked, and leads to the page, or to the post in its talk', async () => {
  const found = { title: '潮の時刻', line: '霧の潮は二度。', at: AT, name: '運営' }
  const none = { pageId: null, boardId: null, talkId: null, postId: null }
  server.answers({
    'masterCommunity.search': {
      foundList: [
        { ...found, ...none, kind: 'page', pageId: 2 },
        { ...found, ...none, kind: 'thread', boardId: 1, talkId: 7, postId: 12 },
        { ...found, ...none, kind: 'chat', talkId: 9, postId: 30 },
      ],
      count: 3,
    },
  })
  await showScreen(<SearchScreen {...WORLD} place={{ q: '潮', kind: undefined, page: 1 }} />)
  const links = await waitFor(() => {
    const all = screen.getAllByRole('link').map(link => link.getAttribute('href') ?? '')
    expect(all.some(href => href.endsWith('/page/2'))).toBe(true)
    return all
  })
  expect(links).toContain('/masterCommunity/world0/bbs/1/7?post=12')
  expect(links).toContain('/masterCommunity/world0/chat?post=30')
  expect(document.querySelectorAll('mark').length).toBeGreaterThan(2)
})

test('an empty search asks for words, and reads nothing', async () => {
  await showScreen(<SearchScreen {...WORLD} place={{ q: '', kind: undefined, page: 1 }} />)
  expect(await screen.findByText('探したい言葉を入力してください。')).toBeTruthy()
  expect(server.inputsOf('masterCommunity.search')).toEqual([])
})
