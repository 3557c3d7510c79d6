// Ways of missions that wait for skills.
import { type MissionWays, pageOf } from '#app/shared/mission/way.ts'

export const skillWays = {
  SkillLearn: pageOf('スキルへ', 'skillSettings'),
  SkillSet: pageOf('スキルへ', 'skillSettings'),
} satisfies MissionWays
