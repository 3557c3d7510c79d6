// /myPage/account/follow: whom one follows and who follows one, page by page, and following back.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { FollowScreen } from '#app/areas/follow/FollowScreen.tsx'
import { NoAnswer } from '#app/platform/exchange.ts'
import type { NewOutboxItem } from '#app/platform/outbox/item.ts'
import type { Outbox } from '#app/platform/outbox/outbox.ts'
import { OutboxContext } from '#app/platform/outbox/outbox-context.ts'
import { renderInRouter } from '../support/in-router.tsx'
import { beSignedIn } from '../support/signed-in.ts'

const { server } = vi.hoisted(() => ({
  server: { asked: [] as string[], followers: [] as unknown[], count: 0, ids: [] as string[], lost: false },
}))
vi.mock('virtual:contract/follow', () => ({
  default: {
    getFollowCharacterIdList: ['GET', '/ids'],
    getList: ['GET', '/list'],
    getFollowerList: ['GET', '/followers'],
    follow: ['POST', '/follow'],
    unfollow: ['POST', '/unfollow'],
  },
}))
vi.mock('#app/platform/exchange.ts', async original => ({
  ...(await original<object>()),
  exchange: async ({ url }: { url: string }) => {
    server.asked.push(url)
    if (server.lost) throw new NoAnswer('lost')
    if (url.startsWith('/ids')) return { characterIdList: server.ids }
    if (url.startsWith('/followers')) return { followerList: server.followers, count: server.count }
    return { followList: [], count: 0 }
  },
}))

const listed = (characterId: string, characterFullName: string) => ({
  ...{ characterId, characterFullName, icon: null, className: '霧読み', level: 4, shogo: null, isNpc: false },
})
const row = (follower: ReturnType<typeof listed> | null) => ({
  follower,
  followed: { characterId: 'linette', characterFullName: 'リネット・ハルグレイ' },
  ...{ worldId: 'world0', worldName: '灯守のエルダ', followedAt: '2026-11-20T03:00:00.000Z' },
})
const garo = listed('garo', 'ガロ・ミストル')
const sui = listed('sui', 'スイ')

let put: NewOutboxItem[] = []
const nothing = { items: [], sending: new Set<string>() }
const outbox = {
  userId: 'rin',
  addAndWait: async (item: NewOutboxItem) => {
    put.push(item)
    return { item, outcome: { state: 'answered', answer: {} } }
  },
  get: () => nothing,
  watch: () => () => {},
} as unknown as Outbox

const show = (followers: boolean, page = 1) =>
  renderInRouter(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <OutboxContext value={outbox}>
        <FollowScreen place={{ followers, page }} />
      </OutboxContext>
    </QueryClientProvider>,
  )
const rowOf = async (name: string) => (await screen.findByText(name)).closest('li') as HTMLElement

beforeEach(() => {
  Object.assign(server, { asked: [], followers: [row(garo), row(null), row(sui)], count: 3, ids: ['sui'], lost: false })
  put = []
  beSignedIn()
})

test('the tabs lead from one list to the other, each from its first page', async () => {
  await show(false, 3)
  const tabs = within(screen.getByRole('navigation', { name: 'フォローの一覧' })).getAllByRole('link')
  expect(tabs.map(tab => [tab.textContent, tab.getAttribute('aria-current')])).toEqual([
    ['フォロー中', 'page'],
    ['フォロワー', null],
  ])
  expect(tabs[1]?.getAttribute('href')).toMatch(/^\/myPage\/account\/follow\?followers=true/)
  expect(await screen.findByText('フォロー中の相手はいません。')).toBeTruthy()
  expect(server.asked.filter(url => url.startsWith('/followers'))).toEqual([])
})

test('a follower has a name, a world, whom they follow; one whom nobody sees has no button', async () => {
  await show(true)
  const first = await rowOf('ガロ・ミストル')
  expect(first.textContent).toContain('灯守のエルダ')
  expect(first.textContent).toContain('リネット・ハルグレイをフォロー')
  expect(within(first).getByRole('link').getAttribute('href')).toBe('/world/world0/character/garo')
  const unseen = await rowOf('キャラクターを公開していない方')
  expect(within(unseen).queryByRole('button')).toBeNull()
  expect(within(unseen).queryByRole('link')).toBeNull()
  expect(screen.getByText('のべ3人')).toBeTruthy()
})

test('who is not followed yet is followed back; who is, is followed already', async () => {
  await show(true)
  expect(await within(await rowOf('スイ')).findByRole('button', { name: /^フォロー中：スイ/ })).toBeTruthy()
  const back = await within(await rowOf('ガロ・ミストル')).findByRole('button', {
    name: 'フォロー：ガロ・ミストル',
  })
  fireEvent.click(back)
  await vi.waitFor(() => expect(put).toHaveLength(1))
  expect(put[0]).toMatchObject({
    request: { url: '/follow', body: JSON.stringify({ characterId: 'garo' }) },
    facts: { characterId: 'garo', wanted: 1 },
  })
  expect(
    await within(await rowOf('ガロ・ミストル')).findByRole('button', { name: /^フォロー中：ガロ・ミストル/ }),
  ).toBeTruthy()
})

test('who presses twice has followed once, and not left again', async () => {
  await show(true)
  const row = within(await rowOf('ガロ・ミストル'))
  const press = (detail: number) => fireEvent.click(row.getByRole('button'), { detail })
  await row.findByRole('button', { name: 'フォロー：ガロ・ミストル' })
  press(1)
  press(2)
  await row.findByRole('button', { name: /^フォロー中：ガロ・ミストル/ })
  press(3)
  press(1)
  await row.findByRole('button', { name: 'フォロー：ガロ・ミストル' })
  expect(put.map(({ facts }) => facts.wanted)).toEqual([1, 0])
})

test.each([
  [1, 'offset=0&limit=20'],
  [2, 'offset=20&limit=20'],
  [50, 'offset=980&limit=20'],
  [51, 'offset=1000&limit=20'],
  [9_999, 'offset=1000&limit=20'],
])('page %i asks for %s', async (page, asked) => {
  await show(true, page)
  await rowOf('ガロ・ミストル')
  expect(server.asked).toContain(`/followers?${asked}`)
})

test('pages lead on, and past the last one back to the first', async () => {
  Object.assign(server, { followers: [], count: 1_000 })
  await show(true, 51)
  expect(await screen.findByText('このページにはだれもいません。')).toBeTruthy()
  expect(screen.getByText('のべ999+人')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'はじめのページへ' }).getAttribute('href')).toMatch(/followers=true/)
  const pager = screen.getByRole('navigation', { name: 'ページ' })
  expect(within(pager).getAllByRole('link').length).toBeGreaterThan(1)
})

test('nobody yet, and not to be read', async () => {
  Object.assign(server, { followers: [], count: 0 })
  const { unmount } = await show(true)
  expect(await screen.findByText('フォロワーはまだいません。')).toBeTruthy()
  unmount()
  server.lost = true
  await show(true)
  expect(await screen.findByText('フォロワーを読み込めませんでした。')).toBeTruthy()
})
