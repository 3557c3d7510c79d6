// A mission in answers, made from a row of the lists.
import type { AchieveCategory, MissionStatus } from '#rules/mission.ts'

export type MissionRow = {
  id: number
  worldId: string
  worldName: string
  achieveCategory: AchieveCategory
  archiveTitle: string
  description: string
  rewardText: string
  notLpOnly: 0 | 1
  achievementType: string
  achievementValue: string | null
  achieveTo: string | null
  createdAt: string | null
  receivedAt: string | null
  status: MissionStatus
  progressCount: number
  requiredCount: number
}

/** @param due the due date to show; on the unachieved tab the end of the period counts too */
export const toMission = (row: MissionRow, due: Date | null) => ({
  id: row.id,
  worldId: row.worldId,
  worldName: row.worldName,
  achieveCategory: row.achieveCategory,
  archiveTitle: row.archiveTitle,
  description: row.description,
  rewardText: row.rewardText,
  notLpOnly: row.notLpOnly,
  achievementType: row.achievementType,
  achievementValue: row.achievementValue,
  achieveTo: due ?? row.achieveTo,
  createdAt: row.createdAt,
  receivedAt: row.receivedAt,
  status: row.status,
  progressCount: Math.min(row.progressCount, row.requiredCount),
  requiredCount: row.requiredCount,
})
