// The page of a community: its tabs, its threads, leaving, the leader's acts on the whole, reporting.
import 'fake-indexeddb/auto'
import { type BoundFunctions, fireEvent, type queries, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type CommunityPageAddress, type CommunityWrite, firstOfCommunity } from '#app/areas/community/address.ts'
import { communityRequestPlace, communityThreadPlace } from '#app/areas/community/draft-places.ts'
import { CommunityScreen } from '#app/areas/community/page/CommunityScreen.tsx'
import type { Community, ListedThread } from '#app/areas/community/queries.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { stubPhone } from '../../support/browser-parts.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { installLocks } from '../../support/locks.ts'
import { showScreen } from '../../support/screen.tsx'
import { community, LINNE, led, mine, SUI, showGuest, thread } from './communities.tsx'

// Its own tests show it.
vi.mock('#app/areas/community/thread/NewThreadSheet.tsx', () => ({
  NewThreadSheet: ({ memberIds }: { memberIds: readonly string[] }) => <p>新しいスレッド {memberIds.join()}</p>,
}))

let now: Community
let threads: ListedThread[]
let own: ReturnType<typeof mine>
const server = fakeServer({
  'character.mine': () => own,
  'community.getCommunity': () => now,
  'community.getThreads': () => ({ threadList: threads, count: threads.length, isMember: false, isLeader: false }),
  'community.leave': () => {
    now = community()
    return { communityId: 5 }
  },
  'community.dissolve': { communityId: 5 },
  'report.send': { reportId: 1, state: 'waiting' },
})

beforeEach(() => {
  now = community()
  threads = [thread(1)]
  own = mine(LINNE)
  toasts.clear()
  stubPhone()
  installLocks()
})

const page = (place: Partial<CommunityPageAddress> = {}, write?: CommunityWrite) => (
  <CommunityScreen
    {...{ worldId: 'world0', communityId: 5, write, draftId: undefined }}
    place={{ ...firstOfCommunity, ...place }}
  />
)
const openMenu = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'ほかの操作：灯守りの会' }))
  return within(await screen.findByRole('menu'))
}
const entriesOf = (menu: BoundFunctions<typeof queries>) =>
  menu.getAllByRole('menuitem').map(({ textContent }) => textContent)

test('threads say who reads them, what is new, who spoke last, and whether the user is told', async () => {
  threads = [
    thread(1, { isPinned: true, title: 'はじめに', scope: 'members', isClosed: true, lastName: null }),
    thread(2, { unread: 4, isWatched: true, scope: 'anyone' }),
  ]
  await showScreen(page())
  const pinned = await screen.findByRole('link', { name: /はじめに/ })
  expect(pinned.textContent).toMatch(/固定はじめに.*発言 12件・.*11月20日.*メンバーだけ.*書きこみ終了/)
  expect(pinned.textContent).not.toMatch(/未読|通知|ガロ/)
  const other = screen.getByRole('link', { name: /今夜の灯/ })
  expect(other.textContent).toMatch(/発言 12件・ガロ.*未読 4.*だれでも.*通知を受け取る/)
  expect(other.textContent).not.toMatch(/固定|終了/)
  expect(other.getAttribute('href')).toBe('/world/world0/community/5/2')
})

test('tabs and pages stand in the address', async () => {
  threads = Array.from({ length: 20 }, (_, at) => thread(at + 1, { title: `話${at}` }))
  server.answers({
    'community.getThreads': () => ({ threadList: threads, count: 45, isMember: false, isLeader: false }),
  })
  await showScreen(page({ page: 2 }))
  await screen.findByRole('link', { name: /話3/ })
  expect(server.inputsOf('community.getThreads')).toEqual([{ communityId: 5, pageStart: 2, perPage: 20 }])
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('スレッド')).toBe('/world/world0/community/5')
  expect(hrefOf('紹介')).toBe('/world/world0/community/5?tab=about')
  expect(hrefOf('3')).toBe('/world/world0/community/5?page=3')
})

test('members open a thread, others do not', async () => {
  threads = []
  await showScreen(page())
  expect(await screen.findByText('スレッドがありません。')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'スレッドを立てる' })).toBeNull()
})

test('a member opens the sheet of a new thread', async () => {
  threads = []
  now = community({ isMember: true, memberIdList: ['linne'] })
  await showScreen(page())
  fireEvent.click(await screen.findByRole('button', { name: 'スレッドを立てる' }))
  expect(await screen.findByText('新しいスレッド linne')).toBeTruthy()
})

