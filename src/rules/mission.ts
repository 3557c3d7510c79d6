// Missions: the tab in an address, and the character that a reward needs (doc2 §§2-5, G09). Shared by the screen and
// the server.
import { type MissionStatus, missionTabNo, notLpOnly as rewardKind } from './codes/mission.ts'

// Users of this file need the codes and numbers of missions too.
export * from './codes/mission.ts'
export { missionPageLinks as MISSION_PAGE_LINKS, missionPageSize as MISSION_PAGE_SIZE } from './constants/mission.ts'

export const MISSION_TABS = Object.values(missionTabNo)
export type MissionTab = MissionStatus

/** A reward with notLpOnly 0 is claimed at once with characterId null; any other needs a character (G09). */
export const needsCharacter = (notLpOnly: number): boolean => notLpOnly !== rewardKind.direct

/** Tab from the tabNo of an address; the first tab for any other value. */
export const parseMissionTab = (value: unknown): MissionTab =>
  MISSION_TABS.find(tab => String(tab) === String(value)) ?? 0
