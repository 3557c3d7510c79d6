// Dates as the service shows and counts them: instants are stored in UTC, days and weeks turn in Asia/Tokyo, which has
// had no daylight saving since 1951, so a fixed offset is exact.
import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { dateFormat, dateFormatJa, dateTimeFormat, dateTimeFormatJa } from './constants/date-formats.ts'

dayjs.extend(utc)

const TOKYO_OFFSET_MINUTES = 9 * 60
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export type Instant = Date | number | string

/** An instant as date and time in Japan. */
export function inJapan(instant: Instant): Dayjs {
  return dayjs(instant).utcOffset(TOKYO_OFFSET_MINUTES)
}

/** `2026/11/20 21:04` (doc1 §9). */
export const formatDateTime = (instant: Instant): string => inJapan(instant).format(dateTimeFormat)

/** `2026年11月20日 21時04分` (doc1 §9). */
export const formatDateTimeLong = (instant: Instant): string => inJapan(instant).format(dateTimeFormatJa)

/** `2026年11月20日` (doc1 §9). */
export const formatDateLong = (instant: Instant): string => inJapan(instant).format(dateFormatJa)

/** `2026/11/20` (doc1 §9). */
export const formatDate = (instant: Instant): string => inJapan(instant).format(dateFormat)

export const formatTime = (instant: Instant): string => timeOf(inJapan(instant))

/** `21:08:42`: when something was received, to the second. */
export const formatReceipt = (instant: Instant): string => inJapan(instant).format('HH:mm:ss')

/** Further away than this, a day without its year would be read as one of this year's. */
const HALF_YEAR_DAYS = 183

/** `11月20日`, or `2025年11月20日` when the day is more than half a year before or after `now`. */
function dayOf(moment: Dayjs, now: Instant): string {
  const isFar = Math.abs(moment.valueOf() - dayjs(now).valueOf()) > HALF_YEAR_DAYS * DAY
  return `${isFar ? `${moment.year()}年` : ''}${moment.month() + 1}月${moment.date()}日`
}

const twoDigits = (part: number): string => String(part).padStart(2, '0')
const timeOf = (moment: Dayjs): string => `${twoDigits(moment.hour())}:${twoDigits(moment.minute())}`

/** `11月20日`; with the year when it is not obvious. */
export const formatDay = (instant: Instant, now: Instant): string => dayOf(inJapan(instant), now)

/** `11月20日 21:04`; with the year when it is not obvious. */
export const formatDayTime = (instant: Instant, now: Instant): string => dayTimeOf(inJapan(instant), now)
const dayTimeOf = (moment: Dayjs, now: Instant): string => `${dayOf(moment, now)} ${timeOf(moment)}`

/**
 * A deadline: `11月24日 23:59`; with the year when it is not obvious. A deadline at midnight is shown as 24:00 of its
 * day, not as 0:00 of the next.
 */
export function formatDeadline(instant: Instant, now: Instant): string {
  const end = inJapan(instant)
  const midnight = end.hour() === 0 && end.minute() === 0
  return midnight ? `${dayOf(end.subtract(1, 'minute'), now)} 24:00` : dayTimeOf(end, now)
}

/** A period: `11月1日〜12月20日`. When it ends at midnight, its last day is the day before. Either day may show its year. */
export const formatDays = (from: Instant, until: Instant, now: Instant): string =>
  `${formatDay(from, now)}〜${dayOf(inJapan(until).subtract(1, 'millisecond'), now)}`

/** An instant as the value of a date-time field, in the time of Japan: `2026-11-21T09:00`. */
export const toJapanField = (instant: Instant | null): string =>
  instant === null ? '' : inJapan(instant).format('YYYY-MM-DDTHH:mm')

/**
 * Instant of a date-time field that is read as time in Japan, whatever the time zone of the device; null when invalid.
 */
export function fromJapanField(value: string): string | null {
  const [, minutes] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)/.exec(value) ?? []
  const at = Date.parse(`${minutes}:00+09:00`)
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}

const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土'] as const

/** `11月21日（土）`; with the year when it is not obvious. */
export const formatDayWithWeekday = (instant: Instant, now: Instant): string =>
  `${formatDay(instant, now)}（${WEEKDAYS[inJapan(instant).day()]}）`

/** Time until a moment: `あと3日`, `あと2時間`, `あと5分`, `まもなく`; empty once it has passed (look). */
export function timeLeft(until: Instant, now: Instant): string {
  const left = dayjs(until).valueOf() - dayjs(now).valueOf()
  if (left <= 0) return ''
  if (left < MINUTE) return 'まもなく'
  if (left < HOUR) return `あと${Math.floor(left / MINUTE)}分`
  if (left < DAY) return `あと${Math.floor(left / HOUR)}時間`
  return `あと${Math.floor(left / DAY)}日`
}

/** A deadline is urgent, and its time left vermilion, within three days (look). */
export const isUrgent = (until: Instant, now: Instant): boolean => {
  const left = dayjs(until).valueOf() - dayjs(now).valueOf()
  return left > 0 && left < 3 * DAY
}

/** Age of something: `今`, `3分前`, `2時間前`, `5日前`. */
export function timeAgo(at: Instant, now: Instant): string {
  const age = Math.max(0, dayjs(now).valueOf() - dayjs(at).valueOf())
  if (age < MINUTE) return '今'
  if (age < HOUR) return `${Math.floor(age / MINUTE)}分前`
  if (age < DAY) return `${Math.floor(age / HOUR)}時間前`
  return `${Math.floor(age / DAY)}日前`
}

/** The greeting of the start page: おはようございます from 4, こんにちは from 10, こんばんは from 17 o'clock in Japan. */
export function greeting(now: Instant): string {
  const hour = inJapan(now).hour()
  if (hour >= 4 && hour < 10) return 'おはようございます'
  return hour >= 10 && hour < 17 ? 'こんにちは' : 'こんばんは'
}
