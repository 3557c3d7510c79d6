import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  formatDate,
  formatDateLong,
  formatDateTime,
  formatDateTimeLong,
  formatDay,
  formatDays,
  formatDayTime,
  formatDayWithWeekday,
  formatDeadline,
  fromJapanField,
  greeting,
  inJapan,
  isUrgent,
  timeAgo,
  timeLeft,
  toJapanField,
} from '#rules/dates.ts'

const now = new Date('2026-11-21T12:00:00+09:00')
const after = (milliseconds: number): Date => new Date(now.getTime() + milliseconds)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('how an instant is written', () => {
  const instant = '2026-11-20T12:04:59Z'
  test.each([
    [formatDateTime, '2026/11/20 21:04'],
    [formatDateTimeLong, '2026年11月20日 21時04分'],
    [formatDateLong, '2026年11月20日'],
    [formatDate, '2026/11/20'],
    [formatDayTime, '11月20日 21:04'],
    [formatDayWithWeekday, '11月20日（金）'],
  ])('%o', (format, written) => {
    expect(format(instant, now)).toBe(written)
    expect(format(new Date(instant), now)).toBe(written)
    expect(format(new Date(instant).getTime(), now)).toBe(written)
  })

  test.each([
    ['2026-11-20T14:59:59.999Z', '2026/11/20'],
    ['2026-11-20T15:00:00.000Z', '2026/11/21'],
    ['2026-12-31T15:00:00.000Z', '2027/01/01'],
    ['2028-02-28T15:00:00.000Z', '2028/02/29'],
  ])('the day turns at midnight in Japan: %s is %s', (at, day) => {
    expect(formatDate(at)).toBe(day)
  })

  test.each([
    ['2026-11-15', '日'],
    ['2026-11-16', '月'],
    ['2026-11-17', '火'],
    ['2026-11-18', '水'],
    ['2026-11-19', '木'],
    ['2026-11-20', '金'],
    ['2026-11-21', '土'],
  ])('%s is a %s', (day, weekday) => {
    expect(formatDayWithWeekday(`${day}T00:00:00+09:00`, now)).toContain(`（${weekday}）`)
  })

  test.each([
    ['2026-11-24T23:59:00', '11月24日 23:59'],
    ['2026-11-25T00:00:00', '11月24日 24:00'],
    ['2026-11-25T00:01:00', '11月25日 00:01'],
    ['2027-01-01T00:00:00', '12月31日 24:00'],
    ['2028-03-01T00:00:00', '2028年2月29日 24:00'],
  ])('a deadline of %s is written %s', (at, text) => {
    expect(formatDeadline(`${at}+09:00`, now)).toBe(text)
  })

  test.each([
    ['2026-05-22T12:00:00', '5月22日', '5月22日 12:00'],
    ['2026-05-22T11:59:00', '2026年5月22日', '2026年5月22日 11:59'],
    ['2025-11-21T12:00:00', '2025年11月21日', '2025年11月21日 12:00'],
    ['2027-05-23T12:00:00', '5月23日', '5月23日 12:00'],
    ['2027-05-23T12:01:00', '2027年5月23日', '2027年5月23日 12:01'],
    ['2027-01-01T00:00:00', '1月1日', '1月1日 00:00'],
  ])('a day more than half a year away has its year: %s', (at, day, dayTime) => {
    expect(formatDay(`${at}+09:00`, now)).toBe(day)
    expect(formatDayTime(`${at}+09:00`, now)).toBe(dayTime)
    expect(formatDayWithWeekday(`${at}+09:00`, now).split('（')[0]).toBe(day)
    expect(formatDeadline(`${at}+09:00`, now)).toBe(dayTime.replace('1月1日 00:00', '12月31日 24:00'))
  })

  test.each([
    ['2026-11-01', '2026-12-21', '11月1日〜12月20日'],
    ['2026-03-01', '2026-12-21', '2026年3月1日〜12月20日'],
    ['2026-11-01', '2027-08-01', '11月1日〜2027年7月31日'],
  ])('a period from %s to %s', (from, until, text) => {
    expect(formatDays(`${from}T00:00:00+09:00`, `${until}T00:00:00+09:00`, now)).toBe(text)
  })

  // Japan has had no daylight saving since 1951, so that a fixed offset says the same as the zone.
  test('every instant since 1952 is the one of the zone Asia/Tokyo', () => {
    const zone = new Intl.DateTimeFormat('ja-JP', {
      timeZone: 'Asia/Tokyo',
      hourCycle: 'h23',
      ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    })
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1952-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }),
        instant => {
          expect(formatDateTime(instant)).toBe(zone.format(instant))
        },
      ),
    )
  })

  test('is the same instant on another clock', () => {
    const instants = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-01-01'), noInvalidDate: true })
    fc.assert(fc.property(instants, instant => inJapan(instant).valueOf() === instant.getTime()))
  })
})

test.each([
  [-1, ''],
  [0, ''],
  [1, 'まもなく'],
  [MINUTE - 1, 'まもなく'],
  [MINUTE, 'あと1分'],
  [HOUR - 1, 'あと59分'],
  [HOUR, 'あと1時間'],
  [DAY - 1, 'あと23時間'],
  [DAY, 'あと1日'],
  [30 * DAY, 'あと30日'],
])('%i ms before a deadline one reads 「%s」', (left, text) => {
  expect(timeLeft(after(left), now)).toBe(text)
})

test.each([
  [-1, false],
  [0, false],
  [1, true],
  [3 * DAY - 1, true],
  [3 * DAY, false],
])('%i ms before a deadline its being urgent is %s', (left, urgent) => {
  expect(isUrgent(after(left), now)).toBe(urgent)
})

test.each([
  [-HOUR, '今'],
  [0, '今'],
  [MINUTE - 1, '今'],
  [MINUTE, '1分前'],
  [HOUR - 1, '59分前'],
  [HOUR, '1時間前'],
  [DAY - 1, '23時間前'],
  [DAY, '1日前'],
  [400 * DAY, '400日前'],
])('what is %i ms old is 「%s」', (age, text) => {
  expect(timeAgo(after(-age), now)).toBe(text)
})

test.each([
  ['03:59', 'こんばんは'],
  ['04:00', 'おはようございます'],
  ['09:59', 'おはようございます'],
  ['10:00', 'こんにちは'],
  ['16:59', 'こんにちは'],
  ['17:00', 'こんばんは'],
  ['00:00', 'こんばんは'],
])('at %s in Japan the greeting is %s', (time, text) => {
  expect(greeting(`2026-11-21T${time}:00+09:00`)).toBe(text)
})

describe('a field of date and time', () => {
  test('is read as a clock in Japan, whatever the clock of the device', () => {
    expect(fromJapanField('2026-11-21T09:00')).toBe('2026-11-21T00:00:00.000Z')
    expect(fromJapanField('2026-11-21T09:00:30')).toBe('2026-11-21T00:00:00.000Z')
    expect(toJapanField('2026-11-20T15:00:00Z')).toBe('2026-11-21T00:00')
  })

  test('what goes in comes out, to the minute', () => {
    const minutes = fc.integer({ min: 0, max: 100_000_000 }).map(count => new Date(count * 60_000))
    fc.assert(fc.property(minutes, at => fromJapanField(toJapanField(at)) === at.toISOString()))
  })

  test.each(['', '2026-11-21', '2026-13-01T00:00', 'T09:00', '明日の朝'])('%o is none', value => {
    expect(fromJapanField(value)).toBeNull()
  })
})
