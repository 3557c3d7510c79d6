// Notices grouped by their day: きょう 11月21日（土）.
import { formatDayWithWeekday } from '#app/ui/days.ts'
import { formatDate, type Instant } from '#rules/dates.ts'

const DAY_MS = 86_400_000

function dayName(at: Instant, now: number): string {
  const day = formatDayWithWeekday(at)
  if (formatDate(at) === formatDate(now)) return `きょう　${day}`
  return formatDate(at) === formatDate(now - DAY_MS) ? `きのう　${day}` : day
}

/** @param noticeList notices, the newest first */
export function byDay<Notice>(
  noticeList: readonly Notice[],
  now: number,
  timeOf: (notice: Notice) => Instant,
): [day: string, Notice[]][] {
  const days = new Map<string, Notice[]>()
  for (const notice of noticeList) {
    const day = dayName(timeOf(notice), now)
    days.set(day, [...(days.get(day) ?? []), notice])
  }
  return [...days]
}
