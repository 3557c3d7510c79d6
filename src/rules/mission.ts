// Missions: their codes and tabs (doc2 §§2-5, G09, G38). Shared by the screen and the server.

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

/** Reads tabNo of the address; anything else is the first tab. */
export const parseMissionTab = (value: unknown): MissionTab =>
  MISSION_TABS.find(tab => String(tab) === String(value)) ?? 0
