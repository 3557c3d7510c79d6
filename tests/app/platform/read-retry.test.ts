// Reads that were not answered are sent again by themselves: soon, but not before a busy server asked for it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openCache } from '#app/platform/query.ts'
import { NoAnswer, Refusal } from '#app/platform/requests.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => vi.useRealTimers())

test.each<[string, Error, number, number]>([
  ['a server that asks for three seconds', new Refusal(503, 'BUSY', 'x', 3), 3_000, 3_000],
  ['one that asks for less than the pause', new Refusal(503, 'BUSY', 'x', null), 375, 625],
  ['one that asks for a minute', new Refusal(507, 'STORAGE_FULL', 'x', 60), 3_000, 3_000],
  ['no answer', new NoAnswer('x'), 375, 875],
])('after %s', async (_, error, least, most) => {
  const opening = openCache(null)
  await vi.advanceTimersByTimeAsync(2_000)
  const { client, close } = await opening
  const times: number[] = []
  const reading = client.fetchQuery({
    queryKey: ['trial'],
    queryFn: async () => {
      times.push(performance.now())
      if (times.length === 1) throw error
      return 'read'
    },
  })
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await reading).toBe('read')
  const [first = 0, second = 0] = times
  expect(second - first).toBeGreaterThanOrEqual(least - 1)
  expect(second - first).toBeLessThanOrEqual(most + 1)
  close()
})

test('reads that got no answer within a moment are sent again at once', async () => {
  const opening = openCache(null)
  await vi.advanceTimersByTimeAsync(2_000)
  const { client, close } = await opening
  const again: number[] = []
  const read = (name: string) => {
    let tries = 0
    const queryFn = async () => {
      tries++
      if (tries > 1) again.push(performance.now())
      if (tries < 3) throw new NoAnswer('x')
      return 'read'
    }
    return client.fetchQuery({ queryKey: [name], queryFn })
  }
  const readings: Promise<string>[] = []
  for (let place = 0; place < 10; place++) {
    readings.push(read(`read ${place}`))
    await vi.advanceTimersByTimeAsync(40)
  }
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await Promise.all(readings)).toEqual(Array(10).fill('read'))
  const moments = new Set(again.map(time => Math.round(time / 10)))
  // Two for each repetition, where the reads lie on both sides of a moment.
  expect(again).toHaveLength(20)
  expect(moments.size).toBeLessThanOrEqual(4)
  close()
})