test('drafts lead to their sheets over the page', async () => {
  expect(communityThreadPlace.path('world0:5')).toBe('/world/world0/community/5?write=thread')
  expect(communityRequestPlace.path('world0:5')).toBe('/world/world0/community/5?write=request')
  now = community({ isMember: true, memberIdList: ['linne'] })
  await showScreen(page({}, 'thread'))
  expect(await screen.findByText('新しいスレッド linne')).toBeTruthy()
})

test('texts, leader and the day of founding stand under 紹介', async () => {
  await showScreen(page({ tab: 'about' }))
  const about = await screen.findByRole('region', { name: '紹介' })
  expect(about.textContent).toContain('灯のそばで話す会です。')
  expect(screen.getByRole('region', { name: '約束ごと' }).textContent).toContain('火を絶やさないこと。')
  expect(screen.getByRole('link', { name: /トモリ/ })).toBeTruthy()
  expect(screen.getByText(/にできました。/).textContent).toMatch(/2036/)
})

test('texts of a leader whom the reader blocked are folded', async () => {
  now = community({ leader: { ...community().leader, isFolded: true } })
  await showScreen(page({ tab: 'about' }))
  const open = await screen.findByRole('button', { name: 'ブロック中の相手を表示する' })
  expect(screen.queryByText(/灯のそばで話す会です。|トモリ/)).toBeNull()
  fireEvent.click(open)
  expect(await screen.findByText('灯のそばで話す会です。')).toBeTruthy()
})

test('a member leaves after a question', async () => {
  now = community({ isMember: true, memberIdList: ['linne'] })
  await showScreen(page())
  const menu = await openMenu()
  expect(entriesOf(menu)).toEqual(['退会する', '通報する'])
  fireEvent.click(menu.getByRole('menuitem', { name: '退会する' }))
  const question = within(await screen.findByRole('alertdialog', { name: '灯守りの会から退会しますか？' }))
  expect(server.inputsOf('community.leave')).toEqual([])
  fireEvent.click(question.getByRole('button', { name: '退会する' }))
  await waitFor(() => expect(toasts.list().map(({ title }) => title)).toEqual(['退会しました']))
  expect(server.inputsOf('community.leave')).toEqual([{ communityId: 5, characterId: 'linne' }])
  expect(await screen.findByRole('button', { name: '入会する' })).toBeTruthy()
})

test('the leader changes and ends it, and does not leave; another own character may', async () => {
  now = led({ memberIdList: ['linne', 'sui'] })
  own = mine(LINNE, SUI)
  await showScreen(page())
  const menu = await openMenu()
  await waitFor(() => expect(entriesOf(menu)).toEqual(['紹介を直す', '退会する：スイ', '解散する']))
  expect(menu.getByRole('menuitem', { name: '紹介を直す' }).getAttribute('href')).toBe('/world/world0/community/5/edit')
})

test('it ends when its name was typed', async () => {
  now = led()
  const { addressNow } = await showScreen(page(), undefined, '/world/world0/community/5')
  fireEvent.click((await openMenu()).getByRole('menuitem', { name: '解散する' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'コミュニティを解散しますか？' }))
  const field = sheet.getByRole('textbox', { name: /名前を入力/ })
  const end = sheet.getByRole('button', { name: '解散する' })
  fireEvent.change(field, { target: { value: '灯守り' } })
  fireEvent.click(end)
  expect(await sheet.findByText('コミュニティの名前と違います。')).toBeTruthy()
  expect(server.inputsOf('community.dissolve')).toEqual([])
  fireEvent.change(field, { target: { value: ' 灯守りの会 ' } })
  fireEvent.click(end)
  await waitFor(() => expect(addressNow()).toBe('/world/world0/community'))
  expect(server.inputsOf('community.dissolve')).toEqual([{ communityId: 5, communityName: '灯守りの会' }])
})

test('others report it', async () => {
  await showScreen(page())
  const menu = await openMenu()
  expect(entriesOf(menu)).toEqual(['通報する'])
  fireEvent.click(menu.getByRole('menuitem', { name: '通報する' }))
  const sheet = within(await screen.findByRole('dialog', { name: '運営に通報する' }))
  await sheet.findByRole('textbox')
  fireEvent.click(sheet.getByRole('button', { name: '通報する' }))
  await waitFor(() => expect(server.inputsOf('report.send')).toMatchObject([{ kind: 'community', targetId: '5' }]))
})

test('a community of another world is none here', async () => {
  now = community({ worldId: 'world1' })
  await showScreen(page())
  expect(await screen.findByText('このコミュニティは見つかりませんでした。')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'コミュニティの一覧へ' }).getAttribute('href')).toBe(
    '/world/world0/community',
  )
})

test('a guest reads threads and has no menu', async () => {
  await showGuest(page())
  expect(await screen.findByRole('link', { name: /今夜の灯/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /ほかの操作/ })).toBeNull()
})
