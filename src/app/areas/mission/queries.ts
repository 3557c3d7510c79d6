// Reads of the mission screen.
import calls from 'virtual:contract/mission'
import { type Calls, connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { MissionContract } from '#contract/mission.ts'
import { achievedListKind, MISSION_PAGE_SIZE, type MissionTab } from '#rules/mission.ts'
import { pageSlice } from '#rules/paging.ts'

export const missionCalls: Calls<MissionContract> = connect<MissionContract>('mission', calls)

export type MissionPlace = { tabNo: MissionTab; worldId: string; page: number }
export type MissionPage = Awaited<ReturnType<typeof missionCalls.getAchievedList.send>>
export type Mission = MissionPage['achievementDtoList'][number]
export type RewardCharacter = Awaited<
  ReturnType<typeof missionCalls.getCharacterListInWorld.send>
>['characterList'][number]
export type RewardResult = Awaited<ReturnType<typeof missionCalls.receiveReward.send>>

export const missionQueries = {
  /** Page of a tab. Tab 0 has a call of its own; the others share one, and name their kind (rules §16). */
  page: ({ tabNo, worldId, page }: MissionPlace) => {
    const paging = pageSlice(page, MISSION_PAGE_SIZE)
    if (tabNo === 0) return readQuery(missionCalls.getNotAchievedList, { worldId, ...paging }, { kept: true })
    const kind = tabNo === 1 ? achievedListKind.achieved : achievedListKind.received
    return readQuery(missionCalls.getAchievedList, { worldId, kind, ...paging }, { kept: true })
  },
  rewardCharacters: (worldId: string) => readQuery(missionCalls.getCharacterListInWorld, { worldId }, { kept: true }),
  summary: () => readQuery(missionCalls.getSummary, {}, { kept: true }),
}
