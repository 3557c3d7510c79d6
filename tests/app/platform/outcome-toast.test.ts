// Toasts of arrived acts: not for a user who waited on the screen, but for one who reloaded the page since.
import { beforeEach, expect, test, vi } from 'vitest'
import type { OutboxItem } from '#app/platform/outbox/item.ts'
import { showOutcome } from '#app/platform/outbox/outcome-toast.ts'
import { toasts } from '#app/ui/toast-store.ts'

const NOW = 1_800_000_000_000
const SECOND = 1_000

beforeEach(() => {
  toasts.clear()
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

const itemOf = (change: Partial<OutboxItem>, age = 60): OutboxItem =>
  ({ note: '', facts: {}, createdAt: NOW - age * SECOND, ...change }) as OutboxItem

test.each([
  { what: 'pressed a moment ago', age: 3, page: 60, told: false },
  { what: 'the screen has just stopped waiting', age: 11, page: 60, told: true },
  { what: 'pressed an hour ago', age: 3_600, page: 7_200, told: true },
  { what: 'pressed a moment ago, before the page was loaded anew', age: 3, page: 1, told: true },
])('$what', async ({ age, page, told }) => {
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(NOW - page * SECOND)
  const item = itemOf({ kind: 'exchange.create', note: '霧払いの灯籠' }, age)
  await showOutcome({ state: 'answered', item, answer: null })
  await showOutcome({ state: 'refused', item })
  expect(toasts.list().map(({ title }) => title)).toEqual(
    told ? ['アイテムを作成しました', 'アイテムの作成に失敗しました'] : [],
  )
})

test.each([
  { kind: 'follow.character', facts: { wanted: 0 }, done: 'フォローを解除しました' },
  { kind: 'mission.reward', facts: { reward: 'LP 10' }, done: 'LP 10 を受け取りました' },
  { kind: 'mission.reward', facts: { reward: '灯油壺' }, done: '灯油壺を受け取りました' },
  {
    kind: 'mission.allLp',
    facts: { count: 3 },
    answer: { totalLp: 1370, count: 3 },
    done: 'LP 1,370 を受け取りました',
  },
])('what is told of $kind is a sentence with its amount: $done', async ({ kind, facts, answer, done }) => {
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(NOW - SECOND)
  await showOutcome({ state: 'answered', item: itemOf({ kind, facts: facts as OutboxItem['facts'] }), answer })
  expect(toasts.list().map(({ title }) => title)).toEqual([done])
})
