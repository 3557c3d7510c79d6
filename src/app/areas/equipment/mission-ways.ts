// Ways of missions that wait for equipment.
import { type MissionWays, pageOf } from '#app/shared/mission/way.ts'

export const equipmentWays = {
  EquipItem: pageOf('装備へ', 'sobiItemSettings'),
  ItemLevelUp: pageOf('装備へ', 'sobiItemSettings'),
} satisfies MissionWays
