// The calls of missions: read the input, know the caller, call a verb, answer.

import { inJapan } from '#rules/dates.ts'
import { missionWorld } from '#rules/mission.ts'
import { handlersOf } from '../../platform/handlers.ts'
import { refuse } from '../../platform/refuse.ts'
import { achieve } from './achieve.ts'
import { listAchieved, listNotAchieved, listWorlds } from './lists.ts'
import { receiveAllLp } from './receive-all-lp.ts'
import { receiveReward } from './receive-reward.ts'
import { lastReceiver, listRewardCharacters } from './reward-characters.ts'
import { summarize } from './summary.ts'

export const missionHandlers = handlersOf('mission', {
  getAchievedList: listAchieved,
  getNotAchievedList: listNotAchieved,
  getCharacterListInWorld: async (db, { userId, worldId }) => {
    const characterList = await listRewardCharacters(db, userId, worldId)
    return { characterList, lastCharacterId: await lastReceiver(db, userId, characterList) }
  },
  receiveReward,
  receiveAllLpReward: receiveAllLp,
  achievePageViewMission: async (tx, { userId, worldId, achievementType, achievementValue, now }) => {
    if (worldId === missionWorld.all || worldId === missionWorld.user) throw refuse('BAD_INPUT')
    const ofAnyWorld = worldId === missionWorld.any
    if (!ofAnyWorld) await listWorlds(tx, worldId)
    const achievedCount = await achieve(tx, {
      userId,
      type: achievementType,
      value: achievementValue,
      // A login counts once a day.
      occasion: inJapan(now).format('YYYY-MM-DD'),
      ...(ofAnyWorld ? {} : { worldId }),
      now,
    })
    return { achievedCount }
  },
  getSummary: (db, { userId, now }) => summarize(db, userId, now),
})
