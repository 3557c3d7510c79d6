// The screen of the search: hits with their marked words, filters and pages in the address, near names, keeping a search.
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { readPlace } from '#app/areas/search/address.ts'
import { SearchScreen } from '#app/areas/search/SearchScreen.tsx'
import { SavedSearchesScreen } from '#app/areas/search/saved/SavedSearchesScreen.tsx'
import type { SearchType } from '#rules/search/kinds.ts'
import { FakeOutbox } from '../../support/fake-outbox.ts'
import { type AnswerOf, fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'

type Hit = AnswerOf<'search.find'>['hitList'][number]
type Saved = AnswerOf<'search.getSaved'>['savedList'][number]

const hit: Hit = {
  ...{ kind: 'replay', ref: '4-1', href: '/world/world0/scenario/0000000004/1?tab=replay', title: '灯台の夜' },
  ...{
    worldName: '灯守のエルダ',
    writer: null,
    line: 'しおり',
    imagePath: null,
    isFace: false,
    at: '2026-11-20T03:00:00.000Z',
  },
  placeList: [{ at: 'replay', words: '…霧の向こうに灯台が見えた。' }],
}
let hits: Hit[] = []
let near: Hit[] = []
let saved: Saved[] = []
let outbox: FakeOutbox
const server = fakeServer({
  'search.find': () => ({ hitList: hits, count: hits.length, nearList: near }),
  'search.findAll': () => ({ kindList: [{ kind: 'replay', count: hits.length, hitList: hits }], nearList: near }),
  'search.getSaved': () => ({ savedList: saved }),
  'search.save': ({ name, kind, keyword, filters, isCalling }) => {
    const made: Saved = {
      ...{
        searchId: 1,
        name,
        kind,
        keyword,
        filters,
        isCalling,
        worldName: null,
        createdAt: '2026-11-20T03:00:00.000Z',
      },
    }
    saved = [made]
    return made
  },
  'search.rename': ({ searchId, name }) => {
    saved = saved.map(one => ({ ...one, name }))
    return { searchId, name }
  },
  'search.setCalling': input => input,
  'search.remove': ({ searchId }) => {
    saved = []
    return { searchId }
  },
  'world.worldSelect': { worldSelectList: [] },
  'coin.getCoins': { alpacaCoin: 500, llamaPoint: 30 },
})

const show = (type: SearchType, keyword: string, search: Record<string, unknown> = {}) =>
  showScreen(<SearchScreen place={readPlace(type, keyword, search)} />, outbox)

beforeEach(() => {
  hits = [hit]
  near = []
  saved = []
  outbox = new FakeOutbox()
})

test('a hit leads to its place, with the words marked in the title and around the place', async () => {
  await show('replay', 'とうだい 灯台')
  const link = await screen.findByRole('link', { name: /灯台の夜/ })
  expect(link.getAttribute('href')).toBe(hit.href)
  expect([...link.querySelectorAll('mark')].map(mark => mark.textContent)).toEqual(['灯台', '灯台'])
  expect(within(link).getByText('リプレイ')).toBeTruthy()
})

test('filters of the address are sent, those of other kinds are not', async () => {
  await show('replay', '灯台', { tags: '掌編', cId: 'world0-garo', liked: 1, s: 'old', page: 2 })
  await screen.findByRole('link', { name: /灯台の夜/ })
  expect(server.inputsOf('search.find')).toEqual([
    { kind: 'replay', page: 2, keyword: '灯台', cId: 'world0-garo', liked: true, s: 'old' },
  ])
  const chip = screen.getByRole('link', { name: 'キャラクターを指定' })
  expect(chip.getAttribute('href')).not.toContain('cId')
})

test('without a hit the near names are offered', async () => {
  hits = []
  near = [{ ...hit, kind: 'character', ref: 'c', title: 'ガロ・ミストル', isFace: true, placeList: [] }]
  await show('character', 'ガロミスタル')
  expect(await screen.findByText('「ガロミスタル」は見つかりませんでした。')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'もしかして' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /ガロ・ミストル/ })).toBeTruthy()
})

test('all kinds show their first hits, with the way to the others', async () => {
  hits = [hit]
  await show('all', '灯台')
  const part = await screen.findByRole('region', { name: 'リプレイ' })
  expect(within(part).getByText(/1件/)).toBeTruthy()
})

test('a search is kept with a name and its calls', async () => {
  await show('replay', '灯台', { worldId: 'world0' })
  fireEvent.click((await screen.findAllByRole('button', { name: 'この検索を保存' }))[0] as HTMLElement)
  fireEvent.click(await screen.findByRole('button', { name: '保存する' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.inputsOf('search.save')).toEqual([
    { name: '灯台', kind: 'replay', keyword: '灯台', filters: { worldId: 'world0' }, isCalling: true },
  ])
})

test('a kept search is opened by its address, renamed and silenced', async () => {
  saved = [
    {
      ...{ searchId: 1, name: '港の話', kind: 'novel', keyword: '灯台', filters: { tags: ['掌編'] }, isCalling: true },
      ...{ worldName: null, createdAt: '2026-11-20T03:00:00.000Z' },
    },
  ]
  await showScreen(<SavedSearchesScreen />, outbox)
  const link = await screen.findByRole('link', { name: /港の話/ })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe('/search/novel/灯台?tags=掌編')
  fireEvent.click(screen.getByRole('switch', { name: '新しく見つかったら知らせる' }))
  expect(outbox.added).toMatchObject([{ kind: 'search.setCalling', facts: { searchId: 1, isCalling: 0 } }])
})
