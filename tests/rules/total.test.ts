// No rule throws, whatever text or number it receives: an address, a stored row and another version of the app can contain
// anything. The files of newer rules have such tests beside their tables.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as dates from '#rules/dates.ts'
import { type ImageType, imageSource, imageWidths } from '#rules/images.ts'
import { needsCharacter, parseMissionTab } from '#rules/mission.ts'
import { missionDue, missionPeriod } from '#rules/mission-periods.ts'
import { fullName } from '#rules/names.ts'
import { parseNewsCategory } from '#rules/news-address.ts'
import { clampPage, pageCount, pageOffset, pageWindow } from '#rules/paging.ts'
import { formatReward, formatToken } from '#rules/rewards.ts'
import * as counts from '#rules/text/count.ts'
import { classLabel } from '#rules/user-class.ts'
import { anyPoint } from '../support/any-text.ts'
import { anyNumber } from '../support/numbers.ts'

// Any text, single surrogates included.
const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: anyPoint }),
  fc.constantFrom('\ud800', 'x\udfff', '\0', '__proto__'),
)
const anyInstant = fc.oneof(
  anyNumber,
  anyText,
  anyNumber.map(number => new Date(number)),
)

const formats = Object.entries(dates).filter(([name]) => name.startsWith('format') || name === 'greeting')

test.each(formats)('%s', (_, format) => {
  fc.assert(fc.property(anyInstant, instant => typeof (format as (at: dates.Instant) => string)(instant) === 'string'))
})

test('times between instants', () => {
  fc.assert(
    fc.property(anyInstant, anyInstant, (at, now) => {
      expect(dates.timeLeft(at, now)).toBeTypeOf('string')
      expect(dates.timeAgo(at, now)).toBeTypeOf('string')
      expect(dates.isUrgent(at, now)).toBeTypeOf('boolean')
    }),
  )
})

test('periods of missions', () => {
  fc.assert(
    fc.property(anyNumber, fc.constantFrom(0, 1, 2, 3), (at, category) => {
      const period = missionPeriod(category as 0, new Date(at))
      expect(period.key).toBeTypeOf('string')
      missionDue(new Date(at), period)
    }),
  )
})

describe('pages', () => {
  test('any numbers give a page that can be asked for', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, anyNumber, (page, total, size) => {
        expect(clampPage(page, total, size)).toBeGreaterThanOrEqual(1)
        expect(pageCount(total, size)).toBeGreaterThanOrEqual(0)
        expect(pageOffset(page, 10)).toBeGreaterThanOrEqual(0)
        expect(pageWindow(page, total, size).length).toBeLessThanOrEqual(99)
      }),
    )
  })
  test.each([Number.NaN, 0, -3, -Infinity, 0.5])('page %d is the first', page => {
    expect([pageOffset(page, 10), clampPage(page, 50, 10)]).toEqual([0, 1])
  })
})

test('texts and names', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, anyNumber, (one, two, three, number) => {
      expect(fullName({ given: one, middle: two, family: three }, number)).toBeTypeOf('string')
      expect(formatToken({ name: one, sign: two }, number)).toBeTypeOf('string')
      expect(formatReward({ kind: 'item', itemName: one, amount: number })).toBeTypeOf('string')
      for (const count of Object.values(counts)) expect(count(one)).toBeGreaterThanOrEqual(0)
      expect(parseMissionTab(one)).toBeTypeOf('number')
      expect(needsCharacter(number)).toBeTypeOf('boolean')
      expect(parseNewsCategory(one) ?? 'all').toBeTypeOf('string')
      expect(classLabel([number])).toMatch(/./)
      for (const type of Object.keys(imageWidths))
        expect(imageSource(one, type as ImageType, number)).toMatch(/^\/files\//)
    }),
  )
})
