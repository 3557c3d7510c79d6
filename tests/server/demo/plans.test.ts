// Plans of the demo's residents: the times at which they come, speak and send, as a phase sets them.
import { describe, expect, test } from 'vitest'
import { type Attendance, confirmsAt, nextArrival, wantedHeads } from '#server/demo/live/entry-plan.ts'
import { chosen, luckOf } from '#server/demo/live/luck.ts'
import { answeredAt, nextSaying, sendsAt } from '#server/demo/live/word-plan.ts'

const HOUR = 3_600_000
const since = new Date('2026-11-20T12:00:00Z')
const later = (hours: number): Date => new Date(since.getTime() + hours * HOUR)
const hoursOf = (at: Date | null): number | null =>
  at && Math.round(((at.getTime() - since.getTime()) / HOUR) * 100) / 100
const day = { since, until: later(24) }

test.each([
  ['reserve', 8, 4, 0, 4],
  ['reserve', 8, 4, 0.34, 4],
  ['reserve', 8, 4, 0.5, 6],
  ['reserve', 8, 4, 0.9, 10],
  ['reserve', 1, 1, 0.9, 2],
  ['reserve', 8, 8, 0.5, 8],
  ['join', 8, 4, 0.2, 6],
  ['join', 8, 4, 0.8, 8],
  ['join', 8, 7, 0.2, 7],
  ['join', null, 1, 0, 6],
  ['join', null, 1, 0.99, 9],
] as const)(
  'to %s one of %s seats, of which %d are needed, at a liking of %d: %d heads',
  (act, seats, minimum, liking, heads) => {
    expect(wantedHeads(act, { seats, minimum, liking, heads: 0 })).toBe(heads)
  },
)

describe('arrivals', () => {
  const attendance = (more: Partial<Attendance>): Attendance => ({
    ...day,
    heads: 0,
    seats: 8,
    minimum: 4,
    liking: 0.5,
    ...more,
  })
  const arrivals = (act: 'reserve' | 'join', more: Partial<Attendance> = {}): (number | null)[] => {
    const from = more.heads ?? 0
    return Array.from({ length: 20 }, (_, nth) =>
      hoursOf(nextArrival(act, attendance({ ...more, heads: from + nth }))),
    ).filter(at => at !== null)
  }

  test.each([
    ['reserve', { liking: 0.1 }, [2.88, 8.63, 14.38, 20.13]],
    ['reserve', { liking: 0.5 }, [1.92, 5.75, 9.58, 13.42, 17.25, 21.08]],
    ['reserve', { liking: 0.9 }, [1.92, 5.75, 9.58, 13.42, 17.25, 21.08, 23.13, 23.38, 23.63, 23.88]],
    ['reserve', { liking: 0.5, heads: 5 }, [21.08]],
    ['reserve', { liking: 0.5, heads: 6 }, []],
    ['join', { liking: 0.2, heads: 4 }, [17.25, 21.08]],
    ['join', { liking: 0.8, heads: 5 }, [21.08, 23.25, 23.75]],
    ['join', { seats: null, liking: 0 }, [2, 6, 10, 14, 18, 22]],
    ['reserve', { until: later(1), liking: 0.1 }, [0, 0, 0, 0]],
  ] as const)('to %s with %o', (act, more, expected) => {
    expect(arrivals(act, more)).toEqual(expected)
  })

  test('leave two seats to players until the last hour, and never make more than two applicants a seat', () => {
    let looked = 0
    for (const act of ['reserve', 'join'] as const)
      for (let seats = 1; seats <= 20; seats++)
        for (let minimum = 1; minimum <= seats; minimum++)
          for (const liking of [0, 0.2, 0.4, 0.6, 0.8, 0.99])
            for (let heads = 0; heads < 45; heads++) {
              const at = nextArrival(act, attendance({ seats, minimum, liking, heads }))
              if (!at) continue
              looked += 1
              if (heads + 1 > seats - 2) expect(at.getTime()).toBeGreaterThanOrEqual(later(23).getTime())
              expect(at.getTime()).toBeLessThan(later(24).getTime())
              expect(heads + 1).toBeLessThanOrEqual(act === 'reserve' ? 2 * seats : seats)
            }
    expect(looked).toBeGreaterThan(5_000)
  })

  test('bring every scenario together, however little it is liked', () => {
    for (const act of ['reserve', 'join'] as const)
      expect(arrivals(act, { liking: 0 }).length).toBeGreaterThanOrEqual(4)
  })
})

test.each([
  [0, null],
  [0.14, null],
  [0.15, 4.26],
  [0.99, 21.4],
])('who won a seat confirms it at a luck of %d after %s hours', (luck, hours) => {
  expect(hoursOf(confirmsAt(day, luck))).toBe(hours)
})

describe('words', () => {
  const speaker = (said: number, luck: number, { seated = 0, hasSent = true } = {}) => ({
    ...{ said, hasSent, seatedAt: later(seated), luck: () => luck },
  })
  test.each([
    ['recruiting', speaker(0, 0.4), 'hello', 10.08],
    ['recruiting', speaker(0, 0.6), null, null],
    ['recruiting', speaker(0, 0, { seated: 20 }), 'hello', 20.12],
    ['recruiting', speaker(0, 0, { seated: 23.95 }), null, null],
    ['recruiting', speaker(1, 0), null, null],
    ['consultation', speaker(0, 0.5), 'hello', 2.04],
    ['consultation', speaker(1, 0.5), 'plan', 9.6],
    ['consultation', speaker(2, 0.5), 'late', 19.44],
    ['consultation', speaker(2, 0.7), null, null],
    ['consultation', speaker(2, 0.5, { hasSent: false }), null, null],
    ['consultation', speaker(3, 0), null, null],
    ['reservation', speaker(0, 0), null, null],
    ['resolving', speaker(0, 0), null, null],
  ] as const)('in %s of %o: %s', (state, who, saying, hours) => {
    const next = nextSaying(state, day, who)
    expect(next && [next.saying, hoursOf(next.at)]).toEqual(saying && [saying, hours])
  })

  test('a player is answered within a little over half an hour, and every text is sent before it is due', () => {
    expect([0, 0.999].map(luck => hoursOf(answeredAt(since, luck)))).toEqual([0.07, 0.57])
    expect([0, 0.999].map(luck => hoursOf(sendsAt(day, luck)))).toEqual([7.2, 22.07])
  })
})

test('luck follows from what is asked, and spreads', () => {
  expect(luckOf(7, 1, 'comes')).toBe(luckOf(7, 1, 'comes'))
  const drawn = Array.from({ length: 1_000 }, (_, nth) => luckOf(nth, 'liking'))
  for (const from of [0, 0.25, 0.5, 0.75]) {
    const here = drawn.filter(luck => luck >= from && luck < from + 0.25).length
    expect(here).toBeGreaterThan(190)
    expect(here).toBeLessThan(310)
  }
  expect([0, 0.34, 0.99].map(luck => chosen(['a', 'b', 'c'], luck))).toEqual(['a', 'b', 'c'])
})
