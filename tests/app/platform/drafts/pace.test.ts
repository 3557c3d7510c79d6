// Pace of saving: soon after the last key; while somebody types behind a key, not before the next one.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Pace } from '#app/platform/drafts/pace.ts'
import { draftTiming } from '#app/platform/drafts/timing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Types keys at these times. @returns times of the saves until a second after the last one */
function saved(keys: readonly number[]): number[] {
  const times: number[] = []
  let now = 0
  const pace = new Pace(() => times.push(now), draftTiming.deviceMs, draftTiming.deviceAtMostMs)
  const waiting = new Set(keys)
  for (now = 0; now <= (keys.at(-1) ?? 0) + 1_000; now++) {
    if (waiting.has(now)) pace.poke()
    vi.advanceTimersByTime(1)
  }
  return times
}

test('one key is saved within 0.3 s', () => {
  const [time = 0, ...more] = saved([0])
  expect(time).toBeLessThan(300)
  expect(more).toEqual([])
})

test.each([80, 120, 150, 170, 190, 199])(
  'typed every %i ms, each text is saved within a second, and no save lies before a key',
  gap => {
    const keys = Array.from({ length: 60 }, (_, nth) => nth * gap)
    const saves = saved(keys)
    for (const key of keys) {
      const next = saves.find(time => time >= key) ?? Number.POSITIVE_INFINITY
      expect(next - key).toBeLessThan(1_000)
    }
    // The last one comes when the typing rests.
    for (const time of saves.slice(0, -1)) {
      const before = keys.findLast(key => key <= time) ?? 0
      expect(time - before).toBeLessThan(60)
    }
  },
)
