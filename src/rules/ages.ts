// Age in full years on today's day in Japan, and the age category (rules §7).
import { type CalendarDay, parseSeinengappi } from './birth-dates.ts'
import { type AgeKbn, ageKbn } from './codes/user.ts'
import { ageBand1, ageBand2, ageBand3 } from './constants/account.ts'
import { type Instant, inJapan } from './dates.ts'

/** Day of the calendar in Japan at an instant; fields of NaN for an invalid instant. */
export function dayInJapan(instant: Instant): CalendarDay {
  const now = inJapan(instant)
  return { year: now.year(), month: now.month() + 1, day: now.date() }
}

/** Age in full years on the current day in Japan; null without a birth date that exists (rules §7). */
export function ageOf(seinengappi: string, now: Instant): number | null {
  const birth = parseSeinengappi(seinengappi)
  if (!birth) return null
  const today = dayInJapan(now)
  const isBefore = today.month < birth.month || (today.month === birth.month && today.day < birth.day)
  const age = today.year - birth.year - (isBefore ? 1 : 0)
  return Number.isFinite(age) ? age : null
}

/** Age category (rules §7). An unknown age counts as the youngest, which is protected most. */
export function ageCategory(seinengappi: string, now: Instant): AgeKbn {
  const age = ageOf(seinengappi, now)
  if (age === null || age < ageBand1) return ageKbn.under16
  if (age < ageBand2) return ageKbn.from16
  return age < ageBand3 ? ageKbn.from18 : ageKbn.from20
}
