// Following over the one stream of a browser: which topics are named, when the stream has to be opened again, and what tabs
// hear that came later.
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellOf, useFollow, useFollowed } from '#app/platform/following.ts'
import { type FollowingTabs, followInTabs } from '#app/platform/following-tabs.ts'

/** The other tab, on the same channel. */
let other: BroadcastChannel
let heard: unknown[]
let tabs: FollowingTabs

beforeEach(() => {
  heard = []
  other = new BroadcastChannel('tsumugi-following-player')
  other.onmessage = ({ data }) => heard.push(data)
  tabs = followInTabs('player')
})
afterEach(() => {
  tabs.stop()
  other.close()
})

type Shown = { topic: string | null; revision?: number | undefined; hear?: () => void }
const screenOf = (initialProps: Shown) =>
  renderHook(({ topic, revision, hear = () => {} }: Shown) => useFollow(topic, revision, hear), { initialProps })
const wait = () => new Promise(resolve => setTimeout(resolve, 120))

test('a screen follows once it shows something, and hears of later revisions alone', () => {
  const hear = vi.fn()
  const { rerender, unmount } = screenOf({ topic: 'scenario:1:1', hear })
  expect(tabs.begin().topics).toEqual({})
  rerender({ topic: 'scenario:1:1', revision: 4, hear })
  expect(tabs.begin().topics).toEqual({ 'scenario:1:1': 4 })
  tellOf('scenario:1:1', 4)
  tellOf('scenario:2:1', 9)
  expect(hear).not.toHaveBeenCalled()
  tellOf('scenario:1:1', 5)
  expect(hear).toHaveBeenCalledOnce()
  unmount()
  expect(tabs.begin().topics).toEqual({})
})

test('of two screens with one topic the older revision is named', () => {
  screenOf({ topic: 'scenario:1:1', revision: 7 })
  screenOf({ topic: 'scenario:1:1', revision: 3 })
  expect(tabs.begin().topics).toEqual({ 'scenario:1:1': 3 })
})

test('a later revision opens the stream no second time; another topic does, and one that was left meanwhile', async () => {
  const screen = screenOf({ topic: 'scenario:1:1', revision: 1 })
  const first = tabs.begin()
  screen.rerender({ topic: 'scenario:1:1', revision: 2 })
  await wait()
  expect(first.more.aborted).toBe(false)
  const board = screenOf({ topic: 'scenarioBoard:1:1', revision: 1 })
  await vi.waitFor(() => expect(first.more.aborted).toBe(true))
  first.end(true)

  const second = tabs.begin()
  expect(second.topics).toEqual({ 'scenario:1:1': 2, 'scenarioBoard:1:1': 1 })
  board.unmount()
  await wait()
  expect(second.more.aborted).toBe(false)
  screenOf({ topic: 'scenarioBoard:1:1', revision: 1 })
  await vi.waitFor(() => expect(second.more.aborted).toBe(true))
})

test('what another tab follows is followed for it, and it hears what was told before it came', async () => {
  const reading = tabs.begin()
  other.postMessage({ is: 'wanted', tab: 'other', topics: { 'scenario:1:1': 5 } })
  await vi.waitFor(() => expect(reading.more.aborted).toBe(true))
  reading.end(true)
  const again = tabs.begin()
  expect(again.topics).toEqual({ 'scenario:1:1': 5 })
  again.confirm(['scenario:1:1'])
  again.changed('scenario:1:1', 8)
  // The event told to all arrives first.
  await vi.waitFor(() => expect(heard).toContainEqual({ is: 'changed', topic: 'scenario:1:1', revision: 8 }))
  heard = []
  other.postMessage({ is: 'wanted', tab: 'third', topics: { 'scenario:1:1': 6 } })
  await vi.waitFor(() =>
    expect(heard).toEqual([
      { is: 'followed', topics: ['scenario:1:1'] },
      { is: 'changed', topic: 'scenario:1:1', revision: 8 },
    ]),
  )
})

test('a tab that does not read says what it follows when asked, and hears what the reading one hears', async () => {
  const hear = vi.fn()
  screenOf({ topic: 'scenario:1:1', revision: 1, hear })
  heard = []
  other.postMessage({ is: 'question' })
  await vi.waitFor(() =>
    expect(heard).toContainEqual({ is: 'wanted', tab: expect.any(String), topics: { 'scenario:1:1': 1 } }),
  )
  const { result } = renderHook(() => useFollowed('scenario:1:1'))
  expect(result.current).toBe(false)
  await act(async () => {
    other.postMessage({ is: 'followed', topics: ['scenario:1:1'] })
    await wait()
  })
  expect(result.current).toBe(true)
  other.postMessage({ is: 'changed', topic: 'scenario:1:1', revision: 2 })
  await vi.waitFor(() => expect(hear).toHaveBeenCalledOnce())
})

test('eight topics are named at most, and none any more once the stream has ended', async () => {
  for (let nth = 0; nth < 12; nth++) screenOf({ topic: `scenario:${nth}:1`, revision: 1 })
  const reading = tabs.begin()
  expect(Object.keys(reading.topics)).toHaveLength(8)
  await wait()
  expect(reading.more.aborted).toBe(false)
  const { result } = renderHook(() => useFollowed('scenario:0:1'))
  act(() => reading.confirm(['scenario:0:1']))
  expect(result.current).toBe(true)
  act(() => reading.end(false))
  expect(result.current).toBe(false)
})
