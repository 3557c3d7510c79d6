import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AchieveCategory,
  achieveCategoryLabels,
  missionTabLabels,
  needsCharacter,
  parseMissionTab,
} from '#rules/mission.ts'
import { missionDue, missionPeriod } from '#rules/mission-periods.ts'

const inJapan = (time: string): Date => new Date(`${time}+09:00`)
const NORMAL = 0
const DAILY = 1
const WEEKLY = 2
const MONTHLY = 3

test('labels stand in the order of their codes', () => {
  expect(achieveCategoryLabels).toEqual(['ノーマル', 'デイリー', 'ウィークリー', 'マンスリー'])
  expect(missionTabLabels).toEqual(['未達成', '達成', '受取済み'])
})

test.each([
  [0, false],
  [1, true],
  [2, true],
  [-1, true],
])('notLpOnly %i: a character is needed: %s (G09)', (notLpOnly, needed) => {
  expect(needsCharacter(notLpOnly)).toBe(needed)
})

test.each([
  ['0', 0],
  ['1', 1],
  ['2', 2],
  [1, 1],
  ['3', 0],
  ['-1', 0],
  ['1.0', 0],
  ['', 0],
  [null, 0],
  [undefined, 0],
  [['1'], 1],
  [{}, 0],
])('tabNo %o of the address is tab %i', (value, tab) => {
  expect(parseMissionTab(value)).toBe(tab)
})

describe('periods', () => {
  test.each([
    // 2026-11-21 is a Saturday.
    ['once', NORMAL, '2026-11-21T12:00:00', null],
    ['d2026-11-21', DAILY, '2026-11-21T00:00:00', '2026-11-22T00:00:00'],
    ['d2026-11-21', DAILY, '2026-11-21T23:59:59.999', '2026-11-22T00:00:00'],
    ['d2026-11-22', DAILY, '2026-11-22T00:00:00', '2026-11-23T00:00:00'],
    ['d2026-12-31', DAILY, '2026-12-31T23:59:59', '2027-01-01T00:00:00'],
    ['d2028-02-29', DAILY, '2028-02-29T08:00:00', '2028-03-01T00:00:00'],
    ['w2026-11-16', WEEKLY, '2026-11-16T00:00:00', '2026-11-23T00:00:00'],
    ['w2026-11-16', WEEKLY, '2026-11-22T23:59:59.999', '2026-11-23T00:00:00'],
    ['w2026-11-23', WEEKLY, '2026-11-23T00:00:00', '2026-11-30T00:00:00'],
    ['w2026-12-28', WEEKLY, '2027-01-01T00:00:00', '2027-01-04T00:00:00'],
    ['m2026-11', MONTHLY, '2026-11-01T00:00:00', '2026-12-01T00:00:00'],
    ['m2026-11', MONTHLY, '2026-11-30T23:59:59.999', '2026-12-01T00:00:00'],
    ['m2026-12', MONTHLY, '2026-12-31T12:00:00', '2027-01-01T00:00:00'],
    ['m2028-02', MONTHLY, '2028-02-29T23:59:59', '2028-03-01T00:00:00'],
  ] as const)('%s of category %i holds %s', (key, category, at, end) => {
    expect(missionPeriod(category, inJapan(at))).toEqual({ key, end: end === null ? null : inJapan(end) })
  })

  const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  const turning = fc.constantFrom<AchieveCategory>(DAILY, WEEKLY, MONTHLY)

  test('a period ends in the future and the next begins exactly there', () => {
    fc.assert(
      fc.property(instants, turning, (instant, category) => {
        const { key, end } = missionPeriod(category, instant)
        if (!end) throw new Error('No end.')
        expect(end.getTime()).toBeGreaterThan(instant.getTime())
        expect(missionPeriod(category, new Date(end.getTime() - 1)).key).toBe(key)
        expect(missionPeriod(category, end).key).not.toBe(key)
        // Midnight in Japan is 15:00 UTC.
        expect(end.toISOString()).toMatch(/T15:00:00\.000Z$/)
      }),
    )
  })

  test('two instants share a period exactly when no turn lies between them', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 0, max: 40 * 86_400_000 }), turning, (earlier, span, category) => {
        const later = new Date(earlier.getTime() + span)
        const first = missionPeriod(category, earlier)
        const turned = first.end !== null && later >= first.end
        expect(missionPeriod(category, later).key === first.key).toBe(!turned)
      }),
    )
  })

  test('a week is seven days from a Monday', () => {
    fc.assert(
      fc.property(instants, instant => {
        const start = new Date(`${missionPeriod(WEEKLY, instant).key.slice(1)}T00:00:00+09:00`)
        expect(new Date(start.getTime() + 9 * 3_600_000).getUTCDay()).toBe(1)
        expect(instant.getTime() - start.getTime()).toBeGreaterThanOrEqual(0)
        expect(instant.getTime() - start.getTime()).toBeLessThan(7 * 86_400_000)
      }),
    )
  })
})

describe('the due date (G53)', () => {
  const early = new Date('2026-11-21T15:00:00Z')
  const late = new Date('2026-11-30T15:00:00Z')
  test.each([
    ['none', null, null, null],
    ['the turn of the period alone', null, early, early],
    ["the mission's own alone", late, null, late],
    ['the earlier of both: the turn', late, early, early],
    ["the earlier of both: the mission's", early, late, early],
    ['both at once', early, early, early],
  ])('%s', (_, achieveTo, end, due) => {
    expect(missionDue(achieveTo, { key: 'x', end })).toEqual(due)
  })
})
