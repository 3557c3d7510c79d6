import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ageCategory, ageOf, dayInJapan } from '#rules/ages.ts'
import {
  birthDate,
  birthYears,
  type CalendarDay,
  daysInMonth,
  formatSeinengappi,
  parseSeinengappi,
  stepBirthDate,
} from '#rules/birth-dates.ts'
import { anyNumber } from '../support/numbers.ts'

const day = (text: string): CalendarDay => {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number)
  return { year, month, day: date }
}
const today = day('2026-11-21')
const now = '2026-11-21T12:00:00+09:00'

// The table of rules §7.
test.each([
  ['20101122', 15, 4],
  ['20101121', 16, 3],
  ['20081122', 17, 3],
  ['20081121', 18, 2],
  ['20061122', 19, 2],
  ['20061121', 20, 1],
])('born %s is %i years old on the example day: category %i', (seinengappi, age, category) => {
  expect(ageOf(seinengappi, now)).toBe(age)
  expect(ageCategory(seinengappi, now)).toBe(category)
})

describe('age', () => {
  test('the day is the one in Japan', () => {
    expect(dayInJapan('2026-11-20T14:59:59Z')).toEqual(day('2026-11-20'))
    expect(dayInJapan('2026-11-20T15:00:00Z')).toEqual(today)
    expect(ageOf('20061121', '2026-11-20T14:59:59Z')).toBe(19)
    expect(ageOf('20061121', '2026-11-20T15:00:00Z')).toBe(20)
  })

  test('who was born on 29 February is a year older on 1 March', () => {
    expect(ageOf('20080229', '2026-02-28T12:00:00+09:00')).toBe(17)
    expect(ageOf('20080229', '2026-03-01T00:00:00+09:00')).toBe(18)
  })

  test.each(['', '20261301', '20260230', 'abc', '2026-01-1', '２０１０１１２１', '99999999'])(
    'without a birth date that exists (%o) the youngest are meant',
    text => {
      expect(ageOf(text, now)).toBeNull()
      expect(ageCategory(text, now)).toBe(4)
    },
  )

  test('nobody grows younger, and no text or instant throws', () => {
    const instants = fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(instants, instants, instants, (birth, one, other) => {
        const text = formatSeinengappi(dayInJapan(birth))
        const [earlier, later] = one < other ? [one, other] : [other, one]
        expect(ageCategory(text, later)).toBeLessThanOrEqual(ageCategory(text, earlier))
      }),
    )
    fc.assert(fc.property(fc.string(), anyNumber, (text, at) => [1, 2, 3, 4].includes(ageCategory(text, at))))
    fc.assert(fc.property(anyNumber, at => ageOf('20101121', at) === null || Number.isFinite(at)))
  })
})

// The table of rules §13.
describe('the picker on 2026-11-21', () => {
  test('opens today, with the years 2026 down to 1967', () => {
    expect(birthDate(today, today)).toEqual(today)
    const years = birthYears(today)
    expect([years[0], years.at(-1), years.length]).toEqual([2026, 1967, 60])
  })

  test.each([
    ['2026-11-21', 1, '2026-11-21'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2025-12-31', 1, '2026-01-01'],
    ['1967-01-01', -1, '1967-01-01'],
    ['2000-01-01', -1, '1999-12-31'],
  ] as const)('%s and %i day is %s', (from, direction, to) => {
    expect(stepBirthDate(day(from), direction, today)).toEqual(day(to))
  })

  test.each([
    ['2026-02-31', '2026-02-28'],
    ['2026-12-05', '2026-11-21'],
    ['2026-11-22', '2026-11-21'],
    ['2023-02-29', '2023-02-28'],
    ['1966-12-31', '1967-01-01'],
  ])('the choice %s becomes %s', (choice, taken) => {
    expect(birthDate(day(choice), today)).toEqual(day(taken))
  })

  test('sends 2001-05-07 as 20010507', () => {
    expect(formatSeinengappi(day('2001-05-07'))).toBe('20010507')
  })
})

const days = fc
  .record({ year: fc.integer({ min: 1967, max: 2026 }), month: fc.integer({ min: 1, max: 12 }), day: fc.nat(31) })
  .map(choice => birthDate(choice, today))

describe('the calendar', () => {
  test('is the one of the machine', () => {
    for (let year = 1896; year <= 2104; year++) {
      for (let month = 1; month <= 12; month++) {
        expect(daysInMonth(year, month)).toBe(new Date(Date.UTC(year, month, 0)).getUTCDate())
      }
    }
  })

  test('a step is a day, and back again where it came from', () => {
    const number = ({ year, month, day: date }: CalendarDay) => Date.UTC(year, month - 1, date) / 86_400_000
    fc.assert(
      fc.property(days, date => {
        const next = stepBirthDate(date, 1, today)
        if (number(date) === number(today)) expect(next).toEqual(today)
        else {
          expect(number(next) - number(date)).toBe(1)
          expect(stepBirthDate(next, -1, today)).toEqual(date)
        }
      }),
    )
  })

  test('a date read back is the date', () => {
    fc.assert(
      fc.property(days, date => {
        expect(parseSeinengappi(formatSeinengappi(date))).toEqual(date)
      }),
    )
  })

  test('any choice gives a day of the calendar, and the same one when taken again', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, anyNumber, (year, month, date) => {
        const taken = birthDate({ year, month, day: date }, today)
        expect(parseSeinengappi(formatSeinengappi(taken))).toEqual(taken)
        expect(birthYears(today)).toContain(taken.year)
        expect(birthDate(taken, today)).toEqual(taken)
      }),
    )
  })
})
