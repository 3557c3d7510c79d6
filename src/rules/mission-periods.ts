// Periods of daily, weekly and monthly missions (doc2 §2, rules §16, G53). Separate from mission.ts, so that the first
// visit does not load the date library.
import { inJapan } from './dates.ts'
import { type AchieveCategory, achieveCategory } from './mission.ts'

export type MissionPeriod = {
  /** Name of the period, a part of the natural key of a user's mission: one row per user, mission and period. */
  key: string
  /** End of the period; null for missions without a period. */
  end: Date | null
}

/** The period of an instant: days begin at 00:00 Asia/Tokyo, weeks on Monday, months on the first. */
export function missionPeriod(category: AchieveCategory, instant: Date): MissionPeriod {
  const now = inJapan(instant)
  switch (category) {
    case achieveCategory.normal:
      return { key: 'once', end: null }
    case achieveCategory.daily: {
      const start = now.startOf('day')
      return { key: `d${start.format('YYYY-MM-DD')}`, end: start.add(1, 'day').toDate() }
    }
    case achieveCategory.weekly: {
      const start = now.startOf('day').subtract((now.day() + 6) % 7, 'day')
      return { key: `w${start.format('YYYY-MM-DD')}`, end: start.add(7, 'day').toDate() }
    }
    case achieveCategory.monthly: {
      const start = now.startOf('month')
      return { key: `m${start.format('YYYY-MM')}`, end: start.add(1, 'month').toDate() }
    }
  }
}

/**
 * Due date on the tab of unachieved missions: the mission's own or the end of its period, whichever is earlier (G53).
 */
export function missionDue(achieveTo: Date | null, period: MissionPeriod): Date | null {
  if (!achieveTo) return period.end
  if (!period.end) return achieveTo
  return achieveTo < period.end ? achieveTo : period.end
}
