// Way of missions that wait for a novel.
import { inWorld, type MissionWays } from '#app/shared/mission/way.ts'
import { missionWorld } from '#rules/mission.ts'

export const novelWays = {
  NovelRead: ({ worldId, achievementValue: novel }) => ({
    label: 'ノベルを読む',
    path:
      novel === null || worldId === missionWorld.user
        ? '/novel'
        : inWorld(worldId, `novel/${encodeURIComponent(novel)}`),
  }),
} satisfies MissionWays
