// Notices grouped by their day: きょう 11月21日（土）.

import type { Notice } from '#app/shared/notice/notices.ts'
import { formatDayWithWeekday } from '#app/ui/days.ts'
import { formatDate } from '#rules/dates.ts'

const DAY_MS = 86_400_000

function dayName(at: number, now: number): string {
  const day = formatDayWithWeekday(at)
  if (formatDate(at) === formatDate(now)) return `きょう　${day}`
  return formatDate(at) === formatDate(now - DAY_MS) ? `きのう　${day}` : day
}

/** @param noticeList notices, the newest first */
export function byDay(noticeList: readonly Notice[], now: number): [day: string, Notice[]][] {
  const days = new Map<string, Notice[]>()
  for (const notice of noticeList) {
    const day = dayName(notice.at, now)
    days.set(day, [...(days.get(day) ?? []), notice])
  }
  return [...days]
}
