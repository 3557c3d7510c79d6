// The calls of missions.

import { handlersOf } from '../../platform/handlers.ts'
import { listAchieved, listNotAchieved } from './lists.ts'
import { achievePageView } from './page-view.ts'
import { receiveAllLp } from './receive-all-lp.ts'
import { receiveReward } from './receive-reward.ts'
import { offerReceivers } from './reward-characters.ts'
import { summarize } from './summary.ts'

export const missionHandlers = handlersOf('mission', {
  getAchievedList: listAchieved,
  getNotAchievedList: listNotAchieved,
  getCharacterListInWorld: offerReceivers,
  receiveReward,
  receiveAllLpReward: receiveAllLp,
  achievePageViewMission: achievePageView,
  getSummary: (db, { userId, now }) => summarize(db, userId, now),
})
