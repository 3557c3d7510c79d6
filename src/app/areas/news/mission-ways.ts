// Way of missions that wait for an article.
import type { MissionWays } from '#app/shared/mission/way.ts'
import { missionMessages } from '#rules/messages/mission.ts'

export const newsWays = {
  News: ({ achievementValue: post }) => ({
    label: missionMessages.openNews,
    path: post === null ? '/news' : `/news/${encodeURIComponent(post)}`,
  }),
} satisfies MissionWays
