// The birth-date picker: year, month and day, never after today and never before its first year (rules §13, G18).
import { birthDateStepDays, birthMonthMax, birthMonthMin, birthYearListYears } from './constants/account.ts'

export interface CalendarDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** Years to choose from: the current one and the 59 before it (rules §13). */
export const birthYears = (today: CalendarDay): readonly number[] =>
  Array.from({ length: birthYearListYears }, (_, index) => today.year - index)

/** Number of days in a month of the Gregorian calendar. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** A chosen date made valid: a day that its month lacks becomes the last, a day out of range the nearest. */
export function birthDate(choice: CalendarDay, today: CalendarDay): CalendarDay {
  const year = whole(choice.year, today.year)
  const month = within(whole(choice.month, today.month), birthMonthMin, birthMonthMax)
  const day = within(whole(choice.day, today.day), 1, daysInMonth(year, month))
  return inRange({ year, month, day }, today)
}

/** The date one step later (1) or earlier (-1) (rules §13). */
export function stepBirthDate(date: CalendarDay, direction: 1 | -1, today: CalendarDay): CalendarDay {
  const from = birthDate(date, today)
  const day = from.day + direction * birthDateStepDays
  if (day < 1) return inRange(lastOfMonthBefore(from), today)
  if (day > daysInMonth(from.year, from.month)) return inRange(firstOfMonthAfter(from), today)
  return inRange({ ...from, day }, today)
}

/** A date as seinengappi: yyyyMMdd (rules §13). */
export const formatSeinengappi = ({ year, month, day }: CalendarDay): string =>
  digits(year, 4) + digits(month, 2) + digits(day, 2)

/** Date of a seinengappi; null when the calendar has no such day. */
export function parseSeinengappi(text: string): CalendarDay | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text)?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined) return null
  const exists = month >= birthMonthMin && month <= birthMonthMax && day >= 1 && day <= daysInMonth(year, month)
  return exists ? { year, month, day } : null
}

const lastOfMonthBefore = ({ year, month }: CalendarDay): CalendarDay =>
  month === birthMonthMin
    ? { year: year - 1, month: birthMonthMax, day: daysInMonth(year - 1, birthMonthMax) }
    : { year, month: month - 1, day: daysInMonth(year, month - 1) }

const firstOfMonthAfter = ({ year, month }: CalendarDay): CalendarDay =>
  month === birthMonthMax ? { year: year + 1, month: birthMonthMin, day: 1 } : { year, month: month + 1, day: 1 }

function inRange(date: CalendarDay, today: CalendarDay): CalendarDay {
  const first = { year: today.year - birthYearListYears + 1, month: birthMonthMin, day: 1 }
  if (order(date) > order(today)) return today
  return order(date) < order(first) ? first : date
}

const order = ({ year, month, day }: CalendarDay): number => (year * 100 + month) * 100 + day
const whole = (value: number, otherwise: number): number => (Number.isFinite(value) ? Math.trunc(value) : otherwise)
const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))
const digits = (value: number, length: number): string => String(value).padStart(length, '0')
