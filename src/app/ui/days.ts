// Days and deadlines on screens: the formats of the rules with the clock of the screens. A day more than half a year away
// shows its year.
import * as dates from '#rules/dates.ts'
import { clockNow, clockStands } from './clock.ts'

export const formatDay = (instant: dates.Instant): string => dates.formatDay(instant, clockNow())
export const formatDayTime = (instant: dates.Instant): string => dates.formatDayTime(instant, clockNow())
export const formatDayWithWeekday = (instant: dates.Instant): string => dates.formatDayWithWeekday(instant, clockNow())
export const formatDeadline = (instant: dates.Instant): string => dates.formatDeadline(instant, clockNow())
export const formatDays = (from: dates.Instant, until: dates.Instant): string =>
  dates.formatDays(from, until, clockNow())

/** Time until a moment, as the rules say it; empty while the clock stands. */
export const timeLeft = (until: dates.Instant, now: dates.Instant): string =>
  clockStands() ? '' : dates.timeLeft(until, now)
