// Days and deadlines on screens: the formats of the rules with the clock of the device. A day more than half a year away
// shows its year.
import * as dates from '#rules/dates.ts'

export const formatDay = (instant: dates.Instant): string => dates.formatDay(instant, Date.now())
export const formatDayTime = (instant: dates.Instant): string => dates.formatDayTime(instant, Date.now())
export const formatDayWithWeekday = (instant: dates.Instant): string => dates.formatDayWithWeekday(instant, Date.now())
export const formatDeadline = (instant: dates.Instant): string => dates.formatDeadline(instant, Date.now())
export const formatDays = (from: dates.Instant, until: dates.Instant): string =>
  dates.formatDays(from, until, Date.now())
