// A mission in answers, made from a row of the lists.
import type { MissionStatus } from '#rules/mission.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { missionMaster } from './tables.ts'

export const ofMission = columnsOf(missionMaster, 'm', [
  ...(['achieveCategory', 'archiveTitle', 'description', 'rewardText', 'notLpOnly', 'achievementType'] as const),
  ...(['achievementValue', 'achieveTo', 'requiredCount'] as const),
])

/** @property id of the user's row, and of the mission where the user has none yet, which has no times then */
export type MissionRow = RowOf<typeof ofMission> & {
  id: number
  worldId: string
  worldName: string
  createdAt: string | null
  receivedAt: string | null
  status: MissionStatus
  progressCount: number
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
