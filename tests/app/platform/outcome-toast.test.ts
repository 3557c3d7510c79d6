// Whether somebody is told that an act has arrived: not whoever stands by, but whoever has loaded the page anew since.
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

test.each([
  { what: 'pressed a moment ago', age: 3, page: 60, told: false },
  { what: 'the screen has just stopped waiting', age: 11, page: 60, told: true },
  { what: 'pressed an hour ago', age: 3_600, page: 7_200, told: true },
  { what: 'pressed a moment ago, before the page was loaded anew', age: 3, page: 1, told: true },
])('$what', ({ age, page, told }) => {
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(NOW - page * SECOND)
  const item = { title: 'アイテムの作成', note: '霧払いの灯籠', createdAt: NOW - age * SECOND } as OutboxItem
  showOutcome({ state: 'answered', item, answer: null })
  showOutcome({ state: 'refused', item })
  expect(toasts.list().map(({ title }) => title)).toEqual(
    told ? ['アイテムの作成を送りました', 'アイテムの作成ができませんでした'] : [],
  )
})
