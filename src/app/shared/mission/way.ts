// Way from a mission to the screen where it is fulfilled. Each area says it of the types that it raises; areas/mission-ways.ts joins them.
import { type AchievementType, missionWorld } from '#rules/mission.ts'

/** @property path address in the app */
export type Way = { label: string; path: string }

/** Facts of a mission that a way follows from. */
export type Sought = { worldId: string; achievementValue: string | null }

export type WayTo = (mission: Sought) => Way

/** Ways of an area, by the types that it raises. */
export type MissionWays = { [Type in AchievementType]?: WayTo }

/** A page of the mission's world; for missions of any world, the user first chooses one. */
export const inWorld = (worldId: string, page: string): string =>
  worldId === missionWorld.user ? '/worldSelect' : `/world/${encodeURIComponent(worldId)}/${page}`

/** A page of the mission's world, whatever the mission waits for there. */
export const pageOf =
  (label: string, page: string): WayTo =>
  ({ worldId }) => ({ label, path: inWorld(worldId, page) })
