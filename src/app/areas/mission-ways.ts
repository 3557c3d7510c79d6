// Screens where missions are fulfilled, joined from the areas that raise them: does not compile while a type has no way. Read by the cards,
// the start page and the column of ending ones.
import type { Sought, Way, WayTo } from '#app/shared/mission/way.ts'
import type { AchievementType } from '#rules/mission.ts'
import { characterWays } from './character-edit/mission-ways.ts'
import { equipmentWays } from './equipment/mission-ways.ts'
import { exchangeWays } from './exchange/mission-ways.ts'
import { followWays } from './follow/mission-ways.ts'
import { friendWays } from './friend/mission-ways.ts'
import { loginWays } from './home/mission-ways.ts'
import { letterWays } from './letter/mission-ways.ts'
import { newsWays } from './news/mission-ways.ts'
import { noteWays } from './note/mission-ways.ts'
import { novelWays } from './novel/mission-ways.ts'
import { scenarioWays } from './scenario/mission-ways.ts'
import { shopWays } from './shop/mission-ways.ts'
import { skillWays } from './skill/mission-ways.ts'
import { tweetWays } from './tweet/mission-ways.ts'

const ways: Record<AchievementType, WayTo> = {
  ...characterWays,
  ...equipmentWays,
  ...exchangeWays,
  ...followWays,
  ...friendWays,
  ...loginWays,
  ...letterWays,
  ...newsWays,
  ...noteWays,
  ...novelWays,
  ...scenarioWays,
  ...shopWays,
  ...skillWays,
  ...tweetWays,
}

/** Types with a screen. */
export const wayTypes = Object.keys(ways)

/** Screen where a mission is fulfilled; null for types of an older or newer server that have none. */
export const wayOf = (mission: Sought & { achievementType: string }): Way | null =>
  isKnown(mission.achievementType) ? ways[mission.achievementType](mission) : null

const isKnown = (type: string): type is AchievementType => Object.hasOwn(ways, type)
