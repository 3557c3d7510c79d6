// Missions: their codes, tabs and periods (doc2 §§2-5, rules.md §16, G09, G38, G53). Shared by the screen and the server.
import { inJapan } from './dates.ts'

export const MISSION_PAGE_SIZE = 10
export const MISSION_PAGE_LINKS = 7

/** missionStatus of codes.tsv. */
export const missionStatus = { unachieved: 0, achieved: 1, received: 2 } as const
export type MissionStatus = (typeof missionStatus)[keyof typeof missionStatus]

/** achieveCategory of codes.tsv. */
export const achieveCategory = { normal: 0, daily: 1, weekly: 2, monthly: 3 } as const
export type AchieveCategory = (typeof achieveCategory)[keyof typeof achieveCategory]

export const achieveCategoryLabels = ['ノーマル', 'デイリー', 'ウィークリー', 'マンスリー'] as const

/** achievedListKind of codes.tsv: the kind in the path of getAchievedList. */
export const achievedListKind = { achieved: 0, received: 1 } as const

/** achievementType of codes.tsv; other areas raise types of their own. */
export const achievementType = { news: 'News', login: 'Login' } as const

/** missionWorldId of codes.tsv, and `user` for user missions (G38). */
export const missionWorld = { all: 'all', any: 'any', user: 'user' } as const

/** The first two entries of the world dropdown; a user mission's world is named like its entry. */
export const missionWorldLabels = { all: '全てのミッション', user: 'ユーザーミッション' } as const

export const MISSION_TABS = [0, 1, 2] as const
export type MissionTab = (typeof MISSION_TABS)[number]

export const missionTabLabels = ['未達成', '達成', '受取済み'] as const

/** notLpOnly 0 is claimed at once with characterId null; anything else needs a character (G09). */
export const needsCharacter = (notLpOnly: number): boolean => notLpOnly !== 0

export type MissionPeriod = {
  /** Part of the natural key of a user's mission: one row per user, mission and period. */
  key: string
  /** When the period turns, or null for missions without a period. */
  end: Date | null
}

/** The period an instant falls into: days turn at 00:00 Asia/Tokyo, weeks on Monday, months on the first. */
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

/** The due date to show on the unachieved tab: the earlier of the mission's own and the turn of its period (G53). */
export function missionDue(achieveTo: Date | null, period: MissionPeriod): Date | null {
  if (!achieveTo) return period.end
  if (!period.end) return achieveTo
  return achieveTo < period.end ? achieveTo : period.end
}

/** Reads tabNo of the address; anything else is the first tab. */
export const parseMissionTab = (value: unknown): MissionTab =>
  MISSION_TABS.find(tab => String(tab) === String(value)) ?? 0
