// Toasts of reached missions: those that arrive together are shown together.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { missionToasts } from '#app/areas/mission/mission-toast.ts'
import { toasts } from '#app/ui/toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
  toasts.clear()
})
afterEach(() => vi.useRealTimers())

const titles = () => toasts.list().map(({ title }) => title)
const reach = (missions: ReturnType<typeof missionToasts>, title: string) =>
  missions.show({ id: 1, kind: 'mission', data: { worldName: '零時街', missionTitle: title, rewardText: 'LP 50' } })

test('one is shown a moment later, with its world, its reward and the way to it', () => {
  const missions = missionToasts()
  reach(missions, '忘れ物係の朝礼')
  expect(titles()).toEqual([])
  vi.advanceTimersByTime(250)
  expect(toasts.list()).toMatchObject([
    {
      overline: '零時街・ミッション達成',
      title: '忘れ物係の朝礼',
      trailing: 'LP 50',
      action: { label: '報酬受取へ', href: '/mission?tabNo=1' },
    },
  ])
})

test('ten that come one after the other are one bundle from the start', () => {
  const shown: string[][] = []
  const stop = toasts.subscribe(() => shown.push(titles()))
  const missions = missionToasts()
  for (let at = 1; at <= 10; at++) {
    reach(missions, String(at))
    vi.advanceTimersByTime(100)
  }
  expect(shown).toEqual([])
  vi.advanceTimersByTime(150)
  stop()
  expect(titles()).toEqual(['1 ほか9件'])
})

test('none waits for ever for the next', () => {
  const missions = missionToasts()
  for (let at = 1; at <= 20; at++) {
    reach(missions, String(at))
    vi.advanceTimersByTime(200)
    if (at === 7) expect(titles()).toEqual([])
    if (at === 8) expect(titles()).toEqual(['1 ほか7件'])
  }
})

test('what was reached by who has left is not told to the next', () => {
  const missions = missionToasts()
  reach(missions, '一')
  missions.stop()
  vi.advanceTimersByTime(5_000)
  expect(titles()).toEqual([])
})
