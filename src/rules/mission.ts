// Missions: what an address and a reward ask for (doc2 §§2-5, G09). Shared by the screen and the server.
import { type MissionStatus, missionTabNo, notLpOnly as rewardKind } from './codes/mission.ts'

// Code that works with missions needs their codes and numbers too.
export * from './codes/mission.ts'
export { missionPageLinks as MISSION_PAGE_LINKS, missionPageSize as MISSION_PAGE_SIZE } from './constants/mission.ts'

export const MISSION_TABS = Object.values(missionTabNo)
export type MissionTab = MissionStatus

/** notLpOnly 0 is claimed at once with characterId null; anything else needs a character (G09). */
export const needsCharacter = (notLpOnly: number): boolean => notLpOnly !== rewardKind.direct

/** Reads tabNo of the address; anything else is the first tab. */
export const parseMissionTab = (value: unknown): MissionTab =>
  MISSION_TABS.find(tab => String(tab) === String(value)) ?? 0
