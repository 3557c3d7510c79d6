// /myPage/account/follow: followed characters and followers, page by page, and following back.
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { FollowScreen } from '#app/areas/follow/FollowScreen.tsx'
import { FakeOutbox } from '../support/fake-outbox.ts'
import { type AnswerOf, fakeServer } from '../support/fake-server.ts'
import { showScreen } from '../support/screen.tsx'

type Follower = AnswerOf<'follow.getFollowerList'>['followerList'][number]

const listed = (characterId: string, characterFullName: string) => ({
  ...{
    characterId,
    characterFullName,
    icon: null,
    className: '霧読み',
    level: 4,
    shogo: null,
    isNpc: false,
    isResting: false,
  },
})
const row = (follower: ReturnType<typeof listed> | null) => ({
  follower,
  followed: { characterId: 'linette', characterFullName: 'リネット・ハルグレイ' },
  ...{ worldId: 'world0', worldName: '灯守のエルダ', followedAt: '2026-11-20T03:00:00.000Z' },
})
const garo = listed('garo', 'ガロ・ミストル')
const sui = listed('sui', 'スイ')

let followers: Follower[] = []
let count = 0
let followed: string[] = []
let outbox: FakeOutbox
const server = fakeServer({
  'follow.getFollowCharacterIdList': () => ({ characterIdList: followed }),
  'follow.getList': { followList: [], count: 0 },
  'follow.getFollowerList': () => ({ followerList: followers, count }),
  'follow.follow': ({ characterId }) => {
    followed = [characterId, ...followed]
    return { characterId, isFollowed: true }
  },
  'follow.unfollow': ({ characterId }) => {
    followed = followed.filter(id => id !== characterId)
    return { characterId, isFollowed: false }
  },
})

const show = (isOfFollowers: boolean, page = 1) =>
  showScreen(<FollowScreen place={{ list: isOfFollowers ? 'followers' : 'characters', page }} />, outbox)
const rowOf = async (name: string) => (await screen.findByText(name)).closest('li') as HTMLElement

beforeEach(() => {
  followers = [row(garo), row(null), row(sui)]
  count = 3
  followed = ['sui']
  outbox = new FakeOutbox()
})

test('the tabs lead from one list to the other, each from its first page', async () => {
  await show(false, 3)
  const tabs = within(screen.getByRole('navigation', { name: 'フォローの一覧' })).getAllByRole('link')
  expect(tabs.map(tab => [tab.textContent, tab.getAttribute('aria-current')])).toEqual([
    ['キャラクター', 'page'],
    ['マスター', null],
    ['フォロワー', null],
  ])
  expect(tabs[2]?.getAttribute('href')).toMatch(/^\/myPage\/account\/follow\?list=followers/)
  expect(await screen.findByText('フォロー中の相手はいません。')).toBeTruthy()
  expect(server.inputsOf('follow.getFollowerList')).toEqual([])
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
  await vi.waitFor(() => expect(server.inputsOf('follow.follow')).toEqual([{ characterId: 'garo' }]))
  expect(outbox.added).toMatchObject([{ facts: { followedId: 'garo', wanted: 1 } }])
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
  expect(outbox.added.map(({ facts }) => facts.wanted)).toEqual([1, 0])
})

test.each([
  [1, 0],
  [2, 20],
  [50, 980],
  [51, 1_000],
  [9_999, 1_000],
])('page %i asks for twenty from %i on', async (page, offset) => {
  await show(true, page)
  await rowOf('ガロ・ミストル')
  expect(server.inputsOf('follow.getFollowerList')).toContainEqual({ offset, limit: 20 })
})

test('pages lead on, and past the last one back to the first', async () => {
  followers = []
  count = 1_000
  await show(true, 51)
  expect(await screen.findByText('このページにはだれもいません。')).toBeTruthy()
  expect(screen.getByText('のべ999+人')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'はじめのページへ' }).getAttribute('href')).toMatch(/list=followers/)
  const pager = screen.getByRole('navigation', { name: 'ページ' })
  expect(within(pager).getAllByRole('link').length).toBeGreaterThan(1)
})

test('nobody yet, and not to be read', async () => {
  followers = []
  count = 0
  const { unmount } = await show(true)
  expect(await screen.findByText('フォロワーはまだいません。')).toBeTruthy()
  unmount()
  server.loses('follow.getFollowerList')
  await show(true)
  expect(await screen.findByText('フォロワーを読み込めませんでした。')).toBeTruthy()
})
