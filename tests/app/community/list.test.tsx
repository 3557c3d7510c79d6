// The communities of a world: one's own first, lists and filters that stand in the address, pages, what is said when there are none.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type CommunitiesAddress, firstCommunities } from '#app/areas/community/address.ts'
import { CommunitiesScreen } from '#app/areas/community/list/CommunitiesScreen.tsx'
import { type AnswerOf, fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'
import { AT, card, LINNE, mine, showGuest } from './communities.tsx'

let own: AnswerOf<'community.getOwnList'>['communityList']
let list: AnswerOf<'community.getList'>
let watched: AnswerOf<'communityNotification.getWorldNotice'>['notificationList']
const server = fakeServer({
  'character.mine': mine(LINNE),
  'community.getOwnList': () => ({ communityList: own }),
  'community.getList': () => list,
  'communityNotification.getWorldNotice': () => ({ notificationList: watched }),
})

beforeEach(() => {
  own = []
  watched = []
  list = { communityList: [card(1, { communityName: '霧笛の会' })], count: 1 }
})

const shown = (place: Partial<CommunitiesAddress> = {}) => (
  <CommunitiesScreen worldId="world0" place={{ ...firstCommunities, ...place }} />
)
const hrefOf = (name: string | RegExp, within_ = within(document.body)) =>
  within_.getByRole('link', { name }).getAttribute('href')

test('one’s own communities stand above the list, with what is new in them', async () => {
  own = [
    { ...card(2, { isMember: true }), isLeader: true, unreadThreads: 3, requestCount: 2 },
    { ...card(3, { communityName: '灯の市' }), isLeader: true, unreadThreads: 0, requestCount: 1 },
    { ...card(4, { communityName: '波止場' }), isLeader: false, unreadThreads: 0, requestCount: 0 },
  ]
  await showScreen(shown())
  const section = await screen.findByRole('region', { name: /^参加中/ })
  const [first, second, third] = within(section).getAllByRole('link')
  expect(first?.textContent).toMatch(/灯守りの会.*未読 3.*申し込み 2.*代表/)
  expect(third?.textContent).not.toMatch(/未読|申し込み|代表/)
  // Where requests alone wait, the way leads to them.
  expect(first?.getAttribute('href')).toBe('/world/world0/community/2')
  expect(second?.getAttribute('href')).toBe('/world/world0/community/3?tab=members')
  const other = await screen.findByRole('link', { name: /霧笛の会/ })
  expect(section.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('only five of many are shown until a press', async () => {
  own = Array.from({ length: 7 }, (_, at) => ({
    ...card(at + 10, { communityName: `会${at}` }),
    ...{ isLeader: false, unreadThreads: 0, requestCount: 0 },
  }))
  await showScreen(shown())
  const section = within(await screen.findByRole('region', { name: /^参加中/ }))
  expect(section.getAllByRole('link')).toHaveLength(5)
  fireEvent.click(section.getByRole('button', { name: 'すべて（7件）' }))
  expect(section.getAllByRole('link')).toHaveLength(7)
})

test('watched threads with something new lead into their talk, those of this world first', async () => {
  const told = {
    communityId: 2,
    communityName: '灯守りの会',
    threadId: 8,
    title: '今夜の灯',
    unread: 3,
    lastPostAt: AT,
  }
  watched = [
    { ...told, worldId: 'world1', threadId: 7, title: '遠い話' },
    { ...told, worldId: 'world0' },
  ]
  await showScreen(shown())
  const section = within(await screen.findByRole('region', { name: '通知を受け取るスレッド' }))
  const links = section.getAllByRole('link')
  expect(links.map(link => link.getAttribute('href'))).toEqual([
    '/world/world0/community/2/8',
    '/world/world1/community/2/7',
  ])
  expect(links[0]?.textContent).toMatch(/今夜の灯.*新着 3/)
})

test('who is in none is told so, and founds one here', async () => {
  await showScreen(shown())
  expect(await screen.findByText('参加中のコミュニティはありません。')).toBeTruthy()
  await screen.findByRole('link', { name: /霧笛の会/ })
  expect(hrefOf('コミュニティをつくる')).toBe('/world/world0/community/new')
})

test('list, category, words and page are asked for, and each step keeps the others', async () => {
  list = { communityList: [card(1)], count: 45 }
  const { hrefNow } = await showScreen(shown({ list: 'recruiting', category: 'story', q: '霧', page: 2 }))
  await screen.findByRole('link', { name: /灯守りの会/ })
  expect(server.inputsOf('community.getList')).toEqual([
    { worldId: 'world0', list: 'recruiting', category: 'story', keyword: '霧', pageStart: 2, perPage: 20 },
  ])
  const paramsOf = (href: string | null) => Object.fromEntries(new URL(href ?? '', 'http://x').searchParams)
  expect(paramsOf(hrefOf('新しい発言'))).toEqual({ category: 'story', q: '霧' })
  expect(paramsOf(hrefOf('冒険・依頼'))).toEqual({ list: 'recruiting', category: 'adventure', q: '霧' })
  expect(paramsOf(hrefOf('すべて'))).toEqual({ list: 'recruiting', q: '霧' })
  expect(paramsOf(hrefOf('3'))).toEqual({ list: 'recruiting', category: 'story', q: '霧', page: '3' })
  expect(screen.getByRole('link', { name: '物語・ロール' }).getAttribute('aria-current')).toBeTruthy()
  fireEvent.change(screen.getByRole('searchbox', { name: 'コミュニティを探す' }), { target: { value: ' 灯 ' } })
  fireEvent.click(screen.getByRole('button', { name: '検索' }))
  await waitFor(() => expect(paramsOf(hrefNow())).toEqual({ list: 'recruiting', category: 'story', q: '灯' }))
})

test('a card is one link, with what a reader wants to know', async () => {
  list.communityList = [card(1, { joining: 'request', category: 'art', memberCount: 1_200, isMember: true })]
  list.communityList.push(card(2, { communityName: '静かな会', lastPostAt: null, joining: 'closed' }))
  await showScreen(shown())
  const first = await screen.findByRole('link', { name: /灯守りの会/ })
  expect(first.textContent).toMatch(/霧の夜に集まる。.*芸術・創作.*申し込み制.*参加中.*メンバー 1,200人.*最後の発言/)
  expect(first.getAttribute('href')).toBe('/world/world0/community/1')
  expect(screen.getByRole('link', { name: /静かな会/ }).textContent).toMatch(/募集停止中.*まだ発言はありません/)
})

test('a community whose words are muted is folded', async () => {
  server.answers({
    'mute.getList': { wordList: [{ word: '霧笛', mutedAt: '2036-11-20T12:00:00.000Z' }], characterList: [] },
  })
  await showScreen(shown())
  expect(await screen.findByText('ミュート中の投稿')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /霧笛の会/ })).toBeNull()
})

test('a world without any has the way to found the first', async () => {
  list = { communityList: [], count: 0 }
  await showScreen(shown())
  expect(await screen.findByText('コミュニティはまだありません。')).toBeTruthy()
  expect(hrefOf('コミュニティをつくる')).toBe('/world/world0/community/new')
})

test.each<[what: string, place: Partial<CommunitiesAddress>]>([
  ['a category', { category: 'trade' }],
  ['words', { q: '鯨' }],
  ['those that take members', { list: 'recruiting' }],
])('%s without any has the way to all', async (_, place) => {
  list = { communityList: [], count: 0 }
  await showScreen(shown(place))
  expect(await screen.findByText('条件に合うコミュニティはありません。')).toBeTruthy()
  expect(hrefOf('すべてのコミュニティを見る')).toBe('/world/world0/community')
  expect(screen.queryByText('コミュニティはまだありません。')).toBeNull()
})

test('a guest sees the list alone, and signs in to found one', async () => {
  await showGuest(shown())
  await screen.findByRole('link', { name: /霧笛の会/ })
  expect(server.requests.map(({ call }) => call)).toEqual(['community.getList'])
  expect(screen.queryByText('参加中のコミュニティはありません。')).toBeNull()
  expect(hrefOf('ログインしてコミュニティをつくる')).toMatch(/^\/login\?redirect=/)
})
